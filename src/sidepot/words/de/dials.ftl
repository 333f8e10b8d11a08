### Die Einstellungen eines Hauses: wo ein Tisch eröffnet wird, in `sidepot house`, und was an einer falsch ist

dial-group-game = Spiel und Einsätze
dial-group-antes = Antes und Blinds
dial-group-bets = Einsätze und Erhöhungen
dial-group-deal = Geben und Reihenfolge
dial-group-showdown = Showdown und Pots
dial-group-extras = Extras
dial-group-coming = Kommen und Gehen
dial-group-rising = Steigende Blinds und das Ende
dial-group-share = Der Anteil des Hauses

dial-game = Spiel
    .hint = Welches Spiel gegeben wird
dial-rotate = Gemischte Spiele
    .hint = Mehrere Spiele nacheinander, jedes im Limit des Hauses oder im eigenen: T26
dial-rotation = Reihenfolge gemischter Spiele
    .hint = Die Spiele kommen der Reihe nach, oder der Button sucht eines aus: T26
    .order = Eines nach dem anderen
    .dealers-choice = Dealer’s Choice
dial-every = Das Spiel wechselt
    .hint = Wenn der Button einmal herum ist, wenn die Blinds steigen, oder nach einer Zahl von Händen
dial-limit = Limit
    .hint = Wie viel gesetzt werden darf
dial-blinds = Blinds
    .hint = Small Blind, Big Blind, und ein Straddle, wo es einen gibt
dial-buy_in = Buy-in
    .hint = Kleinstes und größtes Buy-in
dial-buy_in_unit = Buy-in gezählt in
    .hint = Worin das Buy-in gezählt wird
    .bb = Big Blinds
    .chips = Chips
dial-double_bb = Big Blind ist der doppelte Small Blind
    .hint = Der Big Blind ist immer doppelt so hoch wie der Small Blind
dial-bets = Einsatzgrößen
    .hint = Fixed Limit: die zwei Einsatzgrößen; Spread Limit: der kleinste und der größte Einsatz
dial-unit = Einheit im Fixed Limit
    .hint = Fixed Limit ohne eigene Einsatzgrößen: BB, dann 2 BB, oder SB, dann BB
    .bb = Big Blind, dann das Doppelte
    .sb = Small Blind, dann Big Blind

dial-forced = Pflichteinsätze
    .hint = Blinds; oder tote Antes von einem Big Blind von jedem (die Hälfte vom ersten Platz); oder nur ein Blind auf dem Button
    .blinds = Small und Big Blind
    .antes = Antes von allen
    .button-blind = Nur der Button
dial-ante = Ante
    .hint = Tote Chips von allen vor dem Geben
dial-bb_ante = Big Blind Ante
    .hint = Ein totes Ante für den ganzen Tisch, das der Big Blind zahlt
dial-button_ante = Button Ante
    .hint = Ein totes Ante für den ganzen Tisch, das der Button zahlt
dial-stud_ante = Ante in Spielen ohne Blinds
    .hint = Spiele ohne Blinds: wo kein Ante festgelegt ist, setzt jeder diesen Prozentsatz der kleinen Bet als Ante (mindestens 1): T1
dial-ante_percent = Ante in Prozent
    .hint = Ein Ante von diesem Prozentsatz des Big Blinds (mindestens 1), sobald der Big Blind das Buy-in erreicht: L5
dial-ante_first = Ante vor Blind
    .hint = Ein Big Blind, der nicht beides zahlen kann, zahlt das Big Blind Ante vor dem Blind: V30
dial-heads_up = Heads-up
    .hint = Zwei Spieler: wer welchen Blind setzt, oder keine Blinds und je ein Ante von einem Big Blind
    .button-sb = Button ist der Small Blind
    .button-bb = Button ist der Big Blind
    .antes = Beide zahlen Ante
dial-short_bb = Zu kurzer Big Blind
    .hint = Was die anderen schulden, wenn dem Big Blind Chips fehlen
    .full = Den ganzen Big Blind
    .posted = Was gesetzt wurde
dial-bring_in = Bring-in
    .hint = Stud: was die Door Card an Bring-in zahlt; 0 für die Hälfte der kleinen Bet: T3
dial-bring_in_all_in = All-in vor dem Bring-in
    .hint = Stud: Wer das Bring-in zahlen müsste, ist schon durch das Ante All-in; der nächste Spieler darf es zahlen, vervollständigen oder folden, oder er muss es zahlen: T8
    .acts = Der nächste Spieler wählt
    .forced = Der nächste Spieler zahlt es

dial-min_bet = Kleinster Einsatz
    .hint = Der kleinste Einsatz, und die Größe der ersten Erhöhung
    .bb = Big Blind
    .sb = Small Blind
dial-min_raise = Kleinste Erhöhung
    .hint = Eine Erhöhung ist mindestens so groß wie die letzte; doppelt so groß; der kleinste Einsatz; oder irgendetwas mehr
    .last = Die letzte
    .double = Das Doppelte der letzten
    .flat = Der kleinste Einsatz
    .any = Jeder Betrag
dial-cap = Einsätze pro Setzrunde
    .hint = Wie viele Einsätze eine Setzrunde erlaubt
dial-cap_counts_blind = Big Blind zählt als Einsatz
    .hint = Der Big Blind ist der erste der Einsätze, die eine Setzrunde erlaubt
dial-cap_counts_short = Zu kurze All-ins zählen als Einsätze
    .hint = Ein All-in unter der kleinsten Erhöhung ist einer der Einsätze, die eine Setzrunde erlaubt
dial-cap_lifted = Kein Cap im Heads-up
    .hint = Kein Cap, wenn nur zwei Karten bekommen, wenn zwei übrig sind, bevor es erreicht ist, oder wenn zwei die Setzrunde beginnen: V21, T5
    .never = Nie
    .two-dealt = Wenn zwei Karten bekommen
    .two-in = Wenn zwei übrig sind
    .began-two = Wenn zwei die Setzrunde beginnen
dial-reopen = Zu kurze All-ins öffnen das Erhöhen
    .hint = Erhöht werden darf wieder nach einer vollen Erhöhung; auch nach zu kurzen All-ins, die zusammen eine ergeben; nach jeder Erhöhung
    .full = Nein, nur eine volle Erhöhung
    .sum = Wenn sie zusammen eine Erhöhung ergeben
    .any = Ja, jedes
dial-checked_short = Ein zu kurzes All-in nach einem Check
    .hint = Was ein Spieler, der gecheckt hat, gegen ein All-in unter dem kleinsten Einsatz darf: V16
    .closed = Darf nur callen
    .open = Darf erhöhen
dial-half_counts = Ein halber Einsatz zählt als ganzer
    .hint = Fixed Limit: ein All-in von mindestens einer halben Einheit ist ein voller Einsatz: S9
dial-short_completes = Eine Erhöhung vervollständigt ein zu kurzes All-in
    .hint = Fixed Limit: kein zu kurzes All-in ist ein voller Einsatz, und die nächste Erhöhung vervollständigt es
dial-pot_raise = Größte Erhöhung im Pot Limit
    .hint = Pot Limit: wie viel eine Erhöhung höchstens dazulegt
    .pot-call = Der Pot nach dem Call
    .pot-last-raise = Der Pot und die letzte Erhöhung
dial-pot_counts_table_ante = Tisch-Ante zählt zum Pot
    .hint = Pot Limit: Big Blind Ante und Button Ante zählen in der ersten Setzrunde: V24
dial-completion = Vervollständigen zählt als Einsatz
    .hint = Stud: ob das Vervollständigen des Bring-ins einer der Einsätze ist, die eine Setzrunde erlaubt: T4
    .free = Nein
    .counts = Ja
dial-open_pair = Doppelter Einsatz bei offenem Paar
    .hint = Stud: bei einem offenen Paar auf Fourth Street darf jeder die große Bet setzen: T7
    .on = Ja
    .off = Nein
dial-labels = Wie Einsätze heißen
    .hint = Der erste Einsatz über den Blinds ist ein Raise; oder eine Bet: C14; oder eine Bet, und eine Erhöhung zu bezahlen ist ein Check: P6
    .usual = Jeder Einsatz ist ein Raise
    .first-bet = Der erste ist eine Bet
    .house = Der erste ist eine Bet, mitgehen ein Check
dial-free_fold = Folden, wo Checken nichts kostet
    .hint = Ein Spieler darf folden, wo Checken nichts kostet: X19
dial-hand_cap = Höchstverlust pro Hand
    .hint = Wie viel ein Spieler in einer Hand höchstens verlieren kann, in Big Blinds: X20

dial-first_betting = Setzrunde vor dem Flop
    .hint = Es gibt eine Setzrunde vor dem Flop; ein Bomb Pot hat keine
dial-opens_first = Beginnt die erste Setzrunde
    .hint = Wer die erste Setzrunde beginnt
    .left-of-bb = Links vom Big Blind
    .left-of-button = Links vom Button
dial-opens_later = Beginnt spätere Setzrunden
    .hint = Wer die späteren Setzrunden beginnt
    .left-of-bb = Links vom Big Blind
    .left-of-button = Links vom Button
dial-deal_first = Erste Karte im Heads-up
    .hint = Zwei Spieler, der Button als Small Blind: wer die erste Karte bekommt
    .sb = Der Small Blind
    .left-of-button = Der Spieler links vom Button
dial-burn = Burn Cards
    .hint = Vor jeder Straße des Boards wird eine Karte verdeckt weggelegt
dial-discard_timeout = Nicht rechtzeitig abgeworfen
    .hint = Wer nicht rechtzeitig abwirft, verliert die Karte, die am wenigsten schadet (beim Tauschen keine); oder das Blatt ist tot: V69
    .least-harm = Die Karte, die am wenigsten schadet, geht
    .dead = Das Blatt ist tot
dial-showing_tie = Gleiche offene Karten
    .hint = Stud: wer beginnt, wenn die offenen Karten gleich sind: T6
    .position = Nach Position
    .suit = Nach Farbe
dial-common_opens = Beginn nach einer gemeinsamen Karte
    .hint = Stud: wer Seventh Street beginnt, wenn eine Karte für alle gegeben wird: T11
    .sixth = Wie auf Sixth Street
    .showing = Nach den offenen Karten
dial-fifth_card = Fünfte Karte beim Tauschen
    .hint = Draw: wer fünf tauscht, bekommt die fünfte mit den anderen oder zuletzt: T14
    .in-turn = Mit den anderen
    .last = Zuletzt

dial-show = Wer zeigt
    .hint = Wer beim Showdown zeigt
    .losers-muck = Verlierer dürfen mucken
    .all = Alle
dial-showdown = Verlierende Blätter
    .hint = Verlierende Blätter werden automatisch gemuckt, oder jeder wird gefragt
    .auto = Automatisch gemuckt
    .ask = Jeder wird gefragt
dial-odd_chips = Überzählige Chips
    .hint = Chips, die beim Teilen übrig bleiben
    .left-of-button = Zuerst links vom Button
    .dropped = Verfallen
dial-orphan = Side Pot, in dem niemand mehr ist
    .hint = Wohin ein Side Pot geht, wenn niemand, der eingezahlt hat, noch dabei ist
    .below = In den Pot darunter
    .main = An die Gewinner des Hauptpots
dial-boards = Boards, wenn alle All-in sind
    .hint = Wie oft der Rest des Boards gegeben wird, wenn alle All-in sind
dial-halves = Hi-Lo-Hälften
    .hint = Hi-Lo: jede Hälfte wird für sich geteilt; oder gleichmäßig zwischen Spielern, die beide gleich gewinnen: T12
    .apart = Jede Hälfte für sich
    .even = Gleichmäßig zwischen denen, die beide gewinnen
dial-double_board = Zwei Boards
    .hint = Zwei Boards ab der ersten Karte, jedes für die Hälfte jedes Pots: T28
dial-see_hands = Ein gemucktes Blatt sehen wollen
    .hint = Nach einer Hand dürfen ihre Spieler ein Blatt sehen, das beim Showdown gemuckt wurde

dial-run_twice = Zweimal laufen lassen
    .hint = Spieler, die All-in sind, können sich auf zwei Boards einigen
dial-straddle = Straddle
    .hint = Der Spieler links vom Big Blind darf einen Straddle vom Doppelten setzen
dial-straddles = Straddles in Folge
    .hint = Wie viele nacheinander einen Straddle setzen dürfen, jeder das Doppelte des vorigen
dial-button_straddle = Straddle auf dem Button
    .hint = Der Button darf einen Straddle von zwei Big Blinds setzen und handelt zuletzt, wenn sonst niemand einen setzt
dial-bomb_pot = Bomb Pot
    .hint = Wie viele Big Blinds jeder in einem Bomb Pot als Ante setzt, dem alle zustimmen
dial-bomb_boards = Boards eines Bomb Pots
    .hint = Wie viele Boards ein Bomb Pot hat: T28
dial-buy_button = Den Button kaufen
    .hint = Wer links vom Button dazukommt, darf beide Blinds setzen und bekommt als Nächster den Button
dial-rabbit = Rabbit Hunting
    .hint = Nach einer Hand dürfen ihre Spieler sehen, was gekommen wäre
dial-kill = Kill Pots
    .hint = Nach zwei Pots in Folge, oder einem großen Hi-Lo-Scoop, setzt der Gewinner, und die Einsätze sind größer: T27
    .off = Keine
    .half = Half Kill
    .full = Full Kill

dial-entry = Wie man einsteigt
    .hint = Auf den Big Blind warten oder nachbringen; ein festes Feld; oder zwischen den Händen
    .choose = Auf den Big Blind warten oder nachbringen
    .fixed = Nicht, wenn die Partie begonnen hat
    .between-hands = Zwischen den Händen
dial-button = Button über leere Plätze
    .hint = Wie der Button über leere Plätze geht
    .moving = Geht darüber hinweg
    .dead = Darf tot sein
    .simplified = Vereinfacht
dial-rathole = Mit weniger zurückkommen
    .hint = Wie viele Minuten lang jemand, der ging, nicht mit weniger zurückkommen darf
dial-seat_change = Platz wechseln
    .hint = Spieler dürfen zwischen den Händen auf einen freien Platz wechseln
dial-auto_buy = Chips automatisch kaufen
    .hint = Spieler können ihren Stack nach jeder Hand automatisch aufstocken oder neu kaufen lassen

dial-rise = Blinds steigen nach
    .hint = Wonach die Blinds in einer Partie, einem Turnier oder einer Saison steigen
    .off = Sie steigen nicht
    .orbits = Orbits
    .hands = Händen
dial-rise_every = Blinds steigen alle
    .hint = Nach wie vielen Orbits oder Händen die Blinds steigen
dial-levels = Level
    .hint = Small Blinds der Level; ohne sie verdoppelt jedes Level
dial-ends = Die Partie endet
    .hint = Wann die Partie endet
    .open = Nie von selbst
    .one-left = Wenn einer übrig ist
    .hands = Nach einer Zahl von Händen
dial-ends_after = Hände einer Partie
    .hint = Nach wie vielen Händen, wo die Partie nach ihren Händen endet

dial-rake = Rake
    .hint = Der Prozentsatz jedes Pots, den das Haus nimmt
dial-rake_cap = Höchster Rake einer Hand
    .hint = Wie viel das Haus höchstens aus einer Hand nimmt
dial-no_flop_no_drop = No flop no drop
    .hint = Aus einer Hand, die vor dem Flop endet, wird nichts genommen

dial-takes-choice = eines von { $choices }
dial-takes-flag = true oder false
dial-takes-chips = eine ganze Zahl Chips, 0 bis { $most }
dial-takes-count = eine ganze Zahl ab 1
dial-takes-count-to = eine ganze Zahl, 1 bis { $most }
dial-takes-maybe = eine ganze Zahl ab 1, oder "none"
dial-takes-maybe-to = eine ganze Zahl, 1 bis { $most }, oder "none"
dial-takes-amounts = ganze Zahlen von Chips, wie [50, 100] oder 50/100, höchstens { $most }
dial-takes-percent = ein Prozentsatz von 0 bis 100 mit höchstens zwei Nachkommastellen
dial-takes-games = Spiele in ihrer Reihenfolge, wie ["holdem", "razz", "no:holdem"], höchstens { $most }
dial-takes-every = "orbit", "level" oder eine ganze Zahl von Händen

dial-idle-sized = nur Fixed und Spread Limit brauchen es
dial-idle-unit = nur Fixed und Spread Limit ohne eigene Einsatzgrößen brauchen es
dial-idle-fixed = nur Fixed Limit braucht es
dial-idle-fixed-unit = Fixed Limit erhöht um seine Einheit
dial-idle-pot = nur Pot Limit braucht es
dial-idle-no-cap = es gibt kein Cap
dial-idle-no-bb-ante = es gibt kein Big Blind Ante
dial-idle-no-big-blind = es gibt keinen Big Blind
dial-idle-no-blinds = es gibt keine Blinds
dial-idle-no-straddle = niemand setzt einen Straddle
dial-idle-no-kill = nur Fixed Limit mit Blinds hat Kill Pots
dial-idle-no-bomb-pot = es gibt keine Bomb Pots
dial-idle-no-board = es gibt kein Board
dial-idle-all-show = alle zeigen
dial-idle-nobody-asked = alle zeigen, also wird niemand gefragt
dial-idle-fixed-field = in einem festen Feld kommt und geht niemand
dial-idle-button-not-small = im Heads-up ist der Button nie der Small Blind
dial-idle-no-discards = es werden keine Karten abgeworfen
dial-idle-no-stud = nur Stud-Spiele brauchen es
dial-idle-one-game = es wird nur ein Spiel gespielt
dial-idle-all-blinds = hier hat jedes Spiel Blinds
dial-idle-no-draw = in diesem Spiel wird nicht getauscht
dial-idle-one-winner = ein Blatt gewinnt den ganzen Pot
dial-idle-no-rake = es gibt keinen Rake
dial-idle-no-rise = die Blinds steigen nicht
dial-idle-no-hands = nur eine Partie, die nach einer Zahl von Händen endet, zählt sie
dial-idle-ante-asleep = der Big Blind erreicht nie das Buy-in von { $amount }

dial-wrong-value = { $dial } = { $value } geht nicht: möglich ist { $takes }
dial-wrong-name = es gibt keine Einstellung { $dial }: die Einstellungen sind { $dials }
dial-wrong-name-meant = es gibt keine Einstellung { $dial }: meinst du { $meant }?
dial-wrong-rotate = rotate = { $value } ist kein Spiel: { $games }, oder mit eigenem Limit, wie no:holdem
dial-wrong-rotate-one = rotate hat nur ein Spiel: nenne es in `game`, oder füge ein zweites hinzu
dial-wrong-boards-deck = boards = { $value } braucht mehr Karten, als das Deck von { $game } hat: 1 oder 2
dial-wrong-boards = boards = { $value } geht nicht: 1 oder 2
dial-wrong-double-board = double_board = true braucht ein Spiel mit Board, und { $game } hat keines
dial-wrong-double-board-twice = double_board = true hat schon zwei Boards: lass boards = 1 und run_twice = false
dial-wrong-rake-cap = rake_cap = { $value } begrenzt nichts: setze auch rake
dial-wrong-blinds-short = blinds = { $value } ist zu kurz: ein Small und ein Big Blind, wie [50, 100]
dial-wrong-blinds-none = blinds = { $value } hat keinen Big Blind: er ist mindestens 1
dial-wrong-blinds-falls = blinds = { $value } fällt: jeder ist mindestens so hoch wie der vorige
dial-wrong-blinds-double = blinds = { $value } geht nicht: in diesem Haus ist der Big Blind der doppelte Small Blind (double_bb)
dial-wrong-blinds-straddle = blinds = { $value }: ein Straddle ist mindestens das Doppelte von dem davor, wie { $example }
dial-wrong-blinds-straddle-forced = blinds = { $value }: ein Straddle braucht forced = 'blinds'
dial-wrong-bets = bets = { $value } geht nicht: zwei Beträge, der zweite nicht unter dem ersten, wie [10, 20]
dial-wrong-spread = limit = 'spread' braucht bets, den kleinsten und den größten Einsatz, wie bets = [2, 10]
dial-wrong-fixed-unit = limit = 'fixed' hat keine Einheit: der Small Blind ist 0; setze bets oder unit = 'bb'
dial-wrong-min-bet = min_bet = 'sb' geht nicht mit einem Small Blind von 0: nimm 'bb'
dial-wrong-half-counts = half_counts = true gehört zu Fixed Limit, nicht zu limit = { $value }
dial-wrong-short-completes = short_completes = true gehört zu Fixed Limit, nicht zu limit = { $value }
dial-wrong-short-completes-half = short_completes = true bringt mit half_counts = true nichts, das tut es schon: setze nur eines
dial-wrong-cap-lifted = cap_lifted = { $value } hebt nichts auf: setze auch cap, wie cap = 4
dial-wrong-cap-counts-blind = cap_counts_blind = true zählt für nichts: setze auch cap, wie cap = 4
dial-wrong-bring-in = bring_in = { $value } ist mehr als die kleine Bet, auf die vervollständigt wird: höchstens { $most }
dial-wrong-first-betting = first_betting = false braucht forced = 'antes': Blinds würden nie gecallt
dial-wrong-straddle = straddle = true braucht forced = 'blinds' und keinen Straddle unter den Blinds
dial-wrong-buy-button = buy_button = true braucht forced = 'blinds'
dial-wrong-button-straddle = button_straddle = true braucht forced = 'blinds'
dial-wrong-kill = kill = { $value } braucht limit = 'fixed' und forced = 'blinds': die Einsätze eines Kill Pots sind größer
dial-wrong-hand-cap = hand_cap = { $value } ist zu klein: mindestens 2 Big Blinds
dial-wrong-bomb-pot-board = bomb_pot = { $value } braucht ein Spiel mit Board, und { $game } hat keines
dial-wrong-bomb-pot-min-bet = bomb_pot braucht min_bet = 'bb': ein Bomb Pot hat keinen Small Blind
dial-wrong-bomb-pot-buy-in = bomb_pot = { $value } ist mehr, als das kleinste Buy-in hergibt: höchstens { $most } Big Blinds
dial-wrong-run-twice = run_twice = true braucht mehr Karten, als das Deck von { $game } hat
dial-wrong-ante = { $dial } = { $value } ist mehr, als das kleinste Buy-in hergibt: höchstens { $most }
dial-wrong-bb-ante = bb_ante = { $value } braucht einen Big Blind: forced = 'blinds'
dial-wrong-buy-in = buy_in = { $value } geht nicht: das kleinste und das größte, wie [20, 200]
dial-wrong-buy-in-chips = buy_in = { $value } ist mehr als { $most } Chips
dial-wrong-levels = levels = { $value } fallen: der Small Blind jedes Levels ist mindestens so hoch wie der vorige, und ab 1
dial-wrong-levels-never = levels = { $value } werden nie erreicht: setze rise auf 'orbits' oder 'hands'
dial-wrong-in-rotation = rotate: { $game } kann hier nicht gespielt werden: { $reasons }
dial-wrong-more = und vielleicht mehr
dial-wrong-seats = zu viele Plätze: { $game } geht mit 2 bis { $most } Spielern (X17)
