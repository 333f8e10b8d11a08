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
action-draw =
    { $count ->
        [one] trocar uma carta
       *[other] trocar { $count } cartas
    }
action-draw-up-to =
    { $count ->
        [one] trocar até { $count } carta
       *[other] trocar até { $count } cartas
    }
action-throw = descartar { $cards }
action-throw-onto-board = descartar { $cards } no board

verb-fold = Desistir
verb-check = Passar
verb-call = Pagar
verb-bet = Apostar
verb-raise = Aumentar p/
verb-complete = Completar p/
verb-cap = Limite
verb-bring-in = Bring-in
verb-all-in = All-in
verb-show = Mostrar
verb-muck = Não mostrar
verb-draw = Trocar
verb-stand-pat = Não trocar

preset-min = mín.
preset-max = máx.
preset-all-in = all-in
preset-pot = pote
preset-half-pot = ½ pote
preset-two-thirds-pot = ⅔ pote
preset-two-and-a-half-bb = 2½ BB
preset-three-bb = 3 BB

plan-none = decidir depois
plan-check-fold = passar ou desistir
plan-check = passar
plan-call = pagar { $amount }
plan-call-any = pagar qualquer valor

did-fold = desiste
did-check = passa
did-call = paga
did-bet = aposta
did-raise = aumenta
did-complete = completa
did-cap = aumenta até o limite
did-bring-in = paga o bring-in
did-all-in = all-in
did-post = paga para entrar
did-straddle = straddle
did-small-blind = small blind
did-big-blind = big blind
did-ante = ante
did-show = mostra
did-muck = não mostra
did-discard = descarta uma carta
did-draw = troca
did-pat = não troca
