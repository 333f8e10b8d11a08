### Was an der Datei eines Turniers falsch ist, dem Strukturblatt
sheet-the-sheet = das Strukturblatt
sheet-takes-number = eine ganze Zahl, { $least } bis { $most }
sheet-takes-number-from = eine ganze Zahl ab { $least }
sheet-takes-one-of = eines von { $choices }
sheet-takes-text = ein Text
sheet-takes-flag = true oder false
sheet-takes-numbers = ganze Zahlen, wie [4, 8]
sheet-takes-texts = Texte, wie ["rock", "caller"]
sheet-takes-points = ganze Zahlen, wie [2, 0, -1], keine über { $beyond }
sheet-takes-blinds = Small und Big Blind (und Ante) jedes Levels, wie [[25, 50], [50, 100, 10]], oder nur die Small Blinds; höchstens { $levels } Level
sheet-takes-every = eine ganze Zahl bis { $most }, oder eine für jedes Level
sheet-takes-moment = ein Zeitpunkt mit Zeitzone, wie 2027-01-31T20:00:00+01:00
sheet-takes-payouts = "standard", "winner-takes-all", Prozente wie [50, 30, 20], oder solche nach Teilnehmerzahl
sheet-impossible = { $key } = { $value } geht nicht: möglich ist { $takes }
sheet-no-key = es gibt keinen Schlüssel { $key }: es gibt { $keys }
sheet-no-key-meant = es gibt keinen Schlüssel { $key }: meinst du { $meant }?
sheet-no-key-in = es gibt keinen Schlüssel { $key } in { $section }: es gibt { $keys }
sheet-no-key-in-meant = es gibt keinen Schlüssel { $key } in { $section }: meinst du { $meant }?
sheet-needs = { $section } braucht { $key }
sheet-belongs = { $key } gehört zu format = "{ $format }"
sheet-section = { $key } ist ein Abschnitt, wie [{ $key }]
sheet-dials = dials ist ein Abschnitt mit Einstellungen des Hauses, wie [dials]
sheet-house = house ist eines von { $houses }
sheet-format = eine Veranstaltung ist eines von { $formats }
sheet-field = field ist ein Abschnitt mit der Anzahl jeder Art von Spieler, wie [field] rock = 4
sheet-named = field.named hat für jeden Namen eine Art von Spieler, wie ada = "rock"
sheet-named-name = field.named: ein Name hat 1 bis { $most } druckbare Zeichen: { $name }
sheet-field-count = field.{ $kind } = { $value } geht nicht: wie viele Spieler der Art { $kind }, höchstens { $most }
sheet-field-kind = field: { $kind } ist keine Art von Spieler
sheet-field-no-player = field: es gibt keinen Spieler { $kind }; es gibt { $players }
sheet-field-crowd = field: { $players } Spieler sind zu viele: höchstens { $most }
sheet-field-twice = es gibt zwei Spieler mit dem Namen { $name }: gib ihnen Namen in [field.named]
sheet-field-two = field: es braucht mindestens zwei Spieler, wie [field] mit rock = 4, caller = 2
sheet-field-absent = field: jemand muss da sein
sheet-field-most = field: { $players } Spieler, aber nur { $most } können teilnehmen
sheet-field-late = field.late = { $late }: ohne späte Anmeldung (late) kann niemand zu spät kommen
sheet-field-late-many = field.late = { $late } von { $players }: zwei müssen am Anfang da sein
sheet-field-points = field: für { $players } Spieler gibt es keine Punkte: 2 bis { $most }
sheet-percent = { $key } = { $value }: eine Wahrscheinlichkeit von 0 bis 100 %
sheet-guests = field.guests ist leer: jemand muss die leeren Plätze einnehmen
sheet-bots = bot ist ein Abschnitt für jeden Bot, höchstens { $most }, wie [[bot]] name = …, url = …
sheet-bot-name = der Name eines Bots, name = { $name }, geht nicht: möglich sind 1 bis { $most } druckbare Zeichen
sheet-bot-twice = es gibt zwei Bots mit dem Namen { $name }
sheet-bot-and-player = es gibt zwei Spieler mit dem Namen { $name }: einen Bot und noch einen
sheet-bot-url-text = die URL eines Bots, url = { $url }, geht nicht: möglich ist ein Text, wie http://127.0.0.1:8001
sheet-bot-url = die URL eines Bots, url = { $url }, geht nicht: { $why }
sheet-bots-not-here = Bots über HTTP können hier nicht spielen: nur Computerspieler
sheet-chairs-deck = { $key } = { $value }: das Deck von { $game } reicht für höchstens { $most } Spieler (X17)
sheet-chairs-two = { $key } = { $value } ist kein Tisch: mindestens 2 Plätze
sheet-rake = das Haus { $house } nimmt rake = { $rake } aus den Pots: in einem Turnier nimm stattdessen fee
sheet-entrants-two = max_entrants = { $value }: zum Spielen braucht es zwei
sheet-starts-with = starts_with = { $value } tritt nie ein: 2 bis so viele, wie teilnehmen können
sheet-starts-with-most = starts_with = { $value } tritt nie ein: 2 bis { $most }
sheet-chips = { $key } = { $value }: 1 bis { $most } Chips
sheet-at-least-one = { $key } = { $value }: mindestens 1
sheet-levels = die Level fehlen, und das Haus { $house } hat keine: füge [levels] hinzu, mit by = "hands", every = 10, blinds = [[25, 50], [50, 100]]
sheet-levels-every = levels.every hat { $lengths } Längen für { $levels } Level
sheet-breaks-both = levels.breaks sagt, nach welchen Leveln, break_minutes, wie lange: gib beides an
sheet-breaks-level = levels.breaks: es gibt kein Level { $level }: 1 bis { $last }
sheet-break-last = nach der Pause, die auf Level { $level } folgt, kommt kein Level
sheet-blinds-empty = levels.blinds ist leer: mindestens ein Level
sheet-blinds-alone = { $blinds }
sheet-blinds-ante = { $blinds }, Ante { $ante }
sheet-level-falls = Level { $level } fällt: { $blinds } nach { $before }
sheet-level-lasts = Level { $level } dauert { $value }: mindestens 1
sheet-level-high = Level { $level }: { $blinds } ist zu hoch: Blinds und Antes sind höchstens { $most }
sheet-level-rules = Level { $level }: { $why }
sheet-level-after = { $key } = { $value } ist nach dem Ende: Level, auf die noch eines folgt, sind 1 bis { $last }
sheet-level-from = { $key } = { $value }: ein Level, ab 1
sheet-late = late = { $value }: ein Level, ab 1, oder 0 für keine späte Anmeldung
sheet-late-full = late = { $value }: es beginnt, wenn es voll ist, also kommt niemand zu spät
sheet-reentries = reentries = { $value } braucht späte Anmeldung: setze late
sheet-payouts-empty = payouts ist leer: mindestens ein Platz wird bezahlt
sheet-payouts-least = payouts = { $value }: jeder bezahlte Platz bekommt 1 % oder mehr
sheet-payouts-whole = payouts = { $value } ergibt { $sum } %: alle Plätze zusammen bekommen 100 %
sheet-payouts-order = payouts = { $value }: ein besserer Platz bekommt nicht weniger
sheet-payouts-entrants = payouts: „ab { $entrants } Teilnehmern“ kommt nach „ab { $before }“
sheet-timed-table = eine begrenzte Partie hat einen Tisch: max_entrants ist höchstens chairs = { $chairs }
sheet-timed-not = { $key } geht nicht in einer begrenzten Partie
sheet-season-starts-at = starts_at geht nicht in einer Saison, der Spieler beitreten: sie beginnt, wenn sie kommen
sheet-season-joining = joining geht nicht, wo die Teilnahme etwas kostet: buy_in und fee sind dann 0
sheet-season-not = { $key } geht nicht in einer Saison: ihr Teilnehmerfeld steht fest
sheet-season-points = max_entrants = { $value }: Punkte gibt es für höchstens { $most } Spieler (L14)
sheet-points = points ist ein Abschnitt mit einer Zeile für jede Anzahl Spieler, wie 3 = [2, 0, -1]
sheet-points-players = points.{ $given }: eine Anzahl Spieler, 2 bis 10
sheet-points-places = die Punkte für { $players } Spieler sind { $numbers } Zahlen: { $players } Plätze
sheet-points-rise = die Punkte für { $players } Spieler steigen: ein besserer Platz bekommt nicht weniger
