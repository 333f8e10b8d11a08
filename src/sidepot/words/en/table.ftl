### The table and its dialogs: help, invitation, notes, my seat, the end of a game. Prefix: table-

## Instead of a table: what happened to it, where to go, and for those who played there how it was settled.

table-this-table-is-closed = This table is closed
table-nobody-plays-here-any-more = Nobody plays here any more.
table-there-is-no-table-here = There is no table here
table-the-link-may-be-incomplete = The link may be incomplete, or belong to another room: ask the person who sent it for a new one.
table-there-is-nothing-here = There is nothing here
table-the-address-may-be-mistyped = The address may be mistyped, or incomplete.
table-this-table-is-not-shown = This table is not shown any more
table-open-it-again = Open it again
table-is-closed = { $name } is closed

## When one has left the table, or was sent away: what one leaves with, and what is owed.

table-the-host-has-removed-you = The host has removed you from the table
table-the-host-has-banned-you = The host has banned you from the table
table-settle-up = Settle-up
table-you-have-left-the-table = You have left the table
table-you-may-take-a-seat = You may take a seat again.
table-you-can-watch-but-not = You can watch, but not sit down here.
table-you-get-up-when-this = You leave when this hand is over.

## The game at a table that has an end: how far it is, what changes with the next hand, who won, and the next game.

table-start-the-next-game = Start the next game
table-the-end-of-the-game = the end of the game
table-start-the-game = Start the game
table-out = out
table-everyone-who-plays-takes-a = Everyone who wants to play takes a seat; two are needed.
table-it-starts-by-itself-in = It starts by itself in { $time }.
table-are-seated-each-buys-in = { $count } are seated; each buys in.
table-starts-it = { $who } starts it.
# Mixed games: what is played now, and next; where the next game is picked, only what is played now.
table-mixed-now = { $now }
table-mixed-next = { $now } · next: { $next }
table-mixed-hands = { $now }, hand { $number } of { $last } · next: { $next }
table-hand-of = hand { $number } of { $last }
table-left = { $left } left
table-next-hand = next hand { $blinds }
table-from-the-next-hand = From the next hand: { $names }

## Help: how a turn goes, keys, text commands, which hand beats which.

table-why-cant-i-raise = Why can’t I raise?
table-where-a-raise-is-not = When you can’t raise, the house’s reason stands where the sizes usually are, with the number of the rule in the rulebook. The command “why” says it too.
table-what-if-i-lose-the = What if I lose the connection?
table-come-back-by-the-same = Open the same link in the same browser: your seat, cards and clock are still there. The table waits a little for you.
table-how-do-i-come-back = How do I come back on another device?
table-by-your-own-link-under = With your own link, under “Account” at the top: it logs you in anywhere, with your name, seat and chips. A password or a passkey works too, if you set one.
table-what-is-the-time-bank = What is the time bank?
table-when-your-time-to-act = When your time to act is over, your time bank runs; it fills up slowly with every hand. When it is empty, you check or fold.
table-what-are-side-pots = What are side pots?
table-who-is-all-in-can = A player who is all-in can win from each opponent only as much as they put in themselves. The rest is a side pot for the others.
table-help = Help
table-close-help = close help
table-keys = Keys
table-text-commands = Text commands
table-asked-often = Common questions
table-the-house = The house: { $house }

## Inviting friends: the link that they can open, to copy or to scan. Offered when a table opens, and whenever one asks.

table-this-room-listens-on-this = This room listens on this machine alone, so the link works only here. For friends on your network, start it with --host 0.0.0.0 (or SIDEPOT_HOST=0.0.0.0).
table-this-machine-is-on-no = This machine is not on a network now, so the link works only here.
table-qr-code-of = QR code of { $link }
table-put-the-invite-away = put the invite away
table-invite-friends = invite friends
table-link-to-this-table = link to this table
table-qr-code = QR code
table-address = Address
    .hint = This machine is on several networks: choose the one your friends are on.
table-whoever-opens-this-link-comes = Anyone who opens this link comes to the table: a name is enough.
table-share = Share …

## Keys at the table. They press the same buttons as a mouse does.

table-fold-twice-where-a-check = fold (twice where a check is free)
table-bet-or-raise-write-the = bet or raise: type the amount, Enter confirms
table-a-size-or-the-card = a size (or the card to discard)
table-more-less = more, less
table-enter = Enter
table-confirm-the-amount-or-the = confirm the amount or the card
table-what-should-i-do-among = what should I do? (among auto players, or after a hand)
table-space = Space
table-on-to-the-end-of = skip to the end of an all-in
table-sit-out-or-come-back = sit out or come back
table-text-commands-label = text commands
table-the-dealers-log = the dealer’s log
table-chips-or-big-blinds = chips or big blinds
table-sound = sound
table-the-next-table-where-it = the next table where it is your turn
table-page = Page ↑ ↓
table-the-table-before-the-table = the table before, the table after
table-alt-1-9 = Alt 1 – 9
table-one-of-your-tables = one of your tables
table-help-label = help

## What I note on a player: a colour and a few words, for nobody but me.

table-my-note-on = My note on { $who }
table-colour = Colour
table-note = Note
    .hint = Only you see this, on every device where you are logged in.

## My seat: sitting out, blinds, agreements, more chips, leaving.

table-slowly = slowly
table-at-the-usual-pace = at the usual pace
table-fast = fast
table-at-once = at once
table-run-it-twice-when-all = Run it twice when all-in
table-straddle-when-i-may = Straddle when I can
table-straddle-on-the-button = Straddle on the button
table-bomb-pot-next-hand = Bomb pot next hand
table-my-seat = my seat
table-sit-out-from-the-next = Sit out from the next hand
table-post-my-blinds-automatically = Post my blinds automatically
table-fast-forward-when-i-have = Fast-forward when I have folded
table-pace-of-the-auto-players = pace of the auto players
table-auto-players-play = Auto players play
table-chips-to-add = chips to add
table-top-up = Top up
table-move-to = Move to
table-stay-in-seat = keep seat { $number }
table-to-seat = seat { $number }
table-top-up-after-each-hand = Top up after each hand, to
table-chips-to-top-up-to = chips to top up to
table-rebuy-without-chips = Rebuy when I have no chips, for
table-chips-to-rebuy = chips to rebuy
table-leave-the-table = Leave the table
table-stay = Stay
table-my-seat-label = My seat
table-at-most = at most { $most }
table-if-you-leave-now = If you leave now: { $says }
table-you-are-leaving = You are leaving
table-fold-and-leave = Fold and leave


## What an empty seat says where nobody may sit down in it.

table-you-asked = you asked
table-kept = reserved
table-next-seat = yours next

## A table: the felt, what you can do, what is beside it. It passes on what the room tells.

table-what-you-can-do = what you can do
table-amounts = amounts
table-deck = deck
table-log-chat-rules = log, chat, rules
table-table = table
table-log-chat-rules-somebody-said = log, chat, rules: somebody said something
table-is-shown-with-a-delay = { $name } is shown with a delay: what happens now is seen here in a moment.
table-this-is-the-last-hand = This is the last hand: the host closes the table when it is over.
table-use-it-here = Use it here

## For those who watch a tournament: which of its tables.

table-the-table-before = the table before
table-the-table-after = the table after
table-the-table-you-watch = the table you watch
table-table-players =
    { $count ->
        [one] Table { $number } · { $count } player
       *[other] Table { $number } · { $count } players
    }

table-closed-after =
    { $count ->
        [one] { $count } hand, until { $time }. You find this again under “My tables” in the lobby.
       *[other] { $count } hands, until { $time }. You find this again under “My tables” in the lobby.
    }
table-title-settle-up = { $name }, settle-up – sidepot
table-sound-on = sound on
table-sound-off = sound off
table-help-tool = help
table-hand-number = hand { $number }
# What amounts are shown in: a button that shows the unit and changes it.
table-unit-chips = Chips
    .label = amounts in chips
table-unit-bb = BB
    .label = amounts in big blinds
table-deck-two = two-colour deck
table-deck-four = four-colour deck
table-shown-elsewhere = This table is shown in another window of yours.
# $score is an amount with its sign: "+120".
table-you-leave-with = You bought { $bought } and leave with { $took }: { $score }
# $debts is a list of the two messages below.
table-if-it-ended-now = If the game ended now: { $debts }.
table-you-pay = you pay { $money } to { $who }
table-pays-you = { $who } pays you { $money }
table-wins-game =
    { $count ->
        [one] { $names } wins game { $game }
       *[other] { $names } share game { $game }
    }
table-rises-in-hands =
    { $count ->
        [one] { $blinds } in { $count } hand
       *[other] { $blinds } in { $count } hands
    }
table-rises-in-orbits =
    { $count ->
        [one] { $blinds } in { $count } orbit
       *[other] { $blinds } in { $count } orbits
    }
table-game-number = Game { $number }
table-ends-after-this-hand = it ends after this hand
# What happens to somebody who leaves. The last two are also said after "If you leave now:".
table-up-after-hand = You leave when this hand is over.
table-up-all-in = You are all-in, and your hand is played out. You leave when this hand is over.
table-up-folds = Your hand is folded. You leave when this hand is over.
# $hand is a hand in words: "a pair of kings".
table-wins-with = { $who } wins { $amount } with { $hand }
table-wins = { $who } wins { $amount }
# A pot of two halves, or of two boards: $half is one of the names below.
table-half-won =
    { $count ->
        [one] { $half }: { $names } wins { $amount }
       *[other] { $half }: { $names } split { $amount }
    }
table-half-won-with =
    { $count ->
        [one] { $half }: { $names } wins { $amount } with { $hand }
       *[other] { $half }: { $names } split { $amount } with { $hand }
    }
table-half-with = { $half }: { $hand }
table-half-on-board = { $board }, { $half }
# One player wins both halves.
table-scoops = { $who } scoops { $amount }
table-half-high = High
table-half-low8 = Low
table-half-low = Low
table-half-deuce = 2-7 low
table-half-badugi = Badugi
table-half-badugi-high = Badugi
table-half-board = With the board
table-half-hand = Five cards of one’s own
table-board-first = First board
table-board-second = Second board
# $pot is one of several: "the main pot".
table-from-pot = { $chips } from { $pot }
table-colour-none = no colour
table-colour-red = red
table-colour-orange = orange
table-colour-yellow = yellow
table-colour-green = green
table-colour-blue = blue
table-colour-purple = purple
