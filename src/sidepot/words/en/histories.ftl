### What is wrong with the histories of hands, and what a format can’t tell. Prefix: history-
### $given, $key, $name are quoted as they stand in the file.
# The line of a file, before what is wrong on it.
history-line = line { $line }
# The hand of a hand store, before what is wrong with it.
history-hand = hand { $number }
history-no-hand = there is no hand in this text

## Amounts and cards
history-no-amount = { $given } is not an amount
history-amount-large = { $given } is more than { $most } chips
history-amount-fine = { $given } has more than { $decimals } decimals
history-amount-more = more than { $most } chips
history-decimals = amounts of { $decimals } decimals are no money: at most { $most }
history-less-than-nothing = { $given } is less than nothing
history-no-number = { $given } is not a number
history-no-card = { $card } is not a card

## What a history tells and the engine comes to: seats are counted from 1
history-ends-early = the history ends before the hand does
history-not-dealt-so = these cards can't have been dealt so
history-board-told = { $told } cards are told of a board of { $cards }
history-board-lies = { $cards } cards lie on the board, and { $told } are told
history-cards-of-seat = { $told } cards are told of seat { $seat }, who is dealt { $cards }
history-over = the hand is over
history-turn = it is the turn of seat { $seat }
history-held-here = { $cards } cards are held here
history-all-in-left = all-in with { $chips } chips left
history-call-costs = a call costs { $chips } here
history-bring-in-is = the bring-in is { $chips } here
history-won-and-taken = { $won } chips are won of pots of { $pots }, and { $rake } are taken
history-won = { $won } chips are won of pots of { $pots }
history-seat-wins = seat { $seat } wins { $won } here, and { $chips } by the rules
history-pots = the pots come to { $pots }, and the history says { $told }
history-uncalled = the uncalled part is { $returned }, and the history says { $told }
# In the sentence before: what went back to whom.
history-chips-of = { $chips } of seat { $seat }
history-nothing = nothing
history-who-won = it is not told who won: no hand that could win is known
history-unshown = a hand that is not shown would win
history-big-blind = nobody posts the big blind
history-not-held = { $card } is not held
history-more-than-held = more cards than are held
history-shown-of = { $cards } cards are shown where { $held } are held
history-shown-not-dealt = { $card } is shown and was not dealt
history-dealt-twice = { $card } is dealt twice
history-not-in-deck = { $card } is not in the deck of this game
history-few-players = fewer than two players do anything
history-cash-out = a cash-out: what was paid is not what the pot gave

## PokerStars text
history-not-understood = not understood
history-cancelled = the hand was cancelled
history-not-in-hand = { $name } is not in the hand
history-draws-twice = draws twice
history-other-board = not the board that was dealt
history-no-header = not the header of a hand
history-no-game = { $game } is not a game that is played here
history-stakes = stakes that are not understood
history-no-table = not the line of a table
history-cut-off = the hand is cut off
history-no-summary = the hand is cut off: there is no summary
history-few-seats = fewer than two seats
history-many-seats = more than { $most } seats
history-long-line = a line of { $letters } letters: at most { $most }

## PHH
history-toml = not TOML: { $why }
history-toml-deep = not TOML: too deep
history-toml-number = not TOML: a number of thousands of digits
history-table-twice = there is a table [{ $name }] already
history-variant = variant = { $given } is not one of { $variants }
history-missing = { $key } is missing
history-not-of-variant = { $key } does not belong to variant { $variant }
history-no-field = { $key } is not a field of PHH: own fields begin with _
history-row-amounts = { $key } is not a row of { $count } amounts
history-row-of-amounts = { $key } is not a row of amounts
history-row-names = { $key } is not a row of { $count } names
history-row-numbers = { $key } is not a row of { $count } numbers
history-row-texts = { $key } is not a row of texts
history-not-amount = { $key } is not an amount
history-not-text = { $key } is not a text
history-not-whole = { $key } is not a whole number
history-not-flag = { $key } is not true or false
history-not-list = { $key } is not a list
history-not-ident = { $key } is neither a number nor a text
history-not-object = { $key } is not an object
history-no-phh-action = not an action of PHH
history-players-are = there are { $players } players
history-no-cards = not a row of cards
history-blinds-row = blinds_or_straddles are not those of a hand: a small and a big blind, then straddles
history-ante-less = an ante is less than nothing
history-min-bet = min_bet is neither the small nor the big blind, { $given }
history-rules-mark = rules begin with { $mark }
history-no-post = { $given } is not a post, as in 2:100+50

## Open Hand History
history-json = not JSON: { $why }
history-json-deep = not JSON: too deep
history-json-number = not JSON: a number of thousands of digits
history-no-ohh = not a hand of Open Hand History: { $example }
history-half-character = a text has half a character in it
history-not-one-of = { $key } { $given } is not one of { $choices }
history-same-id = two players have the same id
history-no-player = there is no player { $given }
history-two-boards = more than two boards are not played here
history-no-street = { $street } is not a street of this game
history-from-outside = chips that come from outside ({ $verb }) are not played here
history-no-ohh-action = { $verb } is not an action of Open Hand History
history-stranger = a player who is not in the hand

## Summaries of tournaments
history-no-ots = not a tournament summary: { $why }
history-finishes-at = { $who } comes in at { $place } of { $entrants }
history-finish-of = { $players } players finish of { $entrants }
history-prizes = the prizes come to more than the prize pool
history-few-rebuys = { $who } has fewer than no rebuys
history-prize-of = the prize of { $who }
history-ticket-of = the ticket of { $who }

## Logs of the computer poker competition
history-log-line = not a line of such a log
history-unknown-game = the game { $game } is not known here: say it in comments, from # GAMEDEF on
history-which-game = which game is it? There is neither a first line with its name nor a definition
history-state-parts = STATE has six parts with colons between, not { $count }
history-no-numbers = not numbers
history-definition-value = { $key } = { $value } is not a game that is played here
history-definition = a definition says limit or nolimit, numPlayers, and a blind for each
history-stacks = { $stacks } stacks for { $players } players
history-hands-names = { $hands } hands and { $names } names in a game of { $players }
history-results-decimals = results of { $decimals } decimals: at most { $most }
history-results = results are numbers with bars between
history-results-count = { $results } results for { $players } players
history-missing-street = betting on a street whose cards are missing
history-betting-words = betting is made of f, c and r
history-raise-amount = a raise has an amount in no limit, and none in limit
history-more-than-there = more chips than there are

## Own lines
history-not-a-hand = not a hand: { $why }
history-newer = format { $format } is not known here, { $known } is: a newer sidepot wrote it
history-number-large = not a hand: a number is too large: { $why }
history-names = { $names } names for { $players } players
history-not-over = the hand is not over
history-taken-twice = the house takes its part twice
history-seat-none = something is told of a seat that is none of 0 to { $last }
history-row-for = { $count } { $key } for { $players } players
history-money-decimals = money has 0 to { $most } decimals

## Going on from a moment, and what is looked for
history-shuffled-again = the deck was shuffled again before this moment: only with the same cards, as they came
history-no-deck = no deck deals these cards: the history is not of this game
history-no-going-on = this hand can't be gone on with: { $why }
history-no-position = no position is called { $given }: one of { $positions }

## Hands that a format can't tell. $format is one of the next four
history-format-phh = PHH
history-format-stars = PokerStars text
history-format-ohh = Open Hand History
history-format-acpc = a log of the competition
history-cant-game = { $format } has no { $limit } limit { $game }
history-cant-no-blinds = { $format } has no hands without blinds
history-cant-decimals = amounts of { $decimals } decimals: { $format } has two
history-cant-out-of-turn = { $format } has no word for a hand that is given up out of turn
history-cant-discards = { $format } has no discards but for new cards
history-cant-two-blinds = { $format } has two blinds and nothing else: no antes, posts or straddles
history-cant-one-board = { $format } has one board
history-cant-name = a name with a colon or a bar can't stand in { $format }

## What a format has no place for
history-lost-chat = chat and other events at the table
history-lost-time-in-utc = the time, which can't be converted to UTC from { $zone }
history-lost-time-without-zone = the time, which can't be converted to UTC without a time zone
history-lost-zone = the time zone (the time is in UTC)
history-lost-table-ante = that an ante is for the whole table
history-lost-odd-chips = odd chips that nobody gets (counted as rake)
history-lost-bounties = how much bounties grew
history-lost-level = the level
history-lost-never-seen = players who were never seen in a hand, and the prize pool
history-lost-when-and-where = the time and the table
history-lost-rake = rake (it is in the results)
history-lost-number = the hand's number, which is not a number
history-lost-decimals = that amounts have { $count } decimals ({ $least } is 1 here)
history-lost-dead-blind = a dead blind (it is in _sidepot)
history-lost-second-board = a second board (it is in _sidepot)
history-lost-no-time = that the time is not known
history-lost-zone-by-place = a time zone named after a place
history-lost-away = who sat out
history-lost-all-bounties = bounties
history-lost-sign = the sign of { $currency }
history-lost-house = the rules of the house
history-lost-tournament = the tournament

## A hand as text: what a player saves of their own hands
history-text-hand = Hand { $number } at { $where }, { $time }
history-text-hand-seen = Hand { $number } at { $where }, { $time }, as { $who } saw it
# A table of a tournament.
history-text-table = { $place }, table { $table }
history-text-rules = { $house }, { $game }, blinds { $blinds }
history-text-seat = chair { $chair }: { $who }, { $chips }
history-text-button = chair { $chair }: { $who }, { $chips }, button
# The title of the page of a hand that somebody shares, as other sites show it.
history-shared-title = A poker hand at sidepot
