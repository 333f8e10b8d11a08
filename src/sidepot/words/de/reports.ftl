### Was Befehle melden: Fortschritt, sidepot check, convert, doctor, simulate, equity, tournament

reports-progress-check = prüfe
reports-progress-convert = wandle um
reports-progress-copying = kopiere
reports-progress-equity = Equity
reports-progress-hand-by-hand = Hand für Hand
reports-progress-import = nehme auf
reports-progress-moving = ziehe um
reports-progress-plan = plane
reports-progress-read = lese
reports-progress-replaying = spiele nach
reports-progress-roll-out = spiele aus
reports-progress-simulate = simuliere
reports-progress-stats = werte aus
reports-progress-writing = schreibe
reports-enough = Ctrl-C: genug
reports-rate-hands = { $rate } Hände/s
reports-rate-tournaments = { $rate } Turniere/s
reports-nothing-for = nichts seit { $seconds } s
reports-workers =
    { $count ->
        [one] { $count } Prozess
       *[other] { $count } Prozesse
    }

reports-chips =
    { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    }
reports-chairs =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
reports-tables =
    { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    }
reports-tournaments =
    { $count ->
        [one] { $count } Turnier
       *[other] { $count } Turniere
    }
reports-summaries =
    { $count ->
        [one] { $count } Turnierzusammenfassung
       *[other] { $count } Turnierzusammenfassungen
    }
reports-seed = Seed { $seed }
reports-stopped = früh beendet: { $told }

reports-column-player = Spieler
reports-column-chips = Chips
reports-column-hands = Hände
reports-column-game = Spiel
reports-column-limit = Limit
reports-column-interval = Intervall (95 %)
reports-column-without-luck = ohne Glück
reports-column-three-bet = 3-Bet
reports-column-aggression-short = Aggr.

reports-no-histories = { $folder }: in diesem Ordner sind keine Handverläufe ({ $endings })
reports-and-more = … und { $count } weitere
reports-check-legal = { $what } gelesen, alles regelgerecht
reports-check-in-order = { $what } gelesen, alles in Ordnung
reports-check-failed = { $what } gelesen, { $count } fehlerhaft
reports-more-hands =
    { $count ->
        [one] … und { $count } weitere Hand
       *[other] … und { $count } weitere Hände
    }
reports-convert-what = nenn, was gelesen und was geschrieben werden soll, wie in: sidepot convert session.txt session.phhs
reports-convert-no-hands = in Turnierzusammenfassungen sind keine Hände: schreib sie in eine Datei, deren Name auf .ots endet
reports-convert-exists = { $file } gibt es schon: nenn eine andere Datei, oder überschreib sie mit --force
reports-convert-as = eine Zusammenfassung sagt, was alle gesehen haben: --as ist für Hände
reports-summaries-format = Turnierzusammenfassungen
reports-convert-lost = nicht in { $format }: { $what } ({ $where })
reports-convert-without =
    { $count ->
        [one] { $count } Hand ohne { $who } weggelassen
       *[other] { $count } Hände ohne { $who } weggelassen
    }
reports-convert-written = { $what } geschrieben
reports-convert-written-not = { $what } geschrieben, { $count } nicht
reports-convert-cash =
    { $count ->
        [one] { $count } Hand aus einem Cash Game: nur Turniere haben Zusammenfassungen
       *[other] { $count } Hände aus Cash Games: nur Turniere haben Zusammenfassungen
    }

reports-doctor-not-installed = nicht installiert, läuft aus dem Quelltext
reports-doctor-build = Build
reports-doctor-data = Daten
reports-doctor-stale =
    { $count ->
        [one] { $count } Modul ist aus älterem Quelltext kompiliert ({ $module }): make compiled
       *[other] { $count } Module sind aus älterem Quelltext kompiliert ({ $module }): make compiled
    }
reports-doctor-plain = reines Python, langsamer: installier sidepot neu, oder make compiled im Quelltext
reports-doctor-plain-compiler = reines Python, langsamer: apt-get install gcc python3-dev, dann installier sidepot neu, oder make compiled im Quelltext
reports-doctor-partly =
    { $count ->
        [one] nur { $compiled } von { $count } Modul ist kompiliert: installier sidepot neu, oder make compiled
       *[other] nur { $compiled } von { $count } Modulen sind kompiliert: installier sidepot neu, oder make compiled
    }
reports-doctor-compiled =
    { $count ->
        [one] kompiliert, { $count } Modul; Blätter bewertet der Kernel { $kernel }
       *[other] kompiliert, { $count } Module; Blätter bewertet der Kernel { $kernel }
    }
reports-doctor-missing = es fehlt { $packages }: { $command }
reports-doctor-unknown = unbekannt, weil sidepot nicht installiert ist: { $command }
reports-doctor-installed = installiert
reports-doctor-use-room = der Pokerraum: sidepot, sidepot serve, sidepot room
reports-doctor-use-plot = Grafiken: --plot
reports-doctor-use-postgres = ein Raum auf PostgreSQL: --database
reports-doctor-use-cluster = Arbeit auf vielen Rechnern: --on ray
reports-doctor-use-testing = sidepot.testing für eigene Tests
reports-doctor-tests = Tests
reports-doctor-not-made = gibt es nicht für dieses System oder dieses Python
reports-doctor-test-programs = alle Programme, die make test nutzt
reports-doctor-programs-missing = einige Programme fehlen: { $command }
reports-doctor-tests-skipped = make test lässt die Tests aus, die sie brauchen
reports-doctor-locked = { $folder } ist nicht beschreibbar: wähl einen anderen Ordner mit SIDEPOT_DATA=/ein/ordner
reports-doctor-coming = { $folder } (entsteht mit dem ersten Raum)
reports-needs-packages = dafür fehlen Pakete ({ $module }): { $command }
reports-no-output = die Ausgabe kann nicht geschrieben werden

reports-equity-plot = { $hand } – Equity Hand für Hand
reports-equity-plot-board = { $hand } – Equity Hand für Hand auf { $board }
reports-part-high = High
reports-part-low = Low
reports-part-badugi = Badugi
reports-part-ace-to-five = Ace-to-Five
reports-part-deuce-to-seven = Deuce-to-Seven
reports-part-with-the-board = mit dem Board
reports-part-without-the-board = ohne das Board
reports-part-board = Board { $number } { $part }

reports-mixed = Gemischte Spiele
reports-simulate-hands =
    { $count ->
        [one] { $count } Hand: { $deals } Kartenfolgen, jede mit jedem auf jedem Platz
       *[other] { $count } Hände: { $deals } Kartenfolgen, jede mit jedem auf jedem Platz
    }
reports-simulate-rounded =
    { $count ->
        [one] { $count } Hand ({ $asked } verlangt): { $deals } Kartenfolgen, jede mit jedem auf jedem Platz
       *[other] { $count } Hände ({ $asked } verlangt): { $deals } Kartenfolgen, jede mit jedem auf jedem Platz
    }
reports-simulate-rake = { $amount } Rake
reports-simulate-dropped =
    { $count ->
        [one] { $count } überzähliger Chip eingezogen
       *[other] { $count } überzählige Chips eingezogen
    }
reports-simulate-no-luck = { $games }: Ergebnisse ohne Glück gibt es hier nicht: wer All-in ist, bekommt oder tauscht noch Karten
reports-simulate-fault =
    { $count ->
        [one] { $who } { $what } (einmal; dafür wird gefoldet oder die unnützeste Karte abgeworfen). Die erste solche Hand:
       *[other] { $who } { $what } ({ $count } Mal; dafür wird gefoldet oder die unnützeste Karte abgeworfen). Die erste solche Hand:
    }
reports-resume-hands = Die bisher gespielten Hände sind in { $file }: derselbe Befehl macht von dort weiter.
reports-resume-played = Was bisher gespielt wurde, ist in { $file }: derselbe Befehl macht von dort weiter.

reports-log-or-continue = --log beginnt ein neues Protokoll, --continue setzt eines fort: nicht beides
reports-continue-alone = --continue hat Seed, Tempo, Spieler und Bots aus dem Protokoll
reports-stop-after-season = --stop-after N ist für Saisons
reports-to-go-on = Zum Weiterspielen: { $command }
reports-bot-form = --bot { $given }: ein Name und eine URL, wie --bot heron=http://127.0.0.1:8001
reports-bot-twice = --bot { $given }: es gibt zwei Bots namens { $name }
reports-by-form = --by { $given }: Stunden und Minuten wie 3:30, oder Minuten wie 210
reports-log-stopped = { $file } kann nicht geschrieben werden: { $why }; --continue { $file } macht weiter, wenn das behoben ist
reports-log-exists = { $file } gibt es schon: --continue { $file } setzt es fort
reports-log-locked = { $file } kann nicht geschrieben werden: { $why }
reports-log-changed = { $file } hat sich geändert, seit { $log } begonnen wurde: mach mit der Datei weiter, wie sie war
reports-log-no-log = { $file } ist kein Protokoll eines Turniers
reports-format-tournament = Turnier
reports-format-season = Saison
reports-format-timed = begrenzte Partie
reports-sheet = { $name }: { $format }, Haus { $house }, { $players }
reports-sheet-bots =
    { $count ->
        [one] { $name }: { $format }, Haus { $house }, { $players }, darunter { $count } Bot über HTTP
       *[other] { $name }: { $format }, Haus { $house }, { $players }, darunter { $count } Bots über HTTP
    }
reports-levels-by-hands =
    { $count ->
        [one] { $count } Level nach Händen
       *[other] { $count } Levels nach Händen
    }
reports-levels-by-orbits =
    { $count ->
        [one] { $count } Level nach Orbits
       *[other] { $count } Levels nach Orbits
    }
reports-levels-by-time =
    { $count ->
        [one] { $count } Level nach Zeit
       *[other] { $count } Levels nach Zeit
    }

reports-money-reached = das Geld ist erreicht: nicht mehr Hand für Hand
reports-may-rebuy = { $who } hat keine Chips mehr und darf ein Rebuy nehmen
reports-rebought = { $who } nimmt ein Rebuy: { $chips } für { $cost }
reports-added-on = { $who } nimmt das Add-on: { $chips } für { $cost }
reports-went-out = { $who } ist raus auf Platz { $place }
reports-went-out-shared = { $who } ist raus auf Platz { $place }, geteilt von { $shared }
reports-game-began = Partie { $game } beginnt, der Button ist auf Platz { $seat }
reports-stood-still =
    { $count ->
        [one] niemand ist in { $count } Hand des letzten Levels ausgeschieden: die Chips entscheiden
       *[other] niemand ist in { $count } Händen des letzten Levels ausgeschieden: die Chips entscheiden
    }
reports-ended-by-chips = { $names } gewinnt nach Chips
reports-ended-by-chips-shared = { $names } gewinnen nach Chips
reports-season-ended =
    { $count ->
        [one] die Saison ist nach { $count } Partie vorbei
       *[other] die Saison ist nach { $count } Partien vorbei
    }

reports-more-tables =
    { $count ->
        [one] und { $count } weiterer Tisch
       *[other] und { $count } weitere Tische
    }
reports-game-of = Partie { $game } von { $last }
reports-level = Level { $level }
reports-time-left = noch { $time }
reports-progress-of-hands =
    { $count ->
        [one] { $done } von { $count } Hand
       *[other] { $done } von { $count } Händen
    }
reports-progress-of-orbits =
    { $count ->
        [one] { $done } von { $count } Orbit
       *[other] { $done } von { $count } Orbits
    }
reports-state-break = Pause
reports-state-paused = angehalten
reports-state-hand-for-hand = Hand für Hand
reports-field =
    { $count ->
        [one] { $left } von { $count } Spieler
       *[other] { $left } von { $count } Spielern
    }
reports-average = Schnitt { $chips } ({ $blinds } BB)
reports-table = Tisch { $table }
reports-most-chips = die meisten Chips

reports-plan-about =
    { $entrants ->
        [one] { $entrants } Teilnehmer, { $runs } simuliert, Seed { $seed }
       *[other] { $entrants } Teilnehmer, { $runs } simuliert, Seed { $seed }
    }
reports-plan-assumed = Angenommen: eine Hand dauert im Schnitt { $seconds } s; Spieler wie in der Datei.
reports-plan-takes =
    { $count ->
        [one] Es dauert im Schnitt { $mean }, meist { $low } bis { $high } (8 von 10); { $count } Hand.
       *[other] Es dauert im Schnitt { $mean }, meist { $low } bis { $high } (8 von 10); { $count } Hände.
    }
reports-plan-over-by = Vorbei bis { $time }: { $chance }
reports-plan-ends = Es endet in Level { $levels }.
reports-plan-column-level = Level
reports-plan-column-blinds = Blinds
reports-plan-column-ante = Ante
reports-plan-column-begins = ab
reports-plan-column-reached = erreicht
reports-plan-column-players = Spieler
reports-plan-column-bb-each = BB je Stack

reports-bots-silent = { $name } antwortet nicht unter { $url }: { $problem }
reports-bots-silent-yet = { $name } antwortet nicht unter { $url }: { $problem }; bis zur Antwort wird gecheckt und gefoldet
reports-bots-strict = starte ihn und versuch es noch einmal; ohne --strict wird stattdessen gecheckt und gefoldet
reports-bots-there = { $name } ist da: { $url }
reports-bots-there-version = { $name } ist da: { $url }, Version { $version }
reports-bots-last = { $name }, die letzte schlechte Antwort: { $answer }
reports-bots-column-asked = gefragt
reports-bots-column-bad = schlecht
reports-bots-column-repairs = was aus den Antworten gemacht wurde
reports-bots-nothing = nichts
reports-repair-timeout = keine Antwort in der Zeit
reports-repair-unreachable = keine Verbindung
reports-repair-broken = eine kaputte Antwort
reports-repair-http-error = ein HTTP-Fehler
reports-repair-redirect = eine Weiterleitung woandershin
reports-repair-too-long = eine zu lange Antwort
reports-repair-not-an-amount = kein Betrag
reports-repair-negative = ein negativer Betrag
reports-repair-error = ein Fehler
reports-repair-illegal = gegen die Regeln
reports-repair-busy = nicht gefragt: zu viele Bots wurden gerade gerufen
reports-repair-below-call = weniger als der Call: ein Fold
reports-repair-below-raise = weniger als die kleinste Erhöhung: ein Call oder Check
reports-repair-raising-closed = eine Erhöhung, als keine mehr möglich war: ein Call oder Check
reports-repair-above-stack = mehr als der Stack: All-in
reports-repair-above-limit = mehr als das Limit: die größte Erhöhung

reports-form-own = eigenen JSON-Zeilen
reports-form-phh = PHH
reports-form-pokerstars = PokerStars-Text
reports-form-ohh = Open Hand History
reports-form-acpc = Protokollen des Computer-Poker-Wettbewerbs
