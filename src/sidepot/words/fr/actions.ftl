### Ce qu’un joueur peut faire

action-fold = se coucher
action-check = checker
action-call = suivre { $amount }
action-check-to = checker { $amount }
action-bet = miser { $to }
action-raise = relancer à { $to }
action-complete = compléter à { $to }
action-cap = relancer au maximum, { $to }
action-bring-in = payer le bring-in, { $amount }
action-all-in = tapis { $amount }
action-show = montrer
action-muck = jeter
action-stand-pat = rester servi
action-draw-up-to =
    { $count ->
        [one] changer jusqu’à { $count } carte
       *[other] changer jusqu’à { $count } cartes
    }
action-throw = défausser { $cards }
action-throw-onto-board = poser { $cards } sur le board
