### What a player may do, on buttons and in lists. Prefixes: action-, preset-, plan-, did-

action-fold = fold
action-check = check
action-call = call { $amount }
# The pineapple house says "check" to matching a raise.
action-check-to = check { $amount }
action-bet = bet { $to }
action-raise = raise to { $to }
action-complete = complete to { $to }
action-cap = cap at { $to }
action-bring-in = bring in for { $amount }
action-all-in = all-in { $amount }
action-show = show
action-muck = muck
action-stand-pat = stand pat
action-draw =
    { $count ->
        [one] draw a card
       *[other] draw { $count } cards
    }
# In a list of what is legal.
action-draw-up-to =
    { $count ->
        [one] draw, discarding up to { $count } card
       *[other] draw, discarding up to { $count } cards
    }
action-throw = discard { $cards }
action-throw-onto-board = discard { $cards } onto the board

# What stands on a button before an amount, or alone.
verb-fold = Fold
verb-check = Check
verb-call = Call
verb-bet = Bet
verb-raise = Raise to
verb-complete = Complete to
verb-cap = Cap at
verb-bring-in = Bring in
verb-all-in = All-in
verb-show = Show
verb-muck = Muck
verb-draw = Draw
verb-stand-pat = Stand pat

## Sizes of a bet that people like, on small buttons.

preset-min = min
preset-max = max
preset-all-in = all-in
preset-pot = pot
preset-half-pot = ½ pot
preset-two-thirds-pot = ⅔ pot
preset-two-and-a-half-bb = 2½ BB
preset-three-bb = 3 BB

## What a player decides before their turn.

plan-none = decide later
plan-check-fold = check or fold
plan-check = check
plan-call = call { $amount }
plan-call-any = call anything

## What a player did last, in a word beside their name.

did-fold = folds
did-check = checks
did-call = calls
did-bet = bets
did-raise = raises
did-complete = completes
did-cap = caps
did-bring-in = brings in
did-all-in = all-in
did-post = posts
did-straddle = straddles
did-small-blind = small blind
did-big-blind = big blind
did-ante = ante
did-show = shows
did-muck = mucks
did-discard = discards
did-draw = draws
did-pat = stands pat
