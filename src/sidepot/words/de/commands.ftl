### Was andere Befehle für Spieler ausgeben: sidepot house, rank, equity, icm, hands, stats, tournament

commands-room-open = Der Pokerraum ist offen: { $address }
commands-room-networks = In anderen Netzen: { $addresses }
commands-room-yours = Deiner, mit den Rechten eines Gastgebers an jedem Tisch: { $link }
commands-room-friends = Für Freunde in deinem Netz: { $command }
commands-room-kept = Aufbewahrt in { $folder }. Ctrl-C schließt den Raum; er macht weiter, wo er aufgehört hat.
commands-room-closed = Der Pokerraum ist geschlossen.
commands-room-ports = die Ports { $first } bis { $last } sind belegt: wähl einen anderen mit { $command }

commands-house-every-dial = Alle Einstellungen eines Hauses: sidepot house show NAME (--toml: als Datei zum Ändern)
commands-house-fine = { $name } ist in Ordnung.
commands-house-fine-unusual = { $name } ist in Ordnung, und ungewöhnlich:
commands-house-defaults = Es legt nichts Eigenes fest: Jede Einstellung hat ihren Standardwert.
commands-house-toml-or-json = --toml oder --json, nicht beides
commands-house-not-a-file = { $file } ist keine Hausdatei: der Name muss auf .toml enden
commands-house-column-dial = Einstellung
commands-house-column-value = Wert
commands-house-column-decides = was sie entscheidet
commands-house-standard = (standard: { $value })
commands-house-in-limit = in { $limit }: { $dials }
commands-house-not-standard = * nicht wie in standard
commands-house-unknown = es gibt kein Haus { $name }: { $houses }, oder der Pfad einer .toml-Datei

commands-rank-board = Board
commands-rank-hand = Blatt
commands-rank-plays = spielt
commands-rank-number = Nummer
commands-rank-half-high = High-Hälfte
commands-rank-half-low = Low-Hälfte
commands-rank-half-badugi = Badugi-Hälfte
commands-rank-half-board = Hälfte mit dem Board
commands-rank-half-alone = Hälfte für das Blatt allein

commands-equity-hand = Blatt
commands-equity-equity = Equity
commands-equity-win = Sieg
commands-equity-tie = Split
commands-equity-scoop = Scoop
commands-equity-split = Split
commands-equity-weight = Gewicht
commands-equity-exact =
    { $count ->
        [one] exakt: die einzige Möglichkeit
       *[other] exakt: alle { $count } Möglichkeiten
    }
commands-equity-sampled = { $count } Möglichkeiten, Seed { $seed }; ± ist der Standardfehler
commands-equity-stopped = früh beendet: { $count } Möglichkeiten, Seed { $seed }; ± ist der Standardfehler
commands-equity-parts = Equity ist { $parts }
commands-equity-assumed = angenommen: { $what }
commands-equity-of = --of { $given }: es gibt Spieler 1 bis { $count }

commands-icm-stack = Stack
commands-icm-chips = Chips
commands-icm-icm = ICM
commands-icm-icm-chop = ICM-Deal
commands-icm-chip-chop = Chip-Deal
commands-icm-exact = exakt
commands-icm-sampled = aus zufälligen Platzierungen, Seed { $seed }; ± ist der Standardfehler
commands-icm-numbers = { $option } { $given }: Zahlen mit Kommas dazwischen, wie 1500,1200,975

commands-hands-put-in =
    { $count ->
        [one] Eine Hand aufgenommen; { $store } hat insgesamt { $whole }.
       *[other] { $count } Hände aufgenommen; { $store } hat insgesamt { $whole }.
    }
commands-hands-put-in-known =
    { $count ->
        [one] Eine Hand aufgenommen, { $known } waren schon da; { $store } hat insgesamt { $whole }.
       *[other] { $count } Hände aufgenommen, { $known } waren schon da; { $store } hat insgesamt { $whole }.
    }
commands-hands-none = Keine solche Hand.
commands-hands-latest = die letzten { $shown } von { $count }
commands-hands-count =
    { $count ->
        [one] { $count } Hand
       *[other] { $count } Hände
    }
commands-hands-hand = Hand
commands-hands-time = Zeit (UTC)
commands-hands-game = Spiel
commands-hands-player = Spieler
commands-hands-cards = Karten
commands-hands-won = gewonnen
commands-hands-pot = Pot
commands-hands-more-failed =
    { $count ->
        [one] … und noch eine Hand: sidepot check nennt sie alle
       *[other] … und noch { $count } Hände: sidepot check nennt sie alle
    }

commands-stats-none = Keine Hände.
commands-stats-nobody = von { $who } ist keine Hand da; ohne --player werden alle genannt
commands-stats-more-players =
    { $count ->
        [one] … und noch ein Spieler: --player NAME, oder --json
       *[other] … und noch { $count } Spieler: --player NAME, oder --json
    }
commands-stats-luck-unknown =
    { $count ->
        [one] das Glück eines Showdowns ist nicht bekannt: Karten nicht gezeigt, oder ein Spiel ohne Equities
       *[other] das Glück von { $count } Showdowns ist nicht bekannt: Karten nicht gezeigt, oder ein Spiel ohne Equities
    }
commands-stats-player = Spieler
commands-stats-hands = Hände
commands-stats-interval = 95-%-Intervall
commands-stats-without-luck = ohne Glück
commands-stats-fold-to-3bet = Fold gegen 3-Bet
commands-stats-steal = Steal
commands-stats-fold-to-steal = Fold gegen Steal
commands-stats-fold-to-cbet = Fold gegen C-Bet
commands-stats-aggression = Aggression
commands-stats-street = Setzrunde
commands-stats-folded = gefoldet
commands-stats-position = Position
commands-stats-last-street = letzte

commands-tournament-title =
    { $count ->
        [one] { $name }: ein Spieler, Haus { $house }, Seed { $seed }; eine Hand dauert im Schnitt { $seconds } s
       *[other] { $name }: { $count } Spieler, Haus { $house }, Seed { $seed }; eine Hand dauert im Schnitt { $seconds } s
    }
commands-tournament-cost = eine Teilnahme kostet { $amount }
commands-tournament-cost-fee = eine Teilnahme kostet { $amount } + { $fee } = { $whole }
commands-tournament-place = Platz
commands-tournament-player = Spieler
commands-tournament-prize = Preis
commands-tournament-more =
    { $count ->
        [one] und noch einer
       *[other] und noch { $count }
    }
commands-tournament-rank = Rang
commands-tournament-points = Punkte
commands-tournament-games = Partien
commands-tournament-won = gewonnen
commands-tournament-places = Plätze, ab dem ersten
commands-tournament-end =
    { $count ->
        [one] eine Hand, { $players } Spieler, { $time }
       *[other] { $count } Hände, { $players } Spieler, { $time }
    }
commands-tournament-pool = Pool { $amount }
commands-tournament-fees = Gebühren { $amount }
