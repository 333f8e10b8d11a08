### Replays of hands, my hands, my statistics. Prefix: replay-

replay-title = Replay a hand
# A link beside a hand that opens the replayer.
replay-this = Replay
# $number is the hand's number, as text.
replay-hand = Hand { $number }
# A hand without the cards that only some players saw.
replay-as-everyone-saw-it = As everyone saw it

## The replayer

replay-controls = Replay
replay-step = Step
replay-step-of = Step { $step } of { $last }
replay-streets = Streets
replay-first = To the deal
replay-back = One step back
replay-forth = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-what-happened = What happened
replay-how-it-ended = How it ended
# A tick box: cards that were shown only at the end lie open from the beginning.
replay-all-cards = Show cards that were shown later
replay-keys = Keys: ← and → step, ↑ and ↓ go from street to street, Home and End to the deal and the end, P plays.

## Sharing and copying

replay-share = Share this hand
replay-with-my-cards = Show my cards too
replay-make-link = Make a link
replay-link = Link to this hand
replay-stop-sharing = Stop sharing
replay-as-text = As text
replay-format = Format
replay-copy = Copy as text
# $what is a list of things that the chosen format has no words for.
replay-lost = This format has no place for: { $what }.

## Going on from a moment

replay-what-if = What if …
replay-others = The other seats
replay-by-hand = I play every seat
# $style is how an auto player plays, in a word: Shark, Rock …
replay-against = auto players: { $style }
replay-go-on = Go on from here
replay-roll-out = Play it out many times
replay-as-it-was = Back to the hand as it was
replay-your-options = What you can do
replay-to-act = { $who } to act
replay-fold = Fold
replay-check = Check
replay-call = Call { $amount }
replay-raise = Raise to { $to }
replay-all-in = All-in, { $to }
# The field in which the size of a raise is typed.
replay-amount = Raise to
replay-bring-in = Bring in { $amount }
replay-show = Show
replay-muck = Muck
# A card follows: the one that goes.
replay-discard = Discard
# Beside one's cards in a draw game.
replay-tap-to-draw = Tap the cards to discard:
replay-stand-pat = Stand pat
replay-draw = Draw { $count }
replay-rolling = Playing it out …
replay-rolled =
    { $count ->
        [one] Played out once from step { $step }: chips won on average
       *[other] Played out { $count } times from step { $step }: chips won on average
    }
# A 95 % interval.
replay-between = { $low } to { $high }

## My hands

replay-which = Which hands
replay-all = All
replay-won = Won
replay-lost-hands = Lost
replay-showdown = Showdown
replay-big = Big pots
replay-none = No hands match yet.
replay-none-yet = You have no hands yet: each hand you play is here once it is over.
replay-pot = pot { $amount }

## Files of hands

replay-files = Replay hand histories
replay-drop = Drop files of hands here, or choose some: PokerStars text, PHH, Open Hand History, ACPC or sidepot’s own.
replay-reading = Reading …
replay-find = Find hands
replay-find-hint = A player, a number, a game: finds hands with all the words.
replay-more = More hands
replay-listed =
    { $count ->
        [one] One hand
       *[other] { $count } hands
    }
# $found of all hands have the words that somebody looks for.
replay-found =
    { $count ->
        [one] { $found } of one hand
       *[other] { $found } of { $count } hands
    }
# A hand without a number: the line of the file on which it begins, as text.
replay-at-line = Hand at line { $line }
replay-too-long = Too long for one hand: it is not read.
# The links to the list and to the hands before and after.
replay-file-hands = Hands of the files
replay-to-the-list = Back to the list
replay-hand-before = Previous hand
replay-hand-after = Next hand
replay-hand-of = { $at } of { $count }
# $file is the name of a file.
replay-no-text = { $file } is not a text file: choose the file that your poker program wrote, unpacked.
replay-no-format = { $file } is not in a known format: PokerStars text (.txt), PHH (.phh, .phhs), Open Hand History (.ohh), ACPC (.log) or sidepot’s own (.jsonl).
replay-no-hands = There are no hands in { $file }.
replay-too-wide = { $file } is too large for UTF-16 text: save it as UTF-8, or split it into several files.

## My statistics

replay-my-statistics = My statistics
replay-every-house = Every house
replay-every-game = Every game
replay-house = House
replay-game = Game
# $total is how many there are; only the last are counted.
replay-hands-counted =
    { $count ->
        [one] One hand counted, of { $total }.
       *[other] { $count } hands counted, of { $total }.
    }
replay-bb100 = BB per 100 hands
replay-bb100-luckless = Without luck
replay-interval = { $mean } ({ $low } to { $high })
replay-vpip = VPIP
replay-pfr = Raises pre-flop
replay-three-bet = 3-bets
replay-fold-to-three-bet = Folds to 3-bets
replay-steal = Steals
replay-fold-to-steal = Folds to steals
replay-cbet = Continuation bets
replay-fold-to-cbet = Folds to them
replay-wtsd = Goes to showdown
replay-wsd = Wins at showdown
replay-aggression = Aggression
replay-graph = Results
replay-graph-says =
    { $count ->
        [one] After one hand: { $net } big blinds, { $luckless } without luck
       *[other] After { $count } hands: { $net } big blinds, { $luckless } without luck
    }
replay-by-position = By position
replay-position = Position
replay-hands = Hands
replay-sessions = Sessions
replay-began = Began
replay-bb = Big blinds
