# Two commands do everything on a machine with Python 3.11+, pip and make:
#   make kit GAME=kraby    prints the complete kit into output/
#   make test              format, lint, types, imports, tests

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
GAME ?= kraby
ARGS ?=
export PIP_DISABLE_PIP_VERSION_CHECK = 1

.PHONY: kit test check sweep bench golden proof wheel virtualenv clean

kit: $(VENV)/installed
	$(BIN)/printkit print $(GAME) $(ARGS)

test: check
	$(BIN)/pytest -n auto

check: $(VENV)/tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tests/file_sizes.py

sweep: $(VENV)/tools
	PRINTKIT_SEEDS=20000 $(BIN)/pytest -n auto -m sweep

bench: $(VENV)/tools
	$(BIN)/python bench/run.py

golden: $(VENV)/tools
	$(BIN)/pytest --update-golden -m golden

proof: $(VENV)/installed
	$(BIN)/printkit proof $(GAME) $(ARGS) --force

wheel: $(VENV)/tools
	$(BIN)/python -m build --wheel

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV) || $(MAKE) virtualenv

# Where Python came without its venv module (Debian, Ubuntu), a package does the same.
virtualenv:
	rm -rf $(VENV)
	$(PYTHON) -m pip install --quiet --target $(VENV).boot virtualenv
	PYTHONPATH=$(VENV).boot $(PYTHON) -m virtualenv --quiet $(VENV)
	rm -rf $(VENV).boot

$(VENV)/installed: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --editable .
	touch $@

$(VENV)/tools: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --editable ".[test]"
	touch $@ $(VENV)/installed

clean:
	rm -rf $(VENV) output dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
