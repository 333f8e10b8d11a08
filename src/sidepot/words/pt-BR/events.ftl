### O que acontece na mesa

event-anted = { $who } paga o ante, { $amount }
    .you = Você paga o ante, { $amount }
event-anted-table-ante = { $who } paga o ante da mesa, { $amount }
    .you = Você paga o ante da mesa, { $amount }
event-anted-dead-blind = { $who } paga um blind morto, { $amount }
    .you = Você paga um blind morto, { $amount }
event-posted-small-blind = { $who } paga o small blind, { $amount }
    .you = Você paga o small blind, { $amount }
event-posted-big-blind = { $who } paga o big blind, { $amount }
    .you = Você paga o big blind, { $amount }
event-posted-straddle = { $who } faz straddle de { $amount }
    .you = Você faz straddle de { $amount }
event-posted-post = { $who } paga { $amount } para entrar
    .you = Você paga { $amount } para entrar
event-dealt = { $who } recebe { $cards }
    .you = Você recebe { $cards }
event-dealt-board = { $street }: { $cards }
event-dealt-board-again = { $street } no segundo board: { $cards }
event-folded = { $who } desiste
    .you = Você desiste
event-checked = { $who } passa
    .you = Você passa
event-called = { $who } paga { $amount }
    .you = Você paga { $amount }
event-bet = { $who } aposta { $to }
    .you = Você aposta { $to }
event-raise = { $who } aumenta para { $to }
    .you = Você aumenta para { $to }
event-complete = { $who } completa para { $to }
    .you = Você completa para { $to }
event-cap = { $who } aumenta até o limite, { $to }
    .you = Você aumenta até o limite, { $to }
event-bring-in = { $who } paga o bring-in, { $to }
    .you = Você paga o bring-in, { $to }
event-and-all-in = { $told }, all-in
event-discarded = { $who } descarta { $cards }
    .you = Você descarta { $cards }
event-discarded-unseen =
    { $count ->
        [one] { $who } descarta uma carta
       *[other] { $who } descarta { $count } cartas
    }
event-discarded-onto-board = { $who } descarta { $cards } no board
    .you = Você descarta { $cards } no board
event-stood-pat = { $who } não troca
    .you = Você não troca
event-drew =
    { $count ->
        [0] { $who } não troca
        [one] { $who } troca uma carta
       *[other] { $who } troca { $count } cartas
    }
event-drew-seen =
    { $count ->
        [one] { $who } troca uma carta: { $cards }
       *[other] { $who } troca { $count } cartas: { $cards }
    }
    .you =
        { $count ->
            [one] Você troca uma carta: { $cards }
           *[other] Você troca { $count } cartas: { $cards }
        }
event-reshuffled =
    { $count ->
        [one] o baralho acabou: uma carta é embaralhada de novo
       *[other] o baralho acabou: { $count } cartas são embaralhadas de novo
    }
event-died = { $who } sai, e a mão está morta
    .you = Você sai, e a mão está morta
event-showed = { $who } mostra { $cards }
    .you = Você mostra { $cards }
event-mucked = { $who } não mostra
    .you = Você não mostra

event-returned = { $who } recebe de volta { $amount } não pagos
    .you = Você recebe de volta { $amount } não pagos
won-pot = { $who } ganha { $pot }, { $amount }
    .you = Você ganha { $pot }, { $amount }
won-pot-with = { $who } ganha { $pot }, { $amount }, com { $hand }
    .you = Você ganha { $pot }, { $amount }, com { $hand }
won-split = { $names } dividem { $pot }, { $amount } ({ $shares })
won-split-with = { $names } dividem { $pot }, { $amount } ({ $shares }), com { $hand }
won-share = { $who } { $amount }
won-half =
    { $half ->
        [high] a metade high: { $pot }
        [badugi] a metade badugi: { $pot }
        [board] a metade com o board: { $pot }
        [hand] a metade das cinco cartas da mão: { $pot }
       *[low] a metade low: { $pot }
    }
won-first-board = { $pot } no primeiro board
won-second-board = { $pot } no segundo board
event-raked = a casa fica com { $amount }
event-dropped =
    { $count ->
        [one] { $count } ficha ímpar é descartada
       *[other] { $count } fichas ímpares são descartadas
    }

event-sat-down = { $who } se senta no lugar { $seat } com { $chips }
event-got-up = { $who } se levanta com { $chips }
event-got-up-broke = { $who } se levanta sem fichas
event-will-leave = { $who } sai depois desta mão
event-leaves-no-more = { $who } acaba ficando
event-sat-out = { $who } fica de fora
event-came-back = { $who } volta
event-bought-chips = { $who } compra { $chips }
event-will-buy = { $who } compra { $chips } depois desta mão
event-agreed-bomb-pot = { $who } topa um bomb pot
event-agreed-run-twice = { $who } topa rodar duas vezes
event-agreed-straddle = { $who } topa o straddle
event-agreed-button-straddle = { $who } topa o straddle no botão
event-no-longer-bomb-pot = { $who } não topa mais um bomb pot
event-no-longer-run-twice = { $who } não topa mais rodar duas vezes
event-no-longer-straddle = { $who } não topa mais o straddle
event-no-longer-button-straddle = { $who } não topa mais o straddle no botão
event-run-twice-asked = rodar duas vezes? pergunta para { $names }
event-showed-after = { $who } mostra { $cards }
event-rabbit-hunted = { $who } pergunta o que viria: { $cards }
event-connected = { $who } se conecta de novo
event-disconnected = { $who } perde a conexão
event-uses-bank =
    { $count ->
        [0] { $who } usa o banco de tempo, não resta nenhum segundo
        [one] { $who } usa o banco de tempo, resta um segundo
       *[other] { $who } usa o banco de tempo, restam { $count } segundos
    }
event-timed-out = o tempo de { $who } acaba
event-hand-began = mão { $number }
event-rules-will-change = a partir da próxima mão: { $house }, { $limit }, blinds { $blinds }
event-paused = a mesa está em pausa
event-resumed = o jogo continua
event-waits = { $who } entra na lista de espera
event-waits-no-more = { $who } sai da lista de espera
event-seat-offered = o lugar { $seat } está reservado para { $who }
event-changed-seat = { $who } muda para o lugar { $seat }
event-will-change-seat = { $who } muda para o lugar { $seat } depois desta mão
event-stays = { $who } fica no mesmo lugar
event-hand-seen = { $who } pede para ver a mão de { $whose }: { $cards }
event-kill-due = a próxima mão é um kill pot: { $who } posta { $amount }
event-game-changed = o jogo é { $game }
event-game-pick-due = { $who } escolhe o próximo jogo
event-game-picked = { $who } escolhe { $game }
event-blinds-will-rise = os blinds sobem: { $blinds } a partir da próxima mão

event-table-game-began = o jogo { $number } começa
event-table-game-will-end = o jogo termina depois desta mão: as fichas decidem
event-table-game-over =
    { $count ->
        [one] { $names } vence o jogo { $number } depois de uma mão
       *[other] { $names } vence o jogo { $number } depois de { $count } mãos
    }
event-table-game-shared =
    { $count ->
        [one] { $names } dividem a vitória no jogo { $number } depois de uma mão
       *[other] { $names } dividem a vitória no jogo { $number } depois de { $count } mãos
    }
