### Was an einer Angabe falsch ist: Dateien, Karten, Hände, Ranges, Spieler

mistake-no-file = es gibt keine Datei { $file }
mistake-device = { $file } ist ein Gerät oder eine Pipe: nur eine gewöhnliche Datei kann gelesen werden
mistake-too-large = { $file } ist größer als { $bytes } Bytes: so viel braucht niemand
mistake-not-utf8 = { $file } ist kein UTF-8-Text (Byte { $byte }): speicher die Datei als UTF-8
mistake-unreadable = { $file } kann nicht gelesen werden: { $why }
mistake-not-toml = { $file } ist kein TOML: { $why }
mistake-cut-it = { $file } ist größer als { $bytes } Bytes: teil die Datei in mehrere
mistake-in-action = Aktion { $number }, { $word }

mistake-not-a-card = { $card } an Stelle { $at } von { $text } ist keine Karte: ein Rang aus { $ranks } und eine Farbe aus { $suits }, wie As
mistake-card-twice = { $card } kommt zweimal vor
mistake-not-in-deck = { $card } ist nicht im Deck von { $game }
mistake-in-both = { $card } ist im Blatt und auf dem Board
mistake-no-board = { $game } hat kein Board
mistake-five-cards = ein Board hat höchstens fünf Karten, { $board } hat { $count }
mistake-ranks =
    { $count ->
        [one] { $game } bewertet { $count } Karte, nicht { $held }
       *[other] { $game } bewertet { $count } Karten, nicht { $held }
    }
mistake-ranks-between = { $game } bewertet { $fewest } bis { $count } Karten, nicht { $held }
mistake-board =
    { $count ->
        [one] { $game } braucht ein Board aus { $count } Karte, nicht { $held }
       *[other] { $game } braucht ein Board aus { $count } Karten, nicht { $held }
    }
mistake-board-between = { $game } braucht ein Board aus { $fewest } bis { $count } Karten, nicht { $held }
mistake-no-ranked-game = { $game } ist kein Spiel, das bewertet werden kann: { $games }
mistake-no-game = kein Spiel heißt { $game }: eines von { $games }

mistake-no-format = es gibt kein Format { $format }: { $formats }
mistake-format-to = { $file }: welches Format soll es werden? Sag es mit --to: { $formats }
mistake-format-from = { $file }: welches Format ist das? Sag es mit --from: { $formats }
mistake-no-store = { $file }: so eine Handsammlung gibt es nicht; `sidepot hands import` legt eine an
mistake-not-a-store = { $file } ist keine Handsammlung: { $why }
mistake-other-database = { $file } ist eine andere Datenbank, keine Handsammlung
mistake-newer-store = { $file } hat Format { $format }, nicht { $known }: ein neueres sidepot hat sie geschrieben
mistake-counted-store = { $file } wurde von einem anderen sidepot ausgezählt: `sidepot stats` damit zählt neu
mistake-no-hand = es gibt keine Hand { $hand } in { $file }: 1 bis { $last }
mistake-pot-size = { $given } ist keine Größe eines Pots: 25, 25.50 oder 40bb (Big Blinds)
mistake-moment = { $given } ist kein Tag oder Zeitpunkt: 2026-05-01 oder 2026-05-01T20:30
mistake-no-step = es gibt keinen Schritt { $step }: die Hand hat die Schritte 0 bis { $last }
mistake-hand-over = die Hand ist bei Schritt { $step } vorbei: nimm einen früheren

mistake-players = { $game } wird von zwei bis { $most } gespielt, nicht von { $count }
mistake-equity-players = Equity gibt es für zwei bis zehn Spieler, nicht für { $count }
mistake-cannot-hold = Spieler { $player } kann keines dieser Blätter haben: die Karten sind woanders
mistake-not-at-once = die Spieler können solche Blätter nicht alle zugleich haben
mistake-no-range = { $given } nennt kein Blatt: schreib es als AsKs, AKs, QQ+, 20% oder random
mistake-weight = { $given } ist kein Gewicht: eine Zahl von 0 bis 1

mistake-samples = { $count } Stichproben sagen nichts: mindestens 2
mistake-icm-empty = ICM braucht mindestens einen Stack und eine Auszahlung
mistake-icm-stack = { $given } ist kein Stack: 0 oder mehr
mistake-icm-payout = { $given } ist keine Auszahlung: 0 oder mehr
mistake-icm-chips = jemand muss Chips haben
mistake-icm-order = Platz { $place } bekommt mehr als Platz { $above }: { $less } nach { $more }
mistake-icm-unit = { $given } ist keine Geldeinheit: mehr als 0

mistake-bot-here = { $given }: Bots über HTTP spielen Turniere (`sidepot tournament`), nicht hier
mistake-no-player = es gibt keinen Spieler { $given }: { $players }; ein eigener ist my_bot.py:MyBot oder package.module:MyBot
mistake-no-choose = { $given } hat keine Methode choose(self, view, options, rng)
mistake-does-not-know = { $name } kennt { $game } nicht; { $players } spielen jedes Spiel
mistake-simulate-players = { $count } Spieler sind nicht möglich: { $game } nimmt 2 bis { $most } (X17)
mistake-no-hands = { $count } Hände sind keine: mindestens 1
mistake-simulate-stack = ein Stack von { $blinds } Big Blinds geht nicht: 1 bis { $most } Chips
mistake-no-luck = Glück: in { $game } gehen nach einem All-in nicht alle Karten auf ein Board aus fünf (manche bekommen oder tauschen die Spieler), daher lässt sich das Glück nicht ausrechnen; lass es weg, oder spiel Hold’em, Omaha oder Ähnliches
mistake-rollout-players = { $count } Spieler für { $seats } Plätze: nenn einen für alle, oder einen je Platz
mistake-never = { $count } Mal ist nie: mindestens 1

mistake-damaged-store = { $file } ist beschädigt ({ $why }): nimm die Hände aus ihren Verläufen in eine neue Datei auf
mistake-unwritable = { $file } kann nicht geschrieben werden: { $why }
mistake-unopened = { $file } kann nicht geöffnet werden: { $why }
mistake-no-folder-to-make = { $file } kann nicht angelegt werden: es gibt keinen Ordner { $folder }
mistake-no-folder = { $file } kann nicht geschrieben werden: es gibt keinen Ordner { $folder }
mistake-no-matplotlib = eine Grafik braucht matplotlib: { $command }
mistake-picture = { $file }: der Name eines Bildes endet auf .png, .svg oder .pdf
mistake-database = { $file } ist eine Datenbank: Handsammlungen lesen `sidepot hands`, `stats` und `replay`
mistake-into = { $file }: Hände kommen in eine Handsammlung wie hands.db; { $ending } ist die Endung eines Handverlaufs
mistake-said = { $why }
mistake-in = { $where }: { $why }
mistake-line-of = { $file }, Zeile { $line }
mistake-by-rule = { $why }: { $rule }
mistake-and = { $first }; { $rest }
mistake-and-line =
    { $first }
    { $rest }
mistake-toml-bytes = größer als { $most } Bytes
mistake-toml-lines = mehr als { $most } Zeilen
mistake-toml-parts = mehr als { $most } Teile eines Schlüssels
mistake-toml-keys = mehr als { $most } Schlüssel
mistake-toml-items = mehr als { $most } Listenelemente und Abschnitte
mistake-toml-depth = mehr als { $most } Listen und Tabellen ineinander
mistake-url-long = sie ist länger als { $most } Zeichen
mistake-url-characters = sie hat Zeichen, die keine URL hat
mistake-url-unreadable = ihr Host oder Port ist nicht zu lesen
mistake-url-scheme = sie muss mit http:// oder https:// beginnen
mistake-url-user = sie darf weder Benutzernamen noch Passwort enthalten
mistake-url-query = sie darf kein ? oder # enthalten: /bet wird angehängt
mistake-url-port = ihr Port ist eine Zahl von 1 bis 65535
mistake-url-ipv6 = { $host } ist keine IPv6-Adresse
mistake-url-ipv4 = { $host } ist keine IPv4-Adresse: vier Zahlen, wie 127.0.0.1
mistake-url-host = { $host } ist kein Name eines Hosts
mistake-url-no-host = sie nennt keinen Host
mistake-bot-url = das ist keine URL eines Bots: { $why }
mistake-bot-none = dieser Raum ruft keine Bots über HTTP auf: der Betreiber kann Hosts in der Einstellung bot_hosts nennen
mistake-bot-host = der Host { $host } gehört nicht zu denen, auf denen Bots aufgerufen werden dürfen: der Betreiber des Raums kann ihn in der Einstellung bot_hosts nennen
mistake-bot-private = die Adresse { $ip } ist privat: der Betreiber des Raums kann sie in der Einstellung bot_hosts nennen
mistake-no-action = { $given } ist keine Aktion: f folden, x checken, c callen, r600 setzen oder auf 600 erhöhen, a All-in, b Bring-in, d7c abwerfen, d7c2d tauschen, d- nicht tauschen
mistake-stack = Platz { $seat } hat { $chips } Chips: möglich ist eine ganze Zahl ab 1
mistake-table-chips = mehr als { $most } Chips auf dem Tisch
mistake-button = button = { $given } ist kein Platz: 0 bis { $last }
mistake-not-the-deck = nicht das Deck von { $game }: es hat { $count } Karten, jede einmal
mistake-not-the-deck-more = nicht das Deck von { $game }: es hat { $count } Karten, jede einmal, und bis zu { $more } weitere Reihenfolgen zum Neumischen
mistake-card = { $card } ist keine Karte: ein Rang aus { $ranks } und eine Farbe aus { $suits }, wie As
mistake-card-number = { $given } ist keine Kartennummer: 0 (2c) bis 51 (As)
mistake-in-deck-twice = { $card } ist zweimal im Deck
mistake-post-live = Platz { $seat } setzt { $live } live zu { $wager }: höchstens { $most } insgesamt
mistake-post-seat = post nennt Platz { $seat }: 0 bis { $last }
mistake-no-seat = es gibt keinen Platz { $seat }: 0 bis { $last }
mistake-nothing-to-give-up = Platz { $seat } hat kein Blatt, das er aufgeben könnte
mistake-hole-seats = Handkarten für { $seats } Plätze, aber { $players } Spieler
mistake-too-many-cards = { $count } Karten für { $whose }: höchstens { $most }
mistake-at-seat = Platz { $seat }
mistake-at-player = Spieler { $player }
mistake-at-board = das Board
mistake-at-board-number = Board { $board }
mistake-at-dead = tote Karten
mistake-fact = Eintrag { $place } des Protokolls kann dort nicht stehen
mistake-facts-many = { $count } Einträge sind mehr, als eine Hand hat
mistake-facts-end = das Protokoll hat kein Ende: die Hand ist nicht vorbei
mistake-facts-chips = in diesem Protokoll verschwinden oder entstehen Chips
mistake-facts-bytes = ein Protokoll besteht aus Reihen von je 8 Bytes, nicht aus insgesamt { $count } Bytes
mistake-without-deck = eine Hand, die nicht vorbei ist, geht mit ihrem Deck weiter, und diese ist ohne gespeichert
mistake-line-parts = eine Hand hat fünf Teile zwischen Strichen ({ $shape }), nicht { $count }
mistake-line-format = { $given } ist kein Format, das hier bekannt ist: { $mark }, oder der Name eines Hauses
mistake-line-stacks = { $given } sind keine Stacks: ganze Zahlen mit Leerzeichen dazwischen
mistake-line-opening = { $given } ist keines von button=0, no-sb, post=2:100+50
mistake-newer-dial = hier gibt es keine Einstellung { $dial }: ein neueres sidepot hat diese Regeln gespeichert
mistake-dial-word = { $given } ist keine Einstellung mit ihrem Wert, wie blinds=50/100
mistake-stored-game = game={ $given } ist kein Spiel: { $why }
mistake-board-most = { $where } hat höchstens { $most } Karten, { $cards } hat { $count }
mistake-board-sizes = { $where } hat in { $game } { $sizes } oder { $last } Karten, nicht { $count }
mistake-elsewhere = { $card } ist schon woanders
mistake-hand-most = { $where } hat an dieser Stelle von { $game } höchstens { $most } Karten, nicht { $count }
mistake-range-of-two = { $given } ist eine Range aus zwei Karten; in { $game } stehen Kommas zwischen den Blättern
mistake-no-rank-left = davon ist keine mehr übrig: { $rank }
mistake-no-suit = { $card } an Stelle { $at } von { $text } hat keine Farbe, und in { $game } zählen Farben: schreib { $example }
mistake-no-draws = { $game } hat keine Tauschrunden
mistake-draws = noch { $count } Tauschrunden: { $game } hat an dieser Stelle höchstens { $most }
mistake-deck-left = { $players } Spieler brauchen { $count } Karten, das Deck hat { $left }
mistake-board-and-dead = { $cards } ist auf dem Board und tot
mistake-no-weight = { $given } lässt kein Blatt übrig: jedes Gewicht ist 0
mistake-hands-apart = { $count } Blätter sind zu viele, um sie einzeln zu nennen: höchstens { $most }
mistake-hold-anything = Spieler { $player } kann alles haben: nenn die Blätter, die einzeln gezeigt werden sollen, mit Kommas
mistake-samples-one = { $count } Stichproben sagen nichts: mindestens 1
mistake-stderr = { $given } ist kein Standardfehler, der sich erreichen lässt: mehr als 0
mistake-range-comma = { $what } an Stelle { $at } von { $text } gehört nicht dahin: trenn Blätter mit Kommas
mistake-range-size = { $what } an Stelle { $at } von { $text } ist kein Blatt aus { $count } Karten: schreib jede Karte wie As, oder allein "random"
mistake-range-percent = { $what } an Stelle { $at } von { $text } ist kein Anteil aller Blätter: mehr als 0 %, höchstens 100 %
mistake-range-no-hand = { $what } an Stelle { $at } von { $text } ergibt kein Blatt: schreib AsKs, AKs, AKo, QQ+, A5s-A2s, 20% oder random
mistake-range-twice = { $what } an Stelle { $at } von { $text } kommt in einem Blatt zweimal vor
mistake-range-deck = { $what } an Stelle { $at } von { $text } ist nicht in diesem Deck
mistake-range-pair = { $what } an Stelle { $at } von { $text } kann nicht auf ein Paar folgen: zwei Karten eines Rangs haben zwei Farben
mistake-range-count = { $what } an Stelle { $at } von { $text } hat { $held ->
    [one] eine Karte
   *[other] { $held } Karten
}, ein Blatt hat hier { $count }
mistake-range-no-pair = { $what } an Stelle { $at } von { $text } passt nicht zu einem Paar
mistake-range-only-pair = { $what } an Stelle { $at } von { $text } ist ein Paar, das andere Ende nicht
mistake-range-suits = { $what } an Stelle { $at } von { $text } passt nicht zum anderen Ende: beide suited (s), oder beide nicht (o)
mistake-range-gap = { $what } an Stelle { $at } von { $text } ist vom anderen Ende nicht zu erreichen: behalt die höhere Karte, oder den Abstand der beiden
mistake-stored-hand = keine gespeicherte Hand: { $why }
mistake-deck-left-more = { $players } Spieler brauchen noch { $count } Karten, das Deck hat { $left }
mistake-hold-these = die Spieler können solche Blätter nicht alle zugleich haben: { $hands }
mistake-hold-not = Spieler { $player } kann { $hand } nicht haben: Karten sind auf dem Board oder tot
mistake-hold-hard = es dauert zu lange herauszufinden, ob die Spieler solche Blätter alle zugleich haben können: nimm weniger Spieler, oder Ranges mit mehr Blättern
mistake-no-class = { $where } hat kein { $name }; es hat { $has }
mistake-no-class-choose = { $where } hat kein { $name } und keine Klasse mit einer Methode choose
mistake-not-loaded = { $where } kann nicht geladen werden: { $why }
mistake-not-made = { $where } kann nicht erzeugt werden: { $why }; es nimmt keine Argumente
mistake-workers = { $count } Prozesse können nicht arbeiten: mindestens 1
mistake-runs = { $count } Durchläufe sagen nichts: mindestens 1
mistake-on = --on { $given }: local, ray, auto, oder die Adresse eines Clusters, wie ray://10.0.0.1:10001
mistake-no-results = { $file } ist keine Datei mit Ergebnissen, von der es weitergehen kann: nenn eine neue, oder die richtige
mistake-results-in-use = { $file } wird gerade benutzt: ein anderer Lauf schreibt hinein
mistake-results-version = { $file } hat eine andere Version von sidepot geschrieben: mach mit der weiter, oder fang eine neue Datei an
mistake-results-other = { $file } hat Ergebnisse von etwas anderem: { $was }; nenn eine neue Datei, oder frag noch einmal dasselbe
mistake-differs = { $key } { $value } und nicht { $other }
mistake-another-log = dieses Protokoll gehört nicht zu einem Turnier mit dieser Struktur und diesem Seed
mistake-log-entry = kein Eintrag eines Turnierprotokolls: { $why }
mistake-range-weight = { $what } an Stelle { $at } von { $text } ist kein Gewicht: eine Zahl von 0 bis 1
