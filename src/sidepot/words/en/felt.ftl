### The felt: seats, board, pots. Very little room; much of it is read by screen readers. Prefix: felt-

## The felt: seats round the rail, board and pots in the middle, bets before the seats, chips on their way.

felt-tap-to-skip = Tap to skip
felt-dealer-button = dealer button
felt-board = board, { $street }
felt-board-nothing-dealt-yet = board: nothing dealt yet
felt-pot = Pot { $amount }
felt-take-a-seat-and-the = Take a seat and the cards are dealt
felt-waiting-for-players = Waiting for players
felt-for = for { $names }
felt-has-in = { $who } has { $amount } in

## A seat at the table: who sits there, chips, cards, what they did, their clock.

felt-sit-here = Sit here
felt-seat = Seat { $number }: { $says }
felt-auto-player = auto player: { $style }
felt-my-note-on = my note on { $who }
felt-disconnected = disconnected
felt-sits-out = sits out
felt-away = away
felt-seat-number = Seat { $number }: { $who }
felt-of-the-pot = { $share } of the pot
felt-dealer = dealer
felt-to-act = to act

felt-all-in = all-in
felt-seconds = { $seconds }s
# The time bank runs.
felt-bank-seconds = bank { $seconds }s
felt-player-auto = auto player
felt-player-bot = bot
felt-main-pot = main:
felt-side-pot = side { $number }:
felt-main-pot-of = main pot: { $chips }
felt-side-pot-of = side pot { $number }: { $chips }
# What a player did last, in a word at their seat.
felt-did-fold = fold
felt-did-check = check
felt-did-call = call
felt-did-bet = bet
felt-did-raise = raise
felt-did-complete = complete
felt-did-cap = cap
felt-did-all-in = all-in
felt-did-post = post
felt-did-ante = ante
felt-did-straddle = straddle
felt-did-bring-in = bring-in
felt-did-show = show
felt-did-muck = muck
felt-did-draw = draw
felt-did-drew = drew { $count }
felt-did-pat = stood pat
felt-did-small-blind = SB
felt-did-big-blind = BB
felt-did-threw-a-card = threw

## Stud: whose cards decide who begins. $cards are drawn; .tied where others show the same ranks.

# Stud: on seventh street, where there are not enough cards for each player to get one
felt-common-card = The deck runs short: one card for everyone
felt-opens-low-card = { $who } brings in: lowest card, { $cards }
    .tied = { $who } brings in: lowest card by suit, { $cards }
felt-opens-high-card = { $who } brings in: highest card, { $cards }
    .tied = { $who } brings in: highest card by suit, { $cards }
felt-opens-high-hand = { $who } opens: high hand showing, { $cards }
    .tied = { $who } opens: tied for the high hand showing, { $cards }
    .all-in = { $who } shows the high hand and is all-in: the next player opens
felt-opens-low-hand = { $who } opens: low hand showing, { $cards }
    .tied = { $who } opens: tied for the low hand showing, { $cards }
    .all-in = { $who } shows the low hand and is all-in: the next player opens
# Spoken: one's own card that others do not see.
felt-card-down = { $card }, face down
