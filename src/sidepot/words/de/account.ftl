### Das Konto einer Person: der Weg zurück zu einem Namen, Passwörter, Passkeys, Sitzungen, Bots

account-account = Konto
account-password = Passwort
    .hint = Wenn du eines eingerichtet hast.
account-give-my-name-back = Meinen Namen abgeben
account-press-again-the-name-is = Noch einmal: dann kann ihn jeder nehmen
account-your-name-is-free-again = Dein Name ist wieder frei.
account-add-a-passkey = Passkey hinzufügen
account-your-way-back = Dein Weg zurück
account-this-link-logs-you-in = Dieser Link meldet dich auf einem anderen Gerät an, oder hier, falls dieser Browser dich vergessen hat. Wer ihn hat, kann sich als du anmelden, also behalte ihn für dich.
account-passkeys = Passkeys
account-log-in-with-a-fingerprint = Anmelden mit Fingerabdruck, Gesicht oder Schlüssel statt mit einem Link.
account-where-you-are-logged-in = Wo du angemeldet bist
account-my-bots = Meine Bots
account-every-hand-you-have-finished = Jede Hand, die du an einem Tisch oder in einem Turnier zu Ende gespielt hast, mit deinen Karten und allem, was jeder sah.
account-log-out-or-give-the = Abmelden oder den Namen abgeben
account-logging-out-keeps-your-name = Beim Abmelden bleiben Name, Platz und Chips: Du kommst mit Link, Passwort oder Passkey zurück.
account-log-out-here = Hier abmelden
account-press-again-do-you-have = Noch einmal: Hast du deinen Link?
account-you-have-logged-out = Du bist abgemeldet.
account-giving-the-name-back-ends = Den Namen abzugeben beendet das Konto und deine Bots für immer. Gespielte Hände und Ergebnisse an Tischen bleiben dort unter dem Namen; niemand bekommt deine Hände.
account-you-have-one-a-new = Du hast eines. Ein neues ersetzt es.
account-you-have-none-with-one = Du hast keines. Mit einem kannst du dich per Name anmelden.
account-make-a-link = Link machen
account-the-link-you-were-given = Dein Link gilt, bis du einen neuen machst.
account-you-have-none-yet = Du hast noch keinen.
account-link-to-come-back = Link zum Zurückkommen
account-it-is-shown-only-now = Er wird nur einmal gezeigt. Ein neuer ersetzt ihn.
account-password-until-now = Bisheriges Passwort
account-new-password = Neues Passwort

account-come-back = Zurückkommen
account-use-a-passkey = Passkey benutzen
account-your-link-or-code = Dein Link oder Code
    .hint = Von der Seite, auf der du zuerst hereingekommen bist, oder unter „Konto“ auf einem Gerät, auf dem du angemeldet bist.
account-log-in = Anmelden
account-is-yours = Gehört { $name } dir?

account-robo = Robo
account-a-program-of-yours-that = Ein Programm von dir, das unter eigenem Namen spielt, mit Abzeichen. Es kommt mit einem Token herein.
account-make-a-bot = Bot anlegen
account-connected = verbunden
account-not-connected = nicht verbunden
account-stopped = gestoppt
account-since = { $how }, seit { $date }
account-new-token = Neues Token
account-the-token-of-it-is = Das Token für { $name }. Es wird nur einmal gezeigt:
account-token-of = Token für { $name }
account-an-example-in-python = ein Beispiel in Python
account-has-no-token-any-more = { $name } hat kein Token mehr und verlässt seine Tische. Entferne ihn danach noch einmal: { $says }.

account-passkeys-need-https = Passkeys brauchen https.
account-passkeys-need-a-name-in = Passkeys brauchen einen Namen in der Adresse, wie localhost, keine Zahl.
account-this-browser-has-no-passkeys = Dieser Browser kennt keine Passkeys.
account-no-passkey-was-used = Es wurde kein Passkey benutzt.
account-this-device-has-a-passkey = Dieses Gerät hat schon einen Passkey für dich.

account-your-way-back-label = dein Weg zurück
account-on-another-device-or-when = Auf einem anderen Gerät, oder falls dieser Browser dich vergisst, bringt dich dieser Link zu deinem Namen und deinen Chips zurück. Behalte ihn für dich.
account-put-the-link-away = Link schließen

account-log-out-everywhere-else = Überall sonst abmelden
account-this-one = dieser hier
account-in-use-now = gerade in Gebrauch
account-used = benutzt { $date }
account-a-browser = Ein Browser
account-since-when = { $when }, seit { $date }
account-log-out-there = Dort abmelden

account-in-python-after = In Python, nach { $code }:
account-all-my-hands = Alle meine Hände
