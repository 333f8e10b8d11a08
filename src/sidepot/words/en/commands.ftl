### What other commands print for players: sidepot house, rank, equity, icm, hands, stats, tournament. Prefix: commands-
### Options (--toml), names of dials and of houses are typed as they stand: not translated. Column headers are short.

## The card room on this machine, opened by plain sidepot

commands-room-open = The card room is open: { $address }
commands-room-networks = On other networks: { $addresses }
commands-room-yours = For you, with a host’s rights at every table: { $link }
commands-room-friends = For friends on your network: { $command }
commands-room-kept = Everything is kept in { $folder }. Ctrl-C closes the room; the next start picks up where it stopped.
commands-room-closed = The card room is closed.
commands-room-ports = ports { $first } to { $last } are in use: choose another with { $command }

## sidepot house

commands-house-every-dial = All dials of a house: sidepot house show NAME (as a file to change: --toml)
commands-house-fine = { $name } is fine.
commands-house-fine-unusual = { $name } is fine, and unusual:
commands-house-defaults = It sets nothing of its own: every dial has its default.
commands-house-toml-or-json = --toml or --json, not both
commands-house-not-a-file = { $file } is not a house file: its name has to end in .toml
commands-house-column-dial = dial
commands-house-column-value = value
commands-house-column-decides = what it decides
# After what a dial decides: its value in the house "standard".
commands-house-standard = (standard: { $value })
# $limit is a limit's name, or a game's in a house file; $dials a list of dials with their values.
commands-house-in-limit = in { $limit }: { $dials }
commands-house-not-standard = * not as in standard
commands-house-unknown = there is no house { $name }: { $houses }, or the path of a .toml file

## sidepot rank

commands-rank-board = board
commands-rank-hand = hand
commands-rank-plays = plays
commands-rank-number = number
commands-rank-half-high = high half
commands-rank-half-low = low half
commands-rank-half-badugi = badugi half
commands-rank-half-board = half with the board
commands-rank-half-alone = half for the hand alone

## sidepot equity. "equity" is a player's share of the pot on average.

commands-equity-hand = hand
commands-equity-equity = equity
commands-equity-win = win
commands-equity-tie = tie
commands-equity-scoop = scoop
commands-equity-split = split
commands-equity-weight = weight
commands-equity-exact =
    { $count ->
        [one] exact: the only deal
       *[other] exact: all { $count } deals
    }
# $seed is text.
commands-equity-sampled = { $count } deals, seed { $seed }; ± is the standard error
commands-equity-stopped = stopped early: { $count } deals, seed { $seed }; ± is the standard error
# $parts are names of shares of the pot: "high + low".
commands-equity-parts = equity is { $parts }
commands-equity-assumed = assumed: { $what }
commands-equity-of = --of { $given }: there are players 1 to { $count }

## sidepot icm. An ICM chop splits the prize money by what the stacks are worth, a chip chop by the chips.

commands-icm-stack = stack
commands-icm-chips = chips
commands-icm-icm = ICM
commands-icm-icm-chop = ICM chop
commands-icm-chip-chop = chip chop
commands-icm-exact = exact
commands-icm-sampled = from random finishes, seed { $seed }; ± is the standard error
commands-icm-numbers = { $option } { $given }: numbers with commas between, as in 1500,1200,975

## sidepot hands. $store is a file.

commands-hands-put-in =
    { $count ->
        [one] Added one hand; { $store } now has { $whole }.
       *[other] Added { $count } hands; { $store } now has { $whole }.
    }
commands-hands-put-in-known =
    { $count ->
        [one] Added one hand, { $known } were there already; { $store } now has { $whole }.
       *[other] Added { $count } hands, { $known } were there already; { $store } now has { $whole }.
    }
commands-hands-none = No hands match.
commands-hands-latest = the latest { $shown } of { $count }
commands-hands-count =
    { $count ->
        [one] { $count } hand
       *[other] { $count } hands
    }
commands-hands-hand = hand
commands-hands-time = time (UTC)
commands-hands-game = game
commands-hands-player = player
commands-hands-cards = cards
commands-hands-won = won
commands-hands-pot = pot
commands-hands-more-failed =
    { $count ->
        [one] … and one more hand: sidepot check lists them all
       *[other] … and { $count } more hands: sidepot check lists them all
    }

## sidepot stats. VPIP, PFR, 3-bet, c-bet, WTSD and W$SD are what players everywhere call them.

commands-stats-none = No hands.
commands-stats-nobody = there are no hands of { $who }; leave out --player to see everyone
commands-stats-more-players =
    { $count ->
        [one] … and one more player: --player NAME, or --json
       *[other] … and { $count } more players: --player NAME, or --json
    }
commands-stats-luck-unknown =
    { $count ->
        [one] the luck of one showdown is not known: cards not shown, or a game without equities
       *[other] the luck of { $count } showdowns is not known: cards not shown, or a game without equities
    }
commands-stats-player = player
commands-stats-hands = hands
commands-stats-interval = 95% interval
commands-stats-without-luck = without luck
commands-stats-3-bet = 3-bet
commands-stats-c-bet = c-bet
commands-stats-fold-to-3bet = fold to 3-bet
commands-stats-steal = steal
commands-stats-fold-to-steal = fold to steal
commands-stats-fold-to-cbet = fold to c-bet
commands-stats-aggression = aggression
commands-stats-street = street
commands-stats-folded = folded
commands-stats-position = position
commands-stats-last-street = last

## sidepot tournament: the run of one, line by line. Amounts are numbers; $seed, $table, $chair, $level and $time text.

commands-tournament-title =
    { $count ->
        [one] { $name }: one player, house { $house }, seed { $seed }; a hand takes { $seconds } s on average
       *[other] { $name }: { $count } players, house { $house }, seed { $seed }; a hand takes { $seconds } s on average
    }
commands-tournament-cost = an entry costs { $amount }
commands-tournament-cost-fee = an entry costs { $amount } + { $fee } = { $whole }
commands-tournament-place = place
commands-tournament-player = player
commands-tournament-prize = prize
commands-tournament-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
commands-tournament-rank = rank
commands-tournament-points = points
commands-tournament-games = games
commands-tournament-won = won
commands-tournament-places = places, from the first
commands-tournament-end =
    { $count ->
        [one] one hand, { $players } players, { $time }
       *[other] { $count } hands, { $players } players, { $time }
    }
commands-tournament-pool = pool { $amount }
commands-tournament-fees = fees { $amount }

## sidepot serve, and sidepot room, which looks after a card room. $command is typed as it stands.

commands-room-operator = As its operator: { $link }
commands-no-room = there is no room in { $folder }: room.db is missing
commands-nobody = nobody
# $shown of all that were found.
commands-some-of = { $shown } of { $count }: --limit shows more, --find searches.

## sidepot room backup, verify, void, move

commands-backup-no-key = there is no { $file }: without --with-key, only the database is copied
commands-backup-other-key = { $file } is another key: a backup overwrites nothing
commands-backup-bytes =
    { $count ->
        [one] { $file }: { $count } byte
       *[other] { $file }: { $count } bytes
    }
commands-backup-check = Check it: { $command }
commands-key-unreadable = the key in { $folder } cannot be read: { $why }
# A sentence of counted things: "12 records in 3 streams, 2 tables, …".
commands-verify-looked = { $records }, { $tables }, { $tournaments }, { $hands }, { $movements }, { $chips } in play.
# Streams are the logs of a room, one for each table.
commands-verify-records =
    { $count ->
        [one] { $count } record in { $streams ->
            [one] { $streams } stream
           *[other] { $streams } streams
        }
       *[other] { $count } records in { $streams ->
            [one] { $streams } stream
           *[other] { $streams } streams
        }
    }
commands-verify-hands =
    { $count ->
        [one] { $count } hand ({ $running } running)
       *[other] { $count } hands ({ $running } running)
    }
# Chips that were moved from one account to another.
commands-verify-movements =
    { $count ->
        [one] { $count } movement of chips in { $accounts ->
            [one] { $accounts } account
           *[other] { $accounts } accounts
        }
       *[other] { $count } movements of chips in { $accounts ->
            [one] { $accounts } account
           *[other] { $accounts } accounts
        }
    }
commands-verify-note = Note: { $note }.
commands-verify-wrong = WRONG: { $problem }
commands-verify-fine = Everything is complete and correct.
commands-void-hand = { $name }: hand { $hand } is void.
commands-void-cancelled = { $name }: the tournament is cancelled.
commands-void-table-closed = { $name }: the table is closed.
commands-void-back = { $who } gets { $chips } back
commands-void-nothing = Everything can go on: nothing is void.
commands-move-rows =
    { $count ->
        [one] { $count } row moved, and found the same there.
       *[other] { $count } rows moved, and found the same there.
    }
commands-move-start = Start it: { $command }
commands-move-left = The old database is kept as { $file }: delete it once all is well.
# $keys is a list of files: "deck.key and operator.key".
commands-move-keys = Put { $keys } of the room beside it first: hands that are running need the key.
commands-move-postgres = The PostgreSQL database is as it was: drop it once all is well, and start no room on it.

## sidepot room users, ban, reset-name, announce

commands-users-none = Nobody has come yet.
commands-users-none-like = Nobody has “{ $find }” in the name.
commands-users-column-name = name
commands-users-column-since = since (UTC)
commands-users-column-seen = last seen
# How somebody comes back to their name: link, password, passkey.
commands-users-column-ways = comes back by
commands-users-way-link = link
commands-users-way-password = password
commands-users-way-passkey = passkey
commands-users-bot-of = bot of { $who }
commands-users-banned = banned
commands-users-here = here
commands-ban-undo-alone = --undo takes neither --why nor --with-address: it lifts the whole ban
commands-ban-done = { $who } may not come in any more.
commands-ban-done-address = { $who } may not come in any more, nor anybody new from { $addresses }.
commands-ban-lifted = { $who } may come in again.
commands-reset-done = { $who } comes back with the room’s address and { $link } (or with the code alone): { $code }
commands-announce-no-room = no room runs in { $folder }: nobody is there to read it
# $count minutes.
commands-announce-done =
    { $count ->
        [one] Everyone sees it, and so does whoever comes in the next minute.
       *[other] Everyone sees it, and so does whoever comes in the next { $count } minutes.
    }
commands-announce-back = The announcement is taken back.

## sidepot room tables, hands, log

commands-tables-none = Nobody has opened a table here yet.
commands-tables-none-like = No table or tournament matches “{ $find }”.
commands-tables-last = The last { $shown } of { $count }: --limit shows more, --find searches.
commands-tables-column-name = name
commands-tables-column-id = id
commands-tables-column-opened = opened (UTC)
commands-place-table = table
commands-place-tournament = tournament
# After "table" or "tournament".
commands-place-closed = closed
commands-place-over = over
commands-place-cancelled = cancelled
commands-played-none = No finished hand matches. Leave out the filters to list them all.
commands-played-older = Older hands: the same with { $option }
commands-played-column-ended = ended (UTC)
commands-played-column-table = table
commands-played-column-hand = hand
commands-played-column-players = players
commands-played-column-pot = pot
commands-played-column-who-won = who won
commands-log-nothing = Nothing of that kind is in the log of { $name }.
commands-log-earlier = Earlier lines: the same with { $option }
commands-export-exists = { $file } exists already: choose another name, an export overwrites nothing
commands-export-draft = { $file } is in the way: another export writes there, or one was killed; remove it
commands-export-nothing = nothing matches: { $file } was not written
commands-export-hands =
    { $count ->
        [one] { $file }: { $count } hand
       *[other] { $file }: { $count } hands
    }
commands-export-lines =
    { $count ->
        [one] { $file }: { $count } line
       *[other] { $file }: { $count } lines
    }
commands-database-unreadable = the room’s database can’t be read: { $why }; `sidepot room verify` says more
commands-since-until = --since { $since } is not before --until { $until }: nothing lies between
commands-table-or-tournament = --table or --tournament, not both
commands-which-table = of which table? Add --table NAME or --tournament NAME; `sidepot room tables` lists them
commands-no-hand-yet = { $name } has no finished hand { $hand }: no hand is over there yet
commands-no-such-hand = { $name } has no finished hand { $hand }: the last hand that is over there is { $last }
