### O que um jogador pode fazer

action-fold = desistir
action-check = passar
action-call = pagar { $amount }
action-check-to = passar { $amount }
action-bet = apostar { $to }
action-raise = aumentar para { $to }
action-complete = completar para { $to }
action-cap = aumentar até o limite, { $to }
action-bring-in = pagar o bring-in, { $amount }
action-all-in = all-in { $amount }
action-show = mostrar
action-muck = não mostrar
action-stand-pat = não trocar
action-draw-up-to =
    { $count ->
        [one] trocar até { $count } carta
       *[other] trocar até { $count } cartas
    }
action-throw = descartar { $cards }
action-throw-onto-board = colocar { $cards } na mesa
