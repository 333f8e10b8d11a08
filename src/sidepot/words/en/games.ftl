### What is wrong with the file of a house and its [game] table. Prefixes: own-house-, own-game-
### Keys, their values and names of games are as they are typed.
own-house-yours = your house file
own-house-texts = name and about are texts
own-house-limits = limits holds a table for each limit, as in [limits.pot]
own-house-games = games holds a table for each game, as in [games.razz] or [games."no:holdem"]
own-house-base = based_on = { $given } is not a house: one of { $houses }
own-house-no-game = [games.{ $given }] is not a game: { $games }
own-house-own-dials = [games.{ $game }] has { $given }: a game to itself has { $dials }

## The [game] table. $where is [game], or one of the next two
own-game-step = [game] step { $at }
own-game-ranking = [game] ranking { $at }
own-game-missing = { $where } has no { $key }
own-game-no-key = { $where } has no { $key }: it takes { $keys }
own-game-no-key-meant = { $where } has no { $key }: did you mean { $meant }?
own-game-list = [game] { $key } is a list of 1 to { $most }
own-game-verbs = { $where } is one of { $verbs }, as in { $example }
own-game-verb-table = { $where }: { $key } = { $value } is not possible: a table, as in { $example }
own-game-table = { $where } is a table, as in { $example }
own-game-choice = { $where }: { $key } = { $value } is not possible: one of { $choices }
own-game-whole = { $where }: { $key } = { $value } is not possible: a whole number
own-game-flag = { $where }: { $key } = { $value } is not possible: true or false
own-game-text = { $where }: { $key } = { $value } is not possible: a text
own-game-deck = [game] deck = { $value } is not possible: 52, 36, 20, or cards as in 'JsQsKs'

## Why a game can't be played: $why is one or more of the sentences that follow. Steps are counted from 1
own-game-unplayable = the game { $name } can't be played: { $why }
own-game-name = its name has 1 to { $most } letters
own-game-players = most = { $value } players: 2 to { $most }
own-game-first = its first step deals cards to the players
own-game-no-betting = it has no betting
own-game-deck-cards = a deck has cards 0 (2c) to 51 (As), each once
own-game-larger-decks = larger_decks: at most { $most }, one for each number of players from three on
own-game-deals-nothing = step { $at } deals nothing: down, up or board is 1 or more
own-game-exchange = step { $at }: { $count } cards, it is 1 or more
own-game-street = step { $at }: a street's name has at most { $most } letters
own-game-common = step { $at }: common = true belongs to a step that deals one card to each
own-game-draw = step { $at }: a draw of { $count } cards, but players hold { $held }
own-game-throw = step { $at }: players throw away { $count } of { $held } cards
own-game-held = step { $at }: players hold { $held } cards, at most { $most }
own-game-board = step { $at }: { $count } cards on the board, at most { $most }, { $once } at a time
own-game-ranking-own = a ranking where { $must } own cards must play and { $may } may: players hold { $held }
own-game-ranking-few = { $order } hands have { $needs } cards, but { $count } can play
own-game-opens-up = step { $at }: opens = { $value } needs cards that are dealt face up before
own-game-bring-in-first = step { $at }: only the first betting has a bring-in
own-game-bring-in-blinds = step { $at }: a game with a bring-in has no blinds; set blinds = false
own-game-opens-blinds = step { $at }: the first betting goes on from the blinds: opens = 'house', or set blinds = false
own-game-rankings-first = the first ranking can't be low8: a pot must find a winner
own-game-many = { $count } { $key }: 1 to { $most }
own-game-deck-few = its deck of { $count } cards serves fewer than two players
