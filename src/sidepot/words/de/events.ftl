### Was am Tisch geschieht

event-anted = { $who } setzt { $amount } Ante
    .you = Du setzt { $amount } Ante
event-anted-table-ante = { $who } setzt { $amount } Ante für den Tisch
    .you = Du setzt { $amount } Ante für den Tisch
event-anted-dead-blind = { $who } zahlt einen toten Blind, { $amount }
    .you = Du zahlst einen toten Blind, { $amount }
event-posted-small-blind = { $who } setzt den Small Blind, { $amount }
    .you = Du setzt den Small Blind, { $amount }
event-posted-big-blind = { $who } setzt den Big Blind, { $amount }
    .you = Du setzt den Big Blind, { $amount }
event-posted-straddle = { $who } setzt einen Straddle, { $amount }
    .you = Du setzt einen Straddle, { $amount }
event-posted-post = { $who } bringt { $amount } nach
    .you = Du bringst { $amount } nach
event-dealt = { $who } erhält { $cards }
    .you = Du erhältst { $cards }
event-dealt-board = { $street }: { $cards }
event-dealt-board-again = { $street } auf dem zweiten Board: { $cards }
event-folded = { $who } foldet
    .you = Du foldest
event-checked = { $who } checkt
    .you = Du checkst
event-called = { $who } callt { $amount }
    .you = Du callst { $amount }
event-bet = { $who } setzt { $to }
    .you = Du setzt { $to }
event-raise = { $who } erhöht auf { $to }
    .you = Du erhöhst auf { $to }
event-complete = { $who } vervollständigt auf { $to }
    .you = Du vervollständigst auf { $to }
event-cap = { $who } erhöht bis zum Cap, { $to }
    .you = Du erhöhst bis zum Cap, { $to }
event-bring-in = { $who } zahlt das Bring-in, { $to }
    .you = Du zahlst das Bring-in, { $to }
event-and-all-in = { $told }, All-in
event-discarded = { $who } wirft { $cards } ab
    .you = Du wirfst { $cards } ab
event-discarded-unseen =
    { $count ->
        [one] { $who } wirft eine Karte ab
       *[other] { $who } wirft { $count } Karten ab
    }
event-discarded-onto-board = { $who } legt { $cards } auf das Board
    .you = Du legst { $cards } auf das Board
event-stood-pat = { $who } tauscht nicht
    .you = Du tauschst nicht
event-drew =
    { $count ->
        [one] { $who } tauscht eine Karte
       *[other] { $who } tauscht { $count } Karten
    }
event-drew-seen =
    { $count ->
        [one] { $who } tauscht eine Karte: { $cards }
       *[other] { $who } tauscht { $count } Karten: { $cards }
    }
    .you =
        { $count ->
            [one] Du tauschst eine Karte: { $cards }
           *[other] Du tauschst { $count } Karten: { $cards }
        }
event-reshuffled =
    { $count ->
        [one] das Deck ist aufgebraucht: eine Karte wird neu gemischt
       *[other] das Deck ist aufgebraucht: { $count } Karten werden neu gemischt
    }
event-died = { $who } geht, das Blatt ist tot
    .you = Du gehst, das Blatt ist tot
event-showed = { $who } zeigt { $cards }
    .you = Du zeigst { $cards }
event-mucked = { $who } muckt
    .you = Du muckst

event-returned = { $who } nimmt { $amount } zurück, nicht gecallt
    .you = Du nimmst { $amount } zurück, nicht gecallt
won-pot = { $who } gewinnt { $pot }, { $amount }
    .you = Du gewinnst { $pot }, { $amount }
won-pot-with = { $who } gewinnt { $pot }, { $amount }: { $hand }
    .you = Du gewinnst { $pot }, { $amount }: { $hand }
won-split = { $names } teilen { $pot }, { $amount } ({ $shares })
won-split-with = { $names } teilen { $pot }, { $amount } ({ $shares }): { $hand }
won-share = { $who } { $amount }
won-half =
    { $half ->
        [high] { $pot } (High-Hälfte)
        [badugi] { $pot } (Badugi-Hälfte)
        [board] { $pot } (Hälfte mit dem Board)
        [hand] { $pot } (Hälfte mit fünf eigenen Karten)
       *[low] { $pot } (Low-Hälfte)
    }
won-first-board = { $pot } auf dem ersten Board
won-second-board = { $pot } auf dem zweiten Board
event-raked = das Haus nimmt { $amount }
event-dropped =
    { $count ->
        [one] { $count } überzähliger Chip verfällt
       *[other] { $count } überzählige Chips verfallen
    }

event-sat-down = { $who } setzt sich mit { $chips } auf Platz { $seat }
event-got-up = { $who } steht mit { $chips } auf
event-got-up-broke = { $who } steht ohne Chips auf
event-will-leave = { $who } geht nach dieser Hand
event-leaves-no-more = { $who } bleibt doch
event-sat-out = { $who } setzt aus
event-came-back = { $who } ist zurück
event-bought-chips = { $who } kauft { $chips }
event-will-buy = { $who } kauft nach dieser Hand { $chips }
event-agreed-bomb-pot = { $who } ist für einen Bomb Pot
event-agreed-run-twice = { $who } ist dafür, zweimal laufen zu lassen
event-agreed-straddle = { $who } ist für den Straddle
event-agreed-button-straddle = { $who } ist für den Straddle auf dem Button
event-no-longer-bomb-pot = { $who } ist nicht mehr für einen Bomb Pot
event-no-longer-run-twice = { $who } ist nicht mehr dafür, zweimal laufen zu lassen
event-no-longer-straddle = { $who } ist nicht mehr für den Straddle
event-no-longer-button-straddle = { $who } ist nicht mehr für den Straddle auf dem Button
event-run-twice-asked = zweimal laufen lassen? Gefragt: { $names }
event-showed-after = { $who } zeigt { $cards }
event-rabbit-hunted = { $who } fragt, was gekommen wäre: { $cards }
event-connected = { $who } ist wieder verbunden
event-disconnected = { $who } hat die Verbindung verloren
event-uses-bank =
    { $count ->
        [one] { $who } nutzt die Timebank, noch eine Sekunde
       *[other] { $who } nutzt die Timebank, noch { $count } Sekunden
    }
event-timed-out = für { $who } ist die Zeit um
event-hand-began = Hand { $number }
event-rules-will-change = ab der nächsten Hand: { $house }, { $limit }, Blinds { $blinds }
event-paused = der Tisch ist angehalten
event-resumed = es geht weiter
event-waits = { $who } kommt auf die Warteliste
event-waits-no-more = { $who } geht von der Warteliste
event-seat-offered = Platz { $seat } ist für { $who } reserviert
event-changed-seat = { $who } wechselt auf Platz { $seat }
event-will-change-seat = { $who } wechselt nach dieser Hand auf Platz { $seat }
event-stays = { $who } bleibt auf dem alten Platz
event-hand-seen = { $who } möchte das Blatt von { $whose } sehen: { $cards }
event-kill-due = die nächste Hand ist ein Kill-Pot: { $who } setzt { $amount }
event-game-changed = gespielt wird { $game }
event-game-pick-due = { $who } wählt das nächste Spiel
event-game-picked = { $who } wählt { $game }
event-blinds-will-rise = die Blinds steigen: { $blinds } ab der nächsten Hand

event-table-game-began = Partie { $number } beginnt
event-table-game-will-end = die Partie endet nach dieser Hand: die Chips entscheiden
event-table-game-over =
    { $count ->
        [one] { $names } gewinnt Partie { $number } nach einer Hand
       *[other] { $names } gewinnt Partie { $number } nach { $count } Händen
    }
event-table-game-shared =
    { $count ->
        [one] { $names } teilen sich den Sieg in Partie { $number } nach einer Hand
       *[other] { $names } teilen sich den Sieg in Partie { $number } nach { $count } Händen
    }
