### A house's rules in plain words, beside the table, where a table is opened and in the terminal. Prefix: rules-
### Whole sentences, with a full stop. Amounts are numbers of chips.

## The houses that ship

rules-house-standard = No-limit hold’em as played everywhere today. What its document leaves open follows the tournament directors.
rules-house-cardroom = A room of cash tables: no limit, pot limit and fixed limit, each with four wagers a street.
rules-house-pineapple = Crazy Pineapple: three hole cards, one of them discarded after the betting on the flop. Bet limit, pot limit or no limit.
rules-house-league = Freeze-outs between bots: rising blinds, antes late in the game, places and points.
rules-house-kitchen = A friendly game: everyone antes, the seat left of the dealer opens, auto players fill the seats.
rules-house-tda = Hold’em by the tournament directors’ rules of 2024: short all-ins add up, the button may be dead.
rules-house-roberts = Hold’em by Robert’s Rules of Poker, version 11: a cash game in a card room.
rules-house-online = Hold’em as the large sites deal it: a forward-moving button, 40 to 100 big blinds, and all-ins may be run twice.
rules-house-horse = Five limit games in turn, an orbit each: hold’em, Omaha hi-lo, razz, stud and stud hi-lo.
rules-house-hose = Four limit games in turn, an orbit each: hold’em, Omaha hi-lo, stud and stud hi-lo.
rules-house-eight-game = Eight games in turn, six hands of each: six limit games, no-limit hold’em and pot-limit Omaha.
rules-house-dealers-choice = The player on the button picks the game of the hand from a list of sixteen: limit, pot limit and no limit.

## The game. $game is its name with the limit: "No Limit Hold’em".

rules-game-holdem = { $game }: two cards of your own and five on the board; the best five of the seven play.
rules-game-crazy-pineapple = { $game }: three cards of your own; after the betting on the flop everyone discards one.
rules-game-pineapple = { $game }: three cards of your own; before the flop everyone discards one.
rules-game-lazy-pineapple = { $game }: three cards of your own; none is discarded, and at most two of them play.
rules-game-irish = { $game }: four cards of your own; after the betting on the flop everyone discards two.
rules-game-omaha = { $game }: four cards of your own; exactly two of them play, with exactly three from the board.
rules-game-omaha5 = { $game }: five cards of your own; exactly two of them play, with exactly three from the board.
rules-game-omaha6 = { $game }: six cards of your own; exactly two of them play, with exactly three from the board.
rules-game-omaha8 = { $game }: four cards of your own, two of which play with three from the board; the best low, eight or lower, wins half.
rules-game-omaha5-8 = { $game }: five cards of your own, two of which play with three from the board; the best low, eight or lower, wins half.
rules-game-omaha6-8 = { $game }: six cards of your own, two of which play with three from the board; the best low, eight or lower, wins half.
rules-game-courchevel = { $game }: five cards of your own, two of which play with three from the board; the first card of the flop is dealt before any betting.
rules-game-courchevel8 = { $game }: five cards of your own, two of which play with three from the board, whose first card is dealt before any betting; the best low, eight or lower, wins half.
rules-game-short-deck = { $game }: two cards of your own from a deck of 36, sixes and up; a flush beats a full house.
rules-game-royal = { $game }: hold’em with twenty cards, tens and up.
rules-game-stud = { $game }: seven cards of your own, four of them face up; the best five play.
rules-game-stud8 = { $game }: seven cards of your own, four of them face up; the best low, eight or lower, wins half.
rules-game-razz = { $game }: seven cards of your own, four of them face up; the lowest hand wins, aces are low, and straights and flushes don’t count.
rules-game-draw = { $game }: five cards of your own and one draw; the best hand wins.
rules-game-draw27 = { $game }: five cards of your own and one draw; the lowest hand wins, aces are high, and straights and flushes count against you.
rules-game-triple27 = { $game }: five cards of your own and three draws; the lowest hand wins, aces are high, and straights and flushes count against you.
rules-game-triple-a5 = { $game }: five cards of your own and three draws; the lowest hand wins, aces are low, and straights and flushes don’t count.
rules-game-badugi = { $game }: four cards of your own and three draws; the hand with the most cards of different suits and ranks wins, then the lowest.
rules-game-badacey = { $game }: five cards of your own and three draws; half the pot for the best badugi, half for the lowest hand with aces low.
rules-game-badeucey = { $game }: five cards of your own and three draws; half the pot for the best badugi with aces high, half for the best 2-7 low.
rules-game-drawmaha = { $game }: five cards of your own and a draw after the flop; half the pot for the best Omaha hand, half for the five you hold.
rules-game-mit2026 = { $game }: three cards of your own; after a flop of two everyone discards one of them face up onto the board.
rules-game-kuhn = { $game }: one card each from a deck of three; the higher card wins.
rules-game-leduc = { $game }: one card each from a deck of six and one on the board; a pair with it wins, otherwise the higher card.
rules-game-rhode-island = { $game }: one card each and two on the board; the best three-card hand wins.
# A game that a house made up itself. $streets is a list of rules-street, $orders a list of rules-order-….
rules-game-own = { $game }: { $streets }. Hands rank by { $orders }.
# "flop (3 cards on the board, a draw)". $parts is a list of the messages below.
rules-street = { $street } ({ $parts })
rules-street-hole =
    { $count ->
        [one] a card for each player
       *[other] { $count } cards for each player
    }
rules-street-board =
    { $count ->
        [one] a card on the board
       *[other] { $count } cards on the board
    }
rules-street-draw = a draw
rules-street-thrown =
    { $count ->
        [one] a card discarded
       *[other] { $count } cards discarded
    }
rules-order-high = the best five cards
rules-order-short-deck = the best five cards of a short deck
rules-order-low8 = the best low, eight or lower
rules-order-low = the lowest five cards, aces low
rules-order-deuce = the lowest five cards, aces high
rules-order-badugi = badugi
rules-order-badugi-high = badugi with aces high
rules-order-card = the highest card
rules-order-paired = a pair with the board, then the highest card
rules-order-three = the best three cards

rules-limit-no = No limit means that you may bet everything you have.
rules-limit-pot = Pot limit means that a raise is at most the pot.
rules-limit-fixed = Fixed limit means that bets and raises have a fixed size: { $small }, later { $big }.
rules-limit-spread = Spread limit means that bets and raises are between { $small } and { $big }.

## Mixed games. $games is a list of games with their limits.

rules-mixed =
    { $every ->
        [orbit] Mixed games in this order, an orbit each: { $games }.
        [level] Mixed games in this order, a level of the blinds each: { $games }.
       *[hands]
            { $count ->
                [one] Mixed games in this order, one hand each: { $games }.
               *[other] Mixed games in this order, { $count } hands each: { $games }.
            }
    }
rules-dealers-choice =
    { $every ->
        [orbit] Dealer’s choice, an orbit each: the player on the button picks from { $games }.
        [level] Dealer’s choice, a level of the blinds each: the player on the button picks from { $games }.
       *[hands]
            { $count ->
                [one] Dealer’s choice, one hand each: the player on the button picks from { $games }.
               *[other] Dealer’s choice, { $count } hands each: the player on the button picks from { $games }.
            }
    }
rules-mixed-stud = In stud games everyone antes, and the button does not move.
rules-dealers-choice-stud = In stud games everyone antes.
# $amounts is a list of rules-change: "Ante: 2".
rules-own-amounts = { $game } has amounts of its own: { $amounts }.

## Betting

# The four smallest raises that houses know.
rules-raise-last = The smallest bet is { $bet }; a raise is at least as large as the last one.
rules-raise-double = The smallest bet is { $bet }; the first raise is at least as large as the bet, each later one at least twice the last raise.
rules-raise-flat = The smallest bet is { $bet }; a raise is at least the smallest bet.
rules-raise-any = The smallest bet is { $bet }; a raise may be any amount.
rules-cap =
    { $count ->
        [one] A street has at most one wager.
       *[other] A street has at most { $count } wagers.
    }
rules-cap-with-blind =
    { $count ->
        [one] A street has at most one wager; the big blind counts as one.
       *[other] A street has at most { $count } wagers; the big blind counts as the first.
    }
rules-completion-free = Completing the bring-in is not counted.
rules-reopen-full = An all-in for less than a full raise does not let players who have already acted raise again.
rules-reopen-sum = All-ins that add up to a full raise let everyone raise again.
rules-reopen-any = Any raise, even an all-in for less than a full raise, lets everyone raise again.

## Blinds and antes

rules-no-blinds = There are no blinds.
rules-bring-in-lowest = The player with the lowest card up brings in for { $amount }, or bets more.
rules-bring-in-highest = The player with the highest card up brings in for { $amount }, or bets more.
rules-antes-for-blinds = There are no blinds: everyone antes { $amount }.
rules-antes-for-blinds-less = There are no blinds: everyone antes { $amount }, the first seat { $first }.
rules-button-blind = Only the button posts a blind: { $amount }.
rules-blinds = The blinds are { $small } and { $big }.
rules-straddle-after = After them comes a straddle of { $amount }.
rules-heads-up-button-big = Heads-up, the button is the big blind.
rules-heads-up-antes = Heads-up there are no blinds: each player antes { $amount }.
rules-ante = Everyone antes { $amount } before the deal.
rules-ante-more = Everyone antes { $amount } more before the deal.
rules-big-blind-ante = The big blind pays an ante of { $amount } for the whole table.
rules-button-ante = The button pays an ante of { $amount } for the whole table.
rules-no-first-betting = There is no betting before the flop.
rules-rise-orbits =
    { $count ->
        [one] The blinds rise every orbit.
       *[other] The blinds rise every { $count } orbits.
    }
rules-rise-hands =
    { $count ->
        [one] The blinds rise every hand.
       *[other] The blinds rise every { $count } hands.
    }

## Showdown and pots

rules-show-all = Everyone in at the showdown shows.
rules-show-losers-muck = Losing hands may be mucked at the showdown.
rules-showdown-ask = Each player is asked whether to show.
rules-odd-chip-left-of-button = An odd chip goes to the first player left of the button.
rules-odd-chip-dropped = An odd chip goes to nobody.
rules-board-twice = Once everyone is all-in, the rest of the board is dealt twice, each for half the pot.
rules-double-board = Every hand has two boards, each for half of every pot.
# $percent is a number: 2.5
rules-rake = The house takes { $percent }% of each pot.
rules-rake-capped = The house takes { $percent }% of each pot, at most { $most }.

## Coming and going, and the end

rules-ends-one-left = The game ends when one player is left. Nobody buys chips during it, and the next one starts afresh.
rules-ends-hands =
    { $count ->
        [one] The game ends when one player is left, or after one hand, when the biggest stack wins. Nobody buys chips during it, and the next one starts afresh.
       *[other] The game ends when one player is left, or after { $count } hands, when the biggest stack wins. Nobody buys chips during it, and the next one starts afresh.
    }
rules-buy-in = The buy-in is { $amount }.
rules-buy-in-between = The buy-in is { $least } to { $most }.
rules-entry-choose = A player who joins waits for the big blind or posts one.
rules-entry-antes = A player who joins is dealt in with the next hand.
rules-entry-fixed = Nobody joins once the game has begun; a player without chips is out.
rules-entry-between-hands = Players join between hands; a player without chips gets up.
rules-rathole =
    { $count ->
        [one] A player who comes back within a minute brings at least what they left with.
       *[other] A player who comes back within { $count } minutes brings at least what they left with.
    }
rules-may-straddle = The player left of the big blind may straddle.
rules-bomb-pot = If everyone agrees, there is a bomb pot: everyone antes { $amount }, and the betting begins on the flop.
rules-run-twice = Players who are all-in may agree to run it twice.
rules-rabbit = Once a hand is over, its players may see what would have come.
# In a tournament.
rules-stack = Everyone begins with { $chips } chips; blinds and antes are those of the first level.

## What will change at a table, shortly: "Pot Limit, 5/10, Ante: 2". $blinds is text: "5/10".

rules-change-house = { $house }, { $limit }, { $blinds }
# $dial is the name of a dial, $value what it is set to.
rules-change = { $dial }: { $value }
rules-value-none = none
rules-value-true = yes
rules-value-false = no

## What unusual rules will do: whole sentences. In the terminal the dials they are about stand before them.

rules-unusual-button-blind = Only the button posts a blind, { $amount }; there is no small blind.
rules-unusual-no-small-blind = There is no small blind; only the big blind posts, { $amount }.
rules-unusual-equal-blinds = Both blinds post { $amount }, so an unraised small blind may check.
rules-unusual-blinds-not-double = The big blind is not twice the small blind.
rules-unusual-straddle-called = The last straddle is what everyone must call, and the player who posts it acts last.
rules-unusual-straddle-heads-up = Heads-up, nobody posts a straddle.
rules-unusual-short-big-blind = When the big blind is short of chips, everyone calls for less.
rules-unusual-high-ante = The ante is not below the big blind ({ $amount }): most of a pot is dead money.
rules-unusual-high-big-blind-ante = The big blind ante is more than the big blind ({ $amount }): one seat pays it all.
# $dials is a list of dials: "Ante and Big blind ante".
rules-unusual-several-antes = { $dials } are all paid, every hand.
rules-unusual-dead-antes = The blinds are dead money: nothing is owed, and the first to act may check.
rules-unusual-small-blind-first = The small blind acts first and the button last, before the flop too.
rules-unusual-big-blind-last = From the second betting round on the big blind acts last.
rules-unusual-heads-up-button-big = Heads-up, the button posts the big blind and always acts last.
rules-unusual-heads-up-antes = Heads-up there are no blinds; each player antes { $amount }, dead.
rules-unusual-heads-up-button-opens = Heads-up, the button always acts first.
rules-unusual-bets-over-blind = Over a big blind of { $amount }, players raise by { $bet }.
rules-unusual-bets-below-blind = A raise may be smaller than the big blind of { $amount }.
rules-unusual-any-raise = A raise of a single chip is legal, and lets everyone raise again.
rules-unusual-any-raise-pot = A raise is anything from one chip to the pot.
rules-unusual-flat-raise = After a raise of any size the next one need only be { $amount }.
rules-unusual-double-raise = Each raise is at least twice the last, and soon everyone is all-in.
rules-unusual-small-bet = From the flop on a bet of { $amount } is enough, less than a big blind.
rules-unusual-reopen-any = An all-in of one chip more lets everyone who has acted raise again.
rules-unusual-checked-short = A player who checked may raise when an all-in below the smallest bet follows.
rules-unusual-no-cap = Raising on a street ends only when nobody wants more.
rules-unusual-cap-one = One bet a street and no raise.
rules-unusual-cap-one-blind = One bet a street and no raise; before the flop nobody may raise the big blind.
rules-unusual-cap-all-in = At the cap even an all-in raise is refused.
rules-unusual-odd-chips-dropped = What a split leaves over is gone, so the game slowly loses chips.
rules-unusual-odd-chips-halves = Each half of a pot is split by itself and drops its own odd chips.
rules-unusual-show-all = At a showdown losing hands are seen too.
rules-unusual-orphan-main = A side pot that nobody is left to win goes to players who never paid into it.
rules-unusual-double-board = Every hand has two boards; a player who wins neither gets nothing back.
rules-unusual-see-hands = A hand mucked at the showdown is shown when somebody who was dealt in asks.
rules-unusual-boards = Once everyone is all-in, the rest of the board is dealt twice, each for half the pot.
rules-unusual-hand-cap = A player who has put { $amount } into a pot is all-in.
rules-unusual-kill = The winner of two pots in a row posts { $amount }, and the bets are larger.
rules-unusual-straddles = The last straddle may be { $amount }, which is many big blinds.
rules-unusual-no-free-fold = A player who wants to fold has to wait for a bet.
rules-unusual-rake-no-cap = The rake is taken from every pot, however large.
rules-unusual-rake-high = The rake is more than a tenth of each pot: chips leave the table fast.
rules-unusual-rake-no-flop = The house takes its part even when everyone folds to the blinds.
rules-unusual-no-burn = The top card of the deck is the next one dealt; a player who can read its back knows it.
rules-unusual-few-players = The deck serves at most { $count } players, not 10.
rules-unusual-buy-in-small = The largest buy-in is under ten big blinds, so most hands end all-in.
rules-unusual-rotation-players = At most { $count } players can play all of these games.
rules-unusual-level-never = Outside tournaments the blinds don’t rise here, so the first game stays.
rules-unusual-level-picked = One player picks the game for a whole level.
rules-unusual-reshuffle = When { $count } or more players draw as much as they can, the discards are shuffled and dealt again.
rules-unusual-common-card = When { $count } or more players stay in, the last card is dealt once, for all of them.
rules-unusual-dead-button = No seat ever misses a blind, but a player who sits down just behind the blinds plays a round without paying them.
rules-unusual-never-one-left = The game goes on for as long as new players sit down.
rules-unusual-endless-rise = The blinds double each time, without end.
rules-unusual-late-buy-in = A player who joins late buys in for fewer big blinds.
# A game of a rotation that is set apart. $amounts and $usual are as a house file writes them: "ante = 2".
rules-unusual-own-unused = That game is not in the rotation, so this has no effect.
rules-unusual-own-amounts = { $amounts } instead of { $usual }.
rules-unusual-own-cut = { $dial }: cut to the smallest buy-in, { $amount }.
# $dial is the name of a dial, $why one of the reasons dial-idle-….
rules-unusual-idle = “{ $dial }” has no effect: { $why }.
