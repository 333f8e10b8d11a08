### Wiederholungen von Händen, meine Hände, meine Statistik

replay-title = Eine Hand nachspielen
replay-this = Nachspielen
replay-hand = Hand { $number }

replay-controls = Nachspielen
replay-step = Schritt
replay-step-of = Schritt { $step } von { $last }
replay-streets = Setzrunden
replay-first = Zum Geben
replay-back = Ein Schritt zurück
replay-forth = Ein Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-what-happened = Was geschah
replay-all-cards = Später gezeigte Karten zeigen

replay-share = Diese Hand teilen
replay-with-my-cards = Auch meine Karten zeigen
replay-make-link = Link machen
replay-link = Link zu dieser Hand
replay-stop-sharing = Nicht mehr teilen
replay-as-text = Als Text
replay-format = Format
replay-copy = Als Text kopieren
replay-lost = Das kann dieses Format nicht sagen: { $what }.

replay-what-if = Was wäre, wenn …
replay-others = Die anderen Plätze
replay-by-hand = Ich spiele jeden Platz
replay-against = Computerspieler: { $style }
replay-go-on = Von hier weiter
replay-roll-out = Viele Male ausspielen
replay-as-it-was = Zurück zur Hand, wie sie war
replay-your-options = Was du tun kannst
replay-to-act = { $who } ist dran
replay-fold = Fold
replay-check = Check
replay-call = Call { $amount }
replay-raise = Raise auf { $to }
replay-all-in = All-in, { $to }
replay-amount = Raise auf
replay-bring-in = Bring-in { $amount }
replay-show = Zeigen
replay-muck = Mucken
replay-discard = Abwerfen
replay-tap-to-draw = Tippe die Karten an, die wegsollen:
replay-stand-pat = Nicht tauschen
replay-draw = { $count } tauschen
replay-rolling = Wird ausgespielt …
replay-rolled =
    { $count ->
        [one] Einmal ausgespielt ab Schritt { $step }: im Schnitt gewonnene Chips
       *[other] { $count } Mal ausgespielt ab Schritt { $step }: im Schnitt gewonnene Chips
    }
replay-between = { $low } bis { $high }

replay-which = Welche Hände
replay-all = Alle
replay-won = Gewonnen
replay-lost-hands = Verloren
replay-showdown = Showdown
replay-big = Große Pots
replay-none = Noch keine solchen Hände.
replay-pot = Pot { $amount }
replay-a-file = Datei nachspielen
replay-drop = Zieh eine Datei mit Händen hierher, oder wähl eine: PokerStars-Text, PHH, Open Hand History, ACPC oder das Format von sidepot.
replay-no-hands = In dieser Datei sind keine Hände.
replay-too-large = Diese Datei ist zu groß: höchstens { $most } kB.
replay-line = Zeile { $line }

replay-my-statistics = Meine Statistik
replay-every-house = Alle Häuser
replay-every-game = Alle Spiele
replay-house = Haus
replay-game = Spiel
replay-hands-counted =
    { $count ->
        [one] Eine Hand gezählt, von { $total }.
       *[other] { $count } Hände gezählt, von { $total }.
    }
replay-bb100 = BB pro 100 Hände
replay-bb100-luckless = Ohne Glück
replay-interval = { $mean } ({ $low } bis { $high })
replay-vpip = VPIP
replay-pfr = Erhöht preflop
replay-three-bet = 3-Bets
replay-fold-to-three-bet = Foldet gegen 3-Bets
replay-steal = Steals
replay-fold-to-steal = Foldet gegen Steals
replay-cbet = Continuation Bets
replay-fold-to-cbet = Foldet dagegen
replay-wtsd = Geht zum Showdown
replay-wsd = Gewinnt am Showdown
replay-aggression = Aggression
replay-graph = Ergebnisse
replay-graph-says =
    { $count ->
        [one] Nach einer Hand: { $net } Big Blinds, { $luckless } ohne Glück
       *[other] Nach { $count } Händen: { $net } Big Blinds, { $luckless } ohne Glück
    }
replay-by-position = Nach Position
replay-position = Position
replay-hands = Hände
replay-sessions = Sitzungen
replay-began = Beginn
replay-bb = Big Blinds
