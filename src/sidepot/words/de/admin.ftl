### Die Seite der Person, die den Raum betreibt

admin-now = Jetzt
admin-people = Leute
admin-log = Protokoll
admin-10-minutes = 10 Minuten
admin-an-hour = eine Stunde
admin-8-hours = 8 Stunden
admin-sidepot-the-room = sidepot – der Raum
admin-the-room = Der Raum
admin-parts = Abschnitte
admin-this-page-is-for-whoever = Diese Seite ist für die Person, die den Raum betreibt: Öffne den Link, den der Raum beim Start ausgab. Er steht auch in operator.key im Ordner des Raums.
admin-here-now = Jetzt hier
admin-nobody-is-connected = Niemand ist verbunden.
admin-tables = Tische
admin-no-table-is-open = Kein Tisch ist offen.
admin-tournaments-seasons-and-timed-games = Turniere, Saisons und begrenzte Partien
admin-none-is-open = Keines ist offen.
admin-banned-from-the-room = Vom Raum gesperrt
admin-nobody-is-banned = Niemand ist gesperrt.
admin-how-full-the-room-is = Wie voll der Raum ist
admin-refused-since-the-room-was = Abgelehnt seit dem Start des Raums
admin-nobody-met-a-limit = Niemand ist an eine Grenze gestoßen.
admin-newcomers-read-for-more-minutes =
    { $minutes ->
        [one] Neue lesen noch eine Minute lang: „{ $text }“
       *[other] Neue lesen noch { $minutes } Minuten lang: „{ $text }“
    }
admin-since = seit { $time }
admin-at = an { $names }
admin-in-the-lobby = in der Lobby
admin-connections =
    { $count ->
        [one] { $count } Verbindung
       *[other] { $count } Verbindungen
    }
admin-ban = Sperren …
admin-ban-name = { $name } sperren
admin-operator = Betreiber
admin-by = von { $who }
admin-with = mit { $names }
admin-let-in-again = { $name } wieder reinlassen
admin-the-room-restarts-at-eleven = Der Raum startet um elf neu
admin-take-it-back = Zurücknehmen
admin-announce = Ankündigen
admin-tell-everyone = Allen sagen
admin-what = Was
admin-newcomers-read-it-for = Neue lesen es
admin-nothing = nichts
admin-ban-from-the-room = { $name } vom Raum sperren?
admin-they-are-thrown-out-with = Die Person fliegt mit ihren Bots raus und verlässt ihre Tische; ihre Chips bleiben in der Kasse. Du kannst es jederzeit rückgängig machen.
admin-what-they-are-told = Was ihr gesagt wird
admin-let-nobody-new-in-from = Auch niemand Neues von ihrer Adresse reinlassen (vielleicht teilt sie ein ganzer Haushalt)
admin-the-link-password-passkeys-and = Link, Passwort, Passkeys und Sitzungen von { $name } gelten nicht mehr. Wer den neuen Link hat, hat den Namen: Gib ihn nur { $name }.
admin-it-is-shown-only-now = Er wird nur einmal gezeigt:
admin-the-link-of = der Link von { $name }
admin-a-new-link-for = Ein neuer Link für { $name }?
admin-name = Name …
admin-find-somebody = jemanden suchen
admin-nobody-is-called-like-that = Niemand heißt so.
admin-of-look-for-some-by = { $count } von { $found }: such nach Namen, um die anderen zu sehen.
admin-bot-of = Bot von { $who }
admin-last-seen = zuletzt da { $time }
admin-comes-back-by = kommt zurück mit { $names }
admin-has-no-way-back-but = hat keinen Weg zurück außer diesem Browser
admin-new-link = Neuer Link …
admin-a-new-link-for-name = ein neuer Link für { $name }
admin-banned = gesperrt
admin-anybody = jeder
admin-only-about-this-player = nur über diesen Spieler
admin-nothing-of-that-kind-has = Nichts dergleichen ist geschehen.
admin-show = Zeigen
admin-the-rooms-own = vom Raum selbst
admin-banned-names = gesperrt: { $names }
admin-level = Level { $level }
admin-registered = { $count } angemeldet
admin-of = { $used } von { $most }
admin-last = zuletzt { $time }

admin-here = hier
admin-nameless = jemand ohne Namen
admin-about-log = Wer kam, was geöffnet und geschlossen wurde, wer gesperrt oder abgelehnt wurde, was schiefging. Was an einem Tisch geschah, steht in dessen eigenem Protokoll, unter { $record }.
