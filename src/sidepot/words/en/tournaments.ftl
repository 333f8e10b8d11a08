### What happens in a tournament or a season. Prefix: tournament-
### $who is a player's name; $table, $seat, $level, $place, $game are numbers as text.

tournament-registered = { $who } enters
tournament-registered-again = { $who } enters again
tournament-unregistered = { $who } withdraws
tournament-too-few-came =
    { $count ->
        [0] it was due to begin now, and nobody has come: it begins with { $needed } players, or when the host starts it
       *[other] it was due to begin now, and { $count } of { $needed } have come: it begins with { $needed } players, or when the host starts it
    }
tournament-cancelled = cancelled: everyone gets back what they paid
tournament-cancelled-by = cancelled by { $who }: everyone gets back what they paid
tournament-cancelled-free = cancelled: nobody has paid anything
tournament-cancelled-free-by = cancelled by { $who }: nobody has paid anything
tournament-began =
    { $count ->
        [one] the tournament begins with one player
       *[other] the tournament begins with { $count } players
    }
# $blinds are amounts: "50/100".
tournament-level-began = level { $level }: blinds { $blinds }
tournament-level-began-ante = level { $level }: blinds { $blinds }, ante { $ante }
tournament-moved-balance = { $who } moves to table { $table }, seat { $seat }, to balance the tables
tournament-moved-broken = { $who } moves to table { $table }, seat { $seat }, because the table was broken
tournament-moved-final = { $who } moves to the final table, seat { $seat }
tournament-table-opened = table { $table } opens
tournament-table-broken = table { $table } is broken
tournament-final-table = the final table: seats and button are drawn anew
tournament-break-began = a break begins
# $time is a time of the clock: "1:15:00".
tournament-break-until = a break until { $time }
tournament-break-ended = the break is over
tournament-paused = the tournament is paused
tournament-resumed = the tournament goes on
tournament-stood-still = nobody went out for a long time: chips decide
tournament-hand-for-hand = hand for hand from now on
tournament-no-longer-hand-for-hand = no longer hand for hand
tournament-entries-closed =
    { $count ->
        [one] entries are closed with one player
       *[other] entries are closed with { $count } players
    }
tournament-entries-closed-pool =
    { $places ->
        [one] entries are closed with { $count } players: { $pool } for one place
       *[other] entries are closed with { $count } players: { $pool } for { $places } places
    }
tournament-removed = { $who } is removed
tournament-removed-by = { $who } is removed by { $by }
tournament-may-rebuy = { $who } may rebuy
tournament-rebought = { $who } rebuys { $chips }
tournament-added-on = { $who } takes the add-on, { $chips }
tournament-went-out = { $who } is out
tournament-went-out-placed = { $who } is out in place { $place }
tournament-went-out-shared = { $who } is out in place { $place }, shared by { $shared }
tournament-ended = { $names } wins the tournament
tournament-ended-shared = { $names } win the tournament
tournament-game-began = game { $game } begins
tournament-game-ended = game { $game } is over: { $names } wins
tournament-game-ended-shared = game { $game } is over: { $names } win
tournament-season-ended = the season is over
# $points is a number, perhaps with a fraction.
tournament-season-ended-led =
    { $games ->
        [one] the season is over after one game: { $who } leads with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] the season is over after { $games } games: { $who } leads with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
tournament-season-will-stop = the season ends after this game
tournament-season-goes-on = the season goes on
tournament-next-game-when = the next game begins when { $needed } players are there
