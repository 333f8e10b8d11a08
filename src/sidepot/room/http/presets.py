"""Tables that people ask for by name: a house with some dials set, ready to be opened."""

from __future__ import annotations

from sidepot.room.protocol.bodies import NewTable, PresetTable

PRESETS: tuple[PresetTable, ...] = (
    PresetTable(
        "Friends’ no limit",
        "An evening among friends: eight chairs, time to think, all-ins may be run twice, no auto players.",
        NewTable(
            chairs=8, private=True, act_ms=45_000, dials={"run_twice": True, "straddle": True, "buy_in": "50/200"},
        ),
    ),
    PresetTable(
        "Short deck",
        "Sixes and up, a flush beats a full house: everyone antes, the button pays the only blind.",
        NewTable(
            chairs=6, private=True, autos=["regular"] * 2,
            dials={"game": "short-deck", "forced": "button-blind", "blinds": "2/4", "ante": 2, "buy_in": "50/200"},
        ),
    ),
    PresetTable(
        "Bomb-pot night",
        "Every hand is a bomb pot: everyone puts in five big blinds, and the betting begins on the flop.",
        NewTable(
            chairs=6, private=True, autos=["regular"] * 2,
            dials={
                "forced": "antes", "blinds": "2/2", "ante": 8, "first_betting": False, "heads_up": "button-bb",
                "buy_in": "100/400", "run_twice": True,
            },
        ),
    ),
)  # fmt: skip
