### Fields for a house's rules, where a table is set up. Prefix: house-

## What a chip is worth: a currency and hundredths of it, in a form that opens a table and for its host.

house-currency = Currency
    .hint = A sign or its letters.
house-cents-a-chip = Cents per chip
house-chips-are-the-ledger-shows = { $sample } chips are worth { $money }; the ledger shows it.
house-0-chips-are-worth-nothing = 0: chips are worth nothing.

## How much later those see a table who do not play at it: what a host can choose.

house-at-once = At once
house-15-seconds-later = 15 seconds later
house-30-seconds-later = 30 seconds later
house-1-minute-later = 1 minute later
house-3-minutes-later = 3 minutes later
house-10-minutes-later = 10 minutes later

## Every dial of a house as a field, with what it decides and what is wrong with it. Only what was touched is sent.

house-which-game-is-dealt = Which game is dealt.
house-how-much-may-be-bet = How much may be bet.
house-small-and-big-blind-as = Small and big blind, e.g. 1/2.
house-smallest-and-largest-as-20 = Smallest and largest, e.g. 20/200; in big blinds, unless “Buy-in counted in” below says otherwise.
house-ante-straddle-rake = ante, straddle, rake …
house-search-the-dials = Search the dials
house-decides-nothing-now = Has no effect now: { $name }.
house-no-dial-is-about-that = No dial matches.

house-game-holdem = Hold’em
house-game-crazy-pineapple = Crazy Pineapple
house-game-pineapple = Pineapple
house-game-lazy-pineapple = Lazy Pineapple
house-game-irish = Irish Hold’em
house-game-omaha = Omaha
house-game-omaha5 = Five-Card Omaha
house-game-omaha6 = Six-Card Omaha
house-game-omaha8 = Omaha Hi-Lo
house-game-omaha5-8 = Five-Card Omaha Hi-Lo
house-game-omaha6-8 = Six-Card Omaha Hi-Lo
house-game-courchevel = Courchevel
house-game-courchevel8 = Courchevel Hi-Lo
house-game-short-deck = Short Deck
house-game-royal = Royal Hold’em
house-game-stud = Seven-Card Stud
house-game-stud8 = Seven-Card Stud Hi-Lo
house-game-razz = Razz
house-game-draw = Five-Card Draw
house-game-draw27 = 2-7 Single Draw
house-game-triple27 = 2-7 Triple Draw
house-game-triple-a5 = A-5 Triple Draw
house-game-badugi = Badugi
house-game-badacey = Badacey
house-game-badeucey = Badeucey
house-game-drawmaha = Drawmaha
house-game-mit2026 = MIT Hold’em of 2026
house-game-kuhn = Kuhn Poker
house-game-leduc = Leduc Hold’em
house-game-rhode-island = Rhode Island Hold’em
# A limit by itself, and with the game it is for: "No Limit Hold’em".
house-mixed = Mixed: { $names }
house-mixed-many = Mixed: { $count } games
house-limit-no = No Limit
    .with = No Limit { $game }
house-limit-pot = Pot Limit
    .with = Pot Limit { $game }
house-limit-fixed = Fixed Limit
    .with = Fixed Limit { $game }
house-limit-spread = Spread Limit
    .with = Spread Limit { $game }

# Kinds of auto players, and what they are like.
house-style-folder = Folder
    .hint = Folds to any bet, checks where that is free, discards its lowest card.
house-style-caller = Caller
    .hint = Checks, calls, discards its lowest card, shows.
house-style-random = Random
    .hint = Does anything legal: small raises more often than large ones, and no fold where a check is free.
house-style-rock = Rock
    .hint = Waits for great cards, bets and raises them, folds nearly everything else.
house-style-maniac = Maniac
    .hint = Raises more often than not, with anything, and hardly ever folds.
house-style-shark = Shark
    .hint = Plays what charts and odds say.
house-style-regular = Regular
    .hint = A little tight, seldom out of line.
house-style-nit = Nit
    .hint = Waits for good cards and gives up the rest.
house-style-station = Station
    .hint = Wants to see the next card, and yours.
house-style-gambler = Gambler
    .hint = Plays too much and bets too much.

## What a hand costs, in a line beside its game

house-costs-ante = ante { $amount }
house-costs-bring-in = bring-in { $amount }
# $amounts are the sizes of bets, as 2/4.
house-costs-bets = bets { $amounts }
