### What a player might do now, and why: asked for among auto players, or once a hand is over. Prefix: advice-
### $percent, $best and $plays are parts of 1. Whole sentences end with a full stop; deeds and reasons stand in them.

advice-free = A check is free; the pot is { $pot }.
advice-price = You pay { $price } for a pot of { $pot }: a call needs { NUMBER($percent, style: "percent", maximumFractionDigits: 0) }.
advice-equity =
    { $count ->
        [one] Against one random hand you win { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } of the pot.
       *[other] Against { $count } random hands you win { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } of the pot.
    }
# $deed is an advice-deed-…, $why an advice-because-….
advice-shark = By charts and odds: { $deed }, because { $why }.
advice-shark-often = By charts and odds: { $deed } ({ NUMBER($percent, style: "percent", maximumFractionDigits: 0) } of the time), because { $why }.
# $why is a refusal, $rule the number of a rule.
advice-closed = You can’t raise: { $why }: { $rule }.
advice-show = Show: the hand is over, so it gives nothing away.
advice-throw = Discard { $cards }, the card whose loss leaves the most equity.
advice-stand-pat = Stand pat: no other hand you might draw to does better against what the others represent.
# $cards are discarded, $kept are kept.
advice-draw =
    { $count ->
        [one] Draw a card, discard { $cards } and keep { $kept }: that leaves the most against what the others represent.
       *[other] Draw { $count } cards, discard { $cards } and keep { $kept }: that leaves the most against what the others represent.
    }
advice-draw-all =
    { $count ->
        [one] Draw a card and discard { $cards }: that leaves the most against what the others represent.
       *[other] Draw { $count } cards and discard { $cards }: that leaves the most against what the others represent.
    }

advice-deed-fold = fold
advice-deed-check = check
advice-deed-call = call
advice-deed-bring-in = bring in
advice-deed-bet = bet about { $to }
advice-deed-raise = raise to about { $to }

# $depth is a number of big blinds.
advice-because-calls = heads-up with { $depth } big blinds the equilibrium calls with { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } of all hands
advice-because-jams = heads-up with { $depth } big blinds the equilibrium goes all-in with { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } of all hands
advice-because-chart = your hand is among the best { NUMBER($best, style: "percent", maximumFractionDigits: 0) }, and { NUMBER($plays, style: "percent", maximumFractionDigits: 0) } are played from here
# $count players are left besides you.
advice-because-worth =
    { $count ->
        [one] you win { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } against what the other player’s bets represent
       *[other] you win { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } against what the others’ bets represent
    }
# Games of one card.
advice-because-highest = no card is higher
advice-because-lowest = no card is lower
advice-because-middle-calls = the middle card calls { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } of the time, so that a bluff gains nothing
advice-because-middle-checks = only a higher card would call a bet
advice-because-bluffs = the lowest card bluffs { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } of the time, so that a call gains nothing
