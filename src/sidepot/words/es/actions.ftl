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
action-draw =
    { $count ->
        [one] cambiar una carta
       *[other] cambiar { $count } cartas
    }
action-draw-up-to =
    { $count ->
        [one] cambiar hasta { $count } carta
       *[other] cambiar hasta { $count } cartas
    }
action-throw = descartar { $cards }
action-throw-onto-board = dejar { $cards } en la mesa

verb-fold = No ir
verb-check = Pasar
verb-call = Igualar
verb-bet = Apostar
verb-raise = Subir a
verb-complete = Completar a
verb-cap = Tope en
verb-bring-in = Bring-in
verb-all-in = All-in
verb-show = Mostrar
verb-muck = No mostrar
verb-draw = Cambiar
verb-stand-pat = Servido

preset-min = mín
preset-max = máx
preset-all-in = all-in
preset-pot = bote
preset-half-pot = ½ bote
preset-two-thirds-pot = ⅔ bote
preset-two-and-a-half-bb = 2½ BB
preset-three-bb = 3 BB

plan-none = decidir luego
plan-check-fold = pasar o no ir
plan-check = pasar
plan-call = igualar { $amount }
plan-call-any = igualar todo

did-fold = no va
did-check = pasa
did-call = iguala
did-bet = apuesta
did-raise = sube
did-complete = completa
did-cap = sube al tope
did-bring-in = bring-in
did-all-in = all-in
did-post = pone
did-straddle = straddle
did-small-blind = ciega pequeña
did-big-blind = ciega grande
did-ante = ante
did-show = muestra
did-muck = no muestra
did-discard = descarta una carta
did-draw = cambia
did-pat = servido
