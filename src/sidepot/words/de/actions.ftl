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
action-draw-up-to =
    { $count ->
        [one] bis zu { $count } Karte tauschen
       *[other] bis zu { $count } Karten tauschen
    }
action-throw = { $cards } abwerfen
action-throw-onto-board = { $cards } auf das Board legen
