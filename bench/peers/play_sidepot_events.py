"""The same, and every event that an action returns is read at once."""

from measure import lacks, main
from play_sidepot import BUILD, play


def watched(hand):
    act = hand.act
    return lambda action: tuple(act(action))


SAME = lacks("as sidepot")

main(
    "sidepot",
    {f"{players} players": play(players, watched) for players in (2, 6, 9)} | {"fork": SAME, "memory": SAME},
    BUILD,
)
