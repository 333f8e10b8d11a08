"""House files with which something is wrong, and every such thing once."""

from __future__ import annotations

DEAL = "{deal = {down = 2}}"


def game(steps: str = f"{DEAL}, {{bet = {{}}}}", more: str = "") -> str:
    """A house with a game of its own."""
    return f'[game]\nname = "ours"\nsteps = [{steps}]\n{more}\n'


HOUSES = {
    "texts": "name = 5\n",
    "limits": "limits = 5\n",
    "games": "games = 5\n",
    "base": 'based_on = "nowhere"\n',
    "no-game": "[games.bridge]\nante = 5\n",
    "own-dials": "[games.razz]\nrake = 5\n",
    "dials": "straddle = 5\nbomb_pot = 0\nlmit = 5\n",
    "limit": "[limits.spread]\nante = 5000\n",
    "missing": '[game]\nname = "ours"\n',
    "key": game(more="colour = 5"),
    "key-meant": game(more="blnds = 5"),
    "list": game(more="rankings = 5"),
    "verb": game("{shuffle = {}}"),
    "verb-table": game("{deal = 5}"),
    "ranking": game(more="rankings = [5]"),
    "ranking-missing": game(more="rankings = [{order = 5}]"),
    "step-key": game("{deal = {colour = 5}}"),
    "step-key-meant": game("{deal = {dwn = 5}}"),
    "whole": game('{deal = {down = "x"}}'),
    "flag": game("{deal = {common = 5}}"),
    "text": "[game]\nname = 5\nsteps = [5]\n",
    "deck": game(more="deck = 7"),
    "deck-cards": game(more='deck = "AsXx"'),
    "deck-few": game(more='deck = "AsKs"\nrankings = [{order = "card"}]'),
    "deck-twice": game(more='deck = "AsAs"'),
    "name": game().replace("ours", "o" * 50) + "most = 1\n",
    "first": game("{bet = {}}"),
    "no-betting": game(DEAL),
    "larger-decks": game(more="larger_decks = [" + "52, " * 20 + "]"),
    "nothing": game(f"{DEAL}, {{deal = {{}}}}, {{draw = {{most = 0}}, street = '{'x' * 50}'}}, {{bet = {{}}}}"),
    "common": game("{deal = {down = 2, common = true}}, {bet = {}}"),
    "draw": game(f"{DEAL}, {{draw = {{most = 5}}}}, {{bet = {{}}}}"),
    "throw": game(f"{DEAL}, {{discard = {{cards = 2}}}}, {{bet = {{}}}}"),
    "held": game("{deal = {down = 30}}, {bet = {}}"),
    "board": game(f"{DEAL}, {{deal = {{board = 9}}}}, {{bet = {{}}}}"),
    "ranking-own": game(more="rankings = [{must = 5, may = 1}]"),
    "opens": game(f'{DEAL}, {{bet = {{opens = "low-card"}}}}, {{bet = {{opens = "low-card"}}}}'),
    "opens-blinds": game('{deal = {up = 2}}, {bet = {opens = "high-hand"}}'),
    "rankings": game(more='rankings = [{order = "low8"}]'),
    "many-rankings": game(more="rankings = [" + '{order = "card"}, ' * 3 + "]"),
}
"""Each by what is wrong with it."""
KEYS = {
    *("deal", "bet", "draw", "discard", "street", "steps", "rankings", "down", "board", "common", "cards", "onto"),
    *("order", "must", "may", "high", "low", "deuce", "card", "paired", "three", "cdhs", "opens", "big", "most"),
}  # fmt: skip
"""Keys and values stand as they are typed, and the letters of suits."""
