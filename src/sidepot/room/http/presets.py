"""Tables that people ask for by name: a house with some dials set, ready to be opened."""

from __future__ import annotations

from sidepot.room.protocol.bodies import NewTable, PresetTable

PRESETS: tuple[PresetTable, ...] = (
    PresetTable(
        "friends",
        NewTable(
            chairs=8, private=True, act_ms=45_000, dials={"run_twice": True, "straddle": True, "buy_in": "50/200"},
        ),
    ),
    PresetTable(
        "short-deck",
        NewTable(
            chairs=6, private=True, autos=["regular"] * 2,
            dials={"game": "short-deck", "forced": "button-blind", "blinds": "2/4", "ante": 2, "buy_in": "50/200"},
        ),
    ),
    PresetTable(
        "bomb-pots",
        NewTable(
            chairs=6, private=True, autos=["regular"] * 2,
            dials={
                "forced": "antes", "blinds": "2/2", "ante": 8, "first_betting": False, "heads_up": "button-bb",
                "buy_in": "100/400", "run_twice": True,
            },
        ),
    ),
)  # fmt: skip
