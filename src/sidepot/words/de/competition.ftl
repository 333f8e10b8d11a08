### Turniere, Ligasaisons und begrenzte Partien: ihr Feld, ihr Formular, was man von ihnen verlangen kann

competition-add-a-bot = Bot hinzufügen
competition-heron = Reiher

competition-being-asked-whether-it-is = wird gefragt, ob er da ist …
competition-it-is-there = er ist da
competition-not-there = nicht da: { $problem }
competition-bot = Bot
competition-asked = Gefragt
competition-bad-answers = Schlechte Antworten
competition-enter-a-bot = Bot anmelden
competition-bots = Bots
competition-a-bot-has-for-an = Ein Bot hat { $time } für eine Antwort; zu späte Antworten, Fehler oder Unsinn zählen als 0, und der Bot checkt oder foldet.
competition-entered-by-at = angemeldet von { $who }, unter { $url }
competition-entered-by = angemeldet von { $who }
competition-last = zuletzt: { $last }
competition-withdraw = Abmelden
competition-withdraw-name = { $name } abmelden

competition-begins = { $name } beginnt
competition-you-are-in-it = Du bist dabei.
competition-begins-in-a-minute = { $name } beginnt in einer Minute
competition-you-are-registered = Du bist angemeldet.

competition-tournament = Turnier
competition-league-season = Ligasaison
competition-timed-game = Begrenzte Partie
competition-everyone-plays-until-one-has = Alle spielen, bis einer alle Chips hat.
competition-many-games-of-the-same = Mehrere Partien mit denselben Spielern, Punkte nach Platz, nach jeder Partie ein neuer Stand. Der Gastgeber startet sie.
competition-so-many-hands-the-biggest = Eine feste Zahl von Händen; der größte Stack gewinnt.
competition-it-begins-by-itself-with = Es startet von selbst mit so vielen Spielern; der Gastgeber kann es früher starten.
competition-the-auto-players-alone-are = Die Computerspieler allein genügen: Es startet sofort, ohne dich. Wähl eine größere Zahl.
competition-so-many-have-to-be = So viele Spieler müssen dann da sein; sonst wartet es auf sie oder auf den Gastgeber.
competition-sunday-freeze-out = Sonntags-Freezeout
competition-they-double = verdoppeln
competition-it-stays = das letzte bleibt
competition-none = keine
competition-structure-sheet = Strukturblatt
competition-the-structure-sheet-as-text = Das Strukturblatt, als Text
competition-what-the-fields-above-say = Alles, was die Felder oben sagen, vollständig. Ändere es hier für das, was ihnen fehlt: Pausen, Antes, Re-entries, Punkte. Was hier steht, gilt; wer ein Feld ändert, überschreibt es.
competition-open-registration = Anmeldung öffnen
competition-games = Partien
    .hint = Wie viele Partien die Saison hat.
competition-points = Punkte
    .hint = Nach Platz, die des Siegers zuerst. Bei weniger Spielern gelten die Zeilen der Liga.
competition-hands = Hände
    .hint = Nach so vielen Händen werden die Chips gezählt.
competition-auto-players-take-empty-chairs = Computerspieler füllen leere Plätze
competition-bots-over-http = Bots über HTTP
competition-programs-that-play-over-http = Programme, die über HTTP spielen, in jeder Sprache: Jedes wird unter seiner URL gefragt, was es tut. Weitere können auf der Seite des Turniers angemeldet werden, bis es beginnt.
competition-begins-with = Beginnt mit
competition-name = Name
    .hint = Bleibt es leer, heißt es nach dir.
competition-kind = Art
competition-house = Haus
    .hint = Nach wessen Regeln gespielt wird.
competition-who-plays = Wer spielt
competition-at-most = Höchstens
    .hint = Wie viele Spieler teilnehmen können.
competition-chairs = Plätze
    .hint = An jedem Tisch; die Spieler werden gleichmäßig verteilt.
competition-auto-players = Computerspieler
    .hint = Sie melden sich sofort an.
competition-spectators-see-it = Zuschauer sehen es
    .hint = Wer nicht mitspielt.
competition-starts-at = Beginnt um
    .hint = Deine Ortszeit. Bleibt es leer, wartet es auf keine Zeit.
competition-chips-and-levels = Chips und Level
competition-stack = Stack
    .hint = Womit jeder beginnt.
competition-a-level-lasts = Ein Level dauert
    .hint = Wie viele von der Einheit daneben.
competition-counted-in = Gezählt in
    .hint = Ein Orbit ist einmal um den Tisch.
competition-after-the-last = Nach dem letzten
    .hint = Was folgt, wenn alle Level gespielt sind.
competition-blinds = Blinds
    .hint = Level für Level, z. B. 10/20, 15/30, oder mit Ante 50/100/10.
competition-money = Geld
competition-buy-in = Buy-in
    .hint = Was die Teilnahme kostet; 0 heißt kostenlos.
competition-payouts = Auszahlungen
    .hint = „standard“, „winner-takes-all“ oder Prozente wie 50, 30, 20.
competition-late-entry = Späte Anmeldung
    .hint = Das letzte Level, in dem man noch einsteigen kann.
competition-rebuys-until-level = Rebuys bis Level
    .hint = Noch ein Stack für noch ein Buy-in, für Spieler, die nicht mehr als am Anfang haben.
competition-add-on-in-level = Add-on in Level
    .hint = Noch ein Stack für noch ein Buy-in, einmal für jeden Spieler.

competition-join = Mitspielen
competition-register-for = Anmelden für { $cost }
competition-register = Anmelden
competition-leave-the-season = Saison verlassen
competition-unregister = Abmelden
competition-rebuy = Rebuy
competition-no-rebuy = Kein Rebuy
competition-add-on = Add-on
competition-start-now = Jetzt starten
competition-pause = Anhalten
competition-stop-after-this-game = Nach dieser Partie enden
competition-dont-stop-after-this-game = Doch nicht enden
competition-go-on = Weiter
competition-in-days =
    { $count ->
        [one] in { $count } Tag
       *[other] in { $count } Tagen
    }
competition-in = in { $time }

competition-cancel-it = Absagen
competition-for-the-host = Für den Gastgeber
competition-remove-a-player = Spieler entfernen
competition-remove = { $who } entfernen
competition-press-again = Noch einmal
competition-press-again-everyone-gets-back = Noch einmal: alle bekommen ihr Geld zurück

competition-to-the-next-season = Zur nächsten Saison
competition-buy-in-cost = Buy-in { $cost }
competition-level = Level { $level }: { $blinds }
competition-next = Danach: { $blinds }
competition-the-next-season-opens-in = Die nächste Saison öffnet gleich.
competition-given-back = Rückzahlungen
competition-gets-back = Zurück
competition-nobody-had-paid-anything = Niemand hatte etwas gezahlt.
competition-places = Plätze
competition-place = Platz
competition-prize = Preis
competition-wins = Siege
competition-standings-after-of-games =
    { $count ->
        [one] Stand nach { $played } von { $count } Partie
       *[other] Stand nach { $played } von { $count } Partien
    }
competition-still-in-of = Noch dabei: { $count } von { $entrants }
competition-table = Tisch
competition-chips = Chips
competition-out = Raus
competition-in-the-next-game = In der nächsten Partie
competition-nobody-yet = Noch niemand.
competition-levels = Level
competition-level-head = Level
competition-lasts = Dauer
competition-then-break = Dann Pause
competition-after-that-each-level-doubles = Danach verdoppelt jedes Level das vorige.
competition-add-on-in-level-chips = Add-on in Level { $level }: { $chips } Chips für { $cost }, einmal.
competition-the-house-keeps-of-each = Das Haus behält { $amount } je Teilnahme, zusätzlich zum Buy-in.
competition-at-least-is-paid = Mindestens { $amount } werden ausgezahlt.
competition-after-hands-the-biggest-stack =
    { $count ->
        [one] Nach { $count } Hand gewinnt der größte Stack.
       *[other] Nach { $count } Händen gewinnt der größte Stack.
    }
competition-auto-players-who-take-empty = Computerspieler auf leeren Plätzen nehmen teil wie alle: Sie zahlen das Buy-in und können Preise gewinnen.
competition-whoever-does-not-play-in =
    { $count ->
        [one] Zuschauer sehen alles { $count } Sekunde später.
       *[other] Zuschauer sehen alles { $count } Sekunden später.
    }
competition-good-to-know = Gut zu wissen
competition-the-host-has-removed-you = Der Gastgeber hat dich entfernt: Du kannst nicht wieder teilnehmen.
competition-the-season-stops-after-this = Die Saison endet nach dieser Partie.
competition-it-was-cancelled-by = Von { $who } abgesagt.
competition-it-is-over = Es ist vorbei.
competition-the-next-game-starts-after = Die nächste Partie beginnt nach dieser; du bist dabei.
competition-break = Pause.
competition-paused = Angehalten.
competition-game-of = Partie { $game } von { $games }
competition-of-left = noch { $left } von { $entrants }
competition-average = Schnitt { $average }
competition-hand-for-hand = Hand für Hand
competition-it-was-to-begin-at =
    { $count ->
        [one] Beginn war { $time }, aber es kamen zu wenige: Es beginnt mit { $count } Spieler, oder wenn der Gastgeber es startet.
       *[other] Beginn war { $time }, aber es kamen zu wenige: Es beginnt mit { $count } Spielern, oder wenn der Gastgeber es startet.
    }
competition-begins-at-with-players-or =
    { $count ->
        [one] Beginnt um { $time }, { $left }, ab { $count } Spieler.
       *[other] Beginnt um { $time }, { $left }, ab { $count } Spielern.
    }
competition-begins-by-itself-with-players =
    { $count ->
        [one] Beginnt von selbst mit { $count } Spieler.
       *[other] Beginnt von selbst mit { $count } Spielern.
    }
competition-registration-is-open-the-host = Die Anmeldung ist offen; der Gastgeber startet es.

competition-begins-with-people =
    { $count ->
        [one] Mit den Computerspielern beginnt es von selbst, sobald eine Person angemeldet ist. Um auf Freunde zu warten, wähl eine größere Zahl.
       *[other] Mit den Computerspielern beginnt es von selbst, sobald { $count } Personen angemeldet sind. Um auf Freunde zu warten, wähl eine größere Zahl.
    }
competition-by-minutes = Minuten
competition-by-hands = Händen
competition-by-orbits = Orbits
competition-minutes = { $count } min
competition-orbits =
    { $count ->
        [one] { $count } Orbit
       *[other] { $count } Orbits
    }
competition-level-blinds = { $sb }/{ $bb }
competition-level-blinds-ante = { $sb }/{ $bb }, Ante { $ante }
competition-registered = Angemeldet: { $count }
competition-registered-of = Angemeldet: { $count } von { $most }
competition-prize-pool = Preispool { $pool }
competition-prize-pool-so-far = Preispool bisher { $pool }
competition-games-and-points =
    { $count ->
        [one] { $count } Partie, Punkte nach Platz.
       *[other] { $count } Partien, Punkte nach Platz.
    }
competition-points-for =
    { $count ->
        [one] Bei { $count } Spieler: { $points }.
       *[other] Bei { $count } Spielern: { $points }.
    }
competition-enter-until = Teilnahme bis zum Ende von Level { $level }.
competition-enter-and-reenter =
    { $count ->
        [one] Teilnahme bis zum Ende von Level { $level }; wer raus ist, kann noch einmal einsteigen.
       *[other] Teilnahme bis zum Ende von Level { $level }; wer raus ist, kann noch { $count } Mal einsteigen.
    }
competition-rebuys = Rebuys bis zum Ende von Level { $level }: { $chips } Chips für { $cost }, für Spieler, die nicht mehr als den Anfangsstack haben.
competition-rebuys-at-most =
    { $count ->
        [one] Ein Rebuy bis zum Ende von Level { $level }: { $chips } Chips für { $cost }, für Spieler, die nicht mehr als den Anfangsstack haben.
       *[other] Bis zu { $count } Rebuys bis zum Ende von Level { $level }: { $chips } Chips für { $cost }, für Spieler, die nicht mehr als den Anfangsstack haben.
    }
competition-rebuy-for = Rebuy: { $chips } für { $cost }
competition-add-on-for = Add-on: { $chips } für { $cost }
competition-player-away = { $who } (weg)
competition-in-hours = in { $hours } h { $minutes } min
competition-game-in-next = Die nächste Partie beginnt in { $time }.
competition-game-in-first = Die erste Partie beginnt in { $time }.
competition-game-with-next =
    { $count ->
        [one] Die nächste Partie beginnt, sobald { $count } Spieler da ist.
       *[other] Die nächste Partie beginnt, sobald { $count } Spieler da sind.
    }
competition-game-with-first =
    { $count ->
        [one] Die erste Partie beginnt, sobald { $count } Spieler da ist.
       *[other] Die erste Partie beginnt, sobald { $count } Spieler da sind.
    }

competition-repair-timeout = keine Antwort in der Zeit
competition-repair-unreachable = keine Verbindung
competition-repair-broken = eine kaputte Antwort
competition-repair-http-error = ein HTTP-Fehler
competition-repair-redirect = eine Weiterleitung anderswohin
competition-repair-too-long = eine zu lange Antwort
competition-repair-not-an-amount = kein Betrag
competition-repair-negative = ein negativer Betrag
competition-repair-error = ein Fehler
competition-repair-illegal = gegen die Regeln
competition-repair-busy = nicht gefragt: zu viele Bots wurden gerade gerufen
competition-repair-below-call = weniger als der Call: ein Fold
competition-repair-below-raise = weniger als die kleinste Erhöhung: Call oder Check
competition-repair-raising-closed = eine Erhöhung, als keine mehr möglich war: Call oder Check
competition-repair-above-stack = mehr als der Stack: All-in
competition-repair-above-limit = mehr als das Limit: die größte Erhöhung
