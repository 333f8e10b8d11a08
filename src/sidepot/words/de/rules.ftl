### Die Regeln eines Hauses in einfachen Worten

rules-house-standard = No Limit Hold’em, wie es heute überall gespielt wird. Was sein Dokument offenlässt, folgt den Turnierdirektoren.
rules-house-cardroom = Ein Raum mit Cash-Tischen: No Limit, Pot Limit und Fixed Limit, jeweils mit vier Einsätzen pro Setzrunde.
rules-house-pineapple = Crazy Pineapple: drei Karten auf der Hand, von denen eine nach der Setzrunde am Flop abgeworfen wird. Bet Limit, Pot Limit oder No Limit.
rules-house-league = Freezeouts zwischen Bots: steigende Blinds, spät in der Partie Antes, Plätze und Punkte.
rules-house-kitchen = Eine Runde unter Freunden: Jeder zahlt Ante, der Platz links vom Dealer beginnt, Computerspieler füllen die Plätze.
rules-house-tda = Hold’em nach den Regeln der Turnierdirektoren von 2024: Zu kurze All-ins werden zusammengezählt, der Button darf tot sein.
rules-house-roberts = Hold’em nach Robert’s Rules of Poker, Version 11: ein Cash Game in einem Card Room.
rules-house-online = Hold’em, wie die großen Anbieter es geben: ein Button, der immer vorwärtsgeht, 40 bis 100 Big Blinds, und All-ins können zweimal laufen.
rules-house-horse = Fünf Limit-Spiele nacheinander, je ein Orbit: Hold’em, Omaha Hi-Lo, Razz, Stud und Stud Hi-Lo.
rules-house-hose = Vier Limit-Spiele nacheinander, je ein Orbit: Hold’em, Omaha Hi-Lo, Stud und Stud Hi-Lo.
rules-house-eight-game = Acht Spiele nacheinander, je sechs Hände: sechs Limit-Spiele, No Limit Hold’em und Pot Limit Omaha.
rules-house-dealers-choice = Der Spieler am Button sucht das Spiel der Hand aus einer Liste von sechzehn aus: Limit, Pot Limit und No Limit.

rules-game-holdem = { $game }: zwei eigene Karten und fünf auf dem Board; die besten fünf der sieben spielen.
rules-game-crazy-pineapple = { $game }: drei eigene Karten; nach der Setzrunde am Flop wirft jeder eine ab.
rules-game-pineapple = { $game }: drei eigene Karten; vor dem Flop wirft jeder eine ab.
rules-game-lazy-pineapple = { $game }: drei eigene Karten; keine wird abgeworfen, und höchstens zwei davon spielen.
rules-game-irish = { $game }: vier eigene Karten; nach der Setzrunde am Flop wirft jeder zwei ab.
rules-game-omaha = { $game }: vier eigene Karten; genau zwei davon spielen, mit genau drei vom Board.
rules-game-omaha5 = { $game }: fünf eigene Karten; genau zwei davon spielen, mit genau drei vom Board.
rules-game-omaha6 = { $game }: sechs eigene Karten; genau zwei davon spielen, mit genau drei vom Board.
rules-game-omaha8 = { $game }: vier eigene Karten, von denen zwei mit drei vom Board spielen; das beste Low, acht oder niedriger, gewinnt die Hälfte.
rules-game-omaha5-8 = { $game }: fünf eigene Karten, von denen zwei mit drei vom Board spielen; das beste Low, acht oder niedriger, gewinnt die Hälfte.
rules-game-omaha6-8 = { $game }: sechs eigene Karten, von denen zwei mit drei vom Board spielen; das beste Low, acht oder niedriger, gewinnt die Hälfte.
rules-game-courchevel = { $game }: fünf eigene Karten, von denen zwei mit drei vom Board spielen; die erste Karte des Flops wird vor allem Setzen gegeben.
rules-game-courchevel8 = { $game }: fünf eigene Karten, von denen zwei mit drei vom Board spielen, dessen erste Karte vor allem Setzen gegeben wird; das beste Low, acht oder niedriger, gewinnt die Hälfte.
rules-game-short-deck = { $game }: zwei eigene Karten aus einem Deck von 36, ab der Sechs; ein Flush schlägt ein Full House.
rules-game-royal = { $game }: Hold’em mit zwanzig Karten, ab der Zehn.
rules-game-stud = { $game }: sieben eigene Karten, vier davon offen; die besten fünf spielen.
rules-game-stud8 = { $game }: sieben eigene Karten, vier davon offen; das beste Low, acht oder niedriger, gewinnt die Hälfte.
rules-game-razz = { $game }: sieben eigene Karten, vier davon offen; das niedrigste Blatt gewinnt, Asse sind niedrig, Straights und Flushes zählen nicht.
rules-game-draw = { $game }: fünf eigene Karten und ein Tausch; das beste Blatt gewinnt.
rules-game-draw27 = { $game }: fünf eigene Karten und ein Tausch; das niedrigste Blatt gewinnt, Asse sind hoch, Straights und Flushes zählen gegen dich.
rules-game-triple27 = { $game }: fünf eigene Karten und drei Tauschrunden; das niedrigste Blatt gewinnt, Asse sind hoch, Straights und Flushes zählen gegen dich.
rules-game-triple-a5 = { $game }: fünf eigene Karten und drei Tauschrunden; das niedrigste Blatt gewinnt, Asse sind niedrig, Straights und Flushes zählen nicht.
rules-game-badugi = { $game }: vier eigene Karten und drei Tauschrunden; das Blatt mit den meisten Karten verschiedener Farben und Werte gewinnt, dann das niedrigste.
rules-game-badacey = { $game }: fünf eigene Karten und drei Tauschrunden; der halbe Pot für das beste Badugi, die andere Hälfte für das niedrigste Blatt mit niedrigen Assen.
rules-game-badeucey = { $game }: fünf eigene Karten und drei Tauschrunden; der halbe Pot für das beste Badugi mit hohen Assen, die andere Hälfte für das beste 2-7-Low.
rules-game-drawmaha = { $game }: fünf eigene Karten und ein Tausch nach dem Flop; der halbe Pot für das beste Omaha-Blatt, die andere Hälfte für die fünf auf der Hand.
rules-game-mit2026 = { $game }: drei eigene Karten; nach einem Flop von zwei Karten legt jeder eine davon offen auf das Board.
rules-game-kuhn = { $game }: je eine Karte aus einem Deck von drei; die höhere gewinnt.
rules-game-leduc = { $game }: je eine Karte aus einem Deck von sechs und eine auf dem Board; ein Paar damit gewinnt, sonst die höhere Karte.
rules-game-rhode-island = { $game }: je eine Karte und zwei auf dem Board; das beste Blatt aus drei Karten gewinnt.
rules-game-own = { $game }: { $streets }. Es zählt: { $orders }.
rules-street = { $street } ({ $parts })
rules-street-hole =
    { $count ->
        [one] eine Karte für jeden Spieler
       *[other] { $count } Karten für jeden Spieler
    }
rules-street-board =
    { $count ->
        [one] eine Karte auf dem Board
       *[other] { $count } Karten auf dem Board
    }
rules-street-draw = ein Tausch
rules-street-thrown =
    { $count ->
        [one] eine Karte abgeworfen
       *[other] { $count } Karten abgeworfen
    }
rules-order-high = die besten fünf Karten
rules-order-short-deck = die besten fünf Karten eines Short Decks
rules-order-low8 = das beste Low, acht oder niedriger
rules-order-low = die niedrigsten fünf Karten, Asse niedrig
rules-order-deuce = die niedrigsten fünf Karten, Asse hoch
rules-order-badugi = Badugi
rules-order-badugi-high = Badugi mit hohen Assen
rules-order-card = die höchste Karte
rules-order-paired = ein Paar mit dem Board, dann die höchste Karte
rules-order-three = die besten drei Karten

rules-limit-no = No Limit heißt, dass du alles setzen darfst, was du hast.
rules-limit-pot = Pot Limit heißt, dass eine Erhöhung höchstens so groß wie der Pot ist.
rules-limit-fixed = Fixed Limit heißt, dass Einsätze und Erhöhungen eine feste Größe haben: { $small }, später { $big }.
rules-limit-spread = Spread Limit heißt, dass Einsätze und Erhöhungen zwischen { $small } und { $big } liegen.

rules-mixed =
    { $every ->
        [orbit] Gemischte Spiele in dieser Reihenfolge, je ein Orbit: { $games }.
        [level] Gemischte Spiele in dieser Reihenfolge, je ein Level der Blinds: { $games }.
       *[hands]
            { $count ->
                [one] Gemischte Spiele in dieser Reihenfolge, je eine Hand: { $games }.
               *[other] Gemischte Spiele in dieser Reihenfolge, je { $count } Hände: { $games }.
            }
    }
rules-dealers-choice =
    { $every ->
        [orbit] Dealer’s Choice, je ein Orbit: Der Spieler am Button sucht aus { $games } aus.
        [level] Dealer’s Choice, je ein Level der Blinds: Der Spieler am Button sucht aus { $games } aus.
       *[hands]
            { $count ->
                [one] Dealer’s Choice, je eine Hand: Der Spieler am Button sucht aus { $games } aus.
               *[other] Dealer’s Choice, je { $count } Hände: Der Spieler am Button sucht aus { $games } aus.
            }
    }
rules-mixed-stud = In Stud-Spielen zahlt jeder Ante, und der Button bleibt stehen.
rules-dealers-choice-stud = In Stud-Spielen zahlt jeder Ante.
rules-own-amounts = { $game } hat eigene Beträge: { $amounts }.

rules-raise-last = Der kleinste Einsatz ist { $bet }; eine Erhöhung ist mindestens so groß wie die letzte.
rules-raise-double = Der kleinste Einsatz ist { $bet }; die erste Erhöhung ist mindestens so groß wie der Einsatz, jede weitere mindestens doppelt so groß wie die letzte.
rules-raise-flat = Der kleinste Einsatz ist { $bet }; eine Erhöhung ist mindestens der kleinste Einsatz.
rules-raise-any = Der kleinste Einsatz ist { $bet }; eine Erhöhung darf jeder Betrag sein.
rules-cap =
    { $count ->
        [one] Eine Setzrunde hat höchstens einen Einsatz.
       *[other] Eine Setzrunde hat höchstens { $count } Einsätze.
    }
rules-cap-with-blind =
    { $count ->
        [one] Eine Setzrunde hat höchstens einen Einsatz; der Big Blind zählt als einer.
       *[other] Eine Setzrunde hat höchstens { $count } Einsätze; der Big Blind zählt als der erste.
    }
rules-completion-free = Das Vervollständigen des Bring-ins zählt nicht mit.
rules-reopen-full = Ein All-in unter einer vollen Erhöhung lässt Spieler, die schon gehandelt haben, nicht wieder erhöhen.
rules-reopen-sum = All-ins, die zusammen eine volle Erhöhung ergeben, lassen alle wieder erhöhen.
rules-reopen-any = Jede Erhöhung, auch ein All-in unter einer vollen, lässt alle wieder erhöhen.

rules-no-blinds = Es gibt keine Blinds.
rules-bring-in-lowest = Der Spieler mit der niedrigsten offenen Karte zahlt das Bring-in von { $amount } oder setzt mehr.
rules-bring-in-highest = Der Spieler mit der höchsten offenen Karte zahlt das Bring-in von { $amount } oder setzt mehr.
rules-antes-for-blinds = Es gibt keine Blinds: Jeder setzt { $amount } Ante.
rules-antes-for-blinds-less = Es gibt keine Blinds: Jeder setzt { $amount } Ante, der erste Platz { $first }.
rules-button-blind = Nur der Button setzt einen Blind: { $amount }.
rules-blinds = Die Blinds sind { $small } und { $big }.
rules-straddle-after = Danach kommt ein Straddle von { $amount }.
rules-heads-up-button-big = Im Heads-up ist der Button der Big Blind.
rules-heads-up-antes = Im Heads-up gibt es keine Blinds: Jeder setzt { $amount } Ante.
rules-ante = Jeder setzt vor dem Geben { $amount } Ante.
rules-ante-more = Jeder setzt vor dem Geben weitere { $amount } Ante.
rules-big-blind-ante = Der Big Blind zahlt ein Ante von { $amount } für den ganzen Tisch.
rules-button-ante = Der Button zahlt ein Ante von { $amount } für den ganzen Tisch.
rules-no-first-betting = Vor dem Flop wird nicht gesetzt.
rules-rise-orbits =
    { $count ->
        [one] Die Blinds steigen jeden Orbit.
       *[other] Die Blinds steigen alle { $count } Orbits.
    }
rules-rise-hands =
    { $count ->
        [one] Die Blinds steigen jede Hand.
       *[other] Die Blinds steigen alle { $count } Hände.
    }

rules-show-all = Beim Showdown zeigen alle, die noch dabei sind.
rules-show-losers-muck = Verlierende Blätter dürfen beim Showdown gemuckt werden.
rules-showdown-ask = Jeder wird gefragt, ob er zeigt.
rules-odd-chip-left-of-button = Ein überzähliger Chip geht an den ersten Spieler links vom Button.
rules-odd-chip-dropped = Ein überzähliger Chip geht an niemanden.
rules-board-twice = Sind alle All-in, wird der Rest des Boards zweimal gegeben, jedes für den halben Pot.
rules-double-board = Jede Hand hat zwei Boards, jedes für die Hälfte jedes Pots.
rules-rake = Das Haus nimmt { $percent } % von jedem Pot.
rules-rake-capped = Das Haus nimmt { $percent } % von jedem Pot, höchstens { $most }.

rules-ends-one-left = Die Partie endet, wenn ein Spieler übrig ist. Währenddessen kauft niemand Chips, und die nächste beginnt von vorn.
rules-ends-hands =
    { $count ->
        [one] Die Partie endet, wenn ein Spieler übrig ist, oder nach einer Hand, wenn der größte Stack gewinnt. Währenddessen kauft niemand Chips, und die nächste beginnt von vorn.
       *[other] Die Partie endet, wenn ein Spieler übrig ist, oder nach { $count } Händen, wenn der größte Stack gewinnt. Währenddessen kauft niemand Chips, und die nächste beginnt von vorn.
    }
rules-buy-in = Das Buy-in ist { $amount }.
rules-buy-in-between = Das Buy-in ist { $least } bis { $most }.
rules-entry-choose = Wer dazukommt, wartet auf den Big Blind oder bringt einen nach.
rules-entry-antes = Wer dazukommt, spielt ab der nächsten Hand mit.
rules-entry-fixed = In die laufende Partie kommt niemand dazu; wer keine Chips hat, ist raus.
rules-entry-between-hands = Spieler kommen zwischen den Händen dazu; wer keine Chips hat, steht auf.
rules-rathole =
    { $count ->
        [one] Wer innerhalb einer Minute zurückkommt, bringt mindestens mit, womit er ging.
       *[other] Wer innerhalb von { $count } Minuten zurückkommt, bringt mindestens mit, womit er ging.
    }
rules-may-straddle = Der Spieler links vom Big Blind darf einen Straddle setzen.
rules-bomb-pot = Wenn alle zustimmen, gibt es einen Bomb Pot: Jeder setzt { $amount } Ante, und das Setzen beginnt am Flop.
rules-run-twice = Spieler, die All-in sind, können sich einigen, zweimal laufen zu lassen.
rules-rabbit = Nach einer Hand dürfen ihre Spieler sehen, was gekommen wäre.
rules-stack = Jeder beginnt mit { $chips } Chips; Blinds und Antes sind die des ersten Levels.

rules-change-house = { $house }, { $limit }, { $blinds }
rules-change = { $dial }: { $value }
rules-value-none = keine
rules-value-true = ja
rules-value-false = nein

rules-unusual-button-blind = Nur der Button setzt einen Blind, { $amount }; es gibt keinen Small Blind.
rules-unusual-no-small-blind = Es gibt keinen Small Blind; nur der Big Blind setzt, { $amount }.
rules-unusual-equal-blinds = Beide Blinds setzen { $amount }, also darf ein Small Blind ohne Erhöhung checken.
rules-unusual-blinds-not-double = Der Big Blind ist nicht der doppelte Small Blind.
rules-unusual-straddle-called = Den letzten Straddle müssen alle callen, und wer ihn setzt, handelt zuletzt.
rules-unusual-straddle-heads-up = Im Heads-up setzt niemand einen Straddle.
rules-unusual-short-big-blind = Fehlen dem Big Blind Chips, callen alle für weniger.
rules-unusual-high-ante = Das Ante ist nicht kleiner als der Big Blind ({ $amount }): Das meiste in einem Pot ist totes Geld.
rules-unusual-high-big-blind-ante = Das Big Blind Ante ist mehr als der Big Blind ({ $amount }): Ein Platz zahlt alles.
rules-unusual-several-antes = { $dials } werden alle gezahlt, in jeder Hand.
rules-unusual-dead-antes = Die Blinds sind totes Geld: Man schuldet nichts, und wer zuerst dran ist, darf checken.
rules-unusual-small-blind-first = Der Small Blind handelt zuerst und der Button zuletzt, auch vor dem Flop.
rules-unusual-big-blind-last = Ab der zweiten Setzrunde handelt der Big Blind zuletzt.
rules-unusual-heads-up-button-big = Im Heads-up setzt der Button den Big Blind und handelt immer zuletzt.
rules-unusual-heads-up-antes = Im Heads-up gibt es keine Blinds; jeder setzt { $amount } totes Ante.
rules-unusual-heads-up-button-opens = Im Heads-up handelt der Button immer zuerst.
rules-unusual-bets-over-blind = Über einem Big Blind von { $amount } wird um { $bet } erhöht.
rules-unusual-bets-below-blind = Eine Erhöhung darf kleiner sein als der Big Blind von { $amount }.
rules-unusual-any-raise = Eine Erhöhung um einen einzigen Chip ist erlaubt und lässt alle wieder erhöhen.
rules-unusual-any-raise-pot = Eine Erhöhung ist alles von einem Chip bis zum Pot.
rules-unusual-flat-raise = Nach einer Erhöhung jeder Größe genügen für die nächste { $amount }.
rules-unusual-double-raise = Jede Erhöhung ist mindestens doppelt so groß wie die letzte, und bald sind alle All-in.
rules-unusual-small-bet = Ab dem Flop genügt ein Einsatz von { $amount }, weniger als ein Big Blind.
rules-unusual-reopen-any = Ein All-in von einem Chip mehr lässt alle, die gehandelt haben, wieder erhöhen.
rules-unusual-checked-short = Wer gecheckt hat, darf erhöhen, wenn ein All-in unter dem kleinsten Einsatz folgt.
rules-unusual-no-cap = In einer Setzrunde wird erhöht, bis niemand mehr will.
rules-unusual-cap-one = Ein Einsatz pro Setzrunde und keine Erhöhung.
rules-unusual-cap-one-blind = Ein Einsatz pro Setzrunde und keine Erhöhung; vor dem Flop darf niemand den Big Blind erhöhen.
rules-unusual-cap-all-in = Am Cap wird auch ein All-in-Raise abgelehnt.
rules-unusual-odd-chips-dropped = Was beim Teilen übrig bleibt, ist weg: Das Spiel verliert langsam Chips.
rules-unusual-odd-chips-halves = Jede Hälfte eines Pots wird für sich geteilt und verliert ihre eigenen überzähligen Chips.
rules-unusual-show-all = Beim Showdown sieht man auch verlierende Blätter.
rules-unusual-orphan-main = Ein Side Pot, den niemand mehr gewinnen kann, geht an Spieler, die nie darin eingezahlt haben.
rules-unusual-double-board = Jede Hand hat zwei Boards; wer keines gewinnt, bekommt nichts zurück.
rules-unusual-see-hands = Ein beim Showdown gemucktes Blatt wird gezeigt, wenn jemand, der Karten bekam, es verlangt.
rules-unusual-boards = Sind alle All-in, wird der Rest des Boards zweimal gegeben, jedes für den halben Pot.
rules-unusual-hand-cap = Wer { $amount } in einen Pot gezahlt hat, ist All-in.
rules-unusual-kill = Wer zwei Pots in Folge gewinnt, setzt { $amount }, und die Einsätze sind größer.
rules-unusual-straddles = Der letzte Straddle kann { $amount } sein, das sind viele Big Blinds.
rules-unusual-no-free-fold = Wer folden will, muss auf einen Einsatz warten.
rules-unusual-rake-no-cap = Der Rake wird aus jedem Pot genommen, so groß er auch ist.
rules-unusual-rake-high = Der Rake ist mehr als ein Zehntel jedes Pots: Chips verlassen den Tisch schnell.
rules-unusual-rake-no-flop = Das Haus nimmt seinen Teil auch, wenn alle bis zu den Blinds folden.
rules-unusual-no-burn = Die oberste Karte des Decks ist die nächste; wer ihren Rücken lesen kann, kennt sie.
rules-unusual-few-players = Das Deck reicht für höchstens { $count } Spieler, nicht für 10.
rules-unusual-buy-in-small = Das größte Buy-in sind weniger als zehn Big Blinds, also enden die meisten Hände mit All-in.
rules-unusual-rotation-players = Höchstens { $count } Spieler können alle diese Spiele spielen.
rules-unusual-level-never = Außerhalb von Turnieren steigen die Blinds hier nicht, also bleibt das erste Spiel.
rules-unusual-level-picked = Ein Spieler sucht das Spiel für ein ganzes Level aus.
rules-unusual-reshuffle = Wenn { $count } oder mehr Spieler so viel tauschen, wie sie können, werden abgeworfene Karten neu gemischt und gegeben.
rules-unusual-common-card = Bleiben { $count } oder mehr Spieler dabei, wird die letzte Karte einmal gegeben, für alle.
rules-unusual-dead-button = Kein Platz verpasst je einen Blind, aber wer sich gleich hinter die Blinds setzt, spielt eine Runde, ohne sie zu zahlen.
rules-unusual-never-one-left = Die Partie dauert, solange sich neue Spieler hinsetzen.
rules-unusual-endless-rise = Die Blinds verdoppeln sich jedes Mal, ohne Ende.
rules-unusual-late-buy-in = Wer spät dazukommt, kauft sich für weniger Big Blinds ein.
rules-unusual-own-unused = Dieses Spiel ist nicht in der Rotation, also wirkt das nicht.
rules-unusual-own-amounts = { $amounts } statt { $usual }.
rules-unusual-own-cut = { $dial }: auf das kleinste Buy-in gekürzt, { $amount }.
rules-unusual-idle = „{ $dial }“ wirkt nicht: { $why }.
