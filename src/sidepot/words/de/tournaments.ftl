### Was in einem Turnier oder einer Saison geschieht

tournament-registered = { $who } nimmt teil
tournament-registered-again = { $who } nimmt wieder teil
tournament-unregistered = { $who } meldet sich ab
tournament-too-few-came =
    { $count ->
        [0] es sollte jetzt beginnen, und niemand ist da: es beginnt mit { $needed } Spielern, oder wenn der Gastgeber es startet
       *[other] es sollte jetzt beginnen, und { $count } von { $needed } sind da: es beginnt mit { $needed } Spielern, oder wenn der Gastgeber es startet
    }
tournament-cancelled = abgesagt: alle bekommen zurück, was sie gezahlt haben
tournament-cancelled-by = von { $who } abgesagt: alle bekommen zurück, was sie gezahlt haben
tournament-cancelled-free = abgesagt: niemand hat etwas gezahlt
tournament-cancelled-free-by = von { $who } abgesagt: niemand hat etwas gezahlt
tournament-began =
    { $count ->
        [one] das Turnier beginnt mit einem Spieler
       *[other] das Turnier beginnt mit { $count } Spielern
    }
tournament-level-began = Level { $level }: Blinds { $blinds }
tournament-level-began-ante = Level { $level }: Blinds { $blinds }, Ante { $ante }
tournament-moved-balance = { $who } wechselt an Tisch { $table }, Platz { $seat }, zum Ausgleich der Tische
tournament-moved-broken = { $who } wechselt an Tisch { $table }, Platz { $seat }, weil der Tisch aufgelöst wurde
tournament-moved-final = { $who } wechselt an den Finaltisch, Platz { $seat }
tournament-table-opened = Tisch { $table } öffnet
tournament-table-broken = Tisch { $table } wird aufgelöst
tournament-final-table = der Finaltisch: Plätze und Button werden neu ausgelost
tournament-break-began = eine Pause beginnt
tournament-break-until = Pause bis { $time }
tournament-break-ended = die Pause ist vorbei
tournament-paused = das Turnier ist angehalten
tournament-resumed = das Turnier geht weiter
tournament-stood-still = lange ist niemand ausgeschieden: die Chips entscheiden
tournament-hand-for-hand = ab jetzt Hand für Hand
tournament-no-longer-hand-for-hand = nicht mehr Hand für Hand
tournament-entries-closed =
    { $count ->
        [one] die Anmeldung ist mit einem Spieler geschlossen
       *[other] die Anmeldung ist mit { $count } Spielern geschlossen
    }
tournament-entries-closed-pool =
    { $places ->
        [one] die Anmeldung ist mit { $count } Spielern geschlossen: { $pool } für einen Platz
       *[other] die Anmeldung ist mit { $count } Spielern geschlossen: { $pool } für { $places } Plätze
    }
tournament-removed = { $who } wird entfernt
tournament-removed-by = { $who } wird von { $by } entfernt
tournament-may-rebuy = { $who } kann ein Rebuy nehmen
tournament-rebought = { $who } nimmt ein Rebuy, { $chips }
tournament-added-on = { $who } nimmt das Add-on, { $chips }
tournament-went-out = { $who } ist raus
tournament-went-out-placed = { $who } ist raus auf Platz { $place }
tournament-went-out-shared = { $who } ist raus auf Platz { $place }, geteilt von { $shared }
tournament-ended = { $names } gewinnt das Turnier
tournament-ended-shared = { $names } gewinnen das Turnier
tournament-game-began = Partie { $game } beginnt
tournament-game-ended = Partie { $game } ist vorbei: { $names } gewinnt
tournament-game-ended-shared = Partie { $game } ist vorbei: { $names } gewinnen
tournament-season-ended = die Saison ist vorbei
tournament-season-ended-led =
    { $games ->
        [one] die Saison ist nach einer Partie vorbei: { $who } führt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
       *[other] die Saison ist nach { $games } Partien vorbei: { $who } führt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
    }
tournament-season-will-stop = die Saison endet nach dieser Partie
tournament-season-goes-on = die Saison geht weiter
tournament-next-game-when = die nächste Partie beginnt, wenn { $needed } Spieler da sind
