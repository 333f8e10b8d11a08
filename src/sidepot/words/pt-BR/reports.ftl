### O que os comandos informam: andamento, sidepot check, convert, doctor, simulate, equity, tournament

reports-progress-check = verificando
reports-progress-convert = convertendo
reports-progress-copying = copiando
reports-progress-equity = calculando
reports-progress-hand-by-hand = mão a mão
reports-progress-import = importando
reports-progress-moving = mudando
reports-progress-plan = planejando
reports-progress-read = lendo
reports-progress-replaying = repassando
reports-progress-roll-out = jogando até o fim
reports-progress-simulate = simulando
reports-progress-stats = analisando
reports-progress-writing = gravando
reports-enough = Ctrl-C: basta
reports-rate-hands = { $rate } mãos/s
reports-rate-tournaments = { $rate } torneios/s
reports-nothing-for = nada há { $seconds } s
reports-workers =
    { $count ->
        [one] { $count } processo
       *[other] { $count } processos
    }

reports-chips =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
reports-chairs =
    { $count ->
        [one] { $count } lugar
       *[other] { $count } lugares
    }
reports-tables =
    { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    }
reports-tournaments =
    { $count ->
        [one] { $count } torneio
       *[other] { $count } torneios
    }
reports-summaries =
    { $count ->
        [one] { $count } resumo de torneio
       *[other] { $count } resumos de torneio
    }
reports-seed = seed { $seed }
reports-stopped = interrompido: { $told }

reports-column-player = jogador
reports-column-chips = fichas
reports-column-hands = mãos
reports-column-game = jogo
reports-column-limit = limite
reports-column-interval = intervalo 95%
reports-column-without-luck = sem a sorte
reports-column-three-bet = 3-bet
reports-column-aggression-short = agr.

reports-no-histories = { $folder }: não há históricos nesta pasta ({ $endings })
reports-and-more = … e mais { $count }
reports-check-legal = lido: { $what }; tudo dentro das regras
reports-check-in-order = lido: { $what }; tudo em ordem
reports-check-failed = lido: { $what }; falhas: { $count }
reports-more-hands =
    { $count ->
        [one] … e mais { $count } mão
       *[other] … e mais { $count } mãos
    }
reports-convert-what = diga o que ler e o que gravar, como em: sidepot convert session.txt session.phhs
reports-convert-no-hands = resumos de torneio não têm mãos: grave-os em um arquivo cujo nome termine em .ots
reports-convert-exists = { $file } já existe: diga outro arquivo, ou grave por cima com --force
reports-convert-as = um resumo conta o que todos viram: --as é para mãos
reports-summaries-format = resumos de torneio
reports-convert-lost = não está em { $format }: { $what } ({ $where })
reports-convert-without =
    { $count ->
        [one] { $count } mão sem { $who } deixada de fora
       *[other] { $count } mãos sem { $who } deixadas de fora
    }
reports-convert-written = gravado: { $what }
reports-convert-written-not = gravado: { $what }; não gravado: { $count }
reports-convert-cash =
    { $count ->
        [one] { $count } mão de cash game: só torneios têm resumos
       *[other] { $count } mãos de cash games: só torneios têm resumos
    }

reports-doctor-not-installed = não instalado, executado a partir do código-fonte
reports-doctor-build = compilação
reports-doctor-data = dados
reports-doctor-stale =
    { $count ->
        [one] { $count } módulo foi compilado de um código mais antigo ({ $module }): make compiled
       *[other] { $count } módulos foram compilados de um código mais antigo ({ $module }): make compiled
    }
reports-doctor-plain = Python puro, mais lento: instale o sidepot de novo, ou make compiled no código-fonte
reports-doctor-plain-compiler = Python puro, mais lento: apt-get install gcc python3-dev e instale o sidepot de novo, ou make compiled no código-fonte
reports-doctor-partly =
    { $count ->
        [one] só { $compiled } de { $count } módulo está compilado: instale o sidepot de novo, ou make compiled
       *[other] só { $compiled } de { $count } módulos estão compilados: instale o sidepot de novo, ou make compiled
    }
reports-doctor-compiled =
    { $count ->
        [one] compilado, { $count } módulo; as mãos são avaliadas pelo núcleo { $kernel }
       *[other] compilado, { $count } módulos; as mãos são avaliadas pelo núcleo { $kernel }
    }
reports-doctor-missing = falta { $packages }: { $command }
reports-doctor-unknown = não se sabe, pois o sidepot não está instalado: { $command }
reports-doctor-installed = instalado
reports-doctor-use-room = a sala de pôquer: sidepot, sidepot serve, sidepot room
reports-doctor-use-plot = gráficos: --plot
reports-doctor-use-postgres = uma sala no PostgreSQL: --database
reports-doctor-use-cluster = trabalho em muitas máquinas: --on ray
reports-doctor-use-testing = sidepot.testing para os seus próprios testes
reports-doctor-tests = testes
reports-doctor-not-made = não existe para este sistema ou este Python
reports-doctor-test-programs = todos os programas que make test usa
reports-doctor-programs-missing = faltam alguns programas: { $command }
reports-doctor-tests-skipped = make test pula os testes que os usam
reports-doctor-locked = não é possível gravar em { $folder }: escolha outra pasta com SIDEPOT_DATA=/uma/pasta
reports-doctor-coming = { $folder } (criada com a primeira sala)
reports-needs-packages = isto precisa de pacotes que não estão instalados ({ $module }): { $command }
reports-no-output = não é possível gravar a saída

reports-equity-plot = { $hand } – equity mão a mão
reports-equity-plot-board = { $hand } – equity mão a mão com { $board }
reports-part-high = alta
reports-part-low = baixa
reports-part-badugi = badugi
reports-part-ace-to-five = ás a cinco
reports-part-deuce-to-seven = dois a sete
reports-part-with-the-board = com a mesa
reports-part-without-the-board = sem a mesa
reports-part-board = mesa { $number } { $part }

reports-mixed = Jogos mistos
reports-simulate-hands =
    { $count ->
        [one] { $count } mão: { $deals } distribuições, cada uma com todos em todos os lugares
       *[other] { $count } mãos: { $deals } distribuições, cada uma com todos em todos os lugares
    }
reports-simulate-rounded =
    { $count ->
        [one] { $count } mão (pedidas: { $asked }): { $deals } distribuições, cada uma com todos em todos os lugares
       *[other] { $count } mãos (pedidas: { $asked }): { $deals } distribuições, cada uma com todos em todos os lugares
    }
reports-simulate-rake = { $amount } de rake
reports-simulate-dropped =
    { $count ->
        [one] { $count } ficha ímpar retirada
       *[other] { $count } fichas ímpares retiradas
    }
reports-simulate-no-luck = { $games }: não há resultados sem a sorte: ali se recebem ou trocam cartas já em all-in
reports-simulate-fault =
    { $count ->
        [one] { $who } { $what } (uma vez; então desiste, ou descarta a carta menos útil). A primeira mão assim:
       *[other] { $who } { $what } ({ $count } vezes; então desiste, ou descarta a carta menos útil). A primeira mão assim:
    }
reports-resume-hands = As mãos jogadas até agora estão em { $file }: o mesmo comando continua dali.
reports-resume-played = O que foi jogado até agora está em { $file }: o mesmo comando continua dali.

reports-log-or-continue = --log começa um registro novo, --continue segue com um: não os dois
reports-continue-alone = --continue tem a seed, o ritmo, os jogadores e os bots do registro
reports-stop-after-season = --stop-after N é para temporadas
reports-to-go-on = Para continuar: { $command }
reports-bot-form = --bot { $given }: um nome e uma URL, como --bot heron=http://127.0.0.1:8001
reports-bot-twice = --bot { $given }: há dois bots chamados { $name }
reports-by-form = --by { $given }: horas e minutos, como 3:30, ou minutos, como 210
reports-log-stopped = não é possível gravar { $file }: { $why }; --continue { $file } segue quando isso estiver resolvido
reports-log-exists = { $file } já existe: --continue { $file } segue com ele
reports-log-locked = não é possível gravar { $file }: { $why }
reports-log-changed = { $file } mudou desde que { $log } começou: siga com o arquivo como era
reports-log-no-log = { $file } não é o registro de um torneio
reports-format-tournament = torneio
reports-format-season = temporada
reports-format-timed = jogo por mãos
reports-sheet = { $name }: { $format }, casa { $house }, { $players }
reports-sheet-bots =
    { $count ->
        [one] { $name }: { $format }, casa { $house }, { $players }, entre eles { $count } bot por HTTP
       *[other] { $name }: { $format }, casa { $house }, { $players }, entre eles { $count } bots por HTTP
    }
reports-levels-by-hands =
    { $count ->
        [one] { $count } nível por mãos
       *[other] { $count } níveis por mãos
    }
reports-levels-by-orbits =
    { $count ->
        [one] { $count } nível por voltas
       *[other] { $count } níveis por voltas
    }
reports-levels-by-time =
    { $count ->
        [one] { $count } nível por tempo
       *[other] { $count } níveis por tempo
    }

reports-money-reached = a premiação foi alcançada: não é mais mão a mão
reports-may-rebuy = { $who } ficou sem fichas e pode fazer recompra
reports-rebought = { $who } faz recompra: { $chips } por { $cost }
reports-added-on = { $who } faz o add-on: { $chips } por { $cost }
reports-went-out = { $who } sai no { $place }º lugar
reports-went-out-shared = { $who } sai no { $place }º lugar, dividido por { $shared }
reports-game-began = o jogo { $game } começa, botão no lugar { $seat }
reports-stood-still =
    { $count ->
        [one] ninguém saiu em { $count } mão do último nível: as fichas decidem
       *[other] ninguém saiu em { $count } mãos do último nível: as fichas decidem
    }
reports-ended-by-chips = { $names } vence em fichas
reports-ended-by-chips-shared = { $names } vencem em fichas
reports-season-ended =
    { $count ->
        [one] a temporada acabou após { $count } jogo
       *[other] a temporada acabou após { $count } jogos
    }

reports-more-tables =
    { $count ->
        [one] e mais { $count } mesa
       *[other] e mais { $count } mesas
    }
reports-game-of = jogo { $game } de { $last }
reports-level = nível { $level }
reports-time-left = faltam { $time }
reports-progress-of-hands =
    { $count ->
        [one] { $done } de { $count } mão
       *[other] { $done } de { $count } mãos
    }
reports-progress-of-orbits =
    { $count ->
        [one] { $done } de { $count } volta
       *[other] { $done } de { $count } voltas
    }
reports-state-break = intervalo
reports-state-paused = em pausa
reports-state-hand-for-hand = mão a mão
reports-field =
    { $count ->
        [one] { $left } de { $count } jogador
       *[other] { $left } de { $count } jogadores
    }
reports-average = média { $chips } ({ $blinds } BB)
reports-table = mesa { $table }
reports-most-chips = mais fichas

reports-plan-about =
    { $entrants ->
        [one] { $entrants } inscrito, { $runs } simulados, seed { $seed }
       *[other] { $entrants } inscritos, { $runs } simulados, seed { $seed }
    }
reports-plan-assumed = Suposto: uma mão leva { $seconds } s em média; jogadores como no arquivo.
reports-plan-takes =
    { $count ->
        [one] Leva { $mean } em média, em geral de { $low } a { $high } (8 de 10); { $count } mão.
       *[other] Leva { $mean } em média, em geral de { $low } a { $high } (8 de 10); { $count } mãos.
    }
reports-plan-over-by = Acaba até { $time }: { $chance }
reports-plan-ends = Acaba no nível { $levels }.
reports-plan-column-level = nível
reports-plan-column-blinds = valores
reports-plan-column-ante = ante
reports-plan-column-begins = começa
reports-plan-column-reached = chegam
reports-plan-column-players = jogam
reports-plan-column-bb-each = BB cada

reports-bots-silent = { $name } não responde em { $url }: { $problem }
reports-bots-silent-yet = { $name } não responde em { $url }: { $problem }; passa e desiste até responder
reports-bots-strict = inicie-o e tente de novo; sem --strict ele passa e desiste em vez disso
reports-bots-there = { $name } está lá: { $url }
reports-bots-there-version = { $name } está lá: { $url }, versão { $version }
reports-bots-last = { $name }, a última resposta ruim: { $answer }
reports-bots-column-asked = perguntas
reports-bots-column-bad = ruins
reports-bots-column-repairs = o que foi preciso fazer das respostas
reports-bots-nothing = nada
reports-repair-timeout = sem resposta a tempo
reports-repair-unreachable = sem conexão
reports-repair-broken = uma resposta quebrada
reports-repair-http-error = um erro HTTP
reports-repair-redirect = um redirecionamento para outro lugar
reports-repair-too-long = uma resposta longa demais
reports-repair-not-an-amount = não é um valor
reports-repair-negative = um valor negativo
reports-repair-error = um erro
reports-repair-illegal = contra as regras
reports-repair-busy = sem perguntar: bots demais estavam sendo chamados
reports-repair-below-call = menos que o preço de pagar: desiste
reports-repair-below-raise = menos que o menor aumento: paga ou passa
reports-repair-raising-closed = um aumento quando já não se podia aumentar: paga ou passa
reports-repair-above-stack = mais que o stack: all-in
reports-repair-above-limit = mais que o limite: o maior aumento

reports-form-own = linhas JSON próprias
reports-form-phh = PHH
reports-form-pokerstars = texto do PokerStars
reports-form-ohh = Open Hand History
reports-form-acpc = registros da competição de pôquer por computador
