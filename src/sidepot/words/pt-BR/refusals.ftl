### Por que algo é recusado

refusal-not-your-turn = não é a sua vez
refusal-hand-over = a mão terminou
refusal-folded = você desistiu
refusal-all-in = você está all-in
refusal-not-an-action = isso não é uma ação
refusal-not-chips = fichas são números inteiros
refusal-cannot-check = você não pode passar, { $call } para pagar
refusal-nothing-to-call = não há nada para pagar, você pode passar
refusal-not-enough-chips = você não tem fichas suficientes: restam { $stack }, { $call } para pagar
refusal-bet-too-small = menos que a aposta mínima ({ $min })
refusal-below-min = menos que o aumento mínimo ({ $min })
refusal-above-max =
    { $kind ->
        [bet] mais que a aposta máxima ({ $max })
       *[raise] mais que o aumento máximo ({ $max })
    }
refusal-capped = sem mais aumentos nesta rodada, o limite foi atingido
refusal-free-to-check = passar é grátis, e nesta casa ninguém desiste à toa
refusal-raising-closed = você já agiu e ninguém fez um aumento completo desde então: só pagar ou desistir
refusal-no-one-to-call = ninguém mais poderia pagar um aumento
refusal-must-discard = descarte uma carta primeiro
refusal-no-discard-due = não há descarte agora
refusal-not-your-card = essa carta não está na sua mão
refusal-must-draw = troque cartas primeiro, ou fique com as suas
refusal-no-draw-due = não há troca agora
refusal-too-many-cards = mais cartas do que você pode trocar ({ $count })
refusal-must-bring-in = você tem que pagar o bring-in de { $call }, ou completar
refusal-no-bring-in-due = não há bring-in para pagar
refusal-at-showdown = as apostas terminaram, mostre ou não mostre
refusal-no-showdown = não há nada para mostrar agora
