### What happens at a table: the dealer's log, screen readers, hand histories. Prefixes: event-, won-
### $who is a player's name, $cards are cards (As Kd). A sentence begins small and has no full stop.
### .you is told to the player whom it is about.

## In a hand

event-anted = { $who } antes { $amount }
    .you = You ante { $amount }
# One player antes for everybody.
event-anted-table-ante = { $who } antes { $amount } for the table
    .you = You ante { $amount } for the table
event-anted-dead-blind = { $who } posts a dead blind, { $amount }
    .you = You post a dead blind, { $amount }
event-posted-small-blind = { $who } posts the small blind, { $amount }
    .you = You post the small blind, { $amount }
event-posted-big-blind = { $who } posts the big blind, { $amount }
    .you = You post the big blind, { $amount }
event-posted-straddle = { $who } straddles { $amount }
    .you = You straddle { $amount }
# A player who comes in between blinds pays one.
event-posted-post = { $who } posts { $amount }
    .you = You post { $amount }
event-dealt = { $who } is dealt { $cards }
    .you = You are dealt { $cards }
# $street is a street's name: "flop: As Kd 7c".
event-dealt-board = { $street }: { $cards }
# The board is run a second time, or there are two from the beginning.
event-dealt-board-again = { $street } on the second board: { $cards }
event-folded = { $who } folds
    .you = You fold
event-checked = { $who } checks
    .you = You check
event-called = { $who } calls { $amount }
    .you = You call { $amount }
event-bet = { $who } bets { $to }
    .you = You bet { $to }
event-raise = { $who } raises to { $to }
    .you = You raise to { $to }
event-complete = { $who } completes to { $to }
    .you = You complete to { $to }
event-cap = { $who } caps it at { $to }
    .you = You cap it at { $to }
event-bring-in = { $who } brings in for { $to }
    .you = You bring in for { $to }
# After any of the above: "Ada raises to 500, all-in".
event-and-all-in = { $told }, all-in
event-discarded = { $who } discards { $cards }
    .you = You discard { $cards }
# Others see only how many.
event-discarded-unseen =
    { $count ->
        [one] { $who } discards a card
       *[other] { $who } discards { $count } cards
    }
event-discarded-onto-board = { $who } discards { $cards } onto the board
    .you = You discard { $cards } onto the board
event-stood-pat = { $who } stands pat
    .you = You stand pat
event-drew =
    { $count ->
        [one] { $who } draws a card
       *[other] { $who } draws { $count } cards
    }
event-drew-seen =
    { $count ->
        [one] { $who } draws a card, discarding { $cards }
       *[other] { $who } draws { $count } cards, discarding { $cards }
    }
    .you =
        { $count ->
            [one] You draw a card, discarding { $cards }
           *[other] You draw { $count } cards, discarding { $cards }
        }
event-reshuffled =
    { $count ->
        [one] the deck has run out: a card is shuffled in again
       *[other] the deck has run out: { $count } cards are shuffled in again
    }
event-died = { $who } leaves, and the hand is dead
    .you = You leave, and the hand is dead
event-showed = { $who } shows { $cards }
    .you = You show { $cards }
event-mucked = { $who } mucks
    .you = You muck

## How it ended. $pot is a pot's name, $hand a hand in words, $shares who got how much.

event-returned = { $who } takes back { $amount } uncalled
    .you = You take back { $amount } uncalled
won-pot = { $who } wins { $pot }, { $amount }
    .you = You win { $pot }, { $amount }
won-pot-with = { $who } wins { $pot }, { $amount }, with { $hand }
    .you = You win { $pot }, { $amount }, with { $hand }
won-split = { $names } split { $pot }, { $amount } ({ $shares })
won-split-with = { $names } split { $pot }, { $amount } ({ $shares }), with { $hand }
won-share = { $who } { $amount }
# "Ada wins the low half of the main pot on the second board, 40". $half is high, low, badugi, board or hand.
won-half =
    { $half ->
        [high] the high half of { $pot }
        [badugi] the badugi half of { $pot }
        [board] the half of { $pot } that plays with the board
        [hand] the half of { $pot } for five cards of one’s own
       *[low] the low half of { $pot }
    }
won-first-board = { $pot } on the first board
won-second-board = { $pot } on the second board
event-raked = the house takes { $amount }
event-dropped =
    { $count ->
        [one] { $count } odd chip is dropped
       *[other] { $count } odd chips are dropped
    }

## Around a hand. $seat and $number are text: "3", "1204".

event-sat-down = { $who } sits down in seat { $seat } with { $chips }
event-got-up = { $who } gets up with { $chips }
event-got-up-broke = { $who } gets up with no chips
event-will-leave = { $who } leaves after this hand
event-leaves-no-more = { $who } stays after all
event-sat-out = { $who } sits out
event-came-back = { $who } is back
event-bought-chips = { $who } buys { $chips }
event-will-buy = { $who } buys { $chips } after this hand
event-agreed-bomb-pot = { $who } agrees to a bomb pot
event-agreed-run-twice = { $who } agrees to run it twice
event-agreed-straddle = { $who } agrees to straddle
event-agreed-button-straddle = { $who } agrees to straddle on the button
event-no-longer-bomb-pot = { $who } no longer agrees to a bomb pot
event-no-longer-run-twice = { $who } no longer agrees to run it twice
event-no-longer-straddle = { $who } no longer agrees to straddle
event-no-longer-button-straddle = { $who } no longer agrees to straddle on the button
event-run-twice-asked = run it twice? { $names } are asked
event-showed-after = { $who } shows { $cards }
event-rabbit-hunted = { $who } asks what would have come: { $cards }
event-connected = { $who } is connected again
event-disconnected = { $who } has lost the connection
event-uses-bank =
    { $count ->
        [one] { $who } uses the time bank, one second left
       *[other] { $who } uses the time bank, { $count } seconds left
    }
event-timed-out = { $who } has run out of time
event-hand-began = hand { $number }
# $blinds are amounts: "5/10".
event-rules-will-change = from the next hand on: { $house }, { $limit }, blinds { $blinds }
event-paused = the table is paused
event-resumed = the game goes on
event-waits = { $who } joins the waiting list
event-waits-no-more = { $who } leaves the waiting list
event-seat-offered = seat { $seat } is held for { $who }
event-changed-seat = { $who } moves to seat { $seat }
event-will-change-seat = { $who } moves to seat { $seat } after this hand
event-stays = { $who } stays in the same seat
# $whose is another player's name.
event-hand-seen = { $who } asks to see the hand of { $whose }: { $cards }
event-kill-due = the next hand is a kill pot: { $who } posts { $amount }
# $game is a game's name.
event-game-changed = the game is { $game }
event-game-pick-due = { $who } picks the next game
event-game-picked = { $who } picks { $game }
event-blinds-will-rise = the blinds go up: { $blinds } from the next hand on

## Games with an end at a table

event-table-game-began = game { $number } begins
event-table-game-will-end = the game ends after this hand: chips decide
event-table-game-over =
    { $count ->
        [one] { $names } wins game { $number } after one hand
       *[other] { $names } wins game { $number } after { $count } hands
    }
event-table-game-shared =
    { $count ->
        [one] { $names } share the win of game { $number } after one hand
       *[other] { $names } share the win of game { $number } after { $count } hands
    }
