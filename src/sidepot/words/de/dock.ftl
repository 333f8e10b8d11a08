### Die Leiste unter dem Filz: was ein Spieler jetzt tun kann. Wenig Platz

dock-advice = Rat
dock-what-should-i-do = Was tun?
dock-how-did-i-play-it = Gut gespielt?
dock-working-it-out = Wird berechnet …
dock-close-the-advice = Rat schließen
dock-you-have-no-hand-here = Du hast hier noch keine Hand gespielt.
dock-there-was-nothing-for-you = Du hattest nichts zu entscheiden.

dock-show = Zeigen
dock-show-the = { $card } zeigen
dock-show-all = Alle zeigen
dock-show-both = Beide zeigen
dock-what-would-have-come = Was wäre gekommen?
dock-see-a-mucked-hand = Blatt von { $who } sehen
dock-see-mucked-hands = Ein gemucktes Blatt sehen

dock-you-want-a-bomb-pot = Du willst nächste Hand einen Bomb Pot
dock-no-longer = Doch nicht
dock-im-in = Bin dabei
dock-no-thanks = Nein, danke
dock-you-act-first-next-hand = Du bist nächste Hand zuerst dran: Straddle für { $amount }?
dock-straddle = Straddle
dock-no = Nein
dock-bomb-pot-next-hand = Nächste Hand Bomb Pot?
dock-picks-the-next-game = { $who } wählt das nächste Spiel.
    .you = Du wählst das nächste Spiel.
dock-the-next-game = Das nächste Spiel
dock-deal-this-game = Dieses Spiel
dock-all-in-run-it-twice = All-in! Zweimal laufen lassen?
dock-run-it-twice = Zweimal
dock-once = Einmal
dock-run-it-twice-waiting-for = Zweimal laufen lassen? Warten auf { $names }

dock-bet-sizes = Einsatzgrößen
dock-amount = Betrag
dock-raise-to = erhöhen auf
dock-less = weniger
dock-more = mehr
dock-key = { $amount } – Taste { $number }

dock-check-fold = Check / Fold
dock-check = Check
dock-call = Call
dock-call-any = Alles callen
dock-you-post-a-big-blind = Du bringst einen Big Blind nach und bist dabei, sobald es geht
dock-wait-instead = Doch auf den Big Blind warten
dock-you-are-in-when-the = Du bist dabei, wenn der Big Blind zu dir kommt
dock-post-instead-of-waiting = Nachbringen statt warten
dock-you-buy-the-button-and = Du kaufst den Button und bist dabei, sobald es geht
dock-decide-ahead = vorab entscheiden
dock-fast-forward = Vorspulen
dock-fold = Fold
dock-raise = Raise
dock-actions = Aktionen
dock-throw-away-the = { $card } abwerfen
dock-key-number = Taste { $number }
dock-choose-a-card = Karte wählen
dock-choose-cards = Karten wählen
dock-chosen-of = { $count } von { $most }
dock-exchange-the = { $card } tauschen
dock-cards-to-exchange = Karten zum Tauschen
dock-draw-count = { $count } tauschen
dock-throw-away-count = { $count } abwerfen
dock-throw-away = Abwerfen
dock-muck = Mucken
dock-call-amount = Call { $amount }
dock-call-or-fold = Call { $amount } / Fold bei Raise
dock-call-or-fold-completion = Call { $amount } / Fold bei Vervollständigung
dock-fold-anyway = Doch folden?
dock-you-can-check-for-nothing = Du kannst umsonst checken. Drück noch einmal Fold, um trotzdem zu folden.
dock-your-turn-to-call = Du bist dran – { $amount } zu callen
dock-your-turn-throw-a-card = Du bist dran – wirf eine Karte ab
dock-your-turn-throw-cards =
    { $count ->
        [one] Du bist dran – wirf { $count } Karte ab
       *[other] Du bist dran – wirf { $count } Karten ab
    }
dock-your-turn-draw = Du bist dran mit Tauschen
dock-your-turn-bring-in = Du bist dran mit dem Bring-in
dock-your-turn-show-or-muck = Du bist dran – zeigen oder mucken?
dock-you-have-folded = Du hast gefoldet
dock-all-in-nobody-can-bet = All-in: kein Setzen mehr
dock-waiting-for-to-throw-a = Warten, bis { $names } eine Karte abwirft
dock-you-are-all-in = Du bist All-in
dock-waiting-for = Warten auf { $who }
dock-you-finished-in-place = Du bist auf Platz { $place } gelandet
dock-the-next-game-starts-after = Die nächste Partie beginnt nach dieser; du bist dabei
dock-you-are-in-the-next = Du bist in der nächsten Partie dabei
dock-you-are-watching = Du siehst zu
dock-you-are-out-and-watching = Du bist raus und siehst zu
dock-the-host-lets-you-in = Der Gastgeber lässt dich rein: nimm Platz
dock-you-sit-the-next-game = Du setzt in der nächsten Partie aus
dock-you-are-in-for-the = Du bist in der nächsten Partie dabei
dock-chips-come-at-the-end =
    { $chips ->
        [one] { $chips } Chip kommt am Ende der Hand
       *[other] { $chips } Chips kommen am Ende der Hand
    }
dock-out-of-chips-rebuy = Du hast keine Chips mehr. Neu einkaufen?
dock-out-of-chips = Du hast keine Chips mehr
dock-you-sit-out = Du setzt aus
dock-you-ran-out-of-time = Deine Zeit ist um: der Tisch spielt für dich
dock-you-are-in-from-the = Du bist ab der nächsten Hand dabei
dock-next-hand-in-a-moment = Gleich kommt die nächste Hand
dock-waiting-for-other-players = Warten auf andere Spieler

dock-play-now-post-a-big = Gleich spielen, Big Blind nachbringen
dock-wait-for-big-blind = Auf den Big Blind warten
dock-buy-the-button = Den Button kaufen
dock-play-now-post-both-blinds = Gleich spielen, beide Blinds nachbringen
dock-chips-to-buy = Chips kaufen
dock-how-to-come-in = wie du einsteigst
dock-sit-down = Platz nehmen
dock-leave = Gehen
dock-waiting-list = Warteliste
dock-stop-asking = Nicht mehr fragen
dock-the-host-has-banned-you = Der Gastgeber hat dich von diesem Tisch gesperrt: du kannst zusehen.
dock-you-have-asked-the-host = Du hast den Gastgeber um Platz { $number } gebeten: Du sitzt, sobald er dich reinlässt.
dock-you-are-out-of-this = Du bist aus dieser Partie raus: nimm Platz für die nächste.
dock-nobody-joins-once-this-game = In die laufende Partie kommt niemand mehr: nimm Platz für die nächste.
dock-buy-in-again = Neu einkaufen
dock-im-back = Bin zurück
dock-leave-the-waiting-list = Von der Warteliste gehen
dock-join-the-waiting-list = Auf die Warteliste
dock-the-table-waits = der Tisch wartet { $time }

dock-show-card = { $card } zeigen
dock-want-bomb-pot =
    { $count ->
        [one] { $names } will nächste Hand einen Bomb Pot
       *[other] { $names } wollen nächste Hand einen Bomb Pot
    }
dock-want-bomb-pot-ante =
    { $count ->
        [one] { $names } will nächste Hand einen Bomb Pot: jeder setzt { $ante } Ante
       *[other] { $names } wollen nächste Hand einen Bomb Pot: jeder setzt { $ante } Ante
    }
dock-why-no-raise = Warum kann ich nicht erhöhen? { $why }
dock-no-chips-to-raise = du hast keine Chips mehr zum Erhöhen.
dock-amount-all-in = { $amount } All-in
dock-wager-raise = Raise
dock-wager-bet = Bet
dock-wager-complete = Complete
dock-wager-cap = Cap
dock-betting-over =
    { $did ->
        [all-in] { $who } geht All-in: die Setzrunden sind vorbei
        [fold] { $who } foldet: die Setzrunden sind vorbei
        [check] { $who } checkt: die Setzrunden sind vorbei
       *[call] { $who } callt: die Setzrunden sind vorbei
    }
    .you =
        { $did ->
            [all-in] Du gehst All-in: die Setzrunden sind vorbei
            [fold] Du foldest: die Setzrunden sind vorbei
            [check] Du checkst: die Setzrunden sind vorbei
           *[call] Du callst: die Setzrunden sind vorbei
        }
dock-shown-seconds-later =
    { $count ->
        [one] { $count } Sekunde später gezeigt
       *[other] { $count } Sekunden später gezeigt
    }
dock-shown-minutes-later =
    { $count ->
        [one] { $count } Minute später gezeigt
       *[other] { $count } Minuten später gezeigt
    }
dock-paused-take-your-time = { $says } – angehalten, lass dir Zeit
dock-advise-fold = Folden
dock-advise-check = Checken
dock-advise-call = Callen
dock-advise-bring-in = Bring-in
dock-advise-show = Zeigen
dock-advise-discard = Eine Karte abwerfen
dock-advise-draw = Tauschen
dock-advise-bet-to = Etwa { $to } setzen
dock-advise-raise-to = Auf etwa { $to } erhöhen
dock-decided-fold = { $street }: du hast gefoldet
dock-decided-check = { $street }: du hast gecheckt
dock-decided-call = { $street }: du hast gecallt
dock-decided-all-in = { $street }: du bist All-in gegangen
dock-decided-bring-in = { $street }: du hast das Bring-in gezahlt
dock-decided-stand-pat = { $street }: du hast nicht getauscht
dock-decided-bet = { $street }: du hast { $to } gesetzt
dock-decided-raise = { $street }: du hast auf { $to } erhöht
dock-decided-draw =
    { $count ->
        [one] { $street }: du hast eine Karte getauscht
       *[other] { $street }: du hast { $count } Karten getauscht
    }
dock-decided-discard = { $street }: du hast { $cards } abgeworfen
