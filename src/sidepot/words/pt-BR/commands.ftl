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
commands-stats-3-bet = 3-bet
commands-stats-c-bet = c-bet
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

commands-room-operator = Como operador: { $link }
commands-no-room = não há sala em { $folder }: falta room.db
commands-nobody = ninguém
commands-some-of = { $shown } de { $count }: --limit mostra mais, --find procura alguns.

commands-backup-no-key = { $file } não está lá: sem --with-key só o banco de dados é copiado
commands-backup-other-key = { $file } é outra chave: um backup não sobrescreve nada
commands-backup-bytes =
    { $count ->
        [one] { $file }: { $count } byte
       *[other] { $file }: { $count } bytes
    }
commands-backup-check = Verifique-o: { $command }
commands-key-unreadable = não é possível ler a chave em { $folder }: { $why }
commands-verify-looked = { $records }, { $tables }, { $tournaments }, { $hands }, { $movements }, { $chips } em jogo.
commands-verify-records =
    { $count ->
        [one] { $count } anotação em { $streams ->
            [one] { $streams } registro
           *[other] { $streams } registros
        }
       *[other] { $count } anotações em { $streams ->
            [one] { $streams } registro
           *[other] { $streams } registros
        }
    }
commands-verify-hands =
    { $count ->
        [one] { $count } mão ({ $running } em andamento)
       *[other] { $count } mãos ({ $running } em andamento)
    }
commands-verify-movements =
    { $count ->
        [one] { $count } movimento de fichas em { $accounts ->
            [one] { $accounts } conta
           *[other] { $accounts } contas
        }
       *[other] { $count } movimentos de fichas em { $accounts ->
            [one] { $accounts } conta
           *[other] { $accounts } contas
        }
    }
commands-verify-note = Observação: { $note }.
commands-verify-wrong = ERRADO: { $problem }
commands-verify-fine = Está tudo lá e está certo.
commands-void-hand = { $name }: a mão { $hand } está anulada.
commands-void-cancelled = { $name }: o torneio está cancelado.
commands-void-table-closed = { $name }: a mesa está fechada.
commands-void-back = { $who } recebe { $chips } de volta
commands-void-nothing = Tudo pode continuar: nada está anulado.
commands-move-rows =
    { $count ->
        [one] { $count } linha mudada, e achada igual lá.
       *[other] { $count } linhas mudadas, e achadas iguais lá.
    }
commands-move-start = Inicie-a: { $command }
commands-move-left = O banco de dados antigo fica como { $file }: apague-o quando estiver tudo bem.
commands-move-keys = Ponha antes { $keys } da sala ao lado: as mãos em andamento precisam da chave.
commands-move-postgres = O banco de dados PostgreSQL está como estava: apague-o quando estiver tudo bem, e não inicie nenhuma sala nele.

commands-users-none = Ainda não veio ninguém.
commands-users-none-like = Ninguém tem “{ $find }” no nome.
commands-users-column-name = nome
commands-users-column-since = desde (UTC)
commands-users-column-seen = visto
commands-users-column-ways = volta com
commands-users-way-link = link
commands-users-way-password = senha
commands-users-way-passkey = chave de acesso
commands-users-bot-of = bot de { $who }
commands-users-banned = banido
commands-users-here = aqui
commands-ban-undo-alone = --undo não aceita --why nem --with-address: desfaz todo o banimento
commands-ban-done = { $who } não pode mais entrar.
commands-ban-done-address = { $who } não pode mais entrar, nem ninguém novo de { $addresses }.
commands-ban-lifted = { $who } pode entrar de novo.
commands-reset-done = { $who } volta com o endereço da sala e { $link } (ou só com o código): { $code }
commands-announce-no-room = nenhuma sala está aberta em { $folder }: não há ninguém para ler
commands-announce-done =
    { $count ->
        [one] Todos leem, e quem chegar no próximo minuto.
       *[other] Todos leem, e quem chegar nos próximos { $count } minutos.
    }
commands-announce-back = O aviso foi retirado.

commands-tables-none = Não há nenhuma: ninguém abriu uma mesa aqui.
commands-tables-none-like = Nenhuma tem “{ $find }”.
commands-tables-last = As últimas { $shown } de { $count }: --limit mostra mais, --find procura algumas.
commands-tables-column-name = nome
commands-tables-column-id = ID
commands-tables-column-opened = aberta (UTC)
commands-place-table = mesa
commands-place-tournament = torneio
commands-place-closed = fechada
commands-place-over = encerrado
commands-place-cancelled = cancelado
commands-played-none = Nenhuma mão encerrada é assim. Sem filtros, todas são listadas.
commands-played-older = Mais antigas: o mesmo com { $option }
commands-played-column-ended = fim (UTC)
commands-played-column-table = mesa
commands-played-column-hand = mão
commands-played-column-players = jogadores
commands-played-column-pot = pote
commands-played-column-who-won = quem ganhou
commands-log-nothing = Não há nada disso no registro de { $name }.
commands-log-earlier = Antes: o mesmo com { $option }
commands-export-exists = { $file } já existe: escolha outro nome, uma exportação não sobrescreve nada
commands-export-draft = { $file } está no caminho: outra exportação grava ali, ou uma foi interrompida; apague-o
commands-export-nothing = não há nada assim: { $file } não é gravado
commands-export-hands =
    { $count ->
        [one] { $file }: { $count } mão
       *[other] { $file }: { $count } mãos
    }
commands-export-lines =
    { $count ->
        [one] { $file }: { $count } linha
       *[other] { $file }: { $count } linhas
    }
commands-database-unreadable = não é possível ler o banco de dados da sala: { $why }; `sidepot room verify` diz mais
commands-since-until = --since { $since } não é antes de --until { $until }: não há nada entre os dois
commands-table-or-tournament = --table ou --tournament, não os dois
commands-which-table = de qual mesa? Acrescente --table NAME ou --tournament NAME; `sidepot room tables` as lista
commands-no-hand-yet = { $name } não tem a mão encerrada { $hand }: nenhuma mão acabou lá ainda
commands-no-such-hand = { $name } não tem a mão encerrada { $hand }: a última que acabou lá é a { $last }
