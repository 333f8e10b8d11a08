### O que acontece em um torneio ou em uma temporada

tournament-registered = { $who } se inscreve
tournament-registered-again = { $who } se inscreve de novo
tournament-unregistered = { $who } desiste da inscrição
tournament-too-few-came =
    { $count ->
        [0] era para começar agora, e ninguém chegou: começa com { $needed } jogadores, ou quando o anfitrião mandar
       *[other] era para começar agora, e chegaram { $count } de { $needed }: começa com { $needed } jogadores, ou quando o anfitrião mandar
    }
tournament-cancelled = cancelado: todos recebem de volta o que pagaram
tournament-cancelled-by = cancelado por { $who }: todos recebem de volta o que pagaram
tournament-cancelled-free = cancelado: ninguém tinha pago nada
tournament-cancelled-free-by = cancelado por { $who }: ninguém tinha pago nada
tournament-began =
    { $count ->
        [one] o torneio começa com um jogador
       *[other] o torneio começa com { $count } jogadores
    }
tournament-level-began = nível { $level }: blinds { $blinds }
tournament-level-began-ante = nível { $level }: blinds { $blinds }, ante { $ante }
tournament-moved-balance = { $who } vai para a mesa { $table }, lugar { $seat }, para equilibrar as mesas
tournament-moved-broken = { $who } vai para a mesa { $table }, lugar { $seat }, porque a mesa foi desfeita
tournament-moved-final = { $who } vai para a mesa final, lugar { $seat }
tournament-table-opened = a mesa { $table } abre
tournament-table-broken = a mesa { $table } é desfeita
tournament-final-table = a mesa final: lugares e botão são sorteados de novo
tournament-break-began = começa um intervalo
tournament-break-until = intervalo até { $time }
tournament-break-ended = o intervalo acabou
tournament-paused = o torneio está em pausa
tournament-resumed = o torneio continua
tournament-stood-still = faz tempo que ninguém sai: as fichas decidem
tournament-hand-for-hand = mão a mão a partir de agora
tournament-no-longer-hand-for-hand = não é mais mão a mão
tournament-entries-closed =
    { $count ->
        [one] as inscrições se encerram com um jogador
       *[other] as inscrições se encerram com { $count } jogadores
    }
tournament-entries-closed-pool =
    { $places ->
        [one] as inscrições se encerram com { $count } jogadores: { $pool } para uma colocação
       *[other] as inscrições se encerram com { $count } jogadores: { $pool } para { $places } colocações
    }
tournament-removed = { $who } é retirado
tournament-removed-by = { $by } retira { $who }
tournament-may-rebuy = { $who } pode recomprar
tournament-rebought = { $who } recompra { $chips }
tournament-added-on = { $who } faz o add-on, { $chips }
tournament-went-out = { $who } está fora
tournament-went-out-placed = { $who } está fora em { $place }º lugar
tournament-went-out-shared = { $who } está fora em { $place }º lugar, dividido por { $shared }
tournament-ended = { $names } vence o torneio
tournament-ended-shared = { $names } vencem o torneio
tournament-game-began = o jogo { $game } começa
tournament-game-ended = o jogo { $game } terminou: { $names } vence
tournament-game-ended-shared = o jogo { $game } terminou: { $names } vencem
tournament-season-ended = a temporada terminou
tournament-season-ended-led =
    { $games ->
        [one] a temporada terminou depois de um jogo: { $who } lidera com { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }
       *[other] a temporada terminou depois de { $games } jogos: { $who } lidera com { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }
    }
tournament-season-will-stop = a temporada termina depois deste jogo
tournament-season-goes-on = a temporada continua
tournament-next-game-when = o próximo jogo começa quando houver { $needed } jogadores
