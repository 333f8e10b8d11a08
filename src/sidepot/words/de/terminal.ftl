### Eine Hand im Terminal: sidepot play, explain und replay

terminal-column-chips = Chips
terminal-column-bet = Einsatz
terminal-pot = Pot { $amount }
terminal-pot-main = Haupt { $amount }
terminal-pot-side = Side { $number }: { $amount }
terminal-folded = gefoldet
terminal-mucked = gemuckt
terminal-all-in = All-in
terminal-stood-pat = nicht getauscht
terminal-drew = { $count } getauscht

terminal-did-post = nachgebracht
terminal-did-straddle = Straddle
terminal-did-check = gecheckt
terminal-did-call = gecallt
terminal-did-bet = gesetzt
terminal-did-raise = erhöht
terminal-did-complete = vervollständigt
terminal-did-cap = Cap
terminal-did-bring-in = Bring-in
terminal-did-discard = abgeworfen
terminal-did-show = gezeigt
terminal-did-muck = gemuckt

terminal-stakes-ante = Ante { $amount }
terminal-stakes-bring-in = Bring-in { $amount }
terminal-stakes-bets = Einsätze { $bets }

terminal-hand = Hand { $hand }
terminal-at-the-table = Am Tisch: { $players }. Jeder hat { $chips } Chips.
terminal-one-game-hands =
    { $count ->
        [one] Es wird eine Partie gespielt: Sie endet nach einer Hand, oder wenn du raus bist.
       *[other] Es wird eine Partie gespielt: Sie endet nach { $count } Händen, oder wenn du raus bist.
    }
terminal-one-game-left = Es wird eine Partie gespielt: Sie endet, wenn ein Spieler übrig ist, oder wenn du raus bist.
terminal-nobody-is-asked = Hier wird niemand nach einem Straddle, einem Bomb Pot oder einem zweiten Board gefragt; im Pokerraum schon.
terminal-out = { $who } ist raus
    .you = Du bist raus
terminal-leaves = { $who } verlässt den Tisch
    .you = Du verlässt den Tisch
terminal-leaves-played-out = { $who } verlässt den Tisch; die Hand wird ausgespielt
    .you = Du verlässt den Tisch; die Hand wird ausgespielt
terminal-leaves-chips = { $who } verlässt den Tisch; was im Pot ist, bleibt dort
    .you = Du verlässt den Tisch; was im Pot ist, bleibt dort
terminal-leaves-others = { $who } verlässt den Tisch; die anderen spielen die Hand zu Ende
    .you = Du verlässt den Tisch; die anderen spielen die Hand zu Ende
terminal-leaves-with = { $who } geht mit { $chips }
terminal-sits-down = { $who } setzt sich mit { $chips }
terminal-buys-in = { $who } kauft sich für { $chips } ein
    .you = Du kaufst dich für { $chips } ein
terminal-picks = { $who } wählt { $game }
terminal-the-end = das Ende
terminal-nobody-left = Es ist niemand mehr da zum Spielen.
terminal-score =
    { $count ->
        [one] { $who } hat { $chips } ({ $change }) nach einer Hand
       *[other] { $who } hat { $chips } ({ $change }) nach { $count } Händen
    }
    .you =
        { $count ->
            [one] Du hast { $chips } ({ $change }) nach einer Hand
           *[other] Du hast { $chips } ({ $change }) nach { $count } Händen
        }
terminal-place = { $place }. { $who }: { $chips }
terminal-place-shared = { $place }. { $who }, geteilt: { $chips }
terminal-owes = { $who } schuldet { $other } { $amount }
    .you = Du schuldest { $other } { $amount }
terminal-owes-you = { $who } schuldet dir { $amount }
terminal-owes-house = { $who } schuldet dem Haus { $amount }
    .you = Du schuldest dem Haus { $amount }
terminal-house-owes = das Haus schuldet { $who } { $amount }
    .you = das Haus schuldet dir { $amount }
terminal-you = Du
terminal-column-bought = gekauft
terminal-column-cashed = ausgezahlt
terminal-column-has = hat
terminal-column-score = Ergebnis
terminal-house = Haus

terminal-dealt = { $who } erhält { $cards }
    .you = Du erhältst { $cards }
terminal-you-have = du hast { $hand }
terminal-key-why = warum nicht?
terminal-key-help = Hilfe
terminal-key-quit = gehen
terminal-key-buy-in = für { $chips } neu einkaufen
terminal-no-chips-left = du hast keine Chips mehr: b kauft dich für { $chips } ein, q geht
terminal-pick-a-game = wähl ein Spiel nach Nummer, 1 bis { $count }, oder Name
terminal-type-a-key = tippe eine der Tasten oben; ? erklärt sie
terminal-not-at-a-table = { $typed } tut man an einem Tisch nicht; ? zeigt die Tasten
terminal-amount-needs-a-key = ein Betrag braucht eine Taste: r { $typed } setzt oder erhöht auf { $typed }
terminal-how-much = wie viel? r 600 setzt oder erhöht auf insgesamt 600; min, half und pot sind Größen
terminal-not-an-amount = { $typed } ist kein Betrag: ganze Chips, wie r 600
terminal-which-card = welche Karte? d 7c wirft die Kreuz 7 ab
terminal-which-card-draw = welche Karte? d 7c wirft die Kreuz 7 ab, d- tauscht nicht
terminal-one-card = eine Karte auf einmal: d 7c wirft die Kreuz 7 ab

terminal-help-act = Fold, Check, Call (Check, wo es nichts zu callen gibt), All-in
terminal-help-raise = auf insgesamt 600 setzen oder erhöhen (b 600 ist dasselbe)
terminal-help-sizes = nach Größe setzen oder erhöhen; half und pot zählen deinen Call mit
terminal-help-bring-in = Bring-in zahlen, wo die Karten es verlangen
terminal-help-discard = die Kreuz 7 abwerfen, wenn es Zeit dafür ist
terminal-help-draw = tauschen: diese gegen neue; d- tauscht nicht
terminal-help-show = zeigen oder mucken, wo das Haus fragt
terminal-help-why = was jetzt nicht erlaubt ist, mit der Nummer der Regel
terminal-help-rule = was die Regel mit dieser Nummer sagt
terminal-help-quit = den Tisch verlassen (auch Ctrl-C und Ctrl-D)

terminal-wrong-players = --players { $given }: { $game } geht mit 2 bis { $most } (X17)
terminal-wrong-stacks = --stacks { $given }: eine ganze Zahl Chips, 1 bis { $most }
terminal-wrong-name = --name { $given }: 1 bis 12 druckbare Zeichen, breite zählen doppelt
terminal-wrong-against = --against { $given }: diesen Spieler gibt es nicht; es gibt { $players }
terminal-wrong-against-own = --against { $given }: diesen Spieler gibt es nicht; es gibt { $players }; eigene Bots spielen in sidepot simulate
terminal-wrong-set = --set { $given }: eine Einstellung und ihr Wert, wie --set cap=4
terminal-wrong-twice = { $dial } steht zweimal da, { $first } und { $second }
terminal-wrong-chips = --stacks { $given }: ganze Zahlen mit Kommas dazwischen, wie 1000,1000,700
terminal-wrong-view = --view { $given }: es gibt keinen Platz { $given }, nur 0 bis { $last }

terminal-turn = { $who } ist dran (Platz { $seat })
terminal-owes-call = { $amount } zu callen
terminal-owes-bring-in = { $amount } Bring-in zu zahlen
terminal-owes-draw =
    { $count ->
        [one] bis zu { $count } Karte zu tauschen
       *[other] bis zu { $count } Karten zu tauschen
    }
terminal-owes-discard = eine Karte abzuwerfen
terminal-owes-discard-board = eine Karte auf das Board zu legen
terminal-owes-showdown = zeigen oder mucken
terminal-may = darf
terminal-may-not = nicht
terminal-hidden-discard =
    { $count ->
        [one] eine Karte abwerfen; --cards zeigt sie
       *[other] eine von { $count } Karten abwerfen; --cards zeigt sie
    }
terminal-hidden-discard-board =
    { $count ->
        [one] eine Karte auf das Board legen; --cards zeigt sie
       *[other] eine von { $count } Karten auf das Board legen; --cards zeigt sie
    }
terminal-hand-over = Die Hand ist vorbei.
terminal-cards-shows = (--cards zeigt die Karten jedes Platzes)
terminal-could-have = ({ $who } darf: { $keys })

terminal-step = Schritt { $step }
terminal-step-of = Schritt { $step } von { $last }
terminal-hand-of = Hand { $hand } von { $last }
terminal-amounts-in = Beträge in { $unit }
terminal-equity = Equity
terminal-luck = Glück
terminal-luck-unknown = nicht bekannt: ein Blatt wurde nicht gezeigt, oder das Spiel hat keine Equities
terminal-luck-none = keines: es kamen keine Karten, während jemand All-in war
terminal-replay-keys = → ← Schritt   ↓ ↑ Setzrunde   Pos1 Ende   n p Hand   q Ende
terminal-from-step = ab Schritt { $step }
terminal-rolled-out =
    { $count ->
        [one] einmal zu Ende gespielt von { $players }; Seed { $seed }
       *[other] { $count } Mal zu Ende gespielt von { $players }; Seed { $seed }
    }
terminal-rolled-out-stopped =
    { $count ->
        [one] früh beendet: einmal zu Ende gespielt von { $players }; Seed { $seed }
       *[other] früh beendet: { $count } Mal zu Ende gespielt von { $players }; Seed { $seed }
    }
terminal-column-player = Spieler
terminal-column-average = Chips im Schnitt
terminal-column-interval = Intervall (95 %)
terminal-column-as-it-went = wie es war
terminal-went = { $who } { $net } (wie es war { $went })
terminal-no-readable-hand = { $file }: keine Hand darin ist lesbar
terminal-no-readable-hand-why = { $file }: keine Hand darin ist lesbar: { $why }
terminal-no-such-hand =
    { $count ->
        [one] { $file } hat eine Hand: es gibt keine Hand { $hand }
       *[other] { $file } hat { $count } Hände: es gibt keine Hand { $hand }
    }
terminal-needs-fork = --rollouts, --auto und --seat gehen von einem Schritt aus weiter: sag mit --fork K, von welchem
terminal-not-in-hand = { $who } ist nicht in dieser Hand: { $players }
