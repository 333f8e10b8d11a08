### The lobby: tables, tournaments, opening a table. Prefix: lobby-

## Open a table: a preset, a house or the last one to begin with, a few fields, every dial for those who want it.

lobby-your-own = your own
lobby-create-a-table = Create a table
lobby-friday-night = Friday night
lobby-in-words = in words
lobby-our-friday-game = Our Friday game
lobby-house-file-toml = House file (TOML)
    .hint = It is checked when you leave the field.
lobby-a-house-file-of-yours = Your own house file, as text.
# Kinds of evening that a table can be opened for.
lobby-preset-friends = Friends’ no limit
    .hint = An evening among friends: eight seats, time to think, all-ins may be run twice, no auto players.
lobby-preset-short-deck = Short deck
    .hint = Sixes and up, a flush beats a full house: everyone antes, the button posts the only blind.
lobby-preset-bomb-pots = Bomb-pot night
    .hint = Every hand is a bomb pot: everyone puts in five big blinds, and the betting begins on the flop.
lobby-begin-with = Begin with
lobby-or-by-the-rules-of = Or by the rules of a house
lobby-name = Name
    .hint = Leave it empty to name the table after you.
lobby-chairs = Seats
    .hint = How many can sit down.
lobby-auto-players = Auto players
    .hint = They sit down at once; more can be added later.
lobby-seconds-to-act = Seconds to act
    .hint = After that the time bank runs.
lobby-spectators-see-it = Spectators see it
    .hint = People who only watch.
lobby-private-only-people-with-the = Private: only people with the link can find it
lobby-ask-me-before-somebody-sits = Ask me before somebody sits down
lobby-every-dial-with-what-it = Every dial, and what it does
lobby-save-these-settings = Save these settings
lobby-saved-as = Saved as
    .hint = You’ll find it under “My tables”, on every device.
lobby-open-the-table = Open the table
lobby-in-words-label = In words

## The lobby: every table of the room, filters, and a way to open one's own.

lobby-any-house = Any house
lobby-any-game = Any game
lobby-any-limit = Any limit
lobby-sidepot-the-lobby = sidepot – the lobby
lobby-name-of-a-table-or = Name of a table or host
lobby-name-of-a-table-or-label = name of a table or host
lobby-deal-me-in = Deal me in
lobby-welcome = Welcome, { $name }
lobby-pick-a-table-and-play = Pick a table and play, or open your own and send your friends the link.
lobby-filters = filters
lobby-with-a-free-chair = With a free seat
lobby-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
lobby-of-tables =
    { $all ->
        [one] { $count } of { $all } table
       *[other] { $count } of { $all } tables
    }
lobby-more-tables =
    { $count ->
        [one] { $count } more table
       *[other] { $count } more tables
    }
lobby-game-of = game { $number } of { $games }
lobby-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
lobby-season = Season
lobby-stack = Stack
lobby-players = Players
lobby-watch = Watch
lobby-watch-name = watch { $name }
lobby-join = Join
lobby-join-name = join { $name }
lobby-stakes = Stakes
lobby-seats = Seats
lobby-house = house { $house }
lobby-waiting = { $count } waiting

## My tables, first in the lobby: where I sit, what I host, where I sat before; and those that were closed.

lobby-the-host-has-removed-you = the host has removed you
lobby-the-host-has-banned-you = the host has banned you
lobby-the-host-is-asked-to = waiting for the host to let you in
lobby-the-host-lets-you-in = the host has let you in
lobby-closed-tables = Closed tables
lobby-asking-for-a-chair = { $count } asking for a seat
lobby-you-have = you have { $chips }
lobby-you-sit-here = you sit here
lobby-you-take-part = you take part
lobby-you-sat-here = you sat here
lobby-you-host = you host
lobby-you-hosted = you hosted

## The room's permanent tables: rows that fold out, filters, and who sits at the one that is chosen.

lobby-any-stakes = Any stakes
lobby-any-size = Any size
lobby-nobody-sits-here-yet = Nobody is sitting here yet.
lobby-playing = { $count } playing
# $chips is an amount, or a range of amounts.
lobby-buy-in-the-game-starts = Buy-in { $chips }. The game starts when two players are seated.
lobby-observe = Observe

## My tables: settings saved under a name, to open them again on any device.

lobby-like-my-last-table = Like my last table: { $name }
lobby-use = Use
lobby-use-the-settings-of-my = use the settings of my last table
lobby-delete = delete { $name }
lobby-use-name = use { $name }
lobby-rename = Rename
lobby-rename-name = rename { $name }
lobby-new-name-of = new name of { $name }
lobby-sure = Sure?

## Tournaments and leagues in the lobby: which there are, and a way to open one.

lobby-none-yet = None yet.
lobby-finished = Finished
lobby-tournaments-and-leagues = Tournaments and leagues
lobby-level-of-left = level { $level }, { $left } of { $entrants } left
lobby-removed-no-entry = The host has removed you: you can’t enter again.

lobby-seat-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
lobby-season-how = one game after another, points by place
lobby-season-full = full: a seat opens when somebody leaves
lobby-season-begins = begins by itself
lobby-filter-house = House
lobby-filter-game = Game
lobby-filter-limit = Limit
# $names are the winners.
lobby-over-won-by = over, won by { $names }
lobby-registering = registering, { $count } so far
lobby-registering-of = registering, { $count } of { $most }
# $time is a moment: "20:15", $left how long that is: "in 4:59".
lobby-begins-at = Begins at { $time }, { $left }
lobby-begins-waiting = Begins at { $time }, waiting for players
lobby-will-have-chairs =
    { $count ->
        [one] { $name } has { $count } seat.
       *[other] { $name } has { $count } seats.
    }
lobby-yours-will-have-chairs =
    { $count ->
        [one] Your table has { $count } seat.
       *[other] Your table has { $count } seats.
    }
lobby-will-be-private = Only people with the link can find it.
lobby-will-be-seen = Everyone in the room sees it in the lobby.
lobby-will-ask-you = You are asked before anybody sits down.
# $style is how they play: "Rock".
lobby-will-have-autos =
    { $count ->
        [one] One auto player ({ $style }) is there from the start.
       *[other] { $count } auto players ({ $style }) are there from the start.
    }
lobby-will-have-no-autos = No auto players: the first hand is dealt when two people sit down.
lobby-will-give-seconds =
    { $count ->
        [one] Each decision has { $count } second, then the time bank runs.
       *[other] Each decision has { $count } seconds, then the time bank runs.
    }
# $delay is how much later: "30 seconds later".
lobby-will-be-delayed = Spectators see everything: { $delay }.
lobby-will-be-worth = 100 chips are worth { $money }.
