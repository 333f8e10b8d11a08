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
commands-stats-interval = Intervall (95 %)
commands-stats-without-luck = ohne Glück
commands-stats-3-bet = 3-Bet
commands-stats-c-bet = C-Bet
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

commands-room-operator = Als Betreiber: { $link }
commands-no-room = in { $folder } ist kein Raum: room.db fehlt
commands-nobody = niemand
commands-some-of = { $shown } von { $count }: --limit zeigt mehr, --find sucht einige.

commands-backup-no-key = { $file } ist nicht da: ohne --with-key wird nur die Datenbank kopiert
commands-backup-other-key = { $file } ist ein anderer Schlüssel: ein Backup überschreibt nichts
commands-backup-bytes =
    { $count ->
        [one] { $file }: { $count } Byte
       *[other] { $file }: { $count } Bytes
    }
commands-backup-check = Prüf es: { $command }
commands-key-unreadable = der Schlüssel in { $folder } ist nicht lesbar: { $why }
commands-verify-looked = { $records }, { $tables }, { $tournaments }, { $hands }, { $movements }, { $chips } im Spiel.
commands-verify-records =
    { $count ->
        [one] { $count } Eintrag in { $streams ->
            [one] { $streams } Protokoll
           *[other] { $streams } Protokollen
        }
       *[other] { $count } Einträge in { $streams ->
            [one] { $streams } Protokoll
           *[other] { $streams } Protokollen
        }
    }
commands-verify-hands =
    { $count ->
        [one] { $count } Hand ({ $running } laufend)
       *[other] { $count } Hände ({ $running } laufend)
    }
commands-verify-movements =
    { $count ->
        [one] { $count } Buchung von Chips auf { $accounts ->
            [one] { $accounts } Konto
           *[other] { $accounts } Konten
        }
       *[other] { $count } Buchungen von Chips auf { $accounts ->
            [one] { $accounts } Konto
           *[other] { $accounts } Konten
        }
    }
commands-verify-note = Hinweis: { $note }.
commands-verify-wrong = FALSCH: { $problem }
commands-verify-fine = Alles ist da und richtig.
commands-void-hand = { $name }: Hand { $hand } ist ungültig.
commands-void-cancelled = { $name }: das Turnier ist abgesagt.
commands-void-table-closed = { $name }: der Tisch ist geschlossen.
commands-void-back = { $who } bekommt { $chips } zurück
commands-void-nothing = Alles kann weitergehen: nichts ist ungültig.
commands-move-rows =
    { $count ->
        [one] { $count } Zeile umgezogen und dort genauso vorgefunden.
       *[other] { $count } Zeilen umgezogen und dort genauso vorgefunden.
    }
commands-move-start = Starte ihn: { $command }
commands-move-left = Die alte Datenbank bleibt als { $file }: lösch sie, wenn alles gut ist.
commands-move-keys = Leg erst { $keys } des Raums daneben: laufende Hände brauchen den Schlüssel.
commands-move-postgres = Die PostgreSQL-Datenbank ist, wie sie war: lösch sie, wenn alles gut ist, und starte keinen Raum darauf.

commands-users-none = Es ist noch niemand gekommen.
commands-users-none-like = Niemand hat „{ $find }“ im Namen.
commands-users-column-name = Name
commands-users-column-since = seit (UTC)
commands-users-column-seen = zuletzt da
commands-users-column-ways = kommt zurück mit
commands-users-way-link = Link
commands-users-way-password = Passwort
commands-users-way-passkey = Passkey
commands-users-bot-of = Bot von { $who }
commands-users-banned = gesperrt
commands-users-here = da
commands-ban-undo-alone = --undo nimmt weder --why noch --with-address: es hebt die ganze Sperre auf
commands-ban-done = { $who } darf nicht mehr herein.
commands-ban-done-address = { $who } darf nicht mehr herein, und auch niemand Neues von { $addresses }.
commands-ban-lifted = { $who } darf wieder herein.
commands-reset-done = { $who } kommt zurück mit der Adresse des Raums und { $link } (oder nur mit dem Code): { $code }
commands-announce-no-room = in { $folder } läuft kein Raum: niemand ist da, der es liest
commands-announce-done =
    { $count ->
        [one] Alle lesen es, und wer in der nächsten Minute kommt.
       *[other] Alle lesen es, und wer in den nächsten { $count } Minuten kommt.
    }
commands-announce-back = Die Ansage ist zurückgenommen.

commands-tables-none = Es gibt keine: niemand hat hier einen Tisch eröffnet.
commands-tables-none-like = Keiner hat „{ $find }“.
commands-tables-last = Die letzten { $shown } von { $count }: --limit zeigt mehr, --find sucht einige.
commands-tables-column-name = Name
commands-tables-column-id = ID
commands-tables-column-opened = eröffnet (UTC)
commands-place-table = Tisch
commands-place-tournament = Turnier
commands-place-closed = geschlossen
commands-place-over = vorbei
commands-place-cancelled = abgesagt
commands-played-none = Keine beendete Hand ist so. Ohne Filter werden alle aufgelistet.
commands-played-older = Ältere: dasselbe mit { $option }
commands-played-column-ended = zu Ende (UTC)
commands-played-column-table = Tisch
commands-played-column-hand = Hand
commands-played-column-players = Spieler
commands-played-column-pot = Pot
commands-played-column-who-won = wer gewann
commands-log-nothing = Nichts dergleichen steht im Protokoll von { $name }.
commands-log-earlier = Früher: dasselbe mit { $option }
commands-export-exists = { $file } gibt es schon: wähl einen anderen Namen, ein Export überschreibt nichts
commands-export-draft = { $file } ist im Weg: ein anderer Export schreibt dort, oder einer wurde abgebrochen; lösch die Datei
commands-export-nothing = nichts ist so: { $file } wird nicht geschrieben
commands-export-hands =
    { $count ->
        [one] { $file }: { $count } Hand
       *[other] { $file }: { $count } Hände
    }
commands-export-lines =
    { $count ->
        [one] { $file }: { $count } Zeile
       *[other] { $file }: { $count } Zeilen
    }
commands-database-unreadable = die Datenbank des Raums ist nicht lesbar: { $why }; `sidepot room verify` sagt mehr
commands-since-until = --since { $since } liegt nicht vor --until { $until }: dazwischen ist nichts
commands-table-or-tournament = --table oder --tournament, nicht beides
commands-which-table = von welchem Tisch? Ergänz --table NAME oder --tournament NAME; `sidepot room tables` listet sie auf
commands-no-hand-yet = { $name } hat keine beendete Hand { $hand }: dort ist noch keine Hand zu Ende
commands-no-such-hand = { $name } hat keine beendete Hand { $hand }: die letzte, die dort zu Ende ist, ist { $last }
