### Lo que puede hacer un jugador

action-fold = no ir
action-check = pasar
action-call = igualar { $amount }
action-check-to = pasar { $amount }
action-bet = apostar { $to }
action-raise = subir a { $to }
action-complete = completar a { $to }
action-cap = subir al tope, { $to }
action-bring-in = pagar el bring-in, { $amount }
action-all-in = all-in { $amount }
action-show = mostrar
action-muck = no mostrar
action-stand-pat = quedarse servido
action-draw-up-to =
    { $count ->
        [one] cambiar hasta { $count } carta
       *[other] cambiar hasta { $count } cartas
    }
action-throw = descartar { $cards }
action-throw-onto-board = dejar { $cards } en la mesa
