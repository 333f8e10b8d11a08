### Was ein Spieler tun kann

action-fold = Fold
action-check = Check
action-call = Call { $amount }
action-check-to = Check { $amount }
action-bet = Bet { $to }
action-raise = Raise auf { $to }
action-complete = vervollständigen auf { $to }
action-cap = Cap bei { $to }
action-bring-in = Bring-in { $amount }
action-all-in = All-in { $amount }
action-show = zeigen
action-muck = mucken
action-stand-pat = nicht tauschen
action-draw =
    { $count ->
        [one] eine Karte tauschen
       *[other] { $count } Karten tauschen
    }
action-draw-up-to =
    { $count ->
        [one] bis zu { $count } Karte tauschen
       *[other] bis zu { $count } Karten tauschen
    }
action-throw = { $cards } abwerfen
action-throw-onto-board = { $cards } auf das Board legen

verb-fold = Fold
verb-check = Check
verb-call = Call
verb-bet = Bet
verb-raise = Raise auf
verb-complete = Complete auf
verb-cap = Cap bei
verb-bring-in = Bring-in
verb-all-in = All-in
verb-show = Zeigen
verb-muck = Mucken
verb-draw = Tauschen
verb-stand-pat = Nicht tauschen

preset-min = min
preset-max = max
preset-all-in = All-in
preset-pot = Pot
preset-half-pot = ½ Pot
preset-two-thirds-pot = ⅔ Pot
preset-two-and-a-half-bb = 2½ BB
preset-three-bb = 3 BB

plan-none = später entscheiden
plan-check-fold = Check oder Fold
plan-check = Check
plan-call = Call { $amount }
plan-call-any = alles callen

did-fold = foldet
did-check = checkt
did-call = callt
did-bet = setzt
did-raise = erhöht
did-complete = vervollständigt
did-cap = Cap
did-bring-in = Bring-in
did-all-in = All-in
did-post = bringt nach
did-straddle = Straddle
did-small-blind = Small Blind
did-big-blind = Big Blind
did-ante = Ante
did-show = zeigt
did-muck = muckt
did-discard = wirft eine Karte ab
did-draw = tauscht
did-pat = tauscht nicht
