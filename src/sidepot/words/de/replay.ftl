### Wiederholungen von Händen, meine Hände, meine Statistik

replay-title = Eine Hand nachspielen
replay-this = Nachspielen
replay-hand = Hand { $number }
replay-as-everyone-saw-it = Wie alle sie sahen

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
replay-how-it-ended = Wie es ausging
replay-all-cards = Später gezeigte Karten zeigen
replay-keys = Tasten: ← und → Schritt für Schritt, ↑ und ↓ von Setzrunde zu Setzrunde, Pos1 und Ende zum Geben und zum Ende, P spielt ab.

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
replay-none-yet = Noch keine Hände: Jede Hand, die du spielst, steht hier, sobald sie vorbei ist.
replay-pot = Pot { $amount }

replay-files = Dateien nachspielen
replay-drop = Zieh Dateien mit Händen hierher, oder wähl welche: PokerStars-Text, PHH, Open Hand History, ACPC oder das Format von sidepot.
replay-reading = Wird gelesen …
replay-find = Hände suchen
replay-find-hint = Spieler, Nummer, Spiel: alle Wörter müssen vorkommen.
replay-more = Weitere Hände
replay-listed =
    { $count ->
        [one] Eine Hand
       *[other] { $count } Hände
    }
replay-found =
    { $count ->
        [one] { $found } von einer Hand
       *[other] { $found } von { $count } Händen
    }
replay-at-line = Hand ab Zeile { $line }
replay-too-long = Zu lang für eine Hand: wird nicht gelesen.
replay-file-hands = Hände der Dateien
replay-to-the-list = Zurück zur Liste
replay-hand-before = Vorige Hand
replay-hand-after = Nächste Hand
replay-hand-of = { $at } von { $count }
replay-no-text = { $file } ist kein Text: Wähl die Datei, die dein Pokerprogramm geschrieben hat, entpackt.
replay-no-format = Das Format von { $file } ist hier nicht bekannt. Bekannt sind PokerStars-Text (.txt), PHH (.phh, .phhs), Open Hand History (.ohh), ACPC (.log) und das von sidepot (.jsonl).
replay-no-hands = In { $file } sind keine Hände.
replay-too-wide = { $file } ist zu groß für einen Text in UTF-16: Speicher ihn als UTF-8 oder teil ihn in mehrere Dateien.

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
