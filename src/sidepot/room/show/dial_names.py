"""The dials as a form shows them: in groups, each with a plain name, its choices in words."""

from __future__ import annotations

GROUPS: dict[str, dict[str, str]] = {
    "Game and stakes": {
        "game": "Game", "rotate": "Mixed games", "rotation": "Order of mixed games", "every": "The game changes every",
        "limit": "Limit", "blinds": "Blinds", "buy_in": "Buy-in", "buy_in_unit": "Buy-in counted in",
        "double_bb": "Big blind is twice the small one", "bets": "Bet sizes", "unit": "Unit of fixed limit",
    },
    "Antes and blinds": {
        "forced": "Forced bets", "ante": "Ante", "bb_ante": "Big blind ante", "button_ante": "Button ante",
        "stud_ante": "Ante in games without blinds",
        "ante_percent": "Ante in percent", "ante_first": "Ante before blind", "heads_up": "Two players",
        "short_bb": "Short big blind", "bring_in": "Bring-in", "bring_in_all_in": "All-in for the bring-in",
    },
    "Bets and raises": {
        "min_bet": "Smallest bet", "min_raise": "Smallest raise", "cap": "Wagers a street",
        "cap_counts_blind": "Big blind counts as a wager", "cap_counts_short": "Short all-ins count as wagers",
        "cap_lifted": "No limit of wagers heads-up", "reopen": "Short all-ins reopen raising",
        "checked_short": "A short all-in after a check", "half_counts": "Half a bet counts as one",
        "short_completes": "A raise completes a short all-in",
        "pot_raise": "Largest raise in pot limit", "pot_counts_table_ante": "Table ante counts in the pot",
        "completion": "Completing counts as a wager", "open_pair": "Double bet for an open pair",
        "labels": "What wagers are called", "free_fold": "Folding where checking is free",
        "hand_cap": "Most one can lose in a hand",
    },
    "Deal and order": {
        "first_betting": "Betting before the flop", "opens_first": "Opens the first betting",
        "opens_later": "Opens later bettings", "deal_first": "First card with two players", "burn": "Burn cards",
        "discard_timeout": "No discard in time", "showing_tie": "Equal hands showing",
        "common_opens": "Opening after a common card", "fifth_card": "Fifth card of a draw",
    },
    "Showdown and pots": {
        "show": "Who shows", "showdown": "Losing hands", "odd_chips": "Odd chips",
        "orphan": "Side pot nobody is left in", "boards": "Boards when all are all-in",
        "halves": "Hi-lo halves", "double_board": "Two boards", "see_hands": "Asking to see a mucked hand",
    },
    "Extras": {
        "run_twice": "Run it twice", "straddle": "Straddle", "bomb_pot": "Bomb pot", "buy_button": "Buy the button",
        "rabbit": "Rabbit hunting", "straddles": "Straddles in a row", "button_straddle": "Straddle on the button",
        "bomb_boards": "Boards of a bomb pot", "kill": "Kill pots",
    },
    "Coming and going": {
        "entry": "How players join", "button": "Button past empty seats", "rathole": "Coming back with less",
        "seat_change": "Changing seats", "auto_buy": "Buying chips by itself",
    },
    "Rising blinds and the end": {
        "rise": "Blinds rise by", "rise_every": "Blinds rise every", "levels": "Levels", "ends": "The game ends",
        "ends_after": "Hands of a game",
    },
    "The house's share": {
        "rake": "Rake", "rake_cap": "Most rake of a hand", "no_flop_no_drop": "No flop no drop",
    },
}  # fmt: skip
"""Every dial by its group, with the name that a form gives it."""

CHOICES: dict[str, dict[str, str]] = {
    "forced": {"blinds": "Small and big blind", "antes": "Antes from everyone", "button-blind": "The button alone"},
    "heads_up": {
        "button-sb": "Button is the small blind", "button-bb": "Button is the big blind", "antes": "Both ante",
    },
    "short_bb": {"full": "Others owe all of it", "posted": "Others owe what was posted"},
    "deal_first": {"sb": "To the small blind", "left-of-button": "Left of the button"},
    "opens_first": {"left-of-bb": "Left of the big blind", "left-of-button": "Left of the button"},
    "opens_later": {"left-of-bb": "Left of the big blind", "left-of-button": "Left of the button"},
    "unit": {"bb": "Big blind, then twice as much", "sb": "Small blind, then big blind"},
    "min_bet": {"bb": "Big blind", "sb": "Small blind"},
    "min_raise": {
        "last": "The last one", "double": "Twice the last one", "flat": "The smallest bet", "any": "Any amount",
    },
    "cap_lifted": {
        "never": "Never", "two-dealt": "When two are dealt in", "two-in": "When two are left",
        "began-two": "When two begin the betting",
    },
    "reopen": {"full": "No, only a full raise", "sum": "When they add up to a raise", "any": "Yes, each of them"},
    "checked_short": {"closed": "May only be called", "open": "May be raised"},
    "pot_raise": {"pot+call": "The pot after the call", "pot+last-raise": "The pot and the last raise"},
    "odd_chips": {"left-of-button": "Left of the button first", "dropped": "Dropped"},
    "halves": {"apart": "Each half by itself", "even": "Evenly between those who win both"},
    "orphan": {"below": "To the pot below", "main": "To the winners of the main pot"},
    "show": {"losers-muck": "Losers may muck", "all": "Everyone"},
    "showdown": {"auto": "Mucked by themselves", "ask": "Each player is asked"},
    "labels": {
        "usual": "Every wager is a raise", "first-bet": "The first one is a bet",
        "house": "The first one is a bet, matching is a check",
    },
    "button": {"moving": "Passes over them", "dead": "May be dead", "simplified": "Simplified"},
    "entry": {
        "choose": "Wait for the big blind or post", "fixed": "Not once the game has begun",
        "between-hands": "Between hands",
    },
    "kill": {"off": "None", "half": "Half kill", "full": "Full kill"},
    "rotation": {"order": "One after the other", "dealers-choice": "Dealer’s choice"},
    "buy_in_unit": {"bb": "Big blinds", "chips": "Chips"},
    "discard_timeout": {"least-harm": "The card that hurts least goes", "dead": "The hand is dead"},
    "rise": {"off": "They don’t rise", "orbits": "Orbits", "hands": "Hands"},
    "ends": {"open": "Never by itself", "one-left": "With one player left", "hands": "After so many hands"},
}  # fmt: skip
"""What the choices of a dial mean, where their own word does not say it."""

NAMES = {name: (group, label) for group, dials in GROUPS.items() for name, label in dials.items()}
