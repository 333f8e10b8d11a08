### What is wrong with the file of a tournament, its structure sheet. Prefix: sheet-
### $key is a key as it is typed, $value its value; names of keys, kinds of players and formats are never translated.
sheet-the-sheet = the sheet

## The values that a key takes
sheet-takes-number = a whole number, { $least } to { $most }
sheet-takes-number-from = a whole number, { $least } or more
sheet-takes-one-of = one of { $choices }
sheet-takes-text = a text
sheet-takes-flag = true or false
sheet-takes-numbers = whole numbers, as in [4, 8]
sheet-takes-texts = texts, as in ["rock", "caller"]
sheet-takes-points = whole numbers, as in [2, 0, -1], none beyond { $beyond }
sheet-takes-blinds = small and big blind (and ante) of each level, as in [[25, 50], [50, 100, 10]], or small blinds alone; at most { $levels } levels
sheet-takes-every = a whole number up to { $most }, or one for each level
sheet-takes-moment = a time with its zone, as in 2027-01-31T20:00:00+01:00
sheet-takes-payouts = "standard", "winner-takes-all", percentages as [50, 30, 20], or these by entrants

## Keys and sections
sheet-impossible = { $key } = { $value } is not possible: it takes { $takes }
sheet-no-key = there is no key { $key }: there are { $keys }
sheet-no-key-meant = there is no key { $key }: did you mean { $meant }?
# $section is as it is written: [levels]
sheet-no-key-in = there is no key { $key } in { $section }: there are { $keys }
sheet-no-key-in-meant = there is no key { $key } in { $section }: did you mean { $meant }?
sheet-needs = { $section } needs { $key }
sheet-belongs = { $key } belongs to format = "{ $format }"
sheet-section = { $key } is a section, as in [{ $key }]
sheet-dials = dials is a section with dials of the house, as in [dials]
sheet-house = house is one of { $houses }
sheet-format = an event is one of { $formats }

## The field: who plays
sheet-field = field is a section with the number of each kind of player, as in [field] rock = 4
sheet-named = field.named has a kind of player for each name, as in ada = "rock"
sheet-named-name = field.named: a name has 1 to { $most } printable characters: { $name }
sheet-field-count = field.{ $kind } = { $value } is not possible: how many { $kind } players, up to { $most }
sheet-field-kind = field: { $kind } is no kind of player
sheet-field-no-player = field: there is no player { $kind }; there are { $players }
sheet-field-crowd = field: { $players } players are too many: at most { $most }
sheet-field-twice = there are two players by the name of { $name }: name them in [field.named]
sheet-field-two = field: it takes two players at least, as in [field] with rock = 4, caller = 2
sheet-field-absent = field: somebody has to be there
sheet-field-most = field: { $players } players, but { $most } may enter
sheet-field-late = field.late = { $late }: nobody can come late without late registration (late)
sheet-field-late-many = field.late = { $late } of { $players }: two have to be there at the start
sheet-field-points = field: there are no points for { $players } players: 2 to { $most }
sheet-percent = { $key } = { $value }: a chance from 0 to 100 %
sheet-guests = field.guests is empty: somebody has to take the empty chairs

## Bots over HTTP
sheet-bots = bot is a section for each bot, { $most } at most, as in [[bot]] name = …, url = …
sheet-bot-name = a bot's name = { $name } is not possible: it takes 1 to { $most } characters that can be printed
sheet-bot-twice = two bots are called { $name }
sheet-bot-and-player = there are two players by the name of { $name }: a bot and another
sheet-bot-url-text = a bot's url = { $url } is not possible: it takes a text, as in http://127.0.0.1:8001
# $why is one of mistake-url-…
sheet-bot-url = a bot's url = { $url } is not possible: { $why }
sheet-bots-not-here = bots over HTTP can't play here: only auto players can

## Tables and chips
sheet-chairs-deck = { $key } = { $value }: the deck of { $game } serves { $most } players at most (X17)
sheet-chairs-two = { $key } = { $value } is no table: 2 chairs at least
sheet-rake = the house { $house } takes rake = { $rake } from pots: in a tournament use fee instead
sheet-entrants-two = max_entrants = { $value }: it takes two to play
sheet-starts-with = starts_with = { $value } never comes: 2 to as many as may enter
sheet-starts-with-most = starts_with = { $value } never comes: 2 to { $most }
sheet-chips = { $key } = { $value }: 1 to { $most } chips
sheet-at-least-one = { $key } = { $value }: at least 1

## Levels
sheet-levels = the levels are missing, and the house { $house } has none: add [levels] with by = "hands", every = 10, blinds = [[25, 50], [50, 100]]
sheet-levels-every = levels.every has { $lengths } lengths for { $levels } levels
sheet-breaks-both = levels.breaks says after which levels, break_minutes how long: give both
sheet-breaks-level = levels.breaks: there is no level { $level }: 1 to { $last }
sheet-break-last = no level comes after the break that follows level { $level }
sheet-blinds-empty = levels.blinds is empty: at least one level
# The amounts of a level, in the sentences below.
sheet-blinds-alone = { $blinds }
sheet-blinds-ante = { $blinds } ante { $ante }
sheet-level-falls = level { $level } falls: { $blinds } after { $before }
sheet-level-lasts = level { $level } lasts { $value }: at least 1
sheet-level-high = level { $level }: { $blinds } is too high: blinds and antes are at most { $most }
# $why is what a house refuses: dial-wrong-…
sheet-level-rules = level { $level }: { $why }
sheet-level-after = { $key } = { $value } is after the end: the levels that another one follows are 1 to { $last }
sheet-level-from = { $key } = { $value }: a level, from 1 on
sheet-late = late = { $value }: a level, from 1 on, or 0 for no late registration
sheet-late-full = late = { $value }: it begins when it is full, so nobody comes late
sheet-reentries = reentries = { $value } need late registration: set late

## Payouts
sheet-payouts-empty = payouts is empty: at least one place is paid
sheet-payouts-least = payouts = { $value }: every paid place gets 1 % or more
sheet-payouts-whole = payouts = { $value } make { $sum } %: all places together get 100 %
sheet-payouts-order = payouts = { $value }: a better place is paid no less
sheet-payouts-entrants = payouts: from { $entrants } entrants on comes after from { $before } on

## Timed games and seasons
sheet-timed-table = a timed game has one table: max_entrants is at most chairs = { $chairs }
sheet-timed-not = { $key } is not possible in a timed game
sheet-season-starts-at = starts_at is not possible in a season that players join: it begins when they come
sheet-season-joining = joining is not possible where an entry costs something: buy_in and fee are 0 then
sheet-season-not = { $key } is not possible in a season: its field is fixed
sheet-season-points = max_entrants = { $value }: there are points for { $most } players at most (L14)
sheet-points = points is a section with a row for each number of players, as in 3 = [2, 0, -1]
sheet-points-players = points.{ $given }: a number of players, 2 to 10
sheet-points-places = points of { $players } players are { $numbers } numbers: { $players } places
sheet-points-rise = points of { $players } players rise: a better place gets no less
