### A barra abaixo da mesa: o que um jogador pode fazer agora

dock-advice = conselho
dock-what-should-i-do = O que devo fazer?
dock-how-did-i-play-it = Como joguei?
dock-working-it-out = Calculando…
dock-close-the-advice = fechar o conselho
dock-you-have-no-hand-here = Você ainda não tem uma mão aqui.
dock-there-was-nothing-for-you = Você não teve nada para decidir.

dock-show = Mostrar
dock-show-the = mostrar { $card }
dock-show-all = Mostrar todas
dock-show-both = Mostrar as duas
dock-what-would-have-come = O que viria?
dock-see-a-mucked-hand = Ver a mão de { $who }
dock-see-mucked-hands = Ver uma mão não mostrada

dock-you-want-a-bomb-pot = Você quer um bomb pot na próxima mão
dock-no-longer = Não quero mais
dock-im-in = Estou dentro
dock-no-thanks = Não, valeu
dock-you-act-first-next-hand = Você age primeiro na próxima mão: straddle de { $amount }?
dock-straddle = Straddle
dock-no = Não
dock-bomb-pot-next-hand = Bomb pot na próxima mão?
dock-picks-the-next-game = { $who } escolhe o próximo jogo.
    .you = Você escolhe o próximo jogo.
dock-the-next-game = O próximo jogo
dock-deal-this-game = Dar este jogo
dock-all-in-run-it-twice = All-in! Rodar duas vezes?
dock-run-it-twice = Duas vezes
dock-once = Uma vez
dock-run-it-twice-waiting-for = Rodar duas vezes? Esperando { $names }

dock-bet-sizes = tamanhos de aposta
dock-amount = valor
dock-raise-to = aumentar para
dock-less = menos
dock-more = mais
dock-key = { $amount } – tecla { $number }

dock-check-fold = Passar / desistir
dock-check = Passar
dock-call = Pagar
dock-call-any = Pagar qualquer
dock-you-post-a-big-blind = Você paga um big blind e entra assim que puder
dock-wait-instead = Esperar o big blind
dock-you-are-in-when-the = Você entra quando o big blind chegar a você
dock-post-instead-of-waiting = Pagar em vez de esperar
dock-you-buy-the-button-and = Você compra o botão e entra assim que puder
dock-decide-ahead = decidir antes
dock-fast-forward = Acelerar
dock-fold = Desistir
dock-raise = Aumentar
dock-actions = ações
dock-throw-away-the = descartar { $card }
dock-key-number = tecla { $number }
dock-choose-a-card = escolha uma carta
dock-choose-cards = escolha cartas
dock-chosen-of = { $count } de { $most }
dock-exchange-the = trocar { $card }
dock-cards-to-exchange = cartas a trocar
dock-draw-count = Trocar { $count }
dock-throw-away-count = Descartar { $count }
dock-throw-away = Descartar
dock-muck = Não mostrar
dock-call-amount = Pagar { $amount }
dock-call-or-fold = Pagar { $amount } / desistir se subir
dock-call-or-fold-completion = Pagar { $amount } / desistir se completarem
dock-fold-anyway = Desistir mesmo?
dock-you-can-check-for-nothing = Você pode passar de graça. Toque em Desistir de novo para desistir mesmo assim.
dock-your-turn-to-call = Sua vez – { $amount } para pagar
dock-your-turn-throw-a-card = Sua vez – descarte uma carta
dock-your-turn-throw-cards =
    { $count ->
        [one] Sua vez – descarte { $count } carta
       *[other] Sua vez – descarte { $count } cartas
    }
dock-your-turn-draw = Sua vez de trocar
dock-your-turn-bring-in = Sua vez – pague o bring-in
dock-your-turn-show-or-muck = Sua vez – mostrar ou não?
dock-you-have-folded = Você desistiu
dock-all-in-nobody-can-bet = All-in: sem mais apostas
dock-waiting-for-to-throw-a = Esperando { $names } descartar uma carta
dock-you-are-all-in = Você está all-in
dock-waiting-for = Esperando { $who }
dock-you-finished-in-place = Você terminou em { $place }º lugar
dock-the-next-game-starts-after = O próximo jogo começa depois deste; você está nele
dock-you-are-in-the-next = Você está no próximo jogo
dock-you-are-watching = Você está assistindo
dock-you-are-out-and-watching = Você está fora e assiste
dock-the-host-lets-you-in = O anfitrião deixou você entrar: sente-se
dock-you-sit-the-next-game = Você fica de fora do próximo jogo
dock-you-are-in-for-the = Você joga o próximo jogo
dock-chips-come-at-the-end =
    { $chips ->
        [one] { $chips } ficha chega no fim da mão
        [many] { $chips } de fichas chegam no fim da mão
       *[other] { $chips } fichas chegam no fim da mão
    }
dock-out-of-chips-rebuy = Suas fichas acabaram. Vai recomprar?
dock-out-of-chips = Suas fichas acabaram
dock-you-sit-out = Você está de fora
dock-you-ran-out-of-time = Seu tempo acabou: a mesa joga por você
dock-you-are-in-from-the = Você entra na próxima mão
dock-next-hand-in-a-moment = A próxima mão já vem
dock-waiting-for-other-players = Esperando outros jogadores

dock-play-now-post-a-big = Jogar já, pagar um big blind
dock-wait-for-big-blind = Esperar o big blind
dock-buy-the-button = Comprar o botão
dock-play-now-post-both-blinds = Jogar já, pagar os dois blinds
dock-chips-to-buy = fichas a comprar
dock-how-to-come-in = como entrar
dock-sit-down = Sentar
dock-leave = Sair
dock-waiting-list = Lista de espera
dock-stop-asking = Cancelar o pedido
dock-the-host-has-banned-you = O anfitrião baniu você desta mesa: você pode assistir.
dock-you-have-asked-the-host = Você pediu o lugar { $number } ao anfitrião: você se senta quando ele deixar.
dock-you-are-out-of-this = Você está fora deste jogo: sente-se para o próximo.
dock-nobody-joins-once-this-game = Ninguém entra depois que o jogo começa: sente-se para o próximo.
dock-buy-in-again = Novo buy-in
dock-im-back = Voltei
dock-leave-the-waiting-list = Sair da lista de espera
dock-join-the-waiting-list = Entrar na lista de espera
dock-the-table-waits = a mesa espera { $time }

dock-show-card = Mostrar { $card }
dock-want-bomb-pot =
    { $count ->
        [one] { $names } quer um bomb pot na próxima mão
       *[other] { $names } querem um bomb pot na próxima mão
    }
dock-want-bomb-pot-ante =
    { $count ->
        [one] { $names } quer um bomb pot na próxima mão: ante de { $ante } para todos
       *[other] { $names } querem um bomb pot na próxima mão: ante de { $ante } para todos
    }
dock-why-no-raise = Por que não posso aumentar? { $why }
dock-no-chips-to-raise = você não tem mais fichas para aumentar.
dock-amount-all-in = { $amount } all-in
dock-wager-raise = Aumentar
dock-wager-bet = Apostar
dock-wager-complete = Completar
dock-wager-cap = Limite
dock-betting-over =
    { $did ->
        [all-in] { $who } vai all-in: as apostas terminaram
        [fold] { $who } desiste: as apostas terminaram
        [check] { $who } passa: as apostas terminaram
       *[call] { $who } paga: as apostas terminaram
    }
    .you =
        { $did ->
            [all-in] Você vai all-in: as apostas terminaram
            [fold] Você desiste: as apostas terminaram
            [check] Você passa: as apostas terminaram
           *[call] Você paga: as apostas terminaram
        }
dock-shown-seconds-later =
    { $count ->
        [one] mostrado { $count } segundo depois
       *[other] mostrado { $count } segundos depois
    }
dock-shown-minutes-later =
    { $count ->
        [one] mostrado { $count } minuto depois
       *[other] mostrado { $count } minutos depois
    }
dock-paused-take-your-time = { $says } – em pausa, sem pressa
dock-advise-fold = Desistir
dock-advise-check = Passar
dock-advise-call = Pagar
dock-advise-bring-in = Bring-in
dock-advise-show = Mostrar
dock-advise-discard = Descartar uma carta
dock-advise-draw = Trocar
dock-advise-bet-to = Apostar cerca de { $to }
dock-advise-raise-to = Aumentar para cerca de { $to }
dock-decided-fold = { $street }: você desistiu
dock-decided-check = { $street }: você passou
dock-decided-call = { $street }: você pagou
dock-decided-all-in = { $street }: você foi all-in
dock-decided-bring-in = { $street }: você pagou o bring-in
dock-decided-stand-pat = { $street }: você não trocou
dock-decided-bet = { $street }: você apostou { $to }
dock-decided-raise = { $street }: você aumentou para { $to }
dock-decided-draw =
    { $count ->
        [one] { $street }: você trocou uma carta
       *[other] { $street }: você trocou { $count } cartas
    }
dock-decided-discard = { $street }: você descartou { $cards }
