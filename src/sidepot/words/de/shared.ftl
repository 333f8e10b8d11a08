### Wörter, die jede Seite des Raums braucht

shared-close = Schließen
shared-cancel = Abbrechen
shared-save = Speichern

shared-one-moment = Einen Moment …
shared-my-hands = Meine Hände
shared-remove = Entfernen
shared-make-a-new-link = Neuen Link machen
shared-name = Name
shared-name-of-a-bot = Name eines Bots
shared-your-account = Dein Konto
shared-to-the-lobby = Zur Lobby
shared-undo = Rückgängig
shared-ban = Sperren
shared-find = Suchen
shared-record = Archiv
shared-auto =
    { $count ->
        [one] { $count } Computerspieler
       *[other] { $count } Computerspieler
    }
shared-watching = { $count } sehen zu
shared-host = Gastgeber: { $who }
shared-private = privat
shared-create-a-tournament = Turnier eröffnen
shared-their-style = Ihr Stil
shared-stack = Stack { $stack }
shared-player = Spieler
shared-what-chips-are-worth = Was Chips wert sind
shared-saved-as = Gespeichert als { $name }.
shared-buy-in = Buy-in
shared-my-tables = Meine Tische
shared-older = Ältere
shared-your-turn = Du bist dran
shared-empty = leer
shared-delete = Löschen
shared-keep = Behalten
shared-let-in = Reinlassen
shared-let-in-who = { $who } reinlassen
shared-no-do-not-let-in = Nein, { $who } nicht reinlassen
shared-take-a-seat = Platz nehmen
shared-folded = gefoldet
shared-your-turn-at-n-takes = Du bist dran an { $name }. N bringt dich hin.
shared-title-your-turn = ● Du bist dran – { $plain }
shared-copy = Kopieren
shared-copied = Kopiert
shared-selected-copy-it = Markiert: jetzt kopieren
shared-the-room-answered = der Raum antwortete { $status }
shared-time-is-running-out = Die Zeit läuft ab
shared-cards = Karten
shared-chips-and-checks = Chips und Checks
shared-a-pot-you-win = Ein Pot, den du gewinnst
shared-throw-a-card-away = eine Karte abwerfen
shared-the-host-has-paused-the = Gastgeber macht Pause
shared-the-game-has-not-begun = Die Partie hat noch nicht begonnen
shared-hands-best-first = Blätter, das beste zuerst
shared-invite-friends = Freunde einladen
shared-check-or-call = checken oder callen
shared-chat = Chat

shared-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
shared-hands =
    { $count ->
        [one] { $count } Hand
       *[other] { $count } Hände
    }
shared-bot = Bot
shared-over = vorbei
shared-cancelled = abgesagt
shared-title = { $name } – sidepot
shared-range = { $low } bis { $high }
shared-seconds-short = { $seconds } s
shared-big-blinds = { $blinds } BB
shared-leaving = geht
shared-badge-auto = CPU
shared-badge-bot = Bot
shared-hand-number = Hand { $number }
shared-call-turn = Du bist dran. Im Pot sind { $pot }.
shared-you-have = Du hast { $cards }.
shared-call-can = Du kannst: { $can }.
shared-call-throw = Du bist dran: wirf eine Karte ab. Du hast { $cards }.
shared-call-throw-cards =
    { $count ->
        [one] Du bist dran: wirf { $count } Karte ab. Du hast { $cards }.
       *[other] Du bist dran: wirf { $count } Karten ab. Du hast { $cards }.
    }
shared-call-draw =
    { $count ->
        [one] Du bist dran: tausche { $count } Karte, oder behalte alle. Du hast { $cards }.
       *[other] Du bist dran: tausche bis zu { $count } Karten, oder behalte alle. Du hast { $cards }.
    }
shared-call-show = Zeigst du dein Blatt, oder muckst du?
shared-may-bet = zwischen { $low } und { $high } setzen
shared-may-raise = auf { $low } bis { $high } erhöhen
shared-may-complete = auf { $low } bis { $high } vervollständigen
shared-may-cap = bis zum Cap erhöhen, { $low } bis { $high }
