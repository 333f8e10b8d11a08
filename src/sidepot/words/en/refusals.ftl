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
refusal-not-leaving = you are not leaving
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

## In the room: what a page or a program asks for

refusal-bad-message = that is not a message the room knows
# $why is the sentence of something that was read: a field, a file.
refusal-bad-message-body = that is not what is asked for here: { $why }
refusal-bad-message-what = that is not a message the room knows: { $why }
refusal-bad-message-why = { $why }
refusal-bad-message-cut-short = the body ended before it was whole
refusal-bad-message-currency = a currency has 1 to { $most } letters or a sign, as in EUR or €
refusal-bad-message-format = format is { $formats }
refusal-bad-message-settings = say which settings to save: `settings`, or the `table` you host
refusal-bad-message-passkey = that is not the passkey that was asked for: try again
refusal-slow-down = too much at once: wait a moment
refusal-slow-down-bots = you have entered many bots: wait a few minutes
refusal-slow-down-chairs = you have asked for many seats: wait a minute
refusal-slow-down-download = a download of yours is still running: wait until it is finished
refusal-slow-down-downloads = others are downloading: try again in a minute
refusal-slow-down-reading = the room has a lot to read just now: try again in a moment
refusal-slow-down-tables = you have opened many tables and tournaments: wait a few minutes
refusal-slow-down-passwords = too many passwords were tried for this name: use your link, or wait a while
refusal-slow-down-tries = too many tries: wait a while
refusal-not-watching = this socket does not show that table: watch it first
refusal-no-such-table = there is no such table
refusal-table-closed = this table was closed
refusal-table-closed-named = the table { $table } was closed
refusal-table-closed-ledger = this table was closed: only players who sat there see how it was settled
refusal-table-closed-by-host = the host has closed this table
refusal-too-many-watchers = too many people are watching this table
refusal-too-many-watchers-moved = more people want to watch this table than it has room for: open it again to come back
refusal-old-hand = that was meant for another hand
refusal-old-turn = that was meant for another turn
refusal-banned = the host does not let you sit at this table
refusal-ask-host = the host decides who sits down here: ask for the seat, and you get it when they let you in
refusal-muted = the host has muted you
refusal-nothing-said = there is nothing in that message
refusal-not-host = only the host of the table may do that
refusal-not-host-game = the host starts the next game
refusal-no-such-player = nobody of that name is sitting at this table
refusal-no-such-player-ever = nobody of that name was ever at this table
refusal-no-such-player-muted = nobody of that name is muted at this table
refusal-no-such-player-banned = nobody of that name is banned from this table
refusal-no-such-player-never = { $who } was never at this table
refusal-no-such-player-banned-already = { $who } is already banned
refusal-no-such-player-bot = no bot of that name is here
refusal-no-such-style = there is no such kind of auto player
refusal-no-free-chair = there is no free seat
refusal-no-free-chair-people = leave a seat for people
refusal-bad-dials = these dials can't be set
# $why are sentences (dial-wrong-…) with semicolons between.
refusal-bad-dials-why = { $why }
refusal-not-here = that can't be asked here
refusal-not-here-chair = you have not asked for a seat here
refusal-not-here-open = you need not ask the host here: sit down
refusal-bad-sheet = this tournament can't be played
# $why says what is wrong with a tournament file: sheet-…
refusal-bad-sheet-why = { $why }
refusal-bad-sheet-bots = [[bot]]: { $count } bots are too many: at most { $most }
refusal-bad-sheet-bot = [[bot]] { $name }: { $why }
refusal-bad-sheet-passed = starts_at = { $time } has passed: choose a time to come
refusal-bad-sheet-far = starts_at = { $time } is too far away: choose a time within a year
# $where is a line of a file.
refusal-bad-sheet-name = { $where }: the name { $name } is taken, or looks like one that is
refusal-bad-sheet-alike = { $where }: the names { $name } and { $other } look alike
# $why is one of the sentences about names: refusal-bad-name-…
refusal-bad-sheet-wrong-name = { $where }: { $why }
refusal-bad-bot = this bot can't be called
refusal-bad-bot-why = { $why }
refusal-storage-failed = the room cannot write its log: the table stands still, nothing acknowledged is lost
refusal-storage-failed-broken = an error in the room: the table stands still, nothing acknowledged is lost
refusal-storage-failed-stuck = this can't go on as its log tells it: nothing is lost, and whoever runs the room has to see to it
refusal-storage-failed-stuck-why = this can't go on as its log tells it: nothing is lost, and whoever runs the room has to see to it ({ $why })
refusal-storage-failed-closing = the room is closing: come back in a moment
refusal-storage-failed-damaged = what is kept of it is damaged: tell the room's operator

## Over HTTP: coming in, accounts, tables, hands

refusal-no-session = say who you are first
refusal-bad-origin = this page may not use the room
refusal-bad-origin-unknown = this page may not use the room: its browser does not say which page it is
refusal-bad-origin-start = this page may not use the room: if { $origin } is the room's address, start the room with --origin { $origin }
refusal-not-json = the body has to be JSON, with the content type application/json
refusal-too-large = that is too large
refusal-too-large-saved = a saved table has at most { $most } characters
refusal-name-taken = that name is taken, or looks like one that is
refusal-name-taken-name = the name { $name } is taken, or looks like one that is
refusal-name-taken-auto = an auto player has your name here: you can watch, or come with another name
refusal-name-taken-saved = you already have a saved table called { $name }
refusal-name-taken-passkey = this passkey is already known
# What is wrong with a name. $what says whose: "person", "table", "tournament", "bot", "saved" (a saved table) or
# "player" (a name somebody writes down).
refusal-bad-name-missing =
    { $what ->
        [table] the table's name is missing
        [tournament] the tournament's name is missing
        [bot] the bot's name is missing
       *[person] a name is missing
    }
refusal-bad-name-long =
    { $what ->
        [table] the table's name has at most { $most } characters
        [tournament] the tournament's name has at most { $most } characters
        [bot] the bot's name has at most { $most } characters
       *[person] a name has at most { $most } characters
    }
refusal-bad-name-sign = a name has letters, digits, spaces and . _ - ' only, not { $sign }
refusal-bad-name-empty = a name needs a letter or a digit
refusal-bad-name-plain = a name is written with plain letters and digits: { $plain } instead of { $sign }
# $scripts is a list: "Latin and Cyrillic".
refusal-bad-name-scripts = a name has letters of one script, not of { $scripts }: some of them look alike
refusal-bad-name-script = a name has letters of the scripts most people read, not { $sign }
refusal-bad-name-other = a note is about another player
refusal-bad-name-confirm = write your name as it is, { $name }: then it is given up
refusal-bad-house = this house can't be played
refusal-bad-house-why = { $why }
refusal-bad-house-line = name and about are of one line here, without control characters
refusal-bad-house-text = a house file is sent as text, in `toml`
refusal-bad-house-chairs = { $count } seats are not possible: { $game } takes 2 to { $most } players (X17)
refusal-too-many = there are too many already
refusal-too-many-sockets = too many connections of one account
refusal-too-many-sockets-address = too many connections from one address
refusal-too-many-room-full = the room is full
refusal-too-many-tables = you already host { $count } tables: close one first
refusal-too-many-tables-room = the room has no space for another table
refusal-too-many-tournaments = you already host { $count } tournaments: finish one first
refusal-too-many-tournaments-room = the room is full of tournaments: come back when one is over
refusal-too-many-tournaments-over = too many finished tournaments are being looked at: try again later
refusal-too-many-saved = you have saved { $count } tables already: delete one first
refusal-too-many-shared = you already share { $count } hands: stop sharing one first
refusal-too-many-passkeys = you already have { $count } passkeys: remove one first
refusal-too-many-notes = you already have notes on { $count } players: delete one first
refusal-too-many-muted = { $count } players are muted already: let somebody speak again first
refusal-too-many-banned = { $count } players are banned already: lift a ban first
refusal-too-many-asking = many people are waiting for the host's answer: ask again later
refusal-too-many-names = every auto player's name was used at this table: open another one
refusal-too-many-your-bot = you already have a bot here: withdraw it first
refusal-too-many-bots = { $count } bots are here already: the room takes no more of them
refusal-too-many-watched = one connection shows at most { $most } tables
refusal-not-found = there is nothing here
refusal-not-found-hand = you were not in that hand, or it is not over
# $number is text.
refusal-not-found-record = hand { $number } is not in the record: it is not over, it is void (the log says so), or it never was
refusal-not-found-place = there is no such table or tournament in the record
refusal-not-found-table = the room has no such table
refusal-not-found-no-hands-here = you have not finished a hand here yet
refusal-not-found-no-hands = you have not finished a hand yet
refusal-not-found-saved = you have no such saved table
refusal-not-found-shared = this hand is not shared, or no longer
refusal-not-found-your-share = you share no such hand
refusal-not-found-passkey = you have no such passkey
refusal-not-found-session = you are not logged in there
refusal-not-found-bot = you have no bot of that name
refusal-not-found-store = this room has no hand store: hands are found at their tables
refusal-not-found-person = nobody here is called { $name }
refusal-not-found-address = { $name } is not here, and addresses of people who have gone are not kept
refusal-not-found-ban = { $name } is not banned from the room
refusal-not-allowed = you may not do that
refusal-not-allowed-operator = only the room's operator may do that: open the operator's link
refusal-not-allowed-record = only the room's operator may read its record: open the operator's link
refusal-not-allowed-session = say who you are first
refusal-not-allowed-advice = only players are advised: sit down first
refusal-not-allowed-advice-event = only players are advised: you have no seat here
refusal-not-allowed-ledger = this table is shown with a delay: only players who sit there see its ledger
refusal-not-allowed-closing = this table is not about to close
refusal-not-allowed-ban = a host and auto players can't be banned
refusal-not-allowed-ban-bot = { $name } is a bot: ban { $owner }, whose bot it is
refusal-not-allowed-ban-operator = { $name } is an operator here: nobody bans an operator
refusal-not-allowed-ban-proxy = their address is this machine's own: behind a proxy, start the room with --proxy
refusal-not-allowed-reset-bot = { $name } is a bot: { $owner } can give it another token
refusal-not-allowed-reset-operator = { $name } is an operator here, who makes a new link under Account
refusal-not-allowed-bot = a bot enters no bots: its owner does
refusal-not-allowed-withdraw = only the host, and whoever entered it, can withdraw a bot
refusal-not-allowed-passkey-name = passkeys belong to a name such as club.example or localhost: open the room there
refusal-wrong-secret = that does not open any account here
refusal-wrong-secret-link = this link or code does not open any account here, or a newer one does
refusal-wrong-secret-password = this name and this password do not belong together
refusal-wrong-secret-needed = you have a password: it is needed for this
refusal-wrong-secret-passkey = this passkey does not open any account here
refusal-weak-password = a password has 8 characters or more, and is not your name
refusal-shut-out = the operator does not let you into this room
# $why are the operator's own words.
refusal-shut-out-why = the operator does not let you into this room: { $why }
refusal-still-here = something of yours is still here
# $reasons is a list of the sentences below.
refusal-still-here-why = { $reasons }
refusal-still-here-chips =
    { $count ->
        [one] you have a chip at { $table }: leave the table and let the hand end
       *[other] you have { $count } chips at { $table }: leave the table and let the hand end
    }
refusal-still-here-seat = you have a seat at { $table }: leave the table and let the hand end
refusal-still-here-entered = you have entered { $table }: wait for its end, or unregister
refusal-still-here-bot-chips =
    { $count ->
        [one] your bot { $bot } has a chip at { $table }: it leaves the table and the hand ends first
       *[other] your bot { $bot } has { $count } chips at { $table }: it leaves the table and the hand ends first
    }
refusal-still-here-bot-seat = your bot { $bot } has a seat at { $table }: it leaves the table and the hand ends first
refusal-still-here-bot-entered = your bot { $bot } has entered { $table }: wait for its end, or withdraw it
refusal-still-here-hosts = you host the table { $table }: close it first
refusal-still-here-hosts-event = you host { $table }, which is not over: wait for its end, or cancel it
refusal-other-people = other people play here: ask again when the hand is over
refusal-other-people-table = there are other people at this table: ask again when the hand is over
refusal-other-people-event = other people play in this event: ask again when the hand is over

## What is wrong with a field that was sent. $field is the name of a field, $kind and $other kinds of values.

refusal-field-empty = { $field } is empty: it takes something
refusal-field-least = { $field } is { $least } at least
refusal-field-most = { $field } is { $most } at most
refusal-field-characters-least =
    { $count ->
        [one] { $field } takes at least one character
       *[other] { $field } takes at least { $count } characters
    }
refusal-field-characters-most =
    { $count ->
        [one] { $field } takes at most one character
       *[other] { $field } takes at most { $count } characters
    }
refusal-field-entries-least =
    { $count ->
        [one] { $field } takes at least one entry
       *[other] { $field } takes at least { $count } entries
    }
refusal-field-entries-most =
    { $count ->
        [one] { $field } takes at most one entry
       *[other] { $field } takes at most { $count } entries
    }
refusal-field-missing = { $field } is missing
refusal-field-unknown = there is no { $field } here
refusal-field-value = { $field } can't be { $value }
# $kind and $other are kinds of values: refusal-kind-…, or a word as it is.
refusal-field-kind = { $field } takes { $kind }, not { $other }
refusal-kind-str = a text
refusal-kind-int = a whole number
refusal-kind-float = a number
refusal-kind-bool = true or false
refusal-kind-array = a list
refusal-kind-object = an object
refusal-kind-null = nothing
refusal-kind-or = { $kind } or { $other }
# Where no field is named.
refusal-field-this = this
refusal-field-cut-short = the data ends in the middle
refusal-field-malformed = it is not JSON from byte { $byte } on
