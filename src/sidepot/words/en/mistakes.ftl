### What is wrong with something that was given: files, cards, hands, ranges, players. Prefix: mistake-
### What was given stands in quotes already; names of games, players and formats are as they are typed.

mistake-no-file = there is no file { $file }
mistake-device = { $file } is a device or a pipe: only an ordinary file can be read
# $what is "house", "tournament", …: what the file was read for.
mistake-too-large = { $file } is larger than { $bytes } bytes: no { $what } needs that much
mistake-not-utf8 = { $file } is not UTF-8 text (byte { $byte }): save it as UTF-8
# $why is what the system says.
mistake-unreadable = { $file } can't be read: { $why }
mistake-not-toml = { $file } is not TOML: { $why }
mistake-cut-it = { $file } is larger than { $bytes } bytes: cut it into several files
# Which action of a line: "action 3, r400".
mistake-in-action = action { $number }, { $word }

mistake-not-a-card = { $card } at character { $at } of { $text } is not a card: a rank of { $ranks } and a suit of { $suits }, as in As
mistake-card-twice = { $card } comes twice
mistake-not-in-deck = { $card } is not in the deck of { $game }
mistake-in-both = { $card } is in the hand and on the board
mistake-no-board = { $game } has no board
mistake-five-cards = a board has at most five cards, { $board } has { $count }
# How many cards a game ranks, and how many there are.
mistake-ranks =
    { $count ->
        [one] { $game } ranks { $count } card, not { $held }
       *[other] { $game } ranks { $count } cards, not { $held }
    }
mistake-ranks-between = { $game } ranks { $fewest } to { $count } cards, not { $held }
mistake-board =
    { $count ->
        [one] { $game } needs a board of { $count } card, not { $held }
       *[other] { $game } needs a board of { $count } cards, not { $held }
    }
mistake-board-between = { $game } needs a board of { $fewest } to { $count } cards, not { $held }
mistake-no-ranked-game = { $game } is not a game that can be ranked: { $games }
mistake-no-game = no game is called { $game }: one of { $games }

mistake-no-format = there is no format { $format }: { $formats }
mistake-format-to = { $file }: which format is it to be? Say it with --to: { $formats }
mistake-format-from = { $file }: which format is it? Say it with --from: { $formats }
mistake-no-store = { $file }: there is no such hand store; `sidepot hands import` creates one
mistake-not-a-store = { $file } is not a hand store: { $why }
mistake-other-database = { $file } is another kind of database, not a hand store
mistake-newer-store = { $file } has format { $format }, not { $known }: a newer sidepot wrote it
mistake-counted-store = { $file } was counted by another version of sidepot: run `sidepot stats` with it once
mistake-no-hand = there is no hand { $hand } in { $file }: 1 to { $last }
mistake-pot-size = { $given } is not a pot size: write 25, 25.50 or 40bb (big blinds)
mistake-moment = { $given } is not a day or time: write 2026-05-01 or 2026-05-01T20:30
mistake-no-step = there is no step { $step }: the hand has steps 0 to { $last }
mistake-hand-over = the hand is over at step { $step }: fork an earlier one

mistake-players = { $game } is played by two to { $most }, not { $count }
mistake-equity-players = equity takes two to ten players, not { $count }
mistake-cannot-hold = player { $player } cannot hold any of these hands: their cards are elsewhere
mistake-not-at-once = the players cannot all hold such hands at once
mistake-no-range = { $given } names no hand: write one as AsKs, AKs, QQ+, 20% or random
mistake-weight = { $given } is not a weight: a number from 0 to 1

mistake-samples = { $count } samples are too few: at least 2
mistake-icm-empty = ICM needs at least one stack and one payout
mistake-icm-stack = { $given } is not a stack: 0 or more
mistake-icm-payout = { $given } is not a payout: 0 or more
mistake-icm-chips = someone must have chips
mistake-icm-order = place { $place } pays more than place { $above }: { $less } after { $more }
mistake-icm-unit = { $given } is not a unit of money: more than 0

mistake-bot-here = { $given }: bots over HTTP play tournaments (`sidepot tournament`), not here
mistake-no-player = there is no player { $given }: { $players }; your own is my_bot.py:MyBot or package.module:MyBot
mistake-no-choose = { $given } has no method choose(self, view, options, rng)
mistake-does-not-know = { $name } does not know { $game }; { $players } play every game
mistake-simulate-players = { $count } players are not possible: { $game } takes 2 to { $most } (X17)
mistake-no-hands = { $count } hands can't be played: at least 1
mistake-simulate-stack = a stack of { $blinds } big blinds is not possible: 1 to { $most } chips
mistake-no-luck = luck can't be worked out in { $game }: after an all-in, cards come that are not part of a board of five; leave it out, or play hold'em, Omaha or a similar game
mistake-rollout-players = { $count } players for { $seats } seats: name one for all, or one for each seat
mistake-never = { $count } times is not possible: at least 1

mistake-damaged-store = { $file } is damaged ({ $why }): put its hands into a new file from their histories
mistake-unwritable = { $file } can't be written: { $why }
mistake-unopened = { $file } can't be opened: { $why }
mistake-no-folder-to-make = { $file } can't be created: there is no folder { $folder }
mistake-no-folder = { $file } can't be written: there is no folder { $folder }
mistake-no-matplotlib = a plot needs matplotlib: { $command }
mistake-picture = { $file }: a picture's name ends in .png, .svg or .pdf
mistake-database = { $file } is a database: `sidepot hands`, `stats` and `replay` read hand stores
mistake-into = { $file }: hands are put into a store, such as hands.db; { $ending } is a history's ending
# A sentence that has no message of its own.
mistake-said = { $why }
# Where something is wrong, then what: "mine.toml: there is no key …". Where it is told alone, $why is empty.
mistake-in = { $where }: { $why }
# A place in a file, before what is wrong there.
mistake-line-of = { $file }, line { $line }
# A refusal, and the number of the rule it follows.
mistake-by-rule = { $why }: { $rule }
# Two sentences in one, and …
mistake-and = { $first }; { $rest }
# … two in a line each.
mistake-and-line =
    { $first }
    { $rest }

## TOML files that are larger than anybody needs: more of something than $most
mistake-toml-bytes = larger than { $most } bytes
mistake-toml-lines = more than { $most } lines
mistake-toml-parts = more than { $most } parts of a key
mistake-toml-keys = more than { $most } keys
mistake-toml-items = more than { $most } items of lists, and sections
mistake-toml-depth = more than { $most } lists and tables within each other

## The URL of a bot: what is wrong with it ("it" is the URL)
mistake-url-long = it is longer than { $most } characters
mistake-url-characters = it has characters that no URL has
mistake-url-unreadable = its host or port can't be read
mistake-url-scheme = it has to begin with http:// or https://
mistake-url-user = it may have no user name or password in it
mistake-url-query = it may have no ? or # in it: /bet is added to its end
mistake-url-port = its port is a number from 1 to 65535
mistake-url-ipv6 = { $host } is no IPv6 address
mistake-url-ipv4 = { $host } is no IPv4 address: four numbers, as in 127.0.0.1
mistake-url-host = { $host } is no name of a host
mistake-url-no-host = it names no host

## Where a room may call bots
mistake-bot-url = that is no URL of a bot: { $why }
mistake-bot-none = this room calls no bots over HTTP: its operator can name hosts in the setting bot_hosts
mistake-bot-host = the host { $host } is not among those that bots may be called at: the room's operator can name it in the setting bot_hosts
mistake-bot-private = the address { $ip } is private: the room's operator can name it in the setting bot_hosts

## A line of actions, and what a hand is asked
mistake-no-action = { $given } is not an action: f fold, x check, c call, r600 bet or raise to 600, a all-in, b bring-in, d7c discard, d7c2d draw, d- pat

## Who sits down to a hand, with which chips and deck
mistake-stack = seat { $seat } has { $chips } chips: a whole number, 1 or more
mistake-table-chips = more than { $most } chips on the table
mistake-button = button = { $given } is not a seat: 0 to { $last }
mistake-not-the-deck = not the deck of { $game }: it has { $count } cards, each once
mistake-not-the-deck-more = not the deck of { $game }: it has { $count } cards, each once, and up to { $more } more orders of them to shuffle again
mistake-card = { $card } is not a card: a rank of { $ranks } and a suit of { $suits }, as in As
mistake-card-number = { $given } is not a card number: 0 (2c) to 51 (As)
mistake-in-deck-twice = { $card } is in the deck twice
mistake-post-live = seat { $seat } posts { $live } live on top of { $wager }: at most { $most } in all
mistake-post-seat = posts name seat { $seat }: 0 to { $last }
mistake-no-seat = there is no seat { $seat }: 0 to { $last }
mistake-nothing-to-give-up = seat { $seat } has no hand to give up
mistake-hole-seats = hole cards for { $seats } seats, but { $players } players
# $whose is one of the places below.
mistake-too-many-cards = { $count } cards for { $whose }: at most { $most }

## Places where cards are wrong
mistake-at-seat = seat { $seat }
mistake-at-player = player { $player }
mistake-at-board = the board
mistake-at-board-number = board { $board }
mistake-at-dead = dead cards

## What a log of a hand can't be
mistake-fact = fact { $place } can't be there: { $why }
mistake-facts-many = { $count } facts are more than a hand has
mistake-facts-end = these facts have no end: the hand is not over
mistake-facts-chips = these facts lose or make chips
mistake-facts-bytes = facts are rows of 8 bytes each, not { $count } bytes in all
mistake-without-deck = a hand that is not over goes on with its deck, and this one is stored without

## A hand as a line of text
mistake-line-parts = a hand has five parts between bars ({ $shape }), not { $count }
mistake-line-format = { $given } is not a format that is known here: { $mark }, or the name of a house
mistake-line-stacks = { $given } are not stacks: whole numbers with spaces between
mistake-line-opening = { $given } is not one of button=0, no-sb, post=2:100+50
mistake-newer-dial = there is no dial { $dial } here: these rules were stored by a newer sidepot
mistake-dial-word = { $given } is not a dial and its value, as in blinds=50/100
mistake-stored-game = game={ $given } is not a game: { $why }

## Equity: hands, boards and ranges
mistake-board-most = { $where } has at most { $most } cards, { $cards } has { $count }
mistake-board-sizes = { $where } has { $sizes } or { $last } cards in { $game }, not { $count }
mistake-elsewhere = { $card } is somewhere else already
mistake-hand-most = { $where } has at most { $most } cards at this point of { $game }, not { $count }
mistake-range-of-two = { $given } is a range of two cards; { $game } takes hands apart by commas
mistake-no-rank-left = there is no { $rank } left
mistake-no-suit = { $card } at character { $at } of { $text } has no suit, and suits count in { $game }: write { $example }
mistake-no-draws = { $game } has no draws
mistake-draws = { $count } draws to come: { $game } has { $most } at this point, at most
mistake-deck-left = { $players } players need { $count } cards, the deck has { $left }
mistake-board-and-dead = { $cards } is on the board and dead
mistake-no-weight = { $given } leaves no hand: every weight is 0
mistake-hands-apart = { $count } hands are too many to tell apart: { $most } at most
mistake-hold-anything = player { $player } may hold anything: name the hands to tell apart, with commas
mistake-samples-one = { $count } samples are too few: at least 1
mistake-stderr = { $given } is no standard error to aim at: more than 0

## Ranges: $what stands at character $at of $text
mistake-range-comma = { $what } at character { $at } of { $text } does not belong there: write hands apart with commas
mistake-range-size = { $what } at character { $at } of { $text } is no hand of { $count } cards: write each card as As, or "random" alone
mistake-range-percent = { $what } at character { $at } of { $text } is not a share of all hands: more than 0 %, at most 100 %
mistake-range-no-hand = { $what } at character { $at } of { $text } makes no hand: write AsKs, AKs, AKo, QQ+, A5s-A2s, 20% or random
mistake-range-twice = { $what } at character { $at } of { $text } comes twice in one hand
mistake-range-deck = { $what } at character { $at } of { $text } is not in this deck
mistake-range-pair = { $what } at character { $at } of { $text } cannot follow a pair: two cards of one rank have two suits
mistake-range-count = { $what } at character { $at } of { $text } has { $held ->
    [one] one card
   *[other] { $held } cards
}, a hand here has { $count }
mistake-range-no-pair = { $what } at character { $at } of { $text } does not go with a pair
mistake-range-only-pair = { $what } at character { $at } of { $text } is a pair, the other end is not
mistake-range-suits = { $what } at character { $at } of { $text } does not go with the other end: both suited (s), or both not (o)
mistake-range-gap = { $what } at character { $at } of { $text } is not reached from the other end: keep the higher card, or the gap between the two
mistake-stored-hand = not a stored hand: { $why }
mistake-deck-left-more = { $players } players need { $count } more cards, the deck has { $left }
mistake-hold-these = the players cannot all hold such hands at once: { $hands }
mistake-hold-not = player { $player } cannot hold { $hand }: cards are on the board or dead
mistake-hold-hard = it takes too long to find out whether the players can all hold such hands at once: give fewer players, or ranges with more hands

## Players of one's own, and jobs that are shared out
mistake-no-class = { $where } has no { $name }; it has { $has }
mistake-no-class-choose = { $where } has no { $name }, and no class with a method choose
mistake-not-loaded = { $where } can't be loaded: { $why }
mistake-not-made = { $where } can't be made: { $why }; it takes no arguments
mistake-workers = { $count } workers can't work: at least 1
mistake-runs = { $count } runs tell nothing: at least 1
mistake-on = --on { $given }: local, ray, auto, or the address of a cluster, as in ray://10.0.0.1:10001
mistake-no-results = { $file } is no file of results to go on from: name a new one, or the right one
mistake-results-in-use = { $file } is in use: another run writes to it
mistake-results-version = { $file } was written by another version of sidepot: go on with that one, or begin a new file
# $was says what differs: names of options with their values.
mistake-results-other = { $file } has results of something else: { $was }; name a new file, or ask for the same again
mistake-differs = { $key } { $value } and not { $other }
mistake-another-log = this log is not of a tournament with this structure and seed
mistake-log-entry = not an entry of a tournament's log: { $why }
mistake-range-weight = { $what } at character { $at } of { $text } is not a weight: a number from 0 to 1
