### Words that every page of the room uses. Prefix: shared-

shared-close = Close
shared-cancel = Cancel
shared-save = Save

shared-one-moment = One moment …
shared-my-hands = My hands
shared-remove = Remove
shared-make-a-new-link = Make a new link
shared-name = Name
shared-name-of-a-bot = Name of a bot
shared-your-account = Your account
shared-to-the-lobby = To the lobby
shared-undo = Undo
shared-ban = Ban
shared-find = Find
shared-record = Record
shared-auto =
    { $count ->
        [one] { $count } auto player
       *[other] { $count } auto players
    }
shared-watching = { $count } watching
shared-host = host: { $who }
shared-private = private
shared-create-a-tournament = Create a tournament
shared-their-style = Their style
shared-stack = stack { $stack }
shared-player = Player
shared-what-chips-are-worth = What chips are worth
shared-saved-as = Saved as { $name }.
shared-buy-in = Buy-in
shared-my-tables = My tables
shared-older = Older
shared-your-turn = Your turn
shared-empty = empty
shared-delete = Delete
shared-keep = Keep
shared-let-in = Let in
shared-let-in-who = Let in { $who }
shared-no-do-not-let-in = No, do not let { $who } in
shared-take-a-seat = Take a seat
shared-folded = folded
shared-your-turn-at-n-takes = Your turn at { $name }. N takes you there.
shared-title-your-turn = ● Your turn – { $plain }
shared-copy = Copy
shared-copied = Copied
shared-selected-copy-it = Selected: copy it
shared-the-room-answered = the room answered { $status }
shared-time-is-running-out = Time is running out
shared-cards = Cards
shared-chips-and-checks = Chips and checks
shared-a-pot-you-win = A pot you win
shared-throw-a-card-away = discard a card
shared-the-host-has-paused-the = The host has paused the table
shared-the-game-has-not-begun = The game has not begun
shared-hands-best-first = Hands, best first
shared-invite-friends = Invite friends
shared-check-or-call = check or call
shared-chat = chat

shared-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
shared-hands =
    { $count ->
        [one] { $count } hand
       *[other] { $count } hands
    }
shared-bot = bot
shared-over = over
shared-cancelled = cancelled
# The title of the window. $name is the name of a table, or a heading.
shared-title = { $name } – sidepot
# From the smallest to the largest amount: "40 to 200".
shared-range = { $low } to { $high }
# Seconds left on a clock, where there is little room: "12 s".
shared-seconds-short = { $seconds } s
# An amount counted in big blinds: "12.5 BB".
shared-big-blinds = { $blinds } BB
shared-leaving = leaving
# A small badge beside a name.
shared-badge-auto = auto
shared-badge-bot = bot
shared-hand-number = Hand { $number }
# What screen readers say when it is your turn: these four follow each other.
shared-call-turn = Your turn. The pot is { $pot }.
# $cards are names of cards: "ace of spades, king of hearts".
shared-you-have = You have { $cards }.
# $can is a list of actions: "check, bet between 10 and 200 and fold".
shared-call-can = You can { $can }.
shared-call-throw = Your turn: discard a card. You have { $cards }.
shared-call-throw-cards =
    { $count ->
        [one] Your turn: discard { $count } card. You have { $cards }.
       *[other] Your turn: discard { $count } cards. You have { $cards }.
    }
# $count: the most cards that can be drawn.
shared-call-draw =
    { $count ->
        [one] Your turn: exchange { $count } card, or stand pat. You have { $cards }.
       *[other] Your turn: exchange up to { $count } cards, or stand pat. You have { $cards }.
    }
shared-call-show = Show your hand, or muck it?
shared-may-bet = bet between { $low } and { $high }
shared-may-raise = raise to between { $low } and { $high }
shared-may-complete = complete to between { $low } and { $high }
shared-may-cap = cap at between { $low } and { $high }
