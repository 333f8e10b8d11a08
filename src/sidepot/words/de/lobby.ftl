### Die Lobby: Tische, Turniere, einen Tisch eröffnen

lobby-your-own = eigenes
lobby-create-a-table = Tisch eröffnen
lobby-friday-night = Freitagabend
lobby-in-words = in Worten
lobby-our-friday-game = Unsere Freitagsrunde
lobby-house-file-toml = Hausdatei (TOML)
    .hint = Sie wird geprüft, wenn du das Feld verlässt.
lobby-a-house-file-of-yours = Deine eigene Hausdatei, als Text.
lobby-preset-friends = No Limit mit Freunden
    .hint = Ein Abend unter Freunden: acht Plätze, Zeit zum Nachdenken, All-ins können zweimal laufen, keine Computerspieler.
lobby-preset-short-deck = Short Deck
    .hint = Ab der Sechs, ein Flush schlägt ein Full House: Jeder zahlt Ante, der Button setzt den einzigen Blind.
lobby-preset-bomb-pots = Bomb-Pot-Abend
    .hint = Jede Hand ist ein Bomb Pot: Jeder zahlt fünf Big Blinds ein, und das Setzen beginnt am Flop.
lobby-begin-with = Ausgehen von
lobby-or-by-the-rules-of = Oder nach den Regeln eines Hauses
lobby-name = Name
    .hint = Bleibt es leer, heißt der Tisch nach dir.
lobby-chairs = Plätze
    .hint = Wie viele sitzen können.
lobby-auto-players = Computerspieler
    .hint = Sie sitzen sofort; später können mehr dazukommen.
lobby-seconds-to-act = Sekunden pro Zug
    .hint = Danach läuft die Timebank.
lobby-spectators-see-it = Zuschauer sehen es
    .hint = Wer nur zusieht.
lobby-private-only-people-with-the = Privat: nur mit dem Link zu finden
lobby-ask-me-before-somebody-sits = Mich fragen, bevor jemand Platz nimmt
lobby-every-dial-with-what-it = Alle Einstellungen, und was sie tun
lobby-save-these-settings = Diese Einstellungen speichern
lobby-saved-as = Gespeichert als
    .hint = Du findest ihn unter „Meine Tische“, auf jedem Gerät.
lobby-open-the-table = Tisch öffnen
lobby-in-words-label = In Worten

lobby-any-house = Jedes Haus
lobby-any-game = Jedes Spiel
lobby-any-limit = Jedes Limit
lobby-sidepot-the-lobby = sidepot – die Lobby
lobby-name-of-a-table-or = Name von Tisch oder Gastgeber
lobby-name-of-a-table-or-label = Name von Tisch oder Gastgeber
lobby-deal-me-in = Ich spiele mit
lobby-welcome = Willkommen, { $name }
lobby-pick-a-table-and-play = Such dir einen Tisch aus und spiel, oder eröffne einen eigenen und schick deinen Freunden den Link.
lobby-filters = Filter
lobby-with-a-free-chair = Mit freiem Platz
lobby-tables =
    { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    }
lobby-of-tables =
    { $all ->
        [one] { $count } von { $all } Tisch
       *[other] { $count } von { $all } Tischen
    }
lobby-more-tables =
    { $count ->
        [one] noch { $count } Tisch
       *[other] noch { $count } Tische
    }
lobby-game-of = Partie { $number } von { $games }
lobby-games =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
lobby-season = Saison
lobby-stack = Stack
lobby-players = Spieler
lobby-watch = Zusehen
lobby-watch-name = { $name } zusehen
lobby-join = Mitspielen
lobby-join-name = bei { $name } mitspielen
lobby-stakes = Einsätze
lobby-seats = Plätze
lobby-house = Haus { $house }
lobby-waiting = { $count } warten

lobby-the-host-has-removed-you = der Gastgeber hat dich entfernt
lobby-the-host-has-banned-you = der Gastgeber hat dich gesperrt
lobby-the-host-is-asked-to = wartet, dass der Gastgeber dich reinlässt
lobby-the-host-lets-you-in = der Gastgeber hat dich reingelassen
lobby-closed-tables = Geschlossene Tische
lobby-asking-for-a-chair = { $count } möchten einen Platz
lobby-you-have = du hast { $chips }
lobby-you-sit-here = du sitzt hier
lobby-you-take-part = du spielst mit
lobby-you-sat-here = du hast hier gesessen
lobby-you-host = du bist Gastgeber
lobby-you-hosted = du warst Gastgeber

lobby-any-stakes = Alle Einsätze
lobby-any-size = Jede Größe
lobby-nobody-sits-here-yet = Hier sitzt noch niemand.
lobby-playing = { $count } spielen
lobby-buy-in-the-game-starts = Buy-in { $chips }. Es geht los, wenn zwei Spieler sitzen.
lobby-observe = Zusehen

lobby-like-my-last-table = Wie zuletzt: { $name }
lobby-use = Nehmen
lobby-use-the-settings-of-my = Einstellungen meines letzten Tisches nehmen
lobby-delete = { $name } löschen
lobby-use-name = { $name } nehmen
lobby-rename = Umbenennen
lobby-rename-name = { $name } umbenennen
lobby-new-name-of = neuer Name für { $name }
lobby-sure = Sicher?

lobby-none-yet = Noch keine.
lobby-finished = Beendet
lobby-tournaments-and-leagues = Turniere und Ligen
lobby-level-of-left = Level { $level }, noch { $left } von { $entrants }
lobby-removed-no-entry = Der Gastgeber hat dich entfernt: Du kannst nicht wieder teilnehmen.

lobby-seat-count =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
lobby-season-how = eine Partie nach der anderen, Punkte nach Platz
lobby-season-full = voll: ein Platz wird frei, wenn jemand geht
lobby-season-begins = beginnt von selbst
lobby-filter-house = Haus
lobby-filter-game = Spiel
lobby-filter-limit = Limit
lobby-over-won-by = vorbei, gewonnen von { $names }
lobby-registering = Anmeldung, bisher { $count }
lobby-registering-of = Anmeldung, { $count } von { $most }
lobby-begins-at = Beginnt um { $time }, { $left }
lobby-begins-waiting = Beginn { $time }, warten auf Spieler
lobby-will-have-chairs =
    { $count ->
        [one] { $name } hat { $count } Platz.
       *[other] { $name } hat { $count } Plätze.
    }
lobby-yours-will-have-chairs =
    { $count ->
        [one] Dein Tisch hat { $count } Platz.
       *[other] Dein Tisch hat { $count } Plätze.
    }
lobby-will-be-private = Nur wer den Link hat, findet ihn.
lobby-will-be-seen = Alle im Raum sehen ihn in der Lobby.
lobby-will-ask-you = Du wirst gefragt, bevor jemand Platz nimmt.
lobby-will-have-autos =
    { $count ->
        [one] Ein Computerspieler ({ $style }) ist von Anfang an dabei.
       *[other] { $count } Computerspieler ({ $style }) sind von Anfang an dabei.
    }
lobby-will-have-no-autos = Keine Computerspieler: Die erste Hand wird gegeben, wenn zwei Leute sitzen.
lobby-will-give-seconds =
    { $count ->
        [one] Für jede Entscheidung gibt es { $count } Sekunde, dann läuft die Timebank.
       *[other] Für jede Entscheidung gibt es { $count } Sekunden, dann läuft die Timebank.
    }
lobby-will-be-delayed = Zuschauer sehen alles: { $delay }.
lobby-will-be-worth = 100 Chips sind { $money } wert.
