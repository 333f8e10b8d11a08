### What other commands print for players: sidepot house, rank, equity, icm, hands, stats, tournament. Prefix: commands-
### Options (--toml), names of dials and of houses are typed as they stand: not translated. Column headers are short.

## The card room on this machine, opened by plain sidepot

commands-room-open = The card room is open: { $address }
commands-room-networks = On other networks: { $addresses }
commands-room-yours = Yours, with a host’s rights at every table: { $link }
commands-room-friends = For friends on your network: { $command }
commands-room-kept = Kept in { $folder }. Ctrl-C closes the room; it goes on where it stopped.
commands-room-closed = The card room is closed.
commands-room-ports = ports { $first } to { $last } are in use: choose another with { $command }

## sidepot house

commands-house-every-dial = Every dial of one: sidepot house show NAME (--toml: as a file to change)
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
        [one] One hand put in; { $store } has { $whole } in all.
       *[other] { $count } hands put in; { $store } has { $whole } in all.
    }
commands-hands-put-in-known =
    { $count ->
        [one] One hand put in, { $known } were there already; { $store } has { $whole } in all.
       *[other] { $count } hands put in, { $known } were there already; { $store } has { $whole } in all.
    }
commands-hands-none = No such hand.
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
        [one] … and one more hand: sidepot check tells them all
       *[other] … and { $count } more hands: sidepot check tells them all
    }

## sidepot stats. VPIP, PFR, 3-bet, c-bet, WTSD and W$SD are what players everywhere call them.

commands-stats-none = No hands.
commands-stats-nobody = no hand of { $who } is there; without --player all are told
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
