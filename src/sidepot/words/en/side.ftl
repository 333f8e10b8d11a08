### The panel beside the felt: log, chat, ledger, rules, the host's controls, text commands. Prefix: side-

## For a host: who is banned, each with a way to undo it.

side-banned = Banned
side-lift-the-ban-of = lift the ban of { $who }

## Talk at the table. Anyone can mute anyone for themselves; a host mutes for all.

side-say-something = Say something
side-chat-message = chat message
side-emotes = emotes
side-say = say { $emote }
side-send = Send
side-chat-is-off-turn-it = Chat is off – turn it on
side-turn-chat-off = Turn chat off
side-hear-again = unmute
side-nothing-is-shown = Nothing is shown.
side-nobody-has-said-anything-yet = Nobody has said anything yet.
side-mute = mute { $who }

## The table by text: `f`, `c`, `r 600`, `pot`, `board`, `stacks` and a few more. Each answer is a sentence.

side-bet-or-raise-to-600 = bet or raise to 600; also r min, r half, r pot, r all
side-at-the-showdown = at the showdown
side-your-cards-and-what-they = your cards and what they make
side-the-board = the board
side-pots-and-what-a-call = pots and what a call costs
side-everyones-chips = everyone’s chips
side-whose-turn-it-is = whose turn it is
side-how-the-last-hand-ended = how the last hand ended
side-sit-out-come-back = sit out, come back
side-dealers-choice-the-next-game = dealer’s choice: pick the next game, where it is yours to pick
side-ask-to-see-a-mucked = ask to see a hand that was mucked at the showdown
side-move-to-another-seat = move to another seat when the hand is over
side-have-chips-bought-after-each = have chips bought up to 200 after each hand; buy off: no longer
side-why-you-cant-raise = why you can’t raise
side-what-to-do-among-auto = what to do (among auto players)
side-this-list = this list
side-there-is-no-table-to = There is no table to look at yet.
side-is-no-command-try-f = “{ $text }” is not a command. Try: f, c, r 600, cards, board, pot, stacks, help.
side-you-have-no-cards = You have no cards.
side-board-is = The board: { $cards }.
side-nothing-is-on-the-board = Nothing is on the board.
side-the-pot-is-empty = the pot is empty
side-it-is-your-turn = It is your turn.
side-it-is-s-turn = It is { $who }’s turn.
side-nobody-has-to-act = Nobody has to act.
side-no-hand-has-ended-yet = No hand has ended yet.
side-you-can-raise = You can raise.
side-it-is-not-your-turn = It is not your turn.
side-exchange-cards-at-a-draw = exchange cards at a draw
side-pay-the-bring-in = pay the bring-in
side-the-cards-that-lie-face = the cards that lie face up
side-no-cards-lie-face-up = No cards lie face up.
# $cards are names of cards.
side-shows = { $who } shows { $cards }.
side-draw-which-cards-for-example = Draw which cards? For example: d 7c 2d. To keep all: pat.
side-you-stand-pat = You stand pat.
side-you-draw =
    { $count ->
        [one] You draw { $count } card.
       *[other] You draw { $count } cards.
    }
side-you-bring-in = You bring in.
side-you-fold = You fold.
side-you-check = You check.
side-you-call = You call.
side-you-are-all-in = You are all-in.
side-raise-to-how-much-for = Raise to how much? For example: r 600.
side-you-make-it = You make it { $to }.
side-you-throw-the-away = You discard the { $card }.
side-you-show = You show.
side-you-muck = You muck.
side-you-sit-out-from-the = You sit out from the next hand on.
side-you-are-back = You are back.
# $game: a game’s name, as in “No Limit Hold’em”
side-you-pick = You pick { $game }.
side-you-ask-to-see = { $who }’s hand is shown.
side-you-move-to-seat = You move to seat { $seat } when the hand is over.
side-which-seat-for-example = Which seat? For example: seat 4.
side-buy-how-much-for-example = How many chips? For example: buy 200, or buy off.
side-you-always-have = Chips are bought for you after each hand, up to { $chips }.
side-nothing-is-bought-by-itself = Chips are no longer bought for you.

## For who hosts a table: pause, blinds, auto players, people, closing.

side-pause = Pause
side-blinds = blinds
side-style-of-the-auto-player = style of the auto player
side-end-the-game-after-this = End the game after this hand
side-every-dial = Every dial
side-saved-as = saved as
side-close-the-table = Close the table
side-press-again-everyone-is-cashed = Press again: everyone is cashed out
side-blinds-label = Blinds
    .hint = E.g. 5/10; they change with the next hand.
side-change = Change
side-auto-player = Auto player
side-add = Add
side-at-the-table = At the table
side-set = Set
side-saved-as-label = Saved as
    .hint = Its settings, to open it again from “Create a table”.
side-go-on = Resume
side-pause-the-game = Pause the game
side-from-the-next-hand = From the next hand: { $names }
side-the-table-closes-when-this = The table closes when this hand is over.
side-keep-it-open = Keep it open
side-asks-for-chair-with = { $who } asks for seat { $number } with { $chips }
side-no = No
side-you = { $who } (you)
side-unmute = Unmute
side-mute-button = Mute
side-remove = remove { $who }
side-really-remove = Really remove?
side-really-ban = Really ban?
side-ban = ban { $who }
side-change-from-the-next-hand = Change from the next hand
side-the-blinds-have-risen-to = The blinds have risen to { $blinds }; changing them starts the levels over.

## The dealer's log: this hand, the last one, my hands; and the box for text commands.

side-this-hand = This hand
side-last-hand = Last hand
side-which-hand = which hand
side-dealers-log = dealer’s log
side-f-c-r-600-board = f, c, r 600, board, stacks …
side-text-command = text command
side-do = Go
side-your-hands-come-when-this = Your hands appear once this one has been shown.
side-you-have-not-finished-a = You have not finished a hand here yet.
side-my-cards = my cards: { $cards }

## The house beside the table: its rules in words, what is unusual, which hand beats which.

side-hands-for-half = { $half }: hands, best first
side-in-play = Now: { $says }
side-out-of-the-ordinary = Unusual rules

## Who pays whom, and what everyone bought and left with: at a table, and after it was closed.

side-copy-the-settle-up = copy the settle-up
side-the-settle-up-as-a = the settle-up as a spreadsheet (CSV)
side-who-pays-whom = Who pays whom
side-if-the-game-ended-now = If the game ended now
side-nobody-owes-anybody-anything = Nobody owes anybody anything.
side-with-auto-players = With auto players
side-nobody-pays-or-collects-this = Nobody pays or collects this.
side-the-house-took = The house took { $money }.
side-nobody-has-bought-chips-yet = Nobody has bought chips yet.
side-bought = Bought
side-left-with = Left with
side-has = Has
side-score = Score
side-auto-players = Auto players
side-scores = Scores
side-chips-in-the-middle-count = Chips in the middle count when the hand ends.
side-not-possible-here = Not possible here

## Beside the table (below it on a phone): log, chat, rules, ledger, host.

side-event = Event
side-log = Log
side-chat = Chat
side-rules = Rules
side-ledger = Ledger
side-host = Host
side-close-the-panel = close the panel
side-beside-the-table = beside the table

side-is-muted = { $who } is muted
side-mute-short = mute
side-unmute-who = unmute { $who }
side-a-chip-is-worth = A chip is worth { $money }.
side-go-all-in = go all-in
# $made is the hand in words: "a pair of kings".
side-you-have-made = You have { $cards }: { $made }.
side-pot-of = { $pot } { $chips }
side-pot-for = { $pot } { $chips } for { $names }
side-pots = { $pots }.
side-pots-to-call = { $pots }; { $chips } to call.
side-stacks = { $stacks }.
side-stack = { $who } { $chips }
side-stack-folded = { $who } { $chips } folded
side-all-my-hands-here = All my hands here
# $board are cards, drawn.
side-board-was = board { $board }
# $money is an amount, $payer and $payee are names in bold.
side-pays = { $payer } pays { $money } to { $payee }
side-auto-won = { $who } won { $money }
side-auto-lost = { $who } lost { $money }
