"""The words a rules module is written in: frozen records, no behaviour, no drawing."""
