### The dials of a house: where a table is opened, in `sidepot house`, and what is wrong with one. Prefix: dial-
### A dial's message is its name in a form; .hint says what it decides (a sentence without full stop; a rule's number
### may follow), other attributes are its choices. Names with underscores are what house files call dials: not translated.

## Groups of dials

dial-group-game = Game and stakes
dial-group-antes = Antes and blinds
dial-group-bets = Bets and raises
dial-group-deal = Deal and order
dial-group-showdown = Showdown and pots
dial-group-extras = Extras
dial-group-coming = Coming and going
dial-group-rising = Rising blinds and the end
dial-group-share = The house’s share

## Game and stakes

dial-game = Game
    .hint = Which game is dealt
dial-rotate = Mixed games
    .hint = Several games one after the other, each in the house’s limit or in its own: T26
dial-rotation = Order of mixed games
    .hint = The games come in their order, or the button picks one: T26
    .order = One after the other
    .dealers-choice = Dealer’s choice
dial-every = The game changes every
    .hint = Once the button has been round, when the blinds rise, or after a number of hands
dial-limit = Limit
    .hint = How much may be bet
dial-blinds = Blinds
    .hint = Small blind, big blind, and a straddle where there is one
dial-buy_in = Buy-in
    .hint = Smallest and largest buy-in
dial-buy_in_unit = Buy-in counted in
    .hint = What the buy-in is counted in
    .bb = Big blinds
    .chips = Chips
dial-double_bb = Big blind is twice the small blind
    .hint = The big blind is always twice the small blind
dial-bets = Bet sizes
    .hint = Fixed limit: the two bet sizes; spread limit: the smallest and the largest wager
dial-unit = Unit of fixed limit
    .hint = Fixed limit without bet sizes of its own: BB then 2 BB, or SB then BB
    .bb = Big blind, then twice as much
    .sb = Small blind, then big blind

## Antes and blinds

dial-forced = Forced bets
    .hint = Blinds; or dead antes of a big blind from everyone (half from the first seat); or a blind on the button alone
    .blinds = Small and big blind
    .antes = Antes from everyone
    .button-blind = The button alone
dial-ante = Ante
    .hint = Dead chips from everyone before the deal
dial-bb_ante = Big blind ante
    .hint = One dead ante for the whole table, paid by the big blind
dial-button_ante = Button ante
    .hint = One dead ante for the whole table, paid by the button
dial-stud_ante = Ante in games without blinds
    .hint = Games without blinds: where no ante is set, everyone antes this percentage of the small bet (at least 1): T1
dial-ante_percent = Ante in percent
    .hint = An ante of this percentage of the big blind (at least 1) once the big blind reaches the buy-in: L5
dial-ante_first = Ante before blind
    .hint = A big blind who can’t pay both pays the big blind ante before the blind: V30
dial-heads_up = Heads-up
    .hint = Two players: who posts which blind, or no blinds and an ante of a big blind each
    .button-sb = Button is the small blind
    .button-bb = Button is the big blind
    .antes = Both ante
dial-short_bb = Short big blind
    .hint = What others owe when the big blind is short of chips
    .full = The whole big blind
    .posted = What was posted
dial-bring_in = Bring-in
    .hint = Stud: what the door card brings in; 0 for half of the small bet: T3
dial-bring_in_all_in = All-in for the bring-in
    .hint = Stud: the bring-in is all-in from the ante; the next player may bring in, complete or fold, or has to bring in: T8
    .acts = The next player chooses
    .forced = The next player brings in

## Bets and raises

dial-min_bet = Smallest bet
    .hint = The smallest bet, and the size of the first raise
    .bb = Big blind
    .sb = Small blind
dial-min_raise = Smallest raise
    .hint = A raise is at least the last one; twice the last one; the smallest bet; or anything more
    .last = The last one
    .double = Twice the last one
    .flat = The smallest bet
    .any = Any amount
dial-cap = Wagers a street
    .hint = How many wagers a street allows
dial-cap_counts_blind = Big blind counts as a wager
    .hint = The big blind is the first of the wagers a street allows
dial-cap_counts_short = Short all-ins count as wagers
    .hint = An all-in below the smallest raise is one of the wagers a street allows
dial-cap_lifted = No limit of wagers heads-up
    .hint = No cap when two are dealt in, when two are left before it is reached, or when two begin the betting: V21, T5
    .never = Never
    .two-dealt = When two are dealt in
    .two-in = When two are left
    .began-two = When two begin the betting
dial-reopen = Short all-ins reopen raising
    .hint = Raising opens again after one full raise; also after short all-ins that add up to one; after any raise
    .full = No, only a full raise
    .sum = When they add up to a raise
    .any = Yes, each of them
dial-checked_short = A short all-in after a check
    .hint = What a player who checked may do about an all-in below the smallest bet: V16
    .closed = May only call it
    .open = May raise it
dial-half_counts = Half a bet counts as one
    .hint = Fixed limit: an all-in of half a unit or more is a full wager: S9
dial-short_completes = A raise completes a short all-in
    .hint = Fixed limit: no short all-in is a full wager, and the next raise completes it
dial-pot_raise = Largest raise in pot limit
    .hint = Pot limit: the most a raise may add
    .pot-call = The pot after the call
    .pot-last-raise = The pot and the last raise
dial-pot_counts_table_ante = Table ante counts in the pot
    .hint = Pot limit: big blind and button antes count in the first betting: V24
dial-completion = Completing counts as a wager
    .hint = Stud: whether completing the bring-in is one of the wagers a street allows: T4
    .free = No
    .counts = Yes
dial-open_pair = Double bet for an open pair
    .hint = Stud: a pair showing on fourth street lets anyone wager the big bet: T7
    .on = Yes
    .off = No
dial-labels = What wagers are called
    .hint = The first wager over the blinds is a raise; or a bet: C14; or a bet, and matching a raise is a check: P6
    .usual = Every wager is a raise
    .first-bet = The first one is a bet
    .house = The first one is a bet, matching is a check
dial-free_fold = Folding where checking is free
    .hint = A player may fold where checking is free: X19
dial-hand_cap = Most a player can lose in a hand
    .hint = The most that a player can lose in a hand, in big blinds: X20

## Deal and order

dial-first_betting = Betting before the flop
    .hint = There is a betting round before the flop; a bomb pot has none
dial-opens_first = Opens the first betting
    .hint = Who opens the first betting
    .left-of-bb = Left of the big blind
    .left-of-button = Left of the button
dial-opens_later = Opens later betting
    .hint = Who opens the later betting rounds
    .left-of-bb = Left of the big blind
    .left-of-button = Left of the button
dial-deal_first = First card heads-up
    .hint = Two players with the button as small blind: who gets the first card
    .sb = The small blind
    .left-of-button = The player left of the button
dial-burn = Burn cards
    .hint = A card is burned before each street of the board
dial-discard_timeout = No discard in time
    .hint = A player who does not discard in time loses the card that hurts least (in a draw, none); or the hand is dead: V69
    .least-harm = The card that hurts least goes
    .dead = The hand is dead
dial-showing_tie = Equal hands showing
    .hint = Stud: who opens when the hands showing are equal: T6
    .position = By position
    .suit = By suit
dial-common_opens = Opening after a common card
    .hint = Stud: who opens seventh street when one card is dealt for everyone: T11
    .sixth = As on sixth street
    .showing = By the cards showing
dial-fifth_card = Fifth card of a draw
    .hint = Draw: a player who draws five gets the fifth with the others, or last: T14
    .in-turn = With the others
    .last = Last

## Showdown and pots

dial-show = Who shows
    .hint = Who shows at the showdown
    .losers-muck = Losers may muck
    .all = Everyone
dial-showdown = Losing hands
    .hint = Losing hands are mucked automatically, or each player is asked
    .auto = Mucked automatically
    .ask = Each player is asked
dial-odd_chips = Odd chips
    .hint = Chips that a split leaves over
    .left-of-button = Left of the button first
    .dropped = Dropped
dial-orphan = Side pot nobody is left in
    .hint = Where a side pot goes when nobody who paid into it is left
    .below = To the pot below
    .main = To the winners of the main pot
dial-boards = Boards when everyone is all-in
    .hint = How often the rest of the board is dealt once everyone is all-in
dial-halves = Hi-lo halves
    .hint = Hi-lo: each half is split on its own; or evenly between players who win both alike: T12
    .apart = Each half by itself
    .even = Evenly between players who win both
dial-double_board = Two boards
    .hint = Two boards from the first card on, each for half of every pot: T28
dial-see_hands = Asking to see a mucked hand
    .hint = Once a hand is over, its players may ask to see one that was mucked at the showdown

## Extras

dial-run_twice = Run it twice
    .hint = Players who are all-in may agree to two boards
dial-straddle = Straddle
    .hint = The player left of the big blind may straddle for twice as much
dial-straddles = Straddles in a row
    .hint = How many may straddle in a row, each for twice the one before
dial-button_straddle = Straddle on the button
    .hint = The button may straddle for two big blinds and acts last, where nobody else straddles
dial-bomb_pot = Bomb pot
    .hint = How many big blinds each player antes in a bomb pot that everyone agrees to
dial-bomb_boards = Boards of a bomb pot
    .hint = How many boards a bomb pot has: T28
dial-buy_button = Buy the button
    .hint = A player who joins left of the button may post both blinds and get the button next
dial-rabbit = Rabbit hunting
    .hint = Once a hand is over, its players may see what would have come
dial-kill = Kill pots
    .hint = After two pots in a row, or a large hi-lo scoop, the winner posts and the bets are larger: T27
    .off = None
    .half = Half kill
    .full = Full kill

## Coming and going

dial-entry = How players join
    .hint = Waiting for the big blind or posting; a fixed field; or between hands
    .choose = Wait for the big blind or post
    .fixed = Not once the game has begun
    .between-hands = Between hands
dial-button = Button past empty seats
    .hint = How the button moves past empty seats
    .moving = Passes over them
    .dead = May be dead
    .simplified = Simplified
dial-rathole = Coming back with less
    .hint = For how many minutes a player who left has to come back with no less
dial-seat_change = Changing seats
    .hint = Players may move to a free seat between hands
dial-auto_buy = Buying chips automatically
    .hint = Players may have their stack topped up, or bought again, automatically after each hand

## Rising blinds and the end

dial-rise = Blinds rise by
    .hint = What the blinds rise by in a game, a tournament or a season
    .off = They don’t rise
    .orbits = Orbits
    .hands = Hands
dial-rise_every = Blinds rise every
    .hint = After how many orbits or hands the blinds rise
dial-levels = Levels
    .hint = Small blinds of the levels; without them each level doubles
dial-ends = The game ends
    .hint = When the game ends
    .open = Never by itself
    .one-left = With one player left
    .hands = After a number of hands
dial-ends_after = Hands of a game
    .hint = After how many hands, where the game ends after its hands

## The house's share

dial-rake = Rake
    .hint = The percentage of each pot that the house takes
dial-rake_cap = Most rake of a hand
    .hint = The most that the house takes from a hand
dial-no_flop_no_drop = No flop no drop
    .hint = Nothing is taken from a hand that ends before the flop

## Which values a dial takes. $most is a number as text. "none", "orbit" and "level" are typed as they stand here.

dial-takes-choice = one of { $choices }
dial-takes-flag = true or false
dial-takes-chips = a whole number of chips, 0 to { $most }
dial-takes-count = a whole number, 1 or more
dial-takes-count-to = a whole number, 1 to { $most }
dial-takes-maybe = a whole number, 1 or more, or "none"
dial-takes-maybe-to = a whole number, 1 to { $most }, or "none"
dial-takes-amounts = whole numbers of chips, as [50, 100] or 50/100, at most { $most }
dial-takes-percent = a percentage from 0 to 100 with at most two decimals
dial-takes-games = games in their order, as ["holdem", "razz", "no:holdem"], at most { $most }
dial-takes-every = "orbit", "level", or a whole number of hands

## Why a dial has no effect: "Has no effect now: only pot limit uses it."

dial-idle-sized = only fixed and spread limit use it
dial-idle-unit = only fixed and spread limit without bet sizes of their own use it
dial-idle-fixed = only fixed limit uses it
dial-idle-fixed-unit = fixed limit raises by its unit
dial-idle-pot = only pot limit uses it
dial-idle-no-cap = there is no cap
dial-idle-no-bb-ante = there is no big blind ante
dial-idle-no-big-blind = there is no big blind
dial-idle-no-blinds = there are no blinds
dial-idle-no-straddle = nobody straddles
dial-idle-no-kill = only fixed limit with blinds has kill pots
dial-idle-no-bomb-pot = there are no bomb pots
dial-idle-no-board = there is no board
dial-idle-all-show = everyone shows
dial-idle-nobody-asked = everyone shows, so nobody is asked
dial-idle-fixed-field = nobody comes or goes in a fixed field
dial-idle-button-not-small = heads-up, the button is never the small blind
dial-idle-no-discards = no cards are discarded
dial-idle-no-stud = only stud games use it
dial-idle-one-game = only one game is played
dial-idle-all-blinds = every game here has blinds
dial-idle-no-draw = this game has no draw
dial-idle-one-winner = one hand takes the whole pot
dial-idle-no-rake = there is no rake
dial-idle-no-rise = the blinds don’t rise
dial-idle-no-hands = only a game that ends after a number of hands counts them
dial-idle-ante-asleep = the big blind never reaches the buy-in of { $amount }

## Why a dial can't be set. $value is what was asked for. Names before "=" and words in quotes are typed as they stand.

# $takes is one of dial-takes-….
dial-wrong-value = { $dial } = { $value } is not possible: it takes { $takes }
dial-wrong-name = there is no dial { $dial }: the dials are { $dials }
dial-wrong-name-meant = there is no dial { $dial }: did you mean { $meant }?
dial-wrong-rotate = rotate = { $value } is not a game: { $games }, or with a limit of its own, as in no:holdem
dial-wrong-rotate-one = rotate has one game: name it in `game`, or add another
dial-wrong-boards-deck = boards = { $value } needs more cards than the deck of { $game } has: 1 or 2
dial-wrong-boards = boards = { $value } is not possible: 1 or 2
dial-wrong-double-board = double_board = true needs a game with a board, and { $game } has none
dial-wrong-double-board-twice = double_board = true has two boards already: leave boards = 1 and run_twice = false
dial-wrong-rake-cap = rake_cap = { $value } caps nothing: set rake too
dial-wrong-blinds-short = blinds = { $value } is too short: a small and a big blind, as in [50, 100]
dial-wrong-blinds-none = blinds = { $value } has no big blind: it is at least 1
dial-wrong-blinds-falls = blinds = { $value } falls: each is at least the one before
dial-wrong-blinds-double = blinds = { $value } is not possible: in this house the big blind is twice the small blind (double_bb)
dial-wrong-blinds-straddle = blinds = { $value }: a straddle is at least twice what comes before it, as in { $example }
dial-wrong-blinds-straddle-forced = blinds = { $value }: a straddle needs forced = 'blinds'
dial-wrong-bets = bets = { $value } is not possible: two amounts, the second not below the first, as in [10, 20]
dial-wrong-spread = limit = 'spread' needs bets, the smallest and the largest wager, as in bets = [2, 10]
dial-wrong-fixed-unit = limit = 'fixed' has no unit: the small blind is 0; set bets or unit = 'bb'
dial-wrong-min-bet = min_bet = 'sb' is not possible with a small blind of 0: use 'bb'
dial-wrong-half-counts = half_counts = true belongs to fixed limit, not to limit = { $value }
dial-wrong-short-completes = short_completes = true belongs to fixed limit, not to limit = { $value }
dial-wrong-short-completes-half = short_completes = true adds nothing to half_counts = true, which does so too: set one of them
dial-wrong-cap-lifted = cap_lifted = { $value } lifts nothing: set cap too, as in cap = 4
dial-wrong-cap-counts-blind = cap_counts_blind = true counts for nothing: set cap too, as in cap = 4
dial-wrong-bring-in = bring_in = { $value } is more than the small bet it is completed to: at most { $most }
dial-wrong-first-betting = first_betting = false needs forced = 'antes': blinds would never be matched
dial-wrong-straddle = straddle = true needs forced = 'blinds' and no straddle among the blinds
dial-wrong-buy-button = buy_button = true needs forced = 'blinds'
dial-wrong-button-straddle = button_straddle = true needs forced = 'blinds'
dial-wrong-kill = kill = { $value } needs limit = 'fixed' and forced = 'blinds': the bets of a kill pot are larger
dial-wrong-hand-cap = hand_cap = { $value } is too small: 2 big blinds at least
dial-wrong-bomb-pot-board = bomb_pot = { $value } needs a game with a board, and { $game } has none
dial-wrong-bomb-pot-min-bet = bomb_pot needs min_bet = 'bb': a bomb pot has no small blind
dial-wrong-bomb-pot-buy-in = bomb_pot = { $value } is more than the smallest buy-in gives: at most { $most } big blinds
dial-wrong-run-twice = run_twice = true needs more cards than the deck of { $game } has
dial-wrong-ante = { $dial } = { $value } is more than the smallest buy-in gives: at most { $most }
dial-wrong-bb-ante = bb_ante = { $value } needs a big blind: forced = 'blinds'
dial-wrong-buy-in = buy_in = { $value } is not possible: the smallest and the largest, as in [20, 200]
dial-wrong-buy-in-chips = buy_in = { $value } is more than { $most } chips
dial-wrong-levels = levels = { $value } fall: each level’s small blind is at least the one before, and 1 or more
dial-wrong-levels-never = levels = { $value } are never reached: set rise to 'orbits' or 'hands'
# A game of a rotation, in whose rules a dial is wrong; $reasons are sentences of this section.
dial-wrong-in-rotation = rotate: { $game } can't be played here: { $reasons }
dial-wrong-more = and perhaps more
dial-wrong-seats = too many seats: { $game } takes 2 to { $most } players (X17)
