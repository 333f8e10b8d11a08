### Der Tisch und seine Dialoge: Hilfe, Einladung, Notizen, mein Platz, das Ende einer Partie

table-this-table-is-closed = Dieser Tisch ist geschlossen
table-nobody-plays-here-any-more = Hier spielt niemand mehr.
table-there-is-no-table-here = Hier ist kein Tisch
table-the-link-may-be-incomplete = Der Link ist vielleicht unvollständig oder gehört zu einem anderen Raum: Bitte den Absender um einen neuen.
table-there-is-nothing-here = Hier ist nichts
table-the-address-may-be-mistyped = Die Adresse ist vielleicht vertippt oder unvollständig.
table-this-table-is-not-shown = Dieser Tisch wird nicht mehr gezeigt
table-open-it-again = Wieder öffnen
table-is-closed = { $name } ist geschlossen

table-the-host-has-removed-you = Der Gastgeber hat dich vom Tisch entfernt
table-the-host-has-banned-you = Der Gastgeber hat dich vom Tisch gesperrt
table-settle-up = Abrechnung
table-you-have-left-the-table = Du hast den Tisch verlassen
table-you-may-take-a-seat = Du kannst wieder Platz nehmen.
table-you-can-watch-but-not = Du kannst zusehen, aber hier nicht Platz nehmen.
table-you-get-up-when-this = Du gehst, wenn diese Hand vorbei ist.

table-start-the-next-game = Nächste Partie starten
table-the-end-of-the-game = das Ende der Partie
table-start-the-game = Partie starten
table-out = raus
table-everyone-who-plays-takes-a = Wer mitspielen will, nimmt Platz; zwei müssen es sein.
table-it-starts-by-itself-in = Sie beginnt von selbst in { $time }.
table-are-seated-each-buys-in = { $count } sitzen; jeder kauft sich ein.
table-starts-it = { $who } startet sie.
table-mixed-now = { $now }
table-mixed-next = { $now } · danach: { $next }
table-mixed-hands = { $now }, Hand { $number } von { $last } · danach: { $next }
table-hand-of = Hand { $number } von { $last }
table-left = noch { $left }
table-next-hand = nächste Hand { $blinds }
table-from-the-next-hand = Ab der nächsten Hand: { $names }

table-why-cant-i-raise = Warum kann ich nicht erhöhen?
table-where-a-raise-is-not = Wenn du nicht erhöhen kannst, steht dort, wo sonst die Einsatzgrößen sind, warum das Haus es nicht erlaubt, mit der Nummer der Regel im Regelbuch. Der Befehl „why“ sagt es auch.
table-what-if-i-lose-the = Was, wenn die Verbindung abbricht?
table-come-back-by-the-same = Öffne denselben Link im selben Browser: Dein Platz, deine Karten und deine Zeit sind noch da. Der Tisch wartet ein wenig auf dich.
table-how-do-i-come-back = Wie komme ich auf einem anderen Gerät zurück?
table-by-your-own-link-under = Mit deinem eigenen Link, oben unter „Konto“: Er meldet dich überall an, mit Name, Platz und Chips. Ein Passwort oder ein Passkey geht auch, wenn du eines eingerichtet hast.
table-what-is-the-time-bank = Was ist die Timebank?
table-when-your-time-to-act = Wenn deine Bedenkzeit um ist, läuft deine Timebank; mit jeder Hand füllt sie sich langsam wieder. Ist sie leer, checkst oder foldest du.
table-what-are-side-pots = Was sind Side Pots?
table-who-is-all-in-can = Wer All-in ist, kann von jedem Gegner nur so viel gewinnen, wie er selbst eingesetzt hat. Der Rest ist ein Side Pot für die anderen.
table-help = Hilfe
table-close-help = Hilfe schließen
table-keys = Tasten
table-text-commands = Textbefehle
table-asked-often = Häufige Fragen
table-the-house = Das Haus: { $house }

table-this-room-listens-on-this = Dieser Raum ist nur auf diesem Rechner erreichbar, der Link geht also nur hier. Für Freunde in deinem Netz starte ihn mit --host 0.0.0.0 (oder SIDEPOT_HOST=0.0.0.0).
table-this-machine-is-on-no = Dieser Rechner ist gerade in keinem Netz, der Link geht also nur hier.
table-qr-code-of = QR-Code von { $link }
table-put-the-invite-away = Einladung schließen
table-invite-friends = Freunde einladen
table-link-to-this-table = Link zu diesem Tisch
table-qr-code = QR-Code
table-address = Adresse
    .hint = Dieser Rechner ist in mehreren Netzen: Wähle das, in dem deine Freunde sind.
table-whoever-opens-this-link-comes = Wer diesen Link öffnet, kommt an den Tisch: Ein Name genügt.
table-share = Teilen …

table-fold-twice-where-a-check = folden (zweimal, wo Checken nichts kostet)
table-bet-or-raise-write-the = setzen oder erhöhen: Betrag tippen, Enter bestätigt
table-a-size-or-the-card = eine Einsatzgröße (oder die Karte zum Abwerfen)
table-more-less = mehr, weniger
table-enter = Enter
table-confirm-the-amount-or-the = Betrag oder Karte bestätigen
table-what-should-i-do-among = was soll ich tun? (unter Computerspielern oder nach einer Hand)
table-space = Leertaste
table-on-to-the-end-of = zum Ende eines All-ins springen
table-sit-out-or-come-back = aussetzen oder zurückkommen
table-text-commands-label = Textbefehle
table-the-dealers-log = das Protokoll des Dealers
table-chips-or-big-blinds = Chips oder Big Blinds
table-sound = Ton
table-the-next-table-where-it = der nächste Tisch, an dem du dran bist
table-page = Bild ↑ ↓
table-the-table-before-the-table = der Tisch davor, der Tisch danach
table-alt-1-9 = Alt 1 – 9
table-one-of-your-tables = einer deiner Tische
table-help-label = Hilfe

table-my-note-on = Meine Notiz zu { $who }
table-colour = Farbe
table-note = Notiz
    .hint = Nur du siehst das, auf jedem Gerät, auf dem du angemeldet bist.

table-slowly = langsam
table-at-the-usual-pace = normal
table-fast = schnell
table-at-once = sofort
table-run-it-twice-when-all = Bei All-in zweimal laufen lassen
table-straddle-when-i-may = Straddle setzen, wenn ich darf
table-straddle-on-the-button = Straddle auf dem Button
table-bomb-pot-next-hand = Nächste Hand Bomb Pot
table-my-seat = mein Platz
table-sit-out-from-the-next = Ab der nächsten Hand aussetzen
table-post-my-blinds-automatically = Meine Blinds automatisch setzen
table-fast-forward-when-i-have = Vorspulen, wenn ich gefoldet habe
table-pace-of-the-auto-players = Tempo der Computerspieler
table-auto-players-play = Computerspieler spielen
table-chips-to-add = Chips dazu
table-top-up = Aufstocken
table-move-to = Platz wechseln
table-stay-in-seat = auf Platz { $number } bleiben
table-to-seat = Platz { $number }
table-top-up-after-each-hand = Nach jeder Hand aufstocken auf
table-chips-to-top-up-to = Chips, auf die aufgestockt wird
table-rebuy-without-chips = Ohne Chips neu einkaufen für
table-chips-to-rebuy = Chips für das Rebuy
table-leave-the-table = Tisch verlassen
table-stay = Bleiben
table-my-seat-label = Mein Platz
table-at-most = höchstens { $most }
table-if-you-leave-now = Wenn du jetzt gehst: { $says }
table-you-are-leaving = Du gehst
table-fold-and-leave = Folden und gehen

table-you-asked = angefragt
table-kept = reserviert
table-next-seat = dein nächster

table-what-you-can-do = was du tun kannst
table-amounts = Beträge
table-deck = Deck
table-log-chat-rules = Protokoll, Chat, Regeln
table-table = Tisch
table-log-chat-rules-somebody-said = Protokoll, Chat, Regeln: jemand hat etwas gesagt
table-is-shown-with-a-delay = { $name } wird verzögert gezeigt: Was jetzt geschieht, ist hier gleich zu sehen.
table-this-is-the-last-hand = Das ist die letzte Hand: Danach schließt der Gastgeber den Tisch.
table-use-it-here = Hier benutzen

table-the-table-before = der Tisch davor
table-the-table-after = der Tisch danach
table-the-table-you-watch = der Tisch, dem du zusiehst
table-table-players =
    { $count ->
        [one] Tisch { $number } · { $count } Spieler
       *[other] Tisch { $number } · { $count } Spieler
    }

table-closed-after =
    { $count ->
        [one] { $count } Hand, bis { $time }. Du findest das wieder unter „Meine Tische“ in der Lobby.
       *[other] { $count } Hände, bis { $time }. Du findest das wieder unter „Meine Tische“ in der Lobby.
    }
table-title-settle-up = { $name }, Abrechnung – sidepot
table-sound-on = Ton an
table-sound-off = Ton aus
table-help-tool = Hilfe
table-hand-number = Hand { $number }
table-unit-chips = Chips
    .label = Beträge in Chips
table-unit-bb = BB
    .label = Beträge in Big Blinds
table-deck-two = Deck in zwei Farben
table-deck-four = Deck in vier Farben
table-shown-elsewhere = Dieser Tisch ist in einem anderen Fenster von dir offen.
table-you-leave-with = Du hast { $bought } gekauft und gehst mit { $took }: { $score }
table-if-it-ended-now = Wäre jetzt Schluss: { $debts }.
table-you-pay = du zahlst { $money } an { $who }
table-pays-you = { $who } zahlt dir { $money }
table-wins-game =
    { $count ->
        [one] { $names } gewinnt Partie { $game }
       *[other] { $names } teilen sich Partie { $game }
    }
table-rises-in-hands =
    { $count ->
        [one] { $blinds } in { $count } Hand
       *[other] { $blinds } in { $count } Händen
    }
table-rises-in-orbits =
    { $count ->
        [one] { $blinds } in { $count } Orbit
       *[other] { $blinds } in { $count } Orbits
    }
table-game-number = Partie { $number }
table-ends-after-this-hand = sie endet nach dieser Hand
table-up-after-hand = Du gehst, wenn diese Hand vorbei ist.
table-up-all-in = Du bist All-in, und dein Blatt wird ausgespielt. Du gehst, wenn diese Hand vorbei ist.
table-up-folds = Dein Blatt wird gefoldet. Du gehst, wenn diese Hand vorbei ist.
table-wins-with = { $who } gewinnt { $amount }: { $hand }
table-wins = { $who } gewinnt { $amount }
table-half-won =
    { $count ->
        [one] { $half }: { $names } gewinnt { $amount }
       *[other] { $half }: { $names } teilen { $amount }
    }
table-half-won-with =
    { $count ->
        [one] { $half }: { $names } gewinnt { $amount }, { $hand }
       *[other] { $half }: { $names } teilen { $amount }, { $hand }
    }
table-half-with = { $half }: { $hand }
table-half-on-board = { $board }, { $half }
table-scoops = { $who } scoopt { $amount }
table-half-high = High
table-half-low8 = Low
table-half-low = Low
table-half-deuce = 2-7-Low
table-half-badugi = Badugi
table-half-badugi-high = Badugi
table-half-board = Mit dem Board
table-half-hand = Fünf eigene Karten
table-board-first = Erstes Board
table-board-second = Zweites Board
table-from-pot = { $chips } für { $pot }
table-colour-none = keine Farbe
table-colour-red = rot
table-colour-orange = orange
table-colour-yellow = gelb
table-colour-green = grün
table-colour-blue = blau
table-colour-purple = lila
