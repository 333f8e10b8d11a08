### Tournaments, league seasons and timed games: their panel, their form, what can be asked of them. Prefix: competition-

## Bots over HTTP for a new event: a name and a URL each.

competition-add-a-bot = Add a bot
competition-heron = heron

## The bots over HTTP of an event: what each of them said, how often it answered badly, and a form to enter one.

competition-being-asked-whether-it-is = asking whether it is there …
competition-it-is-there = it is there
competition-not-there = not there: { $problem }
competition-bot = Bot
competition-asked = Asked
competition-bad-answers = Bad answers
competition-enter-a-bot = Enter a bot
competition-bots = Bots
competition-a-bot-has-for-an = A bot has { $time } to answer; an answer that is late, an error or nonsense counts as 0, and the bot checks or folds.
competition-entered-by-at = entered by { $who }, at { $url }
competition-entered-by = entered by { $who }
competition-last = last: { $last }
competition-withdraw = Withdraw
competition-withdraw-name = withdraw { $name }

## Tournaments one has entered call when they begin, and a minute before.

competition-begins = { $name } begins
competition-you-are-in-it = You are in it.
competition-begins-in-a-minute = { $name } begins in a minute
competition-you-are-registered = You are registered.

## Open a tournament, a league season or a timed game: a form that writes the structure sheet, or the sheet itself.

competition-tournament = Tournament
competition-league-season = League season
competition-timed-game = Timed game
competition-everyone-plays-until-one-has = Everyone plays until one player has all the chips.
competition-many-games-of-the-same = Several games with the same players, points by place, standings after each game. The host starts it.
competition-so-many-hands-the-biggest = A fixed number of hands; the biggest stack wins.
competition-it-begins-by-itself-with = It starts by itself with this many players; the host can start it sooner.
competition-the-auto-players-alone-are = The auto players alone are enough: it starts at once, without you. Choose a larger number.
competition-so-many-have-to-be = This many players have to be there at that time; otherwise it waits for them, or for the host.
competition-sunday-freeze-out = Sunday freeze-out
competition-they-double = they double
competition-it-stays = the last one stays
competition-none = none
competition-structure-sheet = structure sheet
competition-the-structure-sheet-as-text = The structure sheet, as text
competition-what-the-fields-above-say = Everything the fields above say, in full. Change it here for what they don’t cover: breaks, antes, re-entries, points. What is written here counts; changing a field rewrites it.
competition-open-registration = Open registration
competition-games = Games
    .hint = How many games the season has.
competition-points = Points
    .hint = By place, the winner’s first. With fewer players, the league’s own rows apply.
competition-hands = Hands
    .hint = After this many hands the chips are counted.
competition-auto-players-take-empty-chairs = Auto players take empty seats
competition-bots-over-http = Bots over HTTP
competition-programs-that-play-over-http = Programs that play over HTTP, in any language: each is asked at its URL what to do. More can be entered on the event’s page until it begins.
competition-begins-with = Begins with
competition-name = Name
    .hint = Leave it empty to name it after you.
competition-kind = Kind
competition-house = House
    .hint = Whose rules the hands are played by.
competition-who-plays = Who plays
competition-at-most = At most
    .hint = The most players who can enter.
competition-chairs = Seats
    .hint = At each table; players are balanced over the tables.
competition-auto-players = Auto players
    .hint = They register at once.
competition-spectators-see-it = Spectators see it
    .hint = People who are not playing in it.
competition-starts-at = Starts at
    .hint = Your local time. Left empty, it does not wait for a time.
competition-chips-and-levels = Chips and levels
competition-stack = Stack
    .hint = What everyone starts with.
competition-a-level-lasts = A level lasts
    .hint = How many of the unit beside it.
competition-counted-in = Counted in
    .hint = An orbit is once round the table.
competition-after-the-last = After the last
    .hint = What follows when all levels are played.
competition-blinds = Blinds
    .hint = Level by level, e.g. 10/20, 15/30, or with an ante 50/100/10.
competition-money = Money
competition-buy-in = Buy-in
    .hint = What an entry costs; 0 means it is free.
competition-payouts = Payouts
    .hint = “standard”, “winner-takes-all”, or percentages such as 50, 30, 20.
competition-late-entry = Late entry
    .hint = The last level in which players may still enter.
competition-rebuys-until-level = Rebuys until level
    .hint = Another stack for another buy-in, for players who have no more than they started with.
competition-add-on-in-level = Add-on in level
    .hint = Another stack for another buy-in, once for every player.

## What can be asked of a tournament now, as buttons. The room says which of them there are.

competition-join = Join
competition-register-for = Register for { $cost }
competition-register = Register
competition-leave-the-season = Leave the season
competition-unregister = Unregister
competition-rebuy = Rebuy
competition-no-rebuy = No rebuy
competition-add-on = Add-on
competition-start-now = Start now
competition-pause = Pause
competition-stop-after-this-game = Stop after this game
competition-dont-stop-after-this-game = Don’t stop after this game
competition-go-on = Resume
competition-in-days =
    { $count ->
        [one] in { $count } day
       *[other] in { $count } days
    }
competition-in = in { $time }

## For who hosts a tournament: sending somebody away, and calling it off.

competition-cancel-it = Cancel it
competition-for-the-host = For the host
competition-remove-a-player = Remove a player
competition-remove = remove { $who }
competition-press-again = Press again
competition-press-again-everyone-gets-back = Press again: everyone gets back what they paid

## A tournament: its clock, who is still in, places and prizes, a season's standings, and how to enter.

competition-to-the-next-season = To the next season
competition-buy-in-cost = buy-in { $cost }
competition-level = Level { $level }: { $blinds }
competition-next = Next: { $blinds }
competition-the-next-season-opens-in = The next season opens in a moment.
competition-given-back = Refunds
competition-gets-back = Refund
competition-nobody-had-paid-anything = Nobody had paid anything.
competition-places = Places
competition-place = Place
competition-prize = Prize
competition-wins = Wins
competition-standings-after-of-games =
    { $count ->
        [one] Standings after { $played } of { $count } game
       *[other] Standings after { $played } of { $count } games
    }
competition-still-in-of = Still in: { $count } of { $entrants }
competition-table = Table
competition-chips = Chips
competition-out = Out
competition-in-the-next-game = In the next game
competition-nobody-yet = Nobody yet.
competition-levels = Levels
competition-level-head = Level
competition-lasts = Lasts
competition-then-break = Then break
competition-after-that-each-level-doubles = After that, each level doubles the one before.
competition-add-on-in-level-chips = Add-on in level { $level }: { $chips } chips for { $cost }, once.
competition-the-house-keeps-of-each = The house keeps { $amount } of each entry, on top of the buy-in.
competition-at-least-is-paid = At least { $amount } is paid.
competition-after-hands-the-biggest-stack =
    { $count ->
        [one] After { $count } hand the biggest stack wins.
       *[other] After { $count } hands the biggest stack wins.
    }
competition-auto-players-who-take-empty = Auto players who take empty seats enter as everyone else did: they pay the buy-in, and can win prizes.
competition-whoever-does-not-play-in =
    { $count ->
        [one] Spectators see everything { $count } second later.
       *[other] Spectators see everything { $count } seconds later.
    }
competition-good-to-know = Good to know
competition-the-host-has-removed-you = The host has removed you: you can’t enter again.
competition-the-season-stops-after-this = The season stops after this game.
competition-it-was-cancelled-by = It was cancelled by { $who }.
competition-it-is-over = It is over.
competition-the-next-game-starts-after = The next game starts after this one; you are in it.
competition-break = Break.
competition-paused = Paused.
competition-game-of = game { $game } of { $games }
competition-of-left = { $left } of { $entrants } left
competition-average = average { $average }
competition-hand-for-hand = hand for hand
competition-it-was-to-begin-at =
    { $count ->
        [one] It was to begin at { $time }, but too few players came: it begins with { $count } player, or when the host starts it.
       *[other] It was to begin at { $time }, but too few players came: it begins with { $count } players, or when the host starts it.
    }
competition-begins-at-with-players-or =
    { $count ->
        [one] Begins at { $time }, { $left }, with { $count } player or more.
       *[other] Begins at { $time }, { $left }, with { $count } players or more.
    }
competition-begins-by-itself-with-players =
    { $count ->
        [one] Begins by itself with { $count } player.
       *[other] Begins by itself with { $count } players.
    }
competition-registration-is-open-the-host = Registration is open; the host starts it.

competition-begins-with-people =
    { $count ->
        [one] With the auto players, it begins by itself as soon as one person has registered. To wait for friends, choose a larger number.
       *[other] With the auto players, it begins by itself as soon as { $count } people have registered. To wait for friends, choose a larger number.
    }
# What the length of a level is counted in: these three are choices of a list.
competition-by-minutes = minutes
competition-by-hands = hands
competition-by-orbits = orbits
competition-minutes = { $count } min
competition-orbits =
    { $count ->
        [one] { $count } orbit
       *[other] { $count } orbits
    }
# Blinds of a level: "50/100" and "50/100, ante 10".
competition-level-blinds = { $sb }/{ $bb }
competition-level-blinds-ante = { $sb }/{ $bb }, ante { $ante }
competition-registered = Registered: { $count }
competition-registered-of = Registered: { $count } of { $most }
competition-prize-pool = Prize pool { $pool }
competition-prize-pool-so-far = Prize pool { $pool } so far
competition-games-and-points =
    { $count ->
        [one] { $count } game, points by place.
       *[other] { $count } games, points by place.
    }
# $points are numbers, the winner's first: "5, 3, 1".
competition-points-for =
    { $count ->
        [one] With { $count } player: { $points }.
       *[other] With { $count } players: { $points }.
    }
competition-enter-until = Entry is open until the end of level { $level }.
competition-enter-and-reenter =
    { $count ->
        [one] Entry is open until the end of level { $level }; a player who is out may enter once more.
       *[other] Entry is open until the end of level { $level }; a player who is out may enter { $count } more times.
    }
competition-rebuys = Rebuys until the end of level { $level }: { $chips } chips for { $cost }, for players who have no more than the starting stack.
competition-rebuys-at-most =
    { $count ->
        [one] One rebuy until the end of level { $level }: { $chips } chips for { $cost }, for players who have no more than the starting stack.
       *[other] Up to { $count } rebuys until the end of level { $level }: { $chips } chips for { $cost }, for players who have no more than the starting stack.
    }
competition-rebuy-for = Rebuy: { $chips } for { $cost }
competition-add-on-for = Add-on: { $chips } for { $cost }
competition-player-away = { $who } (away)
competition-in-hours = in { $hours } h { $minutes } min
competition-game-in-next = The next game begins in { $time }.
competition-game-in-first = The first game begins in { $time }.
competition-game-with-next =
    { $count ->
        [one] The next game begins as soon as { $count } player is there.
       *[other] The next game begins as soon as { $count } players are there.
    }
competition-game-with-first =
    { $count ->
        [one] The first game begins as soon as { $count } player is there.
       *[other] The first game begins as soon as { $count } players are there.
    }

## Why a bot did not simply do what it answered; a number stands before it: “3 × no answer in time”

competition-repair-timeout = no answer in time
competition-repair-unreachable = no connection
competition-repair-broken = a broken answer
competition-repair-http-error = an HTTP error
competition-repair-redirect = a redirect elsewhere
competition-repair-too-long = an answer too long
competition-repair-not-an-amount = no amount
competition-repair-negative = a negative amount
competition-repair-error = an error
competition-repair-illegal = against the rules
competition-repair-busy = not asked: too many bots were being called
competition-repair-below-call = less than the call: a fold
competition-repair-below-raise = less than the smallest raise: a call or check
competition-repair-raising-closed = a raise while raising was closed: a call or check
competition-repair-above-stack = more than the stack: all-in
competition-repair-above-limit = more than the limit: the largest raise
