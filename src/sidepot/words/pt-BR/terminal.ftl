### Uma mão no terminal: sidepot play, explain e replay

terminal-column-chips = fichas
terminal-column-bet = aposta
terminal-pot = pote { $amount }
terminal-pot-main = principal { $amount }
terminal-pot-side = lateral { $number }: { $amount }
terminal-folded = desistiu
terminal-mucked = não mostrou
terminal-all-in = all-in
terminal-stood-pat = não trocou
terminal-drew = trocou { $count }

terminal-did-post = pagou
terminal-did-straddle = straddle
terminal-did-check = passou
terminal-did-call = pagou
terminal-did-bet = apostou
terminal-did-raise = aumentou
terminal-did-complete = completou
terminal-did-cap = limite
terminal-did-bring-in = bring-in
terminal-did-discard = descartou
terminal-did-show = mostrou
terminal-did-muck = não mostrou

terminal-stakes-ante = ante { $amount }
terminal-stakes-bring-in = bring-in { $amount }
terminal-stakes-bets = apostas { $bets }

terminal-hand = mão { $hand }
terminal-at-the-table = Na mesa: { $players }. Todos têm { $chips } fichas.
terminal-one-game-hands =
    { $count ->
        [one] Joga-se um jogo: termina depois de uma mão, ou quando você estiver fora.
       *[other] Joga-se um jogo: termina depois de { $count } mãos, ou quando você estiver fora.
    }
terminal-one-game-left = Joga-se um jogo: termina quando restar um jogador, ou quando você estiver fora.
terminal-nobody-is-asked = Aqui não se pergunta sobre straddle, bomb pot ou segundo board; na sala de pôquer, sim.
terminal-out = { $who } está fora
    .you = Você está fora
terminal-leaves = { $who } sai da mesa
    .you = Você sai da mesa
terminal-leaves-played-out = { $who } sai da mesa; a mão vai até o fim
    .you = Você sai da mesa; a mão vai até o fim
terminal-leaves-chips = { $who } sai da mesa; o que está no pote fica lá
    .you = Você sai da mesa; o que está no pote fica lá
terminal-leaves-others = { $who } sai da mesa; os outros terminam a mão
    .you = Você sai da mesa; os outros terminam a mão
terminal-leaves-with = { $who } sai com { $chips }
terminal-sits-down = { $who } se senta com { $chips }
terminal-buys-in = { $who } faz um buy-in de { $chips }
    .you = Você faz um buy-in de { $chips }
terminal-picks = { $who } escolhe { $game }
terminal-the-end = o fim
terminal-nobody-left = Não resta ninguém com quem jogar.
terminal-score =
    { $count ->
        [0] { $who } tem { $chips } ({ $change }) antes da primeira mão
        [one] { $who } tem { $chips } ({ $change }) depois de uma mão
       *[other] { $who } tem { $chips } ({ $change }) depois de { $count } mãos
    }
    .you =
        { $count ->
            [0] Você tem { $chips } ({ $change }) antes da primeira mão
            [one] Você tem { $chips } ({ $change }) depois de uma mão
           *[other] Você tem { $chips } ({ $change }) depois de { $count } mãos
        }
terminal-place = { $place }º { $who }: { $chips }
terminal-place-shared = { $place }º { $who }, dividido: { $chips }
terminal-owes = { $who } deve { $amount } a { $other }
    .you = Você deve { $amount } a { $other }
terminal-owes-you = { $who } deve { $amount } a você
terminal-owes-house = { $who } deve { $amount } à casa
    .you = Você deve { $amount } à casa
terminal-house-owes = a casa deve { $amount } a { $who }
    .you = a casa deve { $amount } a você
terminal-you = Você
terminal-column-bought = comprou
terminal-column-cashed = levou
terminal-column-has = tem
terminal-column-score = saldo
terminal-house = casa

terminal-dealt = { $who } recebe { $cards }
    .you = Você recebe { $cards }
terminal-you-have = você tem { $hand }
terminal-key-why = por que não?
terminal-key-help = ajuda
terminal-key-quit = sair
terminal-key-buy-in = novo buy-in de { $chips }
terminal-no-chips-left = você não tem mais fichas: b faz um buy-in de { $chips }, q sai
terminal-pick-a-game = escolha um jogo pelo número, 1 a { $count }, ou pelo nome
terminal-type-a-key = digite uma das teclas acima; ? as explica
terminal-not-at-a-table = { $typed } não é algo que se faz em uma mesa; ? lista as teclas
terminal-amount-needs-a-key = um valor precisa de uma tecla: r { $typed } aposta ou aumenta para { $typed }
terminal-how-much = quanto? r 600 aposta ou aumenta para 600 no total; min, half e pot são tamanhos
terminal-not-an-amount = { $typed } não é um valor: fichas inteiras, como em r 600
terminal-which-card = qual carta? d 7c descarta o sete de paus
terminal-which-card-draw = qual carta? d 7c descarta o sete de paus, d- não troca
terminal-one-card = uma carta por vez: d 7c descarta o sete de paus

terminal-help-act = desistir, passar, pagar (passar onde não há nada a pagar), all-in
terminal-help-raise = apostar ou aumentar para 600 no total (b 600 é o mesmo)
terminal-help-sizes = apostar ou aumentar por tamanho; half e pot contam o que você paga
terminal-help-bring-in = pagar o bring-in, quando as cartas pedem
terminal-help-discard = descartar o sete de paus, na hora certa
terminal-help-draw = trocar: descartar estas por novas; d- não troca
terminal-help-show = mostrar ou não, onde a casa pergunta
terminal-help-why = o que não é permitido agora, com o número da regra
terminal-help-rule = o que diz a regra com este número
terminal-help-quit = sair da mesa (Ctrl-C e Ctrl-D também)

terminal-wrong-players = --players { $given }: { $game } é para 2 a { $most } (X17)
terminal-wrong-stacks = --stacks { $given }: um número inteiro de fichas, de 1 a { $most }
terminal-wrong-name = --name { $given }: de 1 a 12 caracteres imprimíveis, os largos contam dobrado
terminal-wrong-against = --against { $given }: esse jogador não existe; há { $players }
terminal-wrong-against-own = --against { $given }: esse jogador não existe; há { $players }; bots próprios jogam em sidepot simulate
terminal-wrong-set = --set { $given }: um ajuste e o seu valor, como em --set cap=4
terminal-wrong-twice = { $dial } aparece duas vezes, { $first } e { $second }
terminal-wrong-chips = --stacks { $given }: números inteiros separados por vírgulas, como em 1000,1000,700
terminal-wrong-view = --view { $given }: não há lugar { $given }, só 0 a { $last }

terminal-turn = vez de { $who } (lugar { $seat })
terminal-owes-call = { $amount } para pagar
terminal-owes-bring-in = bring-in de { $amount }
terminal-owes-draw =
    { $count ->
        [one] trocar até { $count } carta
       *[other] trocar até { $count } cartas
    }
terminal-owes-discard = descartar uma carta
terminal-owes-discard-board = descartar uma carta no board
terminal-owes-showdown = mostrar ou não
terminal-may = pode
terminal-may-not = não
terminal-hidden-discard =
    { $count ->
        [one] descartar uma carta; --cards a mostra
       *[other] descartar uma de { $count } cartas; --cards as mostra
    }
terminal-hidden-discard-board =
    { $count ->
        [one] descartar uma carta no board; --cards a mostra
       *[other] descartar uma de { $count } cartas no board; --cards as mostra
    }
terminal-hand-over = A mão terminou.
terminal-cards-shows = (--cards mostra as cartas de cada lugar)
terminal-could-have = ({ $who } pode: { $keys })

terminal-step = passo { $step }
terminal-step-of = passo { $step } de { $last }
terminal-hand-of = mão { $hand } de { $last }
terminal-amounts-in = valores em { $unit }
terminal-equity = equity
terminal-luck = sorte
terminal-luck-unknown = desconhecida: uma mão não foi mostrada, ou o jogo não tem equities
terminal-luck-none = nenhuma: não veio carta com alguém all-in
terminal-replay-keys = → ← passo   ↓ ↑ rua   Home End   n p mão   q sair
terminal-from-step = a partir do passo { $step }
terminal-rolled-out =
    { $count ->
        [one] jogada até o fim uma vez por { $players }; seed { $seed }
       *[other] jogada até o fim { $count } vezes por { $players }; seed { $seed }
    }
terminal-rolled-out-stopped =
    { $count ->
        [0] interrompido antes do primeiro fim, por { $players }; seed { $seed }
        [one] interrompido: jogada até o fim uma vez por { $players }; seed { $seed }
       *[other] interrompido: jogada até o fim { $count } vezes por { $players }; seed { $seed }
    }
terminal-column-player = jogador
terminal-column-average = fichas em média
terminal-column-interval = intervalo 95%
terminal-column-as-it-went = como foi
terminal-went = { $who } { $net } (como foi { $went })
terminal-no-readable-hand = { $file }: nenhuma mão nele pode ser lida
terminal-no-readable-hand-why = { $file }: nenhuma mão nele pode ser lida: { $why }
terminal-no-such-hand =
    { $count ->
        [one] { $file } tem uma mão: não há mão { $hand }
       *[other] { $file } tem { $count } mãos: não há mão { $hand }
    }
terminal-needs-fork = --rollouts, --auto e --seat continuam a partir de um passo: diga qual com --fork K
terminal-not-in-hand = { $who } não está nesta mão: { $players }
