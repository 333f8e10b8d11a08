### Der Rahmen jeder Seite: hereinkommen, die obere Leiste, Reiter, Einstellungen

room-close-the-announcement = Ankündigung schließen

room-no = Nein
room-go-there = Hingehen
room-your-turn-at = Du bist dran an { $name }
room-the-host-lets-you-in = { $name }: Der Gastgeber hat dich reingelassen

room-your-name = Dein Name
room-play-poker-by-any-houses = Spiel Poker nach den Regeln jedes Hauses, mit Freunden und Computerspielern. Ohne Anmeldung: Ein Name genügt.
room-come-in = Hereinkommen
room-just-watch = Nur zusehen
room-i-have-been-here-before = Ich war schon hier
room-join-the-table = An den Tisch
room-the-card-room = Der Pokerraum
room-you-can-come-in-all = { $advice } Du kannst trotzdem hereinkommen.
room-registered = Angemeldet: { $names }.

room-tiles = Kacheln
room-small-tables-beside-the-one = kleine Tische neben dem vorderen
room-your-other-tables = deine anderen Tische
room-open-tables = offene Tische
room-alt = Alt { $number }

room-the-room-cant-be-reached = Der Raum ist nicht erreichbar. Neuer Versuch …
room-you-cant-come-in-here = Du kannst hier nicht herein
room-you-are-here-as = Du bist hier als { $name }
room-the-link-you-opened-logs = Der geöffnete Link meldet seinen Besitzer an. Wenn du weitergehst, wirst du in diesem Browser als { $name } abgemeldet und brauchst deinen eigenen Link, dein Passwort oder deinen Passkey, um zurückzukommen.
room-stay = { $name } bleiben
room-log-in-by-the-link = Mit dem Link anmelden
room-you-are-not-logged-in = Du bist hier nicht mehr angemeldet.
room-the-room-answers-but-its = Der Raum antwortet, aber die Live-Verbindung kommt nicht durch: Vielleicht blockiert ein Proxy oder eine Browser-Erweiterung WebSockets. Neuer Versuch …
room-connection-lost-coming-back-to = Verbindung weg – zurück an deinen Platz …

room-green = Grün
room-blue = Blau
room-red = Rot
room-purple = Lila
room-grey = Grau
room-black = Schwarz
room-colours = Farben
room-as-the-system = Wie das System
room-dark = Dunkel
room-light = Hell
room-contrast = Kontrast
room-usual = Normal
room-high = Hoch
room-deck = Deck
room-two-colours = Zwei Farben
room-four-colours = Vier Farben
room-amounts = Beträge
room-chips = Chips
room-big-blinds = Big Blinds
room-other-tables-on-wide-screens = Andere Tische, auf breiten Bildschirmen
room-small-tables-and-tabs = Kleine Tische und Reiter
room-tabs-only = Nur Reiter
room-settings = Einstellungen
room-close-the-settings = Einstellungen schließen
room-the-table = Der Tisch
room-felt = Filz
room-card-backs = Kartenrücken
room-the-page = Die Seite
room-sound = Ton
room-notices = Hinweise
room-kept-in-this-browser = Bleibt in diesem Browser.
room-install-the-room-as-an = Den Raum als App installieren
room-full-screen = Vollbild
room-this-browser-does-not-allow = Dieser Browser erlaubt es nicht: Du kannst das in seinen Einstellungen für diese Seite ändern.
room-browsers-allow-notices-over-https = Browser erlauben Hinweise nur über https und auf dem Rechner des Raums selbst.
room-your-turn-and-tournaments-that = Wenn du dran bist und Turniere beginnen
room-they-come-while-this-page = Sie kommen, solange diese Seite offen ist, als Reiter oder App, und du etwas anderes ansiehst: wenn du dran bist, deine Turniere beginnen oder jemand dich um einen Platz bittet. Ist die Seite geschlossen, kommt nichts; ein Handy, das schläft oder Seiten im Hintergrund anhält, zeigt sie, wenn du zurück bist.
room-volume = Lautstärke
room-volume-label = Lautstärke
room-which = Welche

room-this-page-was-opened-at = Diese Seite wurde unter { $origin } geöffnet; das ist keine Adresse des Raums. Öffne den Link, den du bekommen hast; wer den Raum betreibt, kann diese Adresse in dessen Einstellungen ergänzen (origins).
room-there-are-too-many-open = Zu viele offene Verbindungen ({ $says }). Schließ andere Fenster des Raums, oder warte, bis andere gegangen sind.
room-the-room-does-not-let = Der Raum lässt diese Seite nicht herein
room-try-again = Noch einmal

room-opening = öffnet …
room-shown-in-another-window = in einem anderen Fenster offen
room-paused = angehalten
room-game-over = Partie vorbei
room-on-the-waiting-list = auf der Warteliste
room-watching = du siehst zu
room-you-are-away = du bist weg
room-sitting-out = du setzt aus
room-out-of-chips = keine Chips mehr
room-between-hands = zwischen den Händen
room-all-in = All-in
room-next-hand = nächste Hand
room-being-played = läuft
room-not-begun-yet = noch nicht begonnen

room-sidepot-to-the-lobby = sidepot: zur Lobby
room-your-account = dein Konto
room-full-screen-label = Vollbild
room-settings-label = Einstellungen
room-room = Raum
room-how-you-like-it = Vorlieben
room-theme-now = Farben: { $theme }
room-theme-now-hint = Farben: { $theme }

room-asks-for-chair = { $who } möchte Platz { $number }, mit { $chips }
room-asks-for-chair-at = { $who } möchte einen Platz an { $name }, mit { $chips }
room-game-and-stakes = { $game }, { $blinds }.
room-at-the-table = Am Tisch: { $names }.
room-nobody-here = Noch niemand da.
room-pin = { $name } offen lassen
room-unpin = { $name } nicht offen lassen
room-close-tab = { $name } schließen
room-turn = Dran
room-turn-seconds = Dran { $seconds } s
room-to-act = { $who } ist dran
room-dealer-to-act = Dealer ist dran
room-theme-auto = Wie das System
    .label = Farben: wie das System
    .hint = Farben: wie das System
room-theme-dark = Dunkel
    .label = Farben: dunkel
    .hint = Farben: dunkel
room-theme-light = Hell
    .label = Farben: hell
    .hint = Farben: hell

room-language = Sprache
room-language-browser = Wie der Browser

room-updated = Der Pokerraum wurde aktualisiert
room-updated-reload = Lade diese Seite neu, um weiterzumachen. Dein Platz, deine Karten und deine Chips sind, wie sie waren.
room-reload = Neu laden

room-closing-reload = Diese Seite gehört nicht zur Version des Raums: lade sie neu.
room-closing-moment = Einen Moment.
room-closing-shut-out = Der Betreiber lässt dich nicht in diesen Raum.
room-closing-shut-out-why = Der Betreiber lässt dich nicht in diesen Raum: { $why }
room-closing-new-link = Der Betreiber hat für diesen Namen einen neuen Link erstellt.
room-closing-somebody-else = In diesem Browser ist jetzt jemand anders angemeldet.
room-closing-logged-out = Du hast dich abgemeldet.
room-closing-logged-out-elsewhere = Du wurdest hier von einem anderen Gerät aus abgemeldet.
room-closing-new-token = Dieser Bot hat jetzt ein anderes Token.
room-closing-reads-slowly = Du liest zu langsam.
room-closing-too-many-messages = Zu viele Nachrichten.
room-closing-restart = Der Raum startet neu: dein Platz und deine Karten bleiben.
