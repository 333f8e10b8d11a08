### O que outros comandos imprimem para jogadores

commands-room-open = A sala de pôquer está aberta: { $address }
commands-room-networks = Em outras redes: { $addresses }
commands-room-yours = O seu, com direitos de anfitrião em todas as mesas: { $link }
commands-room-friends = Para os amigos da sua rede: { $command }
commands-room-kept = Guardada em { $folder }. Ctrl-C fecha a sala; ela continua de onde parou.
commands-room-closed = A sala de pôquer está fechada.
commands-room-ports = as portas { $first } a { $last } estão em uso: escolha outra com { $command }

commands-house-every-dial = Todos os ajustes de uma: sidepot house show NOME (--toml: como arquivo para mudar)
commands-house-fine = { $name } está em ordem.
commands-house-fine-unusual = { $name } está em ordem, e é incomum:
commands-house-defaults = Não define nada de próprio: cada ajuste tem o seu padrão.
commands-house-toml-or-json = --toml ou --json, não os dois
commands-house-not-a-file = { $file } não é um arquivo de casa: o nome tem que terminar em .toml
commands-house-column-dial = ajuste
commands-house-column-value = valor
commands-house-column-decides = o que decide
commands-house-standard = (standard: { $value })
commands-house-in-limit = em { $limit }: { $dials }
commands-house-not-standard = * diferente de standard
commands-house-unknown = não existe a casa { $name }: { $houses }, ou o caminho de um arquivo .toml

commands-rank-board = board
commands-rank-hand = mão
commands-rank-plays = valem
commands-rank-number = número
commands-rank-half-high = metade high
commands-rank-half-low = metade low
commands-rank-half-badugi = metade badugi
commands-rank-half-board = metade com o board
commands-rank-half-alone = metade só da mão

commands-equity-hand = mão
commands-equity-equity = equity
commands-equity-win = ganha
commands-equity-tie = empata
commands-equity-scoop = scoop
commands-equity-split = divide
commands-equity-weight = peso
commands-equity-exact =
    { $count ->
        [one] exato: a única distribuição
       *[other] exato: todas as { $count } distribuições
    }
commands-equity-sampled = { $count } distribuições, seed { $seed }; ± é o erro padrão
commands-equity-stopped = interrompido: { $count } distribuições, seed { $seed }; ± é o erro padrão
commands-equity-parts = equity é { $parts }
commands-equity-assumed = suposto: { $what }
commands-equity-of = --of { $given }: há os jogadores 1 a { $count }

commands-icm-stack = stack
commands-icm-chips = fichas
commands-icm-icm = ICM
commands-icm-icm-chop = deal ICM
commands-icm-chip-chop = deal por fichas
commands-icm-exact = exato
commands-icm-sampled = de finais ao acaso, seed { $seed }; ± é o erro padrão
commands-icm-numbers = { $option } { $given }: números separados por vírgulas, como em 1500,1200,975

commands-hands-put-in =
    { $count ->
        [0] Nenhuma mão incluída; { $store } tem { $whole } ao todo.
        [one] Uma mão incluída; { $store } tem { $whole } ao todo.
       *[other] { $count } mãos incluídas; { $store } tem { $whole } ao todo.
    }
commands-hands-put-in-known =
    { $count ->
        [0] Nenhuma mão incluída, { $known } já estavam lá; { $store } tem { $whole } ao todo.
        [one] Uma mão incluída, { $known } já estavam lá; { $store } tem { $whole } ao todo.
       *[other] { $count } mãos incluídas, { $known } já estavam lá; { $store } tem { $whole } ao todo.
    }
commands-hands-none = Não há essa mão.
commands-hands-latest = as últimas { $shown } de { $count }
commands-hands-count =
    { $count ->
        [one] { $count } mão
       *[other] { $count } mãos
    }
commands-hands-hand = mão
commands-hands-time = hora (UTC)
commands-hands-game = jogo
commands-hands-player = jogador
commands-hands-cards = cartas
commands-hands-won = ganho
commands-hands-pot = pote
commands-hands-more-failed =
    { $count ->
        [one] … e mais uma mão: sidepot check conta todas
       *[other] … e mais { $count } mãos: sidepot check conta todas
    }

commands-stats-none = Nenhuma mão.
commands-stats-nobody = não há mão de { $who }; sem --player são contadas todas
commands-stats-more-players =
    { $count ->
        [one] … e mais um jogador: --player NOME, ou --json
       *[other] … e mais { $count } jogadores: --player NOME, ou --json
    }
commands-stats-luck-unknown =
    { $count ->
        [one] a sorte de um showdown é desconhecida: cartas não mostradas, ou um jogo sem equities
       *[other] a sorte de { $count } showdowns é desconhecida: cartas não mostradas, ou um jogo sem equities
    }
commands-stats-player = jogador
commands-stats-hands = mãos
commands-stats-interval = intervalo 95%
commands-stats-without-luck = sem a sorte
commands-stats-fold-to-3bet = desiste p/ 3-bet
commands-stats-steal = roubo
commands-stats-fold-to-steal = desiste p/ roubo
commands-stats-fold-to-cbet = desiste p/ c-bet
commands-stats-aggression = agressividade
commands-stats-street = rua
commands-stats-folded = desistiu
commands-stats-position = posição
commands-stats-last-street = última

commands-tournament-title =
    { $count ->
        [one] { $name }: um jogador, casa { $house }, seed { $seed }; uma mão leva { $seconds } s em média
       *[other] { $name }: { $count } jogadores, casa { $house }, seed { $seed }; uma mão leva { $seconds } s em média
    }
commands-tournament-cost = uma entrada custa { $amount }
commands-tournament-cost-fee = uma entrada custa { $amount } + { $fee } = { $whole }
commands-tournament-place = lugar
commands-tournament-player = jogador
commands-tournament-prize = prêmio
commands-tournament-more =
    { $count ->
        [one] e mais um
       *[other] e mais { $count }
    }
commands-tournament-rank = posição
commands-tournament-points = pontos
commands-tournament-games = jogos
commands-tournament-won = vitórias
commands-tournament-places = colocações, da primeira
commands-tournament-end =
    { $count ->
        [one] uma mão, { $players } jogadores, { $time }
       *[other] { $count } mãos, { $players } jogadores, { $time }
    }
commands-tournament-pool = premiação { $amount }
commands-tournament-fees = taxas { $amount }
