### Was an der Datei eines Hauses und ihrer Tabelle [game] falsch ist
own-house-yours = deine Hausdatei
own-house-texts = name und about sind Texte
own-house-limits = limits enthält eine Tabelle für jedes Limit, wie [limits.pot]
own-house-games = games enthält eine Tabelle für jedes Spiel, wie [games.razz] oder [games."no:holdem"]
own-house-base = based_on = { $given } ist kein Haus: eines von { $houses }
own-house-no-game = [games.{ $given }] ist kein Spiel: { $games }
own-house-own-dials = [games.{ $game }] hat { $given }: für sich allein hat ein Spiel { $dials }
own-game-step = [game] Schritt { $at }
own-game-ranking = [game] Wertung { $at }
own-game-missing = { $where } hat kein { $key }
own-game-no-key = { $where } kennt kein { $key }: möglich ist { $keys }
own-game-no-key-meant = { $where } kennt kein { $key }: meinst du { $meant }?
own-game-list = [game] { $key } ist eine Liste von 1 bis { $most }
own-game-verbs = { $where } ist eines von { $verbs }, wie { $example }
own-game-verb-table = { $where }: { $key } = { $value } geht nicht: eine Tabelle, wie { $example }
own-game-table = { $where } ist eine Tabelle, wie { $example }
own-game-choice = { $where }: { $key } = { $value } geht nicht: eines von { $choices }
own-game-whole = { $where }: { $key } = { $value } geht nicht: eine ganze Zahl
own-game-flag = { $where }: { $key } = { $value } geht nicht: true oder false
own-game-text = { $where }: { $key } = { $value } geht nicht: ein Text
own-game-deck = [game] deck = { $value } geht nicht: 52, 36, 20, oder Karten wie 'JsQsKs'
own-game-unplayable = das Spiel { $name } kann nicht gespielt werden: { $why }
own-game-name = sein Name hat 1 bis { $most } Buchstaben
own-game-players = most = { $value } Spieler: 2 bis { $most }
own-game-first = sein erster Schritt teilt den Spielern Karten aus
own-game-no-betting = es hat keine Setzrunde
own-game-deck-cards = ein Deck hat die Karten 0 (2c) bis 51 (As), jede einmal
own-game-larger-decks = larger_decks: höchstens { $most }, eines für jede Anzahl Spieler ab drei
own-game-deals-nothing = Schritt { $at } teilt nichts aus: down, up oder board ist 1 oder mehr
own-game-exchange = Schritt { $at }: { $count } Karten, es ist 1 oder mehr
own-game-street = Schritt { $at }: der Name einer Setzrunde hat höchstens { $most } Buchstaben
own-game-common = Schritt { $at }: common = true gehört zu einem Schritt, der jedem eine Karte gibt
own-game-draw = Schritt { $at }: { $count } Karten werden getauscht, aber die Spieler halten { $held }
own-game-throw = Schritt { $at }: die Spieler werfen { $count } von { $held } Karten ab
own-game-held = Schritt { $at }: die Spieler halten { $held } Karten, höchstens { $most }
own-game-board = Schritt { $at }: { $count } Karten auf dem Board, höchstens { $most }, { $once } auf einmal
own-game-ranking-own = eine Wertung, bei der { $must } eigene Karten zählen müssen und { $may } dürfen: die Spieler halten { $held }
own-game-ranking-few = Blätter nach { $order } haben { $needs } Karten, aber nur { $count } können zählen
own-game-opens-up = Schritt { $at }: opens = { $value } braucht Karten, die davor offen ausgeteilt werden
own-game-bring-in-first = Schritt { $at }: nur die erste Setzrunde hat ein Bring-in
own-game-bring-in-blinds = Schritt { $at }: ein Spiel mit Bring-in hat keine Blinds; setze blinds = false
own-game-opens-blinds = Schritt { $at }: die erste Setzrunde geht von den Blinds weiter: opens = 'house', oder setze blinds = false
own-game-rankings-first = die erste Wertung kann nicht low8 sein: ein Pot muss einen Gewinner finden
own-game-many = { $key }: { $count }, möglich sind 1 bis { $most }
own-game-deck-few = sein Deck aus { $count } Karten reicht nicht für zwei Spieler
