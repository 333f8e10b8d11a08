### Cards and hands. Prefixes: rank-, suit-, card-, category-, hand-, street-, pot-

## Ranks. The value is the name as in "king high"; .many as in "a pair of kings" and "two pair, kings and fours";
## .upto as in "a straight, king high".

rank-2 = two
    .many = twos
    .upto = two
rank-3 = three
    .many = threes
    .upto = three
rank-4 = four
    .many = fours
    .upto = four
rank-5 = five
    .many = fives
    .upto = five
rank-6 = six
    .many = sixes
    .upto = six
rank-7 = seven
    .many = sevens
    .upto = seven
rank-8 = eight
    .many = eights
    .upto = eight
rank-9 = nine
    .many = nines
    .upto = nine
rank-T = ten
    .many = tens
    .upto = ten
rank-J = jack
    .many = jacks
    .upto = jack
rank-Q = queen
    .many = queens
    .upto = queen
rank-K = king
    .many = kings
    .upto = king
rank-A = ace
    .many = aces
    .upto = ace

suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades

# Spoken by screen readers: "ace of spades".
card-name = { $rank } of { $suit }
card-hidden = a hidden card
# Spoken between other cards, for one that is not seen.
card-unseen = hidden
card-count =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }

## Kinds of hands, as in a table of how often each was made.

category-high-card = high card
category-pair = pair
category-two-pair = two pair
category-three-of-a-kind = three of a kind
category-straight = straight
category-flush = flush
category-full-house = full house
category-four-of-a-kind = four of a kind
category-straight-flush = straight flush
category-royal-flush = royal flush
category-low = low
category-no-low = no low
category-best-low = best low
category-worst-low = worst low that counts
category-no-hand = no hand
category-badugi = badugi
category-one-card = one card
category-two-cards = two cards
category-three-cards = three cards

## A hand as people call it, as in "Ada wins the pot with …"; .short stands where there is little room, as at a seat.
## $rank is a rank's name, $many and $second its plural form, $upto its form after "up to". $ranks are several names
## with hyphens, $top the highest: rank-A, rank-8.

hand-high-card = { $rank } high
hand-pair = a pair of { $many }
    .short = pair of { $many }
hand-two-pair = two pair, { $many } and { $second }
    .short = two pair
hand-three-of-a-kind = three { $many }
hand-straight = a straight, { $upto } high
    .short = straight
hand-flush = a flush, { $upto } high
    .short = flush
hand-full-house = a full house, { $many } full of { $second }
    .short = full house
hand-four-of-a-kind = four { $many }
hand-straight-flush = a straight flush, { $upto } high
    .short = straight flush
hand-royal-flush = a royal flush
    .short = royal flush
hand-wheel = a wheel
    .short = wheel
hand-low =
    { $top ->
        [rank-A] an { $ranks } low
        [rank-8] an { $ranks } low
       *[other] a { $ranks } low
    }
    .short = { $ranks } low
hand-badugi =
    { $top ->
        [rank-A] an { $ranks } badugi
        [rank-8] an { $ranks } badugi
       *[other] a { $ranks } badugi
    }
    .short = { $ranks } badugi
# Fewer than four cards of different suits and ranks.
hand-short-badugi =
    { $count ->
        [1] a one-card { $ranks }
        [2] a two-card { $ranks }
       *[other] a three-card { $ranks }
    }
    .short = { $ranks }
hand-no-low = no low
hand-no-hand = no hand
# $kickers are ranks with spaces: "a pair of kings, queen nine four kickers".
hand-kickers =
    { $count ->
        [one] { $hand }, { $kickers } kicker
       *[other] { $hand }, { $kickers } kickers
    }
# The lower cards of a flush or of a high card.
hand-and-ranks = { $hand }, { $ranks }
# A hand that is good for the high half and for the low half.
hand-and-low = { $hand }; low: { $low }

## Streets and pots

# A street ends in its name in the rules, with hyphens.
street-pre-flop = pre-flop
street-flop = flop
street-turn = turn
street-river = river
street-third-street = third street
street-fourth-street = fourth street
street-fifth-street = fifth street
street-sixth-street = sixth street
street-seventh-street = seventh street
street-first-draw = first draw
street-second-draw = second draw
street-third-draw = third draw
street-draw = draw
street-deal = deal
street-board = board

# The board is run a second time, or there are two: "turn on the second board".
street-again = { $street } on the second board

# $number is "1", "2", …
pot-only = the pot
pot-main = the main pot
pot-side = side pot { $number }
