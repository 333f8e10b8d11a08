### What commands report: progress, sidepot check, convert, doctor, simulate, equity, tournament. Prefix: reports-
### Options (--force), commands, names of files and of formats are typed as they stand: not translated.
### Headings of columns are short. Numbers are numbers; $seed, $game, $level, $table and $number are text.

## Beside a progress bar: what is being done, how fast, by how many.

reports-progress-check = check
reports-progress-convert = convert
reports-progress-copying = copying
reports-progress-equity = equity
reports-progress-hand-by-hand = hand by hand
reports-progress-import = import
reports-progress-moving = moving
reports-progress-plan = plan
reports-progress-read = read
reports-progress-replaying = replaying
reports-progress-roll-out = roll out
reports-progress-simulate = simulate
reports-progress-stats = stats
reports-progress-writing = writing
# What can be stopped and still has a result.
reports-enough = Ctrl-C: enough
# $rate is text: "1,200".
reports-rate-hands = { $rate } hands/s
reports-rate-tournaments = { $rate } tournaments/s
# $seconds is text: for so long nothing has come.
reports-nothing-for = nothing for { $seconds } s
reports-workers =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }

## Counted, alone and in lists.

reports-chips =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
reports-chairs =
    { $count ->
        [one] { $count } chair
       *[other] { $count } chairs
    }
reports-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
reports-tournaments =
    { $count ->
        [one] { $count } tournament
       *[other] { $count } tournaments
    }
# Files that tell of a tournament's places and prizes.
reports-summaries =
    { $count ->
        [one] { $count } tournament summary
       *[other] { $count } tournament summaries
    }
reports-seed = seed { $seed }
reports-stopped = stopped early: { $told }

## Headings of columns.

reports-column-player = player
reports-column-chips = chips
reports-column-hands = hands
reports-column-game = game
reports-column-limit = limit
reports-column-interval = 95% interval
reports-column-without-luck = without luck
reports-column-three-bet = 3-bet
# How aggressive a player is, in a narrow column.
reports-column-aggression-short = aggr.

## sidepot check and convert. $what is a list: "30 hands and 2 tournament summaries".

reports-no-histories = { $folder }: no histories are in this folder ({ $endings })
reports-and-more = … and { $count } more
reports-check-legal = { $what } read, all legal
reports-check-in-order = { $what } read, all in order
# $count have failed.
reports-check-failed = { $what } read, { $count } failed
reports-more-hands =
    { $count ->
        [one] … and { $count } more hand
       *[other] … and { $count } more hands
    }
reports-convert-what = name what to read and what to write, as in: sidepot convert session.txt session.phhs
reports-convert-no-hands = tournament summaries have no hands in them: write them to a name that ends in .ots
reports-convert-exists = { $file } exists already: name another file, or overwrite it with --force
reports-convert-as = a summary has only what everybody saw: --as works for hands
reports-summaries-format = tournament summaries
# What a format has no place for. $where is "3 hands".
reports-convert-lost = not in { $format }: { $what } ({ $where })
reports-convert-without =
    { $count ->
        [one] { $count } hand without { $who } left out
       *[other] { $count } hands without { $who } left out
    }
reports-convert-written = { $what } written
# $count could not be written.
reports-convert-written-not = { $what } written, { $count } not
reports-convert-cash =
    { $count ->
        [one] { $count } hand of a cash game: only tournaments have summaries
       *[other] { $count } hands of cash games: only tournaments have summaries
    }

## sidepot doctor: which build runs, what is installed.

reports-doctor-not-installed = not installed, run from its sources
reports-doctor-build = build
reports-doctor-data = data
reports-doctor-stale =
    { $count ->
        [one] { $count } module was compiled from an older source ({ $module }): make compiled
       *[other] { $count } modules were compiled from older sources ({ $module }): make compiled
    }
reports-doctor-plain = plain Python, slower: install sidepot again, or make compiled in its sources
reports-doctor-plain-compiler = plain Python, slower: apt-get install gcc python3-dev, then install sidepot again, or make compiled in its sources
reports-doctor-partly =
    { $count ->
        [one] only { $compiled } of { $count } module is compiled: install sidepot again, or make compiled
       *[other] only { $compiled } of { $count } modules are compiled: install sidepot again, or make compiled
    }
# $kernel is a name: "avx2".
reports-doctor-compiled =
    { $count ->
        [one] compiled, { $count } module; hands are ranked by the kernel { $kernel }
       *[other] compiled, { $count } modules; hands are ranked by the kernel { $kernel }
    }
reports-doctor-missing = missing { $packages }: { $command }
reports-doctor-unknown = unknown, since sidepot is not installed: { $command }
reports-doctor-installed = installed
reports-doctor-use-room = the card room: sidepot, sidepot serve, sidepot room
reports-doctor-use-plot = graphs: --plot
reports-doctor-use-postgres = a room on PostgreSQL: --database
reports-doctor-use-cluster = work on many machines: --on ray
reports-doctor-use-testing = sidepot.testing for your own tests
reports-doctor-tests = tests
reports-doctor-not-made = not made for this system or this Python
reports-doctor-test-programs = all programs that make test uses
reports-doctor-programs-missing = missing some programs: { $command }
reports-doctor-tests-skipped = make test skips the tests that use them
reports-doctor-locked = { $folder } can’t be written: choose another with SIDEPOT_DATA=/some/folder
reports-doctor-coming = { $folder } (made with the first room)
reports-needs-packages = this needs packages that are not installed ({ $module }): { $command }
reports-no-output = the output can’t be written

## sidepot equity

# The title of a picture. $hand is a range: "QQ+,AKs".
reports-equity-plot = { $hand } — equity by hand
reports-equity-plot-board = { $hand } — equity by hand on { $board }
# Shares of a pot that is split, as headings.
reports-part-high = high
reports-part-low = low
reports-part-badugi = badugi
reports-part-ace-to-five = ace-to-five
reports-part-deuce-to-seven = deuce-to-seven
reports-part-with-the-board = with the board
reports-part-without-the-board = without the board
# One of two boards; $part is a share of it, or nothing.
reports-part-board = board { $number } { $part }

## sidepot simulate

# Several games in turn.
reports-mixed = Mixed games
reports-simulate-hands =
    { $count ->
        [one] { $count } hand: { $deals } deals, each with everyone in every seat
       *[other] { $count } hands: { $deals } deals, each with everyone in every seat
    }
reports-simulate-rounded =
    { $count ->
        [one] { $count } hand ({ $asked } asked for): { $deals } deals, each with everyone in every seat
       *[other] { $count } hands ({ $asked } asked for): { $deals } deals, each with everyone in every seat
    }
reports-simulate-rake = { $amount } rake
reports-simulate-dropped =
    { $count ->
        [one] { $count } odd chip dropped
       *[other] { $count } odd chips dropped
    }
# $games is a list of names of games.
reports-simulate-no-luck = { $games }: no results without luck, since players get or draw cards after an all-in
# $what is what a program did, in English: "raised ValueError: …".
reports-simulate-fault =
    { $count ->
        [one] { $who } { $what } (once; it then folds, or discards the least useful card). The first such hand:
       *[other] { $who } { $what } ({ $count } times; it then folds, or discards the least useful card). The first such hand:
    }
reports-resume-hands = The hands played so far are in { $file }: the same command continues from there.
reports-resume-played = What was played so far is in { $file }: the same command continues from there.

## sidepot tournament: its file, its log, its options

reports-log-or-continue = --log begins a new log, --continue continues one: not both
reports-continue-alone = --continue takes seed, pace, players and bots from the log
reports-stop-after-season = --stop-after N is for seasons
reports-to-go-on = To go on: { $command }
reports-bot-form = --bot { $given }: a name and a URL, as in --bot heron=http://127.0.0.1:8001
reports-bot-twice = --bot { $given }: two bots are called { $name }
reports-by-form = --by { $given }: hours and minutes, as in 3:30, or minutes, as in 210
reports-log-stopped = { $file } can’t be written: { $why }; once that is fixed, --continue { $file } goes on
reports-log-exists = { $file } exists already: --continue { $file } goes on with it
reports-log-locked = { $file } can’t be written: { $why }
reports-log-changed = { $file } has changed since { $log } was begun: continue with the file as it was
reports-log-no-log = { $file } is not a tournament’s log
reports-format-tournament = tournament
reports-format-season = season
reports-format-timed = timed game
# What a file makes. $players is "12 players".
reports-sheet = { $name }: { $format }, house { $house }, { $players }
reports-sheet-bots =
    { $count ->
        [one] { $name }: { $format }, house { $house }, { $players }, { $count } bot over HTTP among them
       *[other] { $name }: { $format }, house { $house }, { $players }, { $count } bots over HTTP among them
    }
# What a level is counted in.
reports-levels-by-hands =
    { $count ->
        [one] { $count } level by hands
       *[other] { $count } levels by hands
    }
reports-levels-by-orbits =
    { $count ->
        [one] { $count } level by orbits
       *[other] { $count } levels by orbits
    }
reports-levels-by-time =
    { $count ->
        [one] { $count } level by time
       *[other] { $count } levels by time
    }

## sidepot tournament: what happens, beside the messages of the room

reports-money-reached = the money is reached: no more hand for hand
reports-may-rebuy = { $who } has no chips left and may rebuy
reports-rebought = { $who } rebuys { $chips } for { $cost }
reports-added-on = { $who } adds on { $chips } for { $cost }
# $place is text: "2"; $ending is "st", "nd", "rd" or "th", for English alone.
reports-went-out = { $who } is out in { $place }{ $ending } place
reports-went-out-shared = { $who } is out in { $place }{ $ending } place, shared by { $shared }
reports-game-began = game { $game } begins, button on seat { $seat }
reports-stood-still =
    { $count ->
        [one] nobody went out in { $count } hand of the last level: chips decide
       *[other] nobody went out in { $count } hands of the last level: chips decide
    }
reports-ended-by-chips = { $names } wins by chips
reports-ended-by-chips-shared = { $names } win by chips
reports-season-ended =
    { $count ->
        [one] the season is over after { $count } game
       *[other] the season is over after { $count } games
    }

## sidepot tournament: the picture that is drawn while it is played

reports-more-tables =
    { $count ->
        [one] and { $count } more table
       *[other] and { $count } more tables
    }
reports-game-of = game { $game } of { $last }
reports-level = level { $level }
# Until the next level. $time is text: "0:12:00".
reports-time-left = { $time } left
# How far a level is: "12 of 40 hands".
reports-progress-of-hands =
    { $count ->
        [one] { $done } of { $count } hand
       *[other] { $done } of { $count } hands
    }
reports-progress-of-orbits =
    { $count ->
        [one] { $done } of { $count } orbit
       *[other] { $done } of { $count } orbits
    }
reports-state-break = break
reports-state-paused = paused
reports-state-hand-for-hand = hand for hand
# Who is still in: "12 of 27 players".
reports-field =
    { $count ->
        [one] { $left } of { $count } player
       *[other] { $left } of { $count } players
    }
# What everybody has on average, also in big blinds.
reports-average = average { $chips } ({ $blinds } BB)
reports-table = table { $table }
reports-most-chips = most chips

## sidepot tournament plan. Times are text: "3:30".

reports-plan-about =
    { $entrants ->
        [one] { $entrants } entrant, { $runs } simulated, seed { $seed }
       *[other] { $entrants } entrants, { $runs } simulated, seed { $seed }
    }
reports-plan-assumed = Assumed: a hand takes { $seconds } s on average; players as in the file.
reports-plan-takes =
    { $count ->
        [one] It takes { $mean } on average, 8 times in 10 from { $low } to { $high }; { $count } hand.
       *[other] It takes { $mean } on average, 8 times in 10 from { $low } to { $high }; { $count } hands.
    }
reports-plan-over-by = Over by { $time }: { $chance }
# $levels is text: "7 (20%), 8 (80%)".
reports-plan-ends = It ends in level { $levels }.
reports-plan-column-level = level
reports-plan-column-blinds = blinds
reports-plan-column-ante = ante
# When a level begins; how likely it is reached; how many players are left; big blinds that each has.
reports-plan-column-begins = begins
reports-plan-column-reached = reached
reports-plan-column-players = players
reports-plan-column-bb-each = BB each

## Bots over HTTP and players of one’s own. $problem and $answer are sentences of a program, in English.

reports-bots-silent = { $name } does not answer at { $url }: { $problem }
reports-bots-silent-yet = { $name } does not answer at { $url }: { $problem }; it checks and folds until it answers
reports-bots-strict = start it and try again; without --strict it checks and folds instead
reports-bots-there = { $name } is there: { $url }
reports-bots-there-version = { $name } is there: { $url }, version { $version }
reports-bots-last = { $name }, the last bad answer: { $answer }
reports-bots-column-asked = asked
reports-bots-column-bad = bad
reports-bots-column-repairs = how its answers were treated
reports-bots-nothing = nothing
# Why a bot did not simply do what it answered, and what it did instead.
reports-repair-timeout = no answer in time
reports-repair-unreachable = no connection
reports-repair-broken = a broken answer
reports-repair-http-error = an HTTP error
reports-repair-redirect = a redirect elsewhere
reports-repair-too-long = an answer too long
reports-repair-not-an-amount = no amount
reports-repair-negative = a negative amount
reports-repair-error = an error
reports-repair-illegal = against the rules
reports-repair-busy = not asked: too many bots were being called
reports-repair-below-call = less than the call: a fold
reports-repair-below-raise = less than the smallest raise: a call or check
reports-repair-raising-closed = a raise while raising was closed: a call or check
reports-repair-above-stack = more than the stack: all-in
reports-repair-above-limit = more than the limit: the largest raise

## What a format has no place for: “not in pokerstars: …”

# Formats, after “not in”.
reports-form-own = own JSON lines
reports-form-phh = PHH
reports-form-pokerstars = PokerStars text
reports-form-ohh = Open Hand History
reports-form-acpc = logs of the computer poker competition
