### Torneios, temporadas de liga e jogos com número de mãos

competition-add-a-bot = Adicionar um bot
competition-heron = garça

competition-being-asked-whether-it-is = perguntando se está lá…
competition-it-is-there = está lá
competition-not-there = não está lá: { $problem }
competition-bot = Bot
competition-asked = Perguntas
competition-bad-answers = Respostas ruins
competition-enter-a-bot = Inscrever um bot
competition-bots = Bots
competition-a-bot-has-for-an = Um bot tem { $time } para responder; uma resposta atrasada, um erro ou algo sem sentido conta como 0, e o bot passa ou desiste.
competition-entered-by-at = inscrito por { $who }, em { $url }
competition-entered-by = inscrito por { $who }
competition-last = última: { $last }
competition-withdraw = Retirar
competition-withdraw-name = retirar { $name }

competition-begins = { $name } começa
competition-you-are-in-it = Você está dentro.
competition-begins-in-a-minute = { $name } começa em um minuto
competition-you-are-registered = Sua inscrição está feita.

competition-tournament = Torneio
competition-league-season = Temporada de liga
competition-timed-game = Jogo por mãos
competition-everyone-plays-until-one-has = Todos jogam até que um tenha todas as fichas.
competition-many-games-of-the-same = Vários jogos com os mesmos jogadores, pontos por colocação, classificação depois de cada jogo. O anfitrião começa.
competition-so-many-hands-the-biggest = Um número fixo de mãos; vence o maior stack.
competition-it-begins-by-itself-with = Começa sozinho com este número de jogadores; o anfitrião pode começar antes.
competition-the-auto-players-alone-are = Só os jogadores automáticos já bastam: começa na hora, sem você. Escolha um número maior.
competition-so-many-have-to-be = Este número de jogadores tem que estar lá nessa hora; senão, espera por eles ou pelo anfitrião.
competition-sunday-freeze-out = Freezeout de domingo
competition-they-double = dobram
competition-it-stays = o último continua
competition-none = nenhum
competition-structure-sheet = estrutura
competition-the-structure-sheet-as-text = A estrutura, como texto
competition-what-the-fields-above-say = Tudo o que os campos acima dizem, por inteiro. Mude aqui o que eles não cobrem: intervalos, antes, reentradas, pontos. Vale o que está escrito aqui; mudar um campo reescreve o texto.
competition-open-registration = Abrir inscrições
competition-games = Jogos
    .hint = Quantos jogos tem a temporada.
competition-points = Pontos
    .hint = Por colocação, a do vencedor primeiro. Com menos jogadores, valem as linhas da própria liga.
competition-hands = Mãos
    .hint = Depois deste número de mãos as fichas são contadas.
competition-auto-players-take-empty-chairs = Jogadores automáticos ocupam lugares vazios
competition-bots-over-http = Bots por HTTP
competition-programs-that-play-over-http = Programas que jogam por HTTP, em qualquer linguagem: cada um recebe na sua URL a pergunta do que fazer. Mais podem ser inscritos na página do evento até ele começar.
competition-begins-with = Começa com
competition-name = Nome
    .hint = Deixe vazio para levar o seu nome.
competition-kind = Tipo
competition-house = Casa
    .hint = As regras pelas quais se joga.
competition-who-plays = Quem joga
competition-at-most = No máximo
    .hint = O maior número de inscritos.
competition-chairs = Lugares
    .hint = Em cada mesa; os jogadores são distribuídos por igual.
competition-auto-players = Jogadores automáticos
    .hint = Inscrevem-se na hora.
competition-spectators-see-it = Espectadores veem
    .hint = Quem não joga.
competition-starts-at = Início
    .hint = No seu horário. Vazio: não espera por um horário.
competition-chips-and-levels = Fichas e níveis
competition-stack = Stack
    .hint = Com quanto cada um começa.
competition-a-level-lasts = Um nível dura
    .hint = Quanto, na unidade ao lado.
competition-counted-in = Contado em
    .hint = Uma volta é uma vez ao redor da mesa.
competition-after-the-last = Depois do último
    .hint = O que vem quando todos os níveis foram jogados.
competition-blinds = Blinds
    .hint = Nível por nível, p. ex. 10/20, 15/30, ou com ante 50/100/10.
competition-money = Dinheiro
competition-buy-in = Buy-in
    .hint = Quanto custa entrar; 0 é grátis.
competition-payouts = Premiação
    .hint = “standard”, “winner-takes-all”, ou porcentagens como 50, 30, 20.
competition-late-entry = Registro tardio
    .hint = O último nível em que ainda se pode entrar.
competition-rebuys-until-level = Recompras até o nível
    .hint = Mais um stack por mais um buy-in, para quem não tem mais do que tinha no começo.
competition-add-on-in-level = Add-on no nível
    .hint = Mais um stack por mais um buy-in, uma vez para cada jogador.

competition-join = Entrar
competition-register-for = Inscrever-se por { $cost }
competition-register = Inscrever-se
competition-leave-the-season = Sair da temporada
competition-unregister = Cancelar inscrição
competition-rebuy = Recomprar
competition-no-rebuy = Não recomprar
competition-add-on = Add-on
competition-start-now = Começar já
competition-pause = Pausar
competition-stop-after-this-game = Parar depois deste jogo
competition-dont-stop-after-this-game = Não parar depois deste jogo
competition-go-on = Continuar
competition-in-days =
    { $count ->
        [one] em { $count } dia
       *[other] em { $count } dias
    }
competition-in = em { $time }

competition-cancel-it = Cancelar o evento
competition-for-the-host = Para o anfitrião
competition-remove-a-player = Retirar um jogador
competition-remove = retirar { $who }
competition-press-again = Toque de novo
competition-press-again-everyone-gets-back = De novo: todos recebem de volta o que pagaram

competition-to-the-next-season = Para a próxima temporada
competition-buy-in-cost = buy-in { $cost }
competition-level = Nível { $level }: { $blinds }
competition-next = Próximo: { $blinds }
competition-the-next-season-opens-in = A próxima temporada já vai abrir.
competition-given-back = Devoluções
competition-gets-back = Devolução
competition-nobody-had-paid-anything = Ninguém tinha pago nada.
competition-places = Colocações
competition-place = Lugar
competition-prize = Prêmio
competition-wins = Vitórias
competition-standings-after-of-games =
    { $count ->
        [one] Classificação depois de { $played } de { $count } jogo
       *[other] Classificação depois de { $played } de { $count } jogos
    }
competition-still-in-of = Ainda dentro: { $count } de { $entrants }
competition-table = Mesa
competition-chips = Fichas
competition-out = Fora
competition-in-the-next-game = No próximo jogo
competition-nobody-yet = Ninguém ainda.
competition-levels = Níveis
competition-level-head = Nível
competition-lasts = Dura
competition-then-break = Depois, intervalo
competition-after-that-each-level-doubles = Depois disso, cada nível dobra o anterior.
competition-add-on-in-level-chips = Add-on no nível { $level }: { $chips } fichas por { $cost }, uma vez.
competition-the-house-keeps-of-each = A casa fica com { $amount } de cada entrada, além do buy-in.
competition-at-least-is-paid = São pagos pelo menos { $amount }.
competition-after-hands-the-biggest-stack =
    { $count ->
        [one] Depois de { $count } mão vence o maior stack.
       *[other] Depois de { $count } mãos vence o maior stack.
    }
competition-auto-players-who-take-empty = Jogadores automáticos que ocupam lugares vazios entram como todos: pagam o buy-in e podem ganhar prêmios.
competition-whoever-does-not-play-in =
    { $count ->
        [one] Os espectadores veem tudo { $count } segundo depois.
       *[other] Os espectadores veem tudo { $count } segundos depois.
    }
competition-good-to-know = Bom saber
competition-the-host-has-removed-you = O anfitrião tirou você: você não pode entrar de novo.
competition-the-season-stops-after-this = A temporada para depois deste jogo.
competition-it-was-cancelled-by = Cancelado por { $who }.
competition-it-is-over = Terminou.
competition-the-next-game-starts-after = O próximo jogo começa depois deste; você está nele.
competition-break = Intervalo.
competition-paused = Em pausa.
competition-game-of = jogo { $game } de { $games }
competition-of-left = restam { $left } de { $entrants }
competition-average = média { $average }
competition-hand-for-hand = mão a mão
competition-it-was-to-begin-at =
    { $count ->
        [one] Era para começar às { $time }, mas chegou pouca gente: começa com { $count } jogador, ou quando o anfitrião mandar.
       *[other] Era para começar às { $time }, mas chegou pouca gente: começa com { $count } jogadores, ou quando o anfitrião mandar.
    }
competition-begins-at-with-players-or =
    { $count ->
        [one] Início: { $time }, { $left }, com { $count } jogador ou mais.
       *[other] Início: { $time }, { $left }, com { $count } jogadores ou mais.
    }
competition-begins-by-itself-with-players =
    { $count ->
        [one] Começa sozinho com { $count } jogador.
       *[other] Começa sozinho com { $count } jogadores.
    }
competition-registration-is-open-the-host = As inscrições estão abertas; o anfitrião começa.

competition-begins-with-people =
    { $count ->
        [one] Com os jogadores automáticos, começa sozinho assim que uma pessoa se inscrever. Para esperar amigos, escolha um número maior.
       *[other] Com os jogadores automáticos, começa sozinho assim que { $count } pessoas se inscreverem. Para esperar amigos, escolha um número maior.
    }
competition-by-minutes = minutos
competition-by-hands = mãos
competition-by-orbits = voltas
competition-minutes = { $count } min
competition-orbits =
    { $count ->
        [one] { $count } volta
       *[other] { $count } voltas
    }
competition-level-blinds = { $sb }/{ $bb }
competition-level-blinds-ante = { $sb }/{ $bb }, ante { $ante }
competition-registered = Inscritos: { $count }
competition-registered-of = Inscritos: { $count } de { $most }
competition-prize-pool = Premiação total { $pool }
competition-prize-pool-so-far = Premiação total { $pool } até agora
competition-games-and-points =
    { $count ->
        [one] { $count } jogo, pontos por colocação.
       *[other] { $count } jogos, pontos por colocação.
    }
competition-points-for =
    { $count ->
        [one] Com { $count } jogador: { $points }.
       *[other] Com { $count } jogadores: { $points }.
    }
competition-enter-until = Dá para entrar até o fim do nível { $level }.
competition-enter-and-reenter =
    { $count ->
        [one] Dá para entrar até o fim do nível { $level }; quem sai pode entrar mais uma vez.
       *[other] Dá para entrar até o fim do nível { $level }; quem sai pode entrar mais { $count } vezes.
    }
competition-rebuys = Recompras até o fim do nível { $level }: { $chips } fichas por { $cost }, para quem não tem mais que o stack inicial.
competition-rebuys-at-most =
    { $count ->
        [one] Uma recompra até o fim do nível { $level }: { $chips } fichas por { $cost }, para quem não tem mais que o stack inicial.
       *[other] Até { $count } recompras até o fim do nível { $level }: { $chips } fichas por { $cost }, para quem não tem mais que o stack inicial.
    }
competition-rebuy-for = Recompra: { $chips } por { $cost }
competition-add-on-for = Add-on: { $chips } por { $cost }
competition-player-away = { $who } (ausente)
competition-in-hours = em { $hours } h { $minutes } min
competition-game-in-next = O próximo jogo começa em { $time }.
competition-game-in-first = O primeiro jogo começa em { $time }.
competition-game-with-next =
    { $count ->
        [one] O próximo jogo começa assim que houver { $count } jogador.
       *[other] O próximo jogo começa assim que houver { $count } jogadores.
    }
competition-game-with-first =
    { $count ->
        [one] O primeiro jogo começa assim que houver { $count } jogador.
       *[other] O primeiro jogo começa assim que houver { $count } jogadores.
    }

competition-repair-timeout = sem resposta a tempo
competition-repair-unreachable = sem conexão
competition-repair-broken = uma resposta quebrada
competition-repair-http-error = um erro HTTP
competition-repair-redirect = um redirecionamento para outro lugar
competition-repair-too-long = uma resposta longa demais
competition-repair-not-an-amount = nenhum valor
competition-repair-negative = um valor negativo
competition-repair-error = um erro
competition-repair-illegal = contra as regras
competition-repair-busy = não perguntado: bots demais sendo chamados
competition-repair-below-call = menos que o call: desiste
competition-repair-below-raise = menos que o menor aumento: paga ou passa
competition-repair-raising-closed = um aumento quando não era possível: paga ou passa
competition-repair-above-stack = mais que o stack: all-in
competition-repair-above-limit = mais que o limite: o maior aumento
