"""The question about roads: from a typed board and a site to the stretches that are missing."""

from collections.abc import Mapping
from typing import Any

from printkit.base.nearest import nearest
from printkit.model.faults import fault
from printkit.model.game import Answer, Helper
from printkit.model.options import Option
from printkit.model.text import text
from printkit.rules.guatemala_cafe.given import NEEDED_BOARD, board_of, field, refuse
from printkit.rules.guatemala_cafe.numbers import ROADS
from printkit.rules.guatemala_cafe.plantation import covered_sites
from printkit.rules.guatemala_cafe.plants import kind_of, site_at, site_named, way_of


def _roads(given: Mapping[str, Any]) -> Answer:
    table, faults = board_of(given)
    if table is None:
        return refuse(*faults)
    word = given["site"].strip()
    spot = field(word)
    site = site_named(table, word) or (site_at(table, spot) if spot else None)
    if site is None:
        names = [one.id for one in table.board.sites]
        near = nearest(word, names)
        hint = "did you mean {near}? sites: {sites}" if near else "sites: {sites}"
        message = "there is no site {word}"
        values = {"word": repr(word), "near": near or "", "sites": " ".join(names)}
        return refuse(fault("E_SITE", "site", message, hint, **values))
    if site.id in covered_sites(len(table.players)):
        message = "the site {site} is covered with three players"
        covered = fault("E_COVER", "site", message, site=site.id)
        return Answer(ok=False, result={}, reasons=(covered,))
    way = way_of(table, site, kind_of(table.at((site.column, site.row))))
    left = ROADS - len(table.roads)
    result = {
        "site": site.id,
        "harbour": way.harbour,
        "connected": not way.missing,
        "missing": len(way.missing),
        "stretches": [[list(one), list(other)] for one, other in way.missing],
        "path": [list(corner) for corner in way.path],
        "roads_left": left,
    }
    path = " ".join(f"({x},{y})" for x, y in way.path)
    gaps = " ".join(f"({x},{y})-({to_x},{to_y})" for (x, y), (to_x, to_y) in way.missing)
    told = [
        text(
            "{site} is connected to harbour {harbour}: {path}",
            site=site.id,
            harbour=way.harbour,
            path=path,
        )
        if not way.missing
        else text(
            "{site} lacks {number} of the {all} roads to harbour {harbour}: {gaps}",
            site=site.id,
            number=len(way.missing),
            all=len(way.path) - 1,
            harbour=way.harbour,
            gaps=gaps,
        )
    ]
    told.append(
        text(
            "Of the {all} roads {left} do not lie here; some of them may lie on the other board.",
            left=left,
            all=ROADS,
        )
    )
    return Answer(ok=True, result=result, told=tuple(told))


ROADS_LEFT = Helper(
    id="roads",
    title=text("how many roads a site lacks to its harbour, and where"),
    inputs=(
        NEEDED_BOARD,
        Option("site", "text", text("the site: B2, or column and row 4,6"), required=True),
    ),
    answer=_roads,
    rule="Guatemala Café 6.4",
)
