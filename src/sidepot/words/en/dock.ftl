### The bar below the felt: what a player can do now. Little room. Prefix: dock-

## What should I do? Asked of the room, which answers where everyone else is an auto player, or once a hand is over.

dock-advice = advice
dock-what-should-i-do = What should I do?
dock-how-did-i-play-it = How did I play it?
dock-working-it-out = Working it out …
dock-close-the-advice = close the advice
dock-you-have-no-hand-here = You have no hand here yet.
dock-there-was-nothing-for-you = There was nothing for you to decide.

## Once a hand is over: show a card or all of them, and see what would have come.

dock-show = Show
dock-show-the = show the { $card }
dock-show-all = Show all
dock-show-both = Show both
dock-what-would-have-come = What would have come?
# asking to see a hand that was mucked at the showdown
dock-see-a-mucked-hand = See { $who }’s hand
# The same where several were mucked: a list of them opens
dock-see-mucked-hands = See a mucked hand

## What is asked of several players together, in the moment: run it twice, a bomb pot, a straddle.

dock-you-want-a-bomb-pot = You want a bomb pot next hand
dock-no-longer = No longer
dock-im-in = I’m in
dock-no-thanks = No, thanks
dock-you-act-first-next-hand = You act first next hand: straddle for { $amount }?
dock-straddle = Straddle
dock-no = No
dock-bomb-pot-next-hand = Bomb pot next hand?
# dealer’s choice
dock-picks-the-next-game = { $who } picks the next game.
    .you = You pick the next game.
dock-the-next-game = The next game
dock-deal-this-game = Deal this game
dock-all-in-run-it-twice = All-in! Run it twice?
dock-run-it-twice = Run it twice
dock-once = Once
dock-run-it-twice-waiting-for = Run it twice? Waiting for { $names }

## How much: presets, a slider, a number. The room says what is possible; the box only keeps to it.

dock-bet-sizes = bet sizes
dock-amount = amount
dock-raise-to = raise to
dock-less = less
dock-more = more
dock-key = { $amount } – key { $number }

## What you can do, always in the same places: a line that says what is asked, sizes or plans, three buttons.

dock-check-fold = Check / fold
dock-check = Check
dock-call = Call
dock-call-any = Call any
dock-you-post-a-big-blind = You post a big blind and are dealt in as soon as you can be
dock-wait-instead = Wait for the big blind instead
dock-you-are-in-when-the = You are in when the big blind comes to you
dock-post-instead-of-waiting = Post instead of waiting
dock-you-buy-the-button-and = You buy the button and are dealt in as soon as you can be
dock-decide-ahead = decide ahead
dock-fast-forward = Fast-forward
dock-fold = Fold
dock-raise = Raise
dock-actions = actions
dock-throw-away-the = discard the { $card }
dock-key-number = key { $number }
# Below the word on a button, while nothing is chosen yet.
dock-choose-a-card = choose a card
dock-choose-cards = choose cards
dock-chosen-of = { $count } of { $most }
# The label of a card that can be exchanged at a draw, and of all of them.
dock-exchange-the = exchange the { $card }
dock-cards-to-exchange = cards to exchange
# On a button, once cards are chosen.
dock-draw-count = Draw { $count }
dock-throw-away-count = Discard { $count }
dock-throw-away = Discard
dock-muck = Muck
dock-call-amount = Call { $amount }
# Decided ahead: a call at this price, a fold where somebody raises or completes.
dock-call-or-fold = Call { $amount } / fold to a raise
dock-call-or-fold-completion = Call { $amount } / fold to a completion
dock-fold-anyway = Fold anyway?
dock-you-can-check-for-nothing = You can check for free. Press Fold again to fold anyway.
dock-your-turn-to-call = Your turn – { $amount } to call
dock-your-turn-throw-a-card = Your turn – discard a card
dock-your-turn-throw-cards =
    { $count ->
        [one] Your turn – discard { $count } card
       *[other] Your turn – discard { $count } cards
    }
dock-your-turn-draw = Your turn to draw
dock-your-turn-bring-in = Your turn to bring in
dock-your-turn-show-or-muck = Your turn – show or muck?
dock-you-have-folded = You have folded
dock-all-in-nobody-can-bet = All-in: no more betting
dock-waiting-for-to-throw-a = Waiting for { $names } to discard
dock-you-are-all-in = You are all-in
dock-waiting-for = Waiting for { $who }
dock-you-finished-in-place = You finished in place { $place }
dock-the-next-game-starts-after = The next game starts after this one; you are in it
dock-you-are-in-the-next = You are in the next game
dock-you-are-watching = You are watching
dock-you-are-out-and-watching = You are out, and watching
dock-the-host-lets-you-in = The host lets you in: take a seat
dock-you-sit-the-next-game = You are sitting out the next game
dock-you-are-in-for-the = You are in for the next game
dock-chips-come-at-the-end =
    { $chips ->
        [one] { $chips } chip comes at the end of the hand
       *[other] { $chips } chips come at the end of the hand
    }
dock-out-of-chips-rebuy = You are out of chips. Will you rebuy?
dock-out-of-chips = You are out of chips
dock-you-sit-out = You are sitting out
dock-you-ran-out-of-time = You ran out of time: the table plays for you
dock-you-are-in-from-the = You are dealt in from the next hand
dock-next-hand-in-a-moment = Next hand in a moment
dock-waiting-for-other-players = Waiting for other players

## Coming in, coming back, buying chips: what can be done between hands.

dock-play-now-post-a-big = Play now, post a big blind
dock-wait-for-big-blind = Wait for the big blind
dock-buy-the-button = Buy the button
dock-play-now-post-both-blinds = Play now, post both blinds
dock-chips-to-buy = chips to buy
dock-how-to-come-in = how to come in
dock-sit-down = Sit down
dock-leave = Leave
dock-waiting-list = Waiting list
dock-stop-asking = Stop asking
dock-the-host-has-banned-you = The host has banned you from this table: you can watch.
dock-you-have-asked-the-host = You have asked the host for seat { $number }: you sit down when they let you in.
dock-you-are-out-of-this = You are out of this game: take a seat for the next one.
dock-nobody-joins-once-this-game = Nobody can join once this game has begun: take a seat for the next one.
dock-buy-in-again = Buy in again
dock-im-back = I’m back
dock-leave-the-waiting-list = Leave the waiting list
dock-join-the-waiting-list = Join the waiting list
dock-the-table-waits = the table waits { $time }

# A button that shows a card after the hand; $card is drawn.
dock-show-card = Show { $card }
dock-want-bomb-pot =
    { $count ->
        [one] { $names } wants a bomb pot next hand
       *[other] { $names } want a bomb pot next hand
    }
dock-want-bomb-pot-ante =
    { $count ->
        [one] { $names } wants a bomb pot next hand: everyone antes { $ante }
       *[other] { $names } want a bomb pot next hand: everyone antes { $ante }
    }
dock-why-no-raise = Why can’t I raise? { $why }
dock-no-chips-to-raise = you have no chips left to raise with.
# Below the word on a button: an amount that is all of one's chips.
dock-amount-all-in = { $amount } all-in
dock-wager-raise = Raise
dock-wager-bet = Bet
dock-wager-complete = Complete
dock-wager-cap = Cap
# $did is what ended the betting: call, fold, check or all-in.
dock-betting-over =
    { $did ->
        [all-in] { $who } goes all-in: the betting is over
        [fold] { $who } folds: the betting is over
        [check] { $who } checks: the betting is over
       *[call] { $who } calls: the betting is over
    }
    .you =
        { $did ->
            [all-in] You go all-in: the betting is over
            [fold] You fold: the betting is over
            [check] You check: the betting is over
           *[call] You call: the betting is over
        }
# For those who watch a table with a delay.
dock-shown-seconds-later =
    { $count ->
        [one] shown { $count } second later
       *[other] shown { $count } seconds later
    }
dock-shown-minutes-later =
    { $count ->
        [one] shown { $count } minute later
       *[other] shown { $count } minutes later
    }
# $says is what is asked: "Your turn – 20 to call".
dock-paused-take-your-time = { $says } – paused, take your time
# What the shark would do, as a heading.
dock-advise-fold = Fold
dock-advise-check = Check
dock-advise-call = Call
dock-advise-bring-in = Bring in
dock-advise-show = Show
dock-advise-discard = Discard a card
dock-advise-draw = Draw
dock-advise-bet-to = Bet about { $to }
dock-advise-raise-to = Raise to about { $to }
# What you did at a decision of a hand that is over; $street: "flop".
dock-decided-fold = { $street }: you folded
dock-decided-check = { $street }: you checked
dock-decided-call = { $street }: you called
dock-decided-all-in = { $street }: you went all-in
dock-decided-bring-in = { $street }: you brought in
dock-decided-stand-pat = { $street }: you stood pat
dock-decided-bet = { $street }: you bet { $to }
dock-decided-raise = { $street }: you raised to { $to }
dock-decided-draw =
    { $count ->
        [one] { $street }: you drew a card
       *[other] { $street }: you drew { $count } cards
    }
dock-decided-discard = { $street }: you discarded { $cards }
