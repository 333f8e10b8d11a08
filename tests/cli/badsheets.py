"""Structure sheets with which something is wrong, and every such thing once."""

from __future__ import annotations

import re

from sidepot.tournament.sheet_keys import FIELD
from sidepot.tournament.sheet_keys import KEYS as TAKEN

GOOD = """
[levels]
by = "hands"
every = 5
blinds = [[5, 10], [10, 20], [20, 40]]
"""
FOUR = "[field]\nrock = 2\ncaller = 2\n"

SHEETS = {
    "values": """
name = 5
draw = 1
format = "cup"
places = "best"
chairs = 0
still_hands = 0
hand_for_hand = -1
starts_at = 2027-01-31T20:00:00
payouts = "all"
dials = 5
points = 5
house = "standard"
colour = "red"
stck = 100
bot = 5
hands = 5
rebuys = 5
add_on = { chips = 5 }
field = 5
""",
    "levels-values": """
[levels]
by = "days"
evry = 5
every = "long"
blinds = "5/10"
colour = "red"
breaks = 5
[field]
guests = 5
rock = "many"
"ab\\tc" = 1
[field.named]
"" = "rock"
[points]
11 = [1]
3 = ["x"]
[[bot]]
name = ""
colour = "red"
nme = "x"
[[bot]]
name = "heron"
url = 5
[[bot]]
name = "heron"
""",
    "urls": "\n".join([
        f'[[bot]]\nname = "bot {number}"\nurl = "{url}"'
        for number, url in enumerate((
            "ftp://a", "http://a:b@c", "http://a/?b", "http://a:0", "http://[::x]", "http://1.2", "http://a!b", "http://",
            "http://ä", "http://a:x", "http://" + "a" * 1000,
        ))
    ]),
    "named": '[field]\nnamed = 5\n',
    "crowd": "[field]\nrock = 9000\ncaller = 9000\n",
    "nowhere": 'house = "thursday.toml"\n' + FOUR,
    "no-levels": FOUR,
    "lengths": GOOD.replace("every = 5", "every = [5, 5]") + FOUR,
    "breaks": GOOD + "breaks = [1]\n" + FOUR,
    "break-nine": GOOD + "breaks = [9]\nbreak_minutes = 5\n" + FOUR,
    "break-last": GOOD + "breaks = [3]\nbreak_minutes = 5\n" + FOUR,
    "twice": GOOD + '[field]\nrock = 2\n[field.named]\n"rock 1" = "rock"\n',
    "bot-and-player": GOOD + FOUR + '[[bot]]\nname = "rock 1"\nurl = "http://127.0.0.1:1"\n',
    "alone": GOOD + "[field]\nrock = 1\n",
    "strangers": GOOD + "[field]\nheron = 2\n",
    "absent": GOOD + "[field]\nabsent = 2\n",
    "many": "max_entrants = 3\n" + GOOD + FOUR,
    "late": GOOD + FOUR + "late = 3\nrebuy = 200\n",
    "guests": 'format = "timed"\n' + FOUR + "guests = []\n",
    "no-points": 'format = "season"\nchairs = 9\nmax_entrants = 12\n[field]\nrock = 12\n',
    "chairs": "chairs = 30\nfinal_table = 1\nmax_entrants = 1\nstarts_with = 1\n" + GOOD + FOUR,
    "starts": "starts_with = 1\n" + GOOD + FOUR,
    "stack": "stack = 9007199254740991\n" + GOOD + FOUR,
    "empty": "[levels]\nblinds = []\n" + FOUR,
    "falling": "[levels]\nevery = 0\nblinds = [[10, 20, 5], [5, 10], [5, 10]]\n" + FOUR,
    "high": "[levels]\nblinds = [[9007199254740990, 9007199254740991]]\n" + FOUR,
    "unplayable": "[levels]\nblinds = [[20, 10]]\n" + FOUR,
    "after": "late = 9\nreentries = 1\n" + GOOD + FOUR,
    "reentries": "reentries = 1\n" + GOOD + FOUR,
    "full": "max_entrants = 4\nstarts_with = 4\nlate = 1\n" + GOOD + FOUR,
    "payouts-least": "payouts = [100, 0]\n" + GOOD + FOUR,
    "payouts-whole": "payouts = [20, 50]\n" + GOOD + FOUR,
    "payouts-entrants": (
        "payouts = [{entrants = 5, percent = [100]}, {entrants = 2, percent = [100]}]\n" + GOOD + FOUR
    ),
    "timed": 'format = "timed"\nlate = 1\nmax_entrants = 12\n' + FOUR,
    "season": 'format = "season"\nlate = 1\njoining = true\nbuy_in = 5\nstarts_at = 2027-01-31T20:00:00Z\n' + FOUR,
    "points": 'format = "season"\n' + FOUR + "[points]\n3 = [1, 0]\n4 = [0, 1, 2, 3]\n",
    "rake": GOOD + FOUR + "[dials]\nrake = 5\n",
    "dials": GOOD + FOUR + '[dials]\nstraddle = "often"\nbomb_pot = 0\nlmit = "no"\n',
    "broken": "[levels\n",
    "large": "x = [" + "1, " * 2_100 + "]\n",
    "long": "\n" * 5_000,
    "deep": "x = [[[[[[[[1]]]]]]]]\n",
    "parts": "a.b.c.d.e.f.g = 1\n",
    "keys": "\n".join([f"k{number} = 1" for number in range(1_100)]),
    "huge": "#" + "x" * 40_000,
}  # fmt: skip
"""Each by what is wrong with it."""
KEYS = {
    word
    for name in (*TAKEN, *FIELD, *(key for taken in TAKEN.values() if isinstance(taken, dict) for key in taken))
    for word in re.findall(r"[^\W\d_]{3,}", name)
} | {
    "bot", "url", "named", "entrants", "percent", "standard", "season", "tournament", "timed", "strength", "field",
    "dials", "points", "bet",
}  # fmt: skip
"""Keys and values stand as they are typed."""
