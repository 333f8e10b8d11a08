### Warum etwas abgelehnt wird

refusal-not-your-turn = du bist nicht an der Reihe
refusal-hand-over = die Hand ist vorbei
refusal-folded = du hast gefoldet
refusal-all-in = du bist All-in
refusal-not-an-action = das ist keine Aktion
refusal-not-chips = Chips sind ganze Zahlen
refusal-cannot-check = du kannst nicht checken, { $call } zu callen
refusal-nothing-to-call = es gibt nichts zu callen, du kannst checken
refusal-not-enough-chips = du hast nicht genug Chips: noch { $stack }, { $call } zu callen
refusal-bet-too-small = weniger als der kleinste erlaubte Einsatz ({ $min })
refusal-below-min = weniger als die kleinste erlaubte Erhöhung ({ $min })
refusal-above-max =
    { $kind ->
        [bet] mehr als der größte erlaubte Einsatz ({ $max })
       *[raise] mehr als die größte erlaubte Erhöhung ({ $max })
    }
refusal-capped = keine weitere Erhöhung in dieser Runde, das Cap ist erreicht
refusal-free-to-check = Checken kostet nichts, und in diesem Haus foldet niemand umsonst
refusal-raising-closed = du hast schon gehandelt und seither hat niemand voll erhöht, nur Call oder Fold
refusal-no-one-to-call = niemand könnte eine Erhöhung callen
refusal-must-discard = wirf erst eine Karte ab
refusal-no-discard-due = jetzt wird keine Karte abgeworfen
refusal-not-your-card = diese Karte hast du nicht
refusal-must-draw = tausche erst Karten, oder behalte alle
refusal-no-draw-due = jetzt wird nicht getauscht
refusal-too-many-cards = mehr Karten, als du tauschen darfst ({ $count })
refusal-must-bring-in = du musst das Bring-in von { $call } zahlen oder vervollständigen
refusal-no-bring-in-due = es ist kein Bring-in zu zahlen
refusal-at-showdown = die Setzrunden sind vorbei, zeige oder mucke
refusal-no-showdown = es gibt jetzt nichts zu zeigen oder zu mucken

refusal-not-a-command = das ist kein Befehl
refusal-time-goes-on = Zeit ist eine ganze Zahl von Millisekunden und geht nie zurück
refusal-tick-first = eine Frist ist abgelaufen: erst ein Tick
refusal-not-seated = du sitzt nicht an diesem Tisch
refusal-seated-already = du sitzt schon an diesem Tisch
refusal-no-such-chair = diesen Platz gibt es nicht
refusal-no-such-chair-of = diesen Platz gibt es nicht: 0 bis { $last }
refusal-chair-taken = dort sitzt schon jemand
refusal-chair-kept = dieser Platz ist für einen Spieler von der Warteliste reserviert
refusal-bad-name = ein Name hat 1 bis 64 druckbare Zeichen
refusal-bad-name-house = { $name } ist das Haus, das den Rake nimmt, kein Spieler
refusal-bad-amount = Chips sind ganze Zahlen, mindestens 1
refusal-buy-in-too-small = weniger als das kleinste Buy-in
refusal-buy-in-too-small-than = weniger als das kleinste Buy-in ({ $least })
refusal-buy-in-too-large = mehr als das größte Buy-in
refusal-buy-in-too-large-than = mehr als das größte Buy-in ({ $most })
refusal-top-up-too-large = höchstens noch { $most }
refusal-too-many-chips = mehr Chips, als ein Tisch fassen kann
refusal-ratholing = wer bald zurückkommt, bringt mit, womit er ging
refusal-ratholing-least = wer bald zurückkommt, bringt mit, womit er ging: mindestens { $least }
refusal-field-fixed = in der laufenden Partie kommt niemand dazu und kauft niemand Chips
refusal-still-has-chips = du hast noch Chips: stock stattdessen auf
refusal-no-chips = du hast keine Chips: kauf dich erst neu ein
refusal-bad-choice = das steht nicht zur Wahl
refusal-bad-choice-of = das steht nicht zur Wahl: { $choices }
refusal-bad-choice-cards = diese Karten hattest du in dieser Hand nicht
refusal-not-offered = das bietet dieses Haus nicht an
refusal-not-offered-hurry = Menschen spielen noch in dieser Hand: sie geht in ihrem Tempo weiter
refusal-not-offered-button = dieses Haus verkauft den Button nicht
refusal-leaving = du gehst gerade
refusal-not-leaving = du gehst nicht
refusal-sitting-out = du setzt schon aus
refusal-not-sitting-out = du setzt nicht aus
refusal-hand-not-over = die nächste Hand läuft schon: Karten zeigt man, wenn eine Hand vorbei ist
refusal-shown-already = diese Karten haben alle gesehen
refusal-nothing-to-come = es wäre nichts mehr gekommen, oder es liegt schon auf dem Board
refusal-asking = die Setzrunden sind vorbei: die Spieler werden gefragt, ob zweimal laufen soll
refusal-no-hand = es wird keine Hand gespielt
refusal-not-dealt-in = du bist in dieser Hand nicht dabei
refusal-not-betting = du hast jetzt nichts zu setzen
refusal-your-turn = du bist an der Reihe: handle
refusal-waiting-already = du bist schon auf der Warteliste
refusal-not-waiting = du bist nicht auf der Warteliste
refusal-chairs-free = es ist ein Platz frei: setz dich
refusal-bad-rules = diese Regeln passen nicht zu diesem Tisch
refusal-bad-rules-none = das sind keine Regeln: ein Haus hat welche, wie rules.but(blinds=(5, 10))
refusal-bad-rules-chairs = zu viele Plätze: { $game } geht mit 2 bis { $most } Spielern (X17)
refusal-paused-already = es ist schon angehalten
refusal-not-paused = es ist nicht angehalten
refusal-out-of-game = du bist aus dieser Partie raus: setz dich für die nächste wieder hin
refusal-game-running = es läuft eine Partie: die nächste beginnt danach
refusal-no-game = es läuft keine Partie, die enden könnte
refusal-nothing-to-see = diese Hand kam nicht zum Showdown: sie wird nicht gezeigt
refusal-not-your-pick = du bist nicht dran, das Spiel zu wählen
refusal-too-few = es braucht mindestens zwei Spieler

refusal-unknown-player = niemand dieses Namens ist angemeldet
refusal-registered-already = schon angemeldet
refusal-registration-closed = die Anmeldung ist geschlossen
refusal-full = es ist kein Platz mehr frei
refusal-no-points = die Saison hat für weitere Spieler keine Punkte: die Anmeldung ist geschlossen (L14)
refusal-no-reentry = dieser Spieler hat keine Teilnahme mehr übrig
refusal-began-already = das Turnier hat schon begonnen
refusal-not-begun = das Turnier hat noch nicht begonnen
refusal-over = das Turnier ist vorbei
refusal-player-out = dieser Spieler ist raus
refusal-no-rebuy = jetzt ist kein Rebuy möglich
refusal-stack-too-large = mit mehr als dem Anfangsstack gibt es kein Rebuy
refusal-nothing-to-decide = es gibt nichts zu entscheiden
refusal-no-add-on = jetzt ist kein Add-on möglich
refusal-added-already = das Add-on wurde schon genommen
refusal-not-scheduled = für den Beginn ist keine Zeit festgelegt
refusal-removed = der Gastgeber hat diesen Spieler entfernt: er kann nicht wieder teilnehmen
refusal-removed-already = dieser Spieler wurde schon entfernt

refusal-bad-message = das ist keine Nachricht, die der Raum kennt
refusal-bad-message-body = das ist nicht, was hier gefragt ist: { $why }
refusal-bad-message-what = das ist keine Nachricht, die der Raum kennt: { $why }
refusal-bad-message-why = { $why }
refusal-bad-message-cut-short = die Nachricht endete, bevor sie ganz war
refusal-bad-message-currency = eine Währung hat 1 bis { $most } Buchstaben oder ein Zeichen, wie EUR oder €
refusal-bad-message-format = format ist { $formats }
refusal-bad-message-settings = sag, welche Einstellungen gespeichert werden: `settings`, oder der `table`, dessen Gastgeber du bist
refusal-bad-message-passkey = das ist nicht der verlangte Passkey: versuch es noch einmal
refusal-slow-down = zu viel auf einmal: warte einen Moment
refusal-slow-down-bots = du hast viele Bots angemeldet: warte ein paar Minuten
refusal-slow-down-chairs = du hast um viele Plätze gebeten: warte eine Minute
refusal-slow-down-download = ein Download von dir läuft noch: warte, bis er fertig ist
refusal-slow-down-downloads = andere laden gerade herunter: versuch es in einer Minute noch einmal
refusal-slow-down-reading = der Raum hat gerade viel zu lesen: versuch es gleich noch einmal
refusal-slow-down-tables = du hast viele Tische und Turniere eröffnet: warte ein paar Minuten
refusal-slow-down-passwords = für diesen Namen wurden zu viele Passwörter probiert: nimm deinen Link, oder warte eine Weile
refusal-slow-down-tries = zu viele Versuche: warte eine Weile
refusal-not-watching = diese Verbindung zeigt den Tisch nicht: sieh ihm erst zu
refusal-no-such-table = diesen Tisch gibt es nicht
refusal-table-closed = dieser Tisch wurde geschlossen
refusal-table-closed-named = der Tisch { $table } wurde geschlossen
refusal-table-closed-ledger = dieser Tisch wurde geschlossen: nur wer dort saß, sieht die Abrechnung
refusal-table-closed-by-host = der Gastgeber hat diesen Tisch geschlossen
refusal-too-many-watchers = zu viele Leute sehen diesem Tisch zu
refusal-too-many-watchers-moved = mehr Leute wollen diesem Tisch zusehen, als er fasst: öffne ihn wieder, um zurückzukommen
refusal-old-hand = das war für eine andere Hand gedacht
refusal-old-turn = das war für einen anderen Zug gedacht
refusal-banned = der Gastgeber lässt dich nicht an diesem Tisch sitzen
refusal-ask-host = der Gastgeber entscheidet, wer hier sitzt: bitte um den Platz, und du bekommst ihn, wenn er dich reinlässt
refusal-muted = der Gastgeber hat dich stummgeschaltet
refusal-nothing-said = diese Nachricht ist leer
refusal-not-host = das darf nur der Gastgeber des Tisches
refusal-not-host-game = der Gastgeber startet die nächste Partie
refusal-no-such-player = niemand dieses Namens sitzt an diesem Tisch
refusal-no-such-player-ever = niemand dieses Namens war je an diesem Tisch
refusal-no-such-player-muted = niemand dieses Namens ist an diesem Tisch stumm
refusal-no-such-player-banned = niemand dieses Namens ist von diesem Tisch gesperrt
refusal-no-such-player-never = { $who } war nie an diesem Tisch
refusal-no-such-player-banned-already = { $who } ist schon gesperrt
refusal-no-such-player-bot = kein Bot dieses Namens ist hier
refusal-no-such-style = solche Computerspieler gibt es nicht
refusal-no-free-chair = es ist kein Platz frei
refusal-no-free-chair-people = lass einen Platz für Menschen frei
refusal-bad-dials = diese Einstellungen gehen nicht
refusal-bad-dials-why = { $why }
refusal-not-here = das kann man hier nicht verlangen
refusal-not-here-chair = du hast hier nicht um einen Platz gebeten
refusal-not-here-open = hier musst du den Gastgeber nicht fragen: nimm Platz
refusal-bad-sheet = dieses Turnier kann man nicht spielen
refusal-bad-sheet-why = { $why }
refusal-bad-sheet-bots = [[bot]]: { $count } Bots sind zu viele: höchstens { $most }
refusal-bad-sheet-bot = [[bot]] { $name }: { $why }
refusal-bad-sheet-passed = starts_at = { $time } ist vorbei: wähl eine künftige Zeit
refusal-bad-sheet-far = starts_at = { $time } ist zu weit weg: wähl eine Zeit innerhalb eines Jahres
refusal-bad-sheet-name = { $where }: der Name { $name } ist vergeben oder sieht einem vergebenen ähnlich
refusal-bad-sheet-alike = { $where }: die Namen { $name } und { $other } sehen sich zu ähnlich
refusal-bad-sheet-wrong-name = { $where }: { $why }
refusal-bad-bot = dieser Bot kann nicht gefragt werden
refusal-bad-bot-why = { $why }
refusal-storage-failed = der Raum kann sein Protokoll nicht schreiben: der Tisch steht still, nichts Bestätigtes ist verloren
refusal-storage-failed-broken = ein Fehler im Raum: der Tisch steht still, nichts Bestätigtes ist verloren
refusal-storage-failed-stuck = es geht nicht weiter, wie sein Protokoll es sagt: nichts ist verloren, und wer den Raum betreibt, muss danach sehen
refusal-storage-failed-stuck-why = es geht nicht weiter, wie sein Protokoll es sagt: nichts ist verloren, und wer den Raum betreibt, muss danach sehen ({ $why })
refusal-storage-failed-closing = der Raum schließt gerade: komm gleich wieder
refusal-storage-failed-damaged = was davon aufbewahrt ist, ist beschädigt: sag es dem Betreiber des Raums

refusal-no-session = sag erst, wer du bist
refusal-bad-origin = diese Seite darf den Raum nicht benutzen
refusal-bad-origin-unknown = diese Seite darf den Raum nicht benutzen: ihr Browser sagt nicht, welche Seite sie ist
refusal-bad-origin-start = diese Seite darf den Raum nicht benutzen: falls { $origin } die Adresse des Raums ist, starte ihn mit --origin { $origin }
refusal-not-json = es muss JSON sein, mit dem Content-Type application/json
refusal-too-large = das ist zu groß
refusal-too-large-saved = ein gespeicherter Tisch hat höchstens { $most } Zeichen
refusal-name-taken = dieser Name ist vergeben oder sieht einem vergebenen ähnlich
refusal-name-taken-name = der Name { $name } ist vergeben oder sieht einem vergebenen ähnlich
refusal-name-taken-auto = ein Computerspieler heißt hier wie du: du kannst zusehen oder mit einem anderen Namen kommen
refusal-name-taken-saved = du hast schon einen gespeicherten Tisch namens { $name }
refusal-name-taken-passkey = dieser Passkey ist schon bekannt
refusal-bad-name-missing =
    { $what ->
        [table] der Name des Tisches fehlt
        [tournament] der Name des Turniers fehlt
        [bot] der Name des Bots fehlt
       *[person] ein Name fehlt
    }
refusal-bad-name-long =
    { $what ->
        [table] der Name des Tisches hat höchstens { $most } Zeichen
        [tournament] der Name des Turniers hat höchstens { $most } Zeichen
        [bot] der Name des Bots hat höchstens { $most } Zeichen
       *[person] ein Name hat höchstens { $most } Zeichen
    }
refusal-bad-name-sign = ein Name hat nur Buchstaben, Ziffern, Leerzeichen und . _ - ', nicht { $sign }
refusal-bad-name-empty = ein Name braucht einen Buchstaben oder eine Ziffer
refusal-bad-name-plain = ein Name besteht aus einfachen Buchstaben und Ziffern: { $plain } statt { $sign }
refusal-bad-name-scripts = ein Name hat Buchstaben einer Schrift, nicht von { $scripts }: manche sehen gleich aus
refusal-bad-name-script = ein Name hat Buchstaben der Schriften, die die meisten lesen, nicht { $sign }
refusal-bad-name-other = eine Notiz ist über einen anderen Spieler
refusal-bad-name-confirm = schreib deinen Namen, wie er ist, { $name }: dann wird er abgegeben
refusal-bad-house = dieses Haus kann man nicht spielen
refusal-bad-house-why = { $why }
refusal-bad-house-line = name und about sind hier einzeilig, ohne Steuerzeichen
refusal-bad-house-text = eine Hausdatei wird als Text geschickt, in `toml`
refusal-bad-house-chairs = { $count } Plätze gehen nicht: { $game } geht mit 2 bis { $most } Spielern (X17)
refusal-too-many = es sind schon zu viele
refusal-too-many-sockets = zu viele Verbindungen eines Kontos
refusal-too-many-sockets-address = zu viele Verbindungen von einer Adresse
refusal-too-many-room-full = der Raum ist voll
refusal-too-many-tables = du bist schon Gastgeber von { $count } Tischen: schließ erst einen
refusal-too-many-tables-room = der Raum hat keinen Platz für einen weiteren Tisch
refusal-too-many-tournaments = du bist schon Gastgeber von { $count } Turnieren: bring erst eines zu Ende
refusal-too-many-tournaments-room = der Raum ist voller Turniere: komm wieder, wenn eines vorbei ist
refusal-too-many-tournaments-over = zu viele beendete Turniere werden angesehen: versuch es später noch einmal
refusal-too-many-saved = du hast schon { $count } Tische gespeichert: lösch erst einen
refusal-too-many-shared = du teilst schon { $count } Hände: hör erst bei einer damit auf
refusal-too-many-passkeys = du hast schon { $count } Passkeys: entferne erst einen
refusal-too-many-notes = du hast schon Notizen zu { $count } Spielern: lösch erst eine
refusal-too-many-muted = { $count } Spieler sind schon stumm: lass erst jemanden wieder sprechen
refusal-too-many-banned = { $count } Spieler sind schon gesperrt: heb erst eine Sperre auf
refusal-too-many-asking = viele warten auf die Antwort des Gastgebers: frag später noch einmal
refusal-too-many-names = an diesem Tisch wurde jeder Name eines Computerspielers benutzt: öffne einen anderen
refusal-too-many-your-bot = du hast hier schon einen Bot: melde ihn erst ab
refusal-too-many-bots = { $count } Bots sind schon hier: der Raum nimmt keine weiteren
refusal-too-many-watched = eine Verbindung zeigt höchstens { $most } Tische
refusal-not-found = hier ist nichts
refusal-not-found-hand = du warst nicht in dieser Hand, oder sie ist nicht vorbei
refusal-not-found-record = Hand { $number } ist nicht im Archiv: sie ist nicht vorbei, ungültig (das Protokoll sagt es), oder es gab sie nie
refusal-not-found-place = im Archiv gibt es keinen solchen Tisch und kein solches Turnier
refusal-not-found-table = der Raum hat keinen solchen Tisch
refusal-not-found-no-hands-here = du hast hier noch keine Hand zu Ende gespielt
refusal-not-found-no-hands = du hast noch keine Hand zu Ende gespielt
refusal-not-found-saved = du hast keinen solchen gespeicherten Tisch
refusal-not-found-shared = diese Hand ist nicht oder nicht mehr geteilt
refusal-not-found-your-share = du teilst keine solche Hand
refusal-not-found-passkey = du hast keinen solchen Passkey
refusal-not-found-session = dort bist du nicht angemeldet
refusal-not-found-bot = du hast keinen Bot dieses Namens
refusal-not-found-store = dieser Raum hat keinen Speicher für Hände: Hände findet man an ihren Tischen
refusal-not-found-person = hier heißt niemand { $name }
refusal-not-found-address = { $name } ist nicht hier, und Adressen von Leuten, die gegangen sind, werden nicht aufbewahrt
refusal-not-found-ban = { $name } ist nicht vom Raum gesperrt
refusal-not-allowed = das darfst du nicht
refusal-not-allowed-operator = das darf nur der Betreiber des Raums: öffne den Link des Betreibers
refusal-not-allowed-record = nur der Betreiber des Raums darf das Archiv lesen: öffne den Link des Betreibers
refusal-not-allowed-session = sag erst, wer du bist
refusal-not-allowed-advice = Rat bekommen nur Spieler: nimm erst Platz
refusal-not-allowed-advice-event = Rat bekommen nur Spieler: du hast hier keinen Platz
refusal-not-allowed-ledger = dieser Tisch wird verzögert gezeigt: nur wer dort sitzt, sieht seine Kasse
refusal-not-allowed-closing = dieser Tisch soll gar nicht schließen
refusal-not-allowed-ban = ein Gastgeber und Computerspieler können nicht gesperrt werden
refusal-not-allowed-ban-bot = { $name } ist ein Bot: sperre { $owner }, dem er gehört
refusal-not-allowed-ban-operator = { $name } ist hier Betreiber: niemand sperrt einen Betreiber
refusal-not-allowed-ban-proxy = das ist die Adresse dieses Rechners selbst: hinter einem Proxy starte den Raum mit --proxy
refusal-not-allowed-reset-bot = { $name } ist ein Bot: { $owner } kann ihm ein neues Token geben
refusal-not-allowed-reset-operator = { $name } ist hier Betreiber und macht sich unter Konto einen neuen Link
refusal-not-allowed-bot = ein Bot meldet keine Bots an: das tut sein Besitzer
refusal-not-allowed-withdraw = nur der Gastgeber, und wer ihn angemeldet hat, kann einen Bot abmelden
refusal-not-allowed-passkey-name = Passkeys gehören zu einem Namen wie club.example oder localhost: öffne den Raum dort
refusal-wrong-secret = das öffnet hier kein Konto
refusal-wrong-secret-link = dieser Link oder Code öffnet hier kein Konto, oder ein neuerer tut es
refusal-wrong-secret-password = dieser Name und dieses Passwort gehören nicht zusammen
refusal-wrong-secret-needed = du hast ein Passwort: es wird dafür gebraucht
refusal-wrong-secret-passkey = dieser Passkey öffnet hier kein Konto
refusal-weak-password = ein Passwort hat 8 Zeichen oder mehr und ist nicht dein Name
refusal-shut-out = der Betreiber lässt dich nicht in diesen Raum
refusal-shut-out-why = der Betreiber lässt dich nicht in diesen Raum: { $why }
refusal-still-here = etwas von dir ist noch hier
refusal-still-here-why = { $reasons }
refusal-still-here-chips =
    { $count ->
        [one] du hast einen Chip an { $table }: verlass den Tisch und lass die Hand enden
       *[other] du hast { $count } Chips an { $table }: verlass den Tisch und lass die Hand enden
    }
refusal-still-here-seat = du hast einen Platz an { $table }: verlass den Tisch und lass die Hand enden
refusal-still-here-entered = du nimmst an { $table } teil: warte das Ende ab, oder melde dich ab
refusal-still-here-bot-chips =
    { $count ->
        [one] dein Bot { $bot } hat einen Chip an { $table }: erst verlässt er den Tisch und die Hand endet
       *[other] dein Bot { $bot } hat { $count } Chips an { $table }: erst verlässt er den Tisch und die Hand endet
    }
refusal-still-here-bot-seat = dein Bot { $bot } hat einen Platz an { $table }: erst verlässt er den Tisch und die Hand endet
refusal-still-here-bot-entered = dein Bot { $bot } nimmt an { $table } teil: warte das Ende ab, oder melde ihn ab
refusal-still-here-hosts = du bist Gastgeber des Tisches { $table }: schließ ihn erst
refusal-still-here-hosts-event = du bist Gastgeber von { $table }, das nicht vorbei ist: warte das Ende ab, oder sag es ab
refusal-other-people = hier spielen andere Menschen: frag noch einmal, wenn die Hand vorbei ist
refusal-other-people-table = an diesem Tisch sind andere Menschen: frag noch einmal, wenn die Hand vorbei ist
refusal-other-people-event = in diesem Turnier spielen andere Menschen: frag noch einmal, wenn die Hand vorbei ist

refusal-field-empty = { $field } ist leer: hier gehört etwas hinein
refusal-field-least = { $field } ist mindestens { $least }
refusal-field-most = { $field } ist höchstens { $most }
refusal-field-characters-least =
    { $count ->
        [one] { $field } hat mindestens ein Zeichen
       *[other] { $field } hat mindestens { $count } Zeichen
    }
refusal-field-characters-most =
    { $count ->
        [one] { $field } hat höchstens ein Zeichen
       *[other] { $field } hat höchstens { $count } Zeichen
    }
refusal-field-entries-least =
    { $count ->
        [one] { $field } hat mindestens einen Eintrag
       *[other] { $field } hat mindestens { $count } Einträge
    }
refusal-field-entries-most =
    { $count ->
        [one] { $field } hat höchstens einen Eintrag
       *[other] { $field } hat höchstens { $count } Einträge
    }
refusal-field-missing = { $field } fehlt
refusal-field-unknown = { $field } gibt es hier nicht
refusal-field-value = { $field } kann nicht { $value } sein
refusal-field-kind = { $field } braucht { $kind }, nicht { $other }
refusal-kind-str = einen Text
refusal-kind-int = eine ganze Zahl
refusal-kind-float = eine Zahl
refusal-kind-bool = true oder false
refusal-kind-array = eine Liste
refusal-kind-object = ein Objekt
refusal-kind-null = nichts
refusal-kind-or = { $kind } oder { $other }
refusal-field-this = das
refusal-field-cut-short = die Daten enden mittendrin
refusal-field-malformed = ab Byte { $byte } ist es kein JSON
