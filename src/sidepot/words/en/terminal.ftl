### A hand at the terminal: sidepot play, explain and replay. Prefix: terminal-
### Keys (f, x, c, r 600, d-, q), names before "=" and options (--cards) are typed as they stand: not translated.
### Numbers of chips are numbers; $hand, $seat, $step and $number are text.

## The table, drawn. Columns and remarks are narrow: keep these short.

terminal-column-chips = chips
terminal-column-bet = bet
terminal-pot = pot { $amount }
terminal-pot-main = main { $amount }
# $number is "1", "2", …
terminal-pot-side = side { $number }: { $amount }
terminal-folded = folded
terminal-mucked = mucked
terminal-all-in = all-in
terminal-stood-pat = stood pat
terminal-drew = drew { $count }

## What a seat did last on this street, beside its chips.

terminal-did-post = posted
terminal-did-straddle = straddled
terminal-did-check = checked
terminal-did-call = called
terminal-did-bet = bet
terminal-did-raise = raised
terminal-did-complete = completed
terminal-did-cap = capped
terminal-did-bring-in = brought in
terminal-did-discard = discarded
terminal-did-show = showed
terminal-did-muck = mucked

## What a hand costs where there are no blinds: "ante 1, bring-in 2, bets 4/8". $bets is text.

terminal-stakes-ante = ante { $amount }
terminal-stakes-bring-in = bring-in { $amount }
terminal-stakes-bets = bets { $bets }

## sidepot play: around the hands

terminal-hand = hand { $hand }
# $players is a list: "Ada (shark), Ben (nit)".
terminal-at-the-table = At the table: { $players }. Everyone has { $chips } chips.
terminal-one-game-hands =
    { $count ->
        [one] One game is played: it ends after one hand, or when you are out.
       *[other] One game is played: it ends after { $count } hands, or when you are out.
    }
terminal-one-game-left = One game is played: it ends when one player is left, or when you are out.
terminal-nobody-is-asked = The terminal does not offer straddles, bomb pots or a second board; the card room does.
terminal-out = { $who } is out
    .you = You are out
terminal-leaves = { $who } leaves the table
    .you = You leave the table
terminal-leaves-played-out = { $who } leaves the table; the hand is played out
    .you = You leave the table; the hand is played out
terminal-leaves-chips = { $who } leaves the table; what is in the pot stays there
    .you = You leave the table; what is in the pot stays there
terminal-leaves-others = { $who } leaves the table; the others finish the hand
    .you = You leave the table; the others finish the hand
terminal-leaves-with = { $who } leaves with { $chips }
terminal-sits-down = { $who } sits down with { $chips }
terminal-buys-in = { $who } buys in for { $chips }
    .you = You buy in for { $chips }
terminal-picks = { $who } picks { $game }
terminal-the-end = the end
terminal-nobody-left = Nobody is left to play with.
# $change has a sign: "+40".
terminal-score =
    { $count ->
        [one] { $who } has { $chips } ({ $change }) after one hand
       *[other] { $who } has { $chips } ({ $change }) after { $count } hands
    }
    .you =
        { $count ->
            [one] You have { $chips } ({ $change }) after one hand
           *[other] You have { $chips } ({ $change }) after { $count } hands
        }
# $place is text: "2".
terminal-place = { $place }. { $who }: { $chips }
terminal-place-shared = { $place }. { $who }, shared: { $chips }
terminal-owes = { $who } owes { $other } { $amount }
    .you = You owe { $other } { $amount }
# To the name "You" above: "Ada owes you 40".
terminal-owes-you = { $who } owes you { $amount }
terminal-owes-house = { $who } owes the house { $amount }
    .you = You owe the house { $amount }
terminal-house-owes = the house owes { $who } { $amount }
    .you = the house owes you { $amount }
# The name of the person at the terminal, in tables.
terminal-you = You
terminal-column-bought = bought
terminal-column-cashed = cashed out
terminal-column-has = has
terminal-column-score = score
terminal-house = the house

## Asking

terminal-dealt = { $who } is dealt { $cards }
    .you = You are dealt { $cards }
# $hand is a hand in words: "you have a pair of kings".
terminal-you-have = you have { $hand }
terminal-key-why = not?
terminal-key-help = help
terminal-key-quit = quit
terminal-key-buy-in = buy in again for { $chips }
terminal-no-chips-left = you have no chips left: b buys in for { $chips }, q leaves
terminal-pick-a-game = pick a game by its number, 1 to { $count }, or its name
terminal-type-a-key = type one of the keys above; ? explains them
terminal-not-at-a-table = { $typed } is not a command here; ? lists the keys
terminal-amount-needs-a-key = an amount needs a key: r { $typed } bets or raises to { $typed }
terminal-how-much = how much? r 600 bets or raises to 600 in all; min, half and pot are sizes
terminal-not-an-amount = { $typed } is not an amount: whole chips, as in r 600
terminal-which-card = which card? d 7c discards the seven of clubs
terminal-which-card-draw = which card? d 7c discards the seven of clubs, d- stands pat
terminal-one-card = one card at a time: d 7c discards the seven of clubs

## What ? explains

terminal-help-act = fold, check, call (or check if there is nothing to call), all-in
terminal-help-raise = bet or raise to 600 in all (b 600 is the same)
terminal-help-sizes = bet or raise by size; half and pot count your call
terminal-help-bring-in = bring in, when your card requires it
terminal-help-discard = discard the seven of clubs, when it is time to
terminal-help-draw = draw: discard these for new ones; d- stands pat
terminal-help-show = show or muck, if the house asks
terminal-help-why = what is not legal now, with the number of the rule
terminal-help-rule = the rule with this number
terminal-help-quit = leave the table (so do Ctrl-C and Ctrl-D)

## What options of sidepot play are refused for

terminal-wrong-players = --players { $given }: { $game } takes 2 to { $most } (X17)
terminal-wrong-stacks = --stacks { $given }: a whole number of chips, 1 to { $most }
terminal-wrong-name = --name { $given }: 1 to 12 printable characters, wide ones count twice
terminal-wrong-against = --against { $given }: there is no such player: choose from { $players }
terminal-wrong-against-own = --against { $given }: there is no such player: choose from { $players }; bots of your own play in sidepot simulate
terminal-wrong-set = --set { $given }: a dial and its value, as in --set cap=4
terminal-wrong-twice = { $dial } is given twice, { $first } and { $second }
terminal-wrong-chips = --stacks { $given }: whole numbers with commas between, as in 1000,1000,700
terminal-wrong-view = --view { $given }: there is no seat { $given }, only 0 to { $last }

## sidepot explain. $who is a letter, A to J; $seat a number as text.

terminal-turn = { $who } to act (seat { $seat })
terminal-owes-call = { $amount } to call
terminal-owes-bring-in = { $amount } to bring in
terminal-owes-draw =
    { $count ->
        [one] up to { $count } card to draw
       *[other] up to { $count } cards to draw
    }
terminal-owes-discard = a card to discard
terminal-owes-discard-board = a card to discard onto the board
terminal-owes-showdown = to show or muck
# Before the lists of what is legal and what is not. Seven letters or fewer are best.
terminal-may = may
terminal-may-not = may not
terminal-hidden-discard =
    { $count ->
        [one] discard one card; --cards shows it
       *[other] discard one of { $count } cards; --cards shows them
    }
terminal-hidden-discard-board =
    { $count ->
        [one] discard one card onto the board; --cards shows it
       *[other] discard one of { $count } cards onto the board; --cards shows them
    }
terminal-hand-over = The hand is over.
terminal-cards-shows = (--cards shows the cards each seat holds)
# $keys are keys with commas between.
terminal-could-have = ({ $who } may: { $keys })

## sidepot replay

terminal-step = step { $step }
terminal-step-of = step { $step } of { $last }
terminal-hand-of = hand { $hand } of { $last }
# $unit is text: "0.01 USD".
terminal-amounts-in = amounts in { $unit }
terminal-equity = equity
terminal-luck = luck
terminal-luck-unknown = not known: a hand was not shown, or the game has no equities
terminal-luck-none = none: no cards came after an all-in
terminal-replay-keys = → ← step   ↓ ↑ street   Home End   n p hand   q quit
terminal-from-step = from step { $step } on
# $players is a list of auto players. $seed is text.
terminal-rolled-out =
    { $count ->
        [one] played to the end once by { $players }; seed { $seed }
       *[other] played to the end { $count } times by { $players }; seed { $seed }
    }
terminal-rolled-out-stopped =
    { $count ->
        [one] stopped early: played to the end once by { $players }; seed { $seed }
       *[other] stopped early: played to the end { $count } times by { $players }; seed { $seed }
    }
terminal-column-player = player
terminal-column-average = chips on average
terminal-column-interval = 95% interval
terminal-column-as-it-went = as it went
# $net and $went have signs: "+40".
terminal-went = { $who } { $net } (as it went { $went })
terminal-no-readable-hand = { $file }: no hand in it can be read
terminal-no-readable-hand-why = { $file }: no hand in it can be read: { $why }
terminal-no-such-hand =
    { $count ->
        [one] { $file } has one hand: there is no hand { $hand }
       *[other] { $file } has { $count } hands: there is no hand { $hand }
    }
terminal-needs-fork = --rollouts, --auto and --seat need a step to go on from: --fork K
terminal-not-in-hand = { $who } is not in this hand: { $players }
