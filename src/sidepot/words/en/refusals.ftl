### Why something is refused: one sentence per code, on the page, in the terminal and in answers over HTTP.
### Prefix: refusal-. A refused command has changed nothing. Sentences begin small and have no full stop.

## An action in a hand. The number of the rule follows: "you can't check, 40 to call: X6".

refusal-not-your-turn = it is not your turn
refusal-hand-over = the hand is over
refusal-folded = you have folded
refusal-all-in = you are all-in
refusal-not-an-action = that is not an action
refusal-not-chips = chips are whole numbers
refusal-cannot-check = you can't check, { $call } to call
refusal-nothing-to-call = there is nothing to call, you may check
refusal-not-enough-chips = you don't have the chips: { $stack } left, { $call } to call
refusal-bet-too-small = less than the smallest legal bet ({ $min })
refusal-below-min = less than the smallest legal raise ({ $min })
# $kind is "bet" or "raise".
refusal-above-max =
    { $kind ->
        [bet] more than the largest legal bet ({ $max })
       *[raise] more than the largest legal raise ({ $max })
    }
refusal-capped = no more raises on this street, the betting is capped
refusal-free-to-check = checking is free, and nobody folds for nothing in this house
refusal-raising-closed = you have acted and nobody has made a full raise since, only call or fold
refusal-no-one-to-call = nobody else could call any of a raise
refusal-must-discard = discard a card first
refusal-no-discard-due = no discard is due now
refusal-not-your-card = that card is not in your hand
refusal-must-draw = draw first, or stand pat
refusal-no-draw-due = no draw is due now
refusal-too-many-cards = more cards than you may draw ({ $count })
refusal-must-bring-in = you have to bring in for { $call }, or complete
refusal-no-bring-in-due = there is no bring-in to pay
refusal-at-showdown = the betting is over, show or muck
refusal-no-showdown = there is nothing to show or muck now

## At a table

refusal-not-a-command = that is not a command
refusal-time-goes-on = time is a whole number of milliseconds and never goes back
refusal-tick-first = a deadline has passed: tick first
refusal-not-seated = you are not sitting at this table
refusal-seated-already = you are already sitting at this table
refusal-no-such-chair = there is no such seat
# $last is a number as text: seats are counted from 0 here, since programs read this.
refusal-no-such-chair-of = there is no such seat: 0 to { $last }
refusal-chair-taken = somebody is sitting there
refusal-chair-kept = that seat is held for a player on the waiting list
refusal-bad-name = a name has 1 to 64 printable characters
# $name is the name under which the house's part is booked.
refusal-bad-name-house = { $name } is the house, which takes the rake, not a player
refusal-bad-amount = chips are whole numbers, 1 or more
refusal-buy-in-too-small = less than the smallest buy-in
refusal-buy-in-too-small-than = less than the smallest buy-in ({ $least })
refusal-buy-in-too-large = more than the largest buy-in
refusal-buy-in-too-large-than = more than the largest buy-in ({ $most })
refusal-top-up-too-large = at most { $most } more
refusal-too-many-chips = more chips than a table can hold
refusal-ratholing = a player who comes back soon brings what they left with
refusal-ratholing-least = a player who comes back soon brings what they left with: at least { $least }
refusal-field-fixed = nobody joins or buys chips once this game has begun
refusal-still-has-chips = you still have chips: top up instead
refusal-no-chips = you have no chips: rebuy first
refusal-bad-choice = that is not one of the choices
refusal-bad-choice-of = that is not one of the choices: { $choices }
refusal-bad-choice-cards = you did not hold those cards in this hand
refusal-not-offered = this house does not offer that
refusal-not-offered-hurry = people still play this hand: it goes on at their pace
refusal-not-offered-button = this house does not sell the button
refusal-leaving = you are leaving
refusal-sitting-out = you are already sitting out
refusal-not-sitting-out = you are not sitting out
refusal-hand-not-over = the next hand is being played: cards are shown when a hand is over
refusal-shown-already = everyone has seen those cards
refusal-nothing-to-come = nothing more would have come, or it is already on the board
refusal-asking = the betting is over: players are asked whether to run it twice
refusal-no-hand = no hand is being played
refusal-not-dealt-in = you are not in this hand
refusal-not-betting = you have no bet to make now
refusal-your-turn = it is your turn: act
refusal-waiting-already = you are already on the waiting list
refusal-not-waiting = you are not on the waiting list
refusal-chairs-free = there is a free seat: sit down
refusal-bad-rules = these rules do not fit this table
refusal-bad-rules-none = those are no rules: a house's are, as in rules.but(blinds=(5, 10))
# X17 is the number of a rule.
refusal-bad-rules-chairs = too many seats: { $game } takes 2 to { $most } players (X17)
refusal-paused-already = it is already paused
refusal-not-paused = it is not paused
refusal-out-of-game = you are out of this game: sit down again for the next one
refusal-game-running = a game is being played: the next one begins after it
refusal-no-game = no game is being played that could end
refusal-nothing-to-see = that hand did not come to a showdown: it is not shown
refusal-not-your-pick = it is not your turn to pick the game
refusal-too-few = at least two players are needed to begin

## In a tournament

refusal-unknown-player = nobody of that name is registered
refusal-registered-already = already registered
refusal-registration-closed = registration is closed
refusal-full = there are no places left
refusal-no-points = the season has points for no more players: entries are closed (L14)
refusal-no-reentry = this player has no entries left
refusal-began-already = the tournament has begun
refusal-not-begun = the tournament has not begun
refusal-over = the tournament is over
refusal-player-out = this player is out
refusal-no-rebuy = no rebuy is possible now
refusal-stack-too-large = a player with more than the starting stack can't rebuy
refusal-nothing-to-decide = there is nothing to decide
refusal-no-add-on = no add-on is possible now
refusal-added-already = the add-on has already been taken
refusal-not-scheduled = no time is set for the start
refusal-removed = the host has removed this player: they can't enter again
refusal-removed-already = this player has already been removed
