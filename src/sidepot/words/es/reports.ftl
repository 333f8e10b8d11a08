### Lo que informan las órdenes: progreso, sidepot check, convert, doctor, simulate, equity, tournament

reports-progress-check = comprobando
reports-progress-convert = convirtiendo
reports-progress-copying = copiando
reports-progress-equity = calculando
reports-progress-hand-by-hand = mano a mano
reports-progress-import = importando
reports-progress-moving = trasladando
reports-progress-plan = planificando
reports-progress-read = leyendo
reports-progress-replaying = rejugando
reports-progress-roll-out = jugando hasta el final
reports-progress-simulate = simulando
reports-progress-stats = analizando
reports-progress-writing = escribiendo
reports-enough = Ctrl-C: basta
reports-rate-hands = { $rate } manos/s
reports-rate-tournaments = { $rate } torneos/s
reports-nothing-for = nada desde hace { $seconds } s
reports-workers =
    { $count ->
        [one] { $count } proceso
       *[other] { $count } procesos
    }

reports-chips =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
reports-chairs =
    { $count ->
        [one] { $count } asiento
       *[other] { $count } asientos
    }
reports-tables =
    { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    }
reports-tournaments =
    { $count ->
        [one] { $count } torneo
       *[other] { $count } torneos
    }
reports-summaries =
    { $count ->
        [one] { $count } resumen de torneo
       *[other] { $count } resúmenes de torneo
    }
reports-seed = semilla { $seed }
reports-stopped = parado antes: { $told }

reports-column-player = jugador
reports-column-chips = fichas
reports-column-hands = manos
reports-column-game = juego
reports-column-limit = límite
reports-column-interval = intervalo del 95 %
reports-column-without-luck = sin la suerte
reports-column-three-bet = 3-bet
reports-column-aggression-short = agres.

reports-no-histories = { $folder }: no hay historiales en esta carpeta ({ $endings })
reports-and-more = … y { $count } más
reports-check-legal = leído: { $what }; todo legal
reports-check-in-order = leído: { $what }; todo en orden
reports-check-failed = leído: { $what }; { $count } con fallos
reports-more-hands =
    { $count ->
        [one] … y { $count } mano más
       *[other] … y { $count } manos más
    }
reports-convert-what = di qué leer y qué escribir, como en: sidepot convert session.txt session.phhs
reports-convert-no-hands = los resúmenes de torneo no tienen manos: escríbelos en un archivo cuyo nombre acabe en .ots
reports-convert-exists = { $file } ya existe: di otro archivo, o sobrescríbelo con --force
reports-convert-as = un resumen dice lo que vieron todos: --as es para manos
reports-summaries-format = resúmenes de torneo
reports-convert-lost = no está en { $format }: { $what } ({ $where })
reports-convert-without =
    { $count ->
        [one] { $count } mano sin { $who } omitida
       *[other] { $count } manos sin { $who } omitidas
    }
reports-convert-written = escrito: { $what }
reports-convert-written-not = escrito: { $what }; { $count } no
reports-convert-cash =
    { $count ->
        [one] { $count } mano de un cash game: solo los torneos tienen resúmenes
       *[other] { $count } manos de cash games: solo los torneos tienen resúmenes
    }

reports-doctor-not-installed = sin instalar, se ejecuta desde el código fuente
reports-doctor-build = compilación
reports-doctor-data = datos
reports-doctor-stale =
    { $count ->
        [one] { $count } módulo está compilado de un código más antiguo ({ $module }): make compiled
       *[other] { $count } módulos están compilados de un código más antiguo ({ $module }): make compiled
    }
reports-doctor-plain = Python puro, más lento: vuelve a instalar sidepot, o make compiled en su código fuente
reports-doctor-plain-compiler = Python puro, más lento: apt-get install gcc python3-dev y vuelve a instalar sidepot, o make compiled en su código fuente
reports-doctor-partly =
    { $count ->
        [one] solo { $compiled } de { $count } módulo está compilado: vuelve a instalar sidepot, o make compiled
       *[other] solo { $compiled } de { $count } módulos están compilados: vuelve a instalar sidepot, o make compiled
    }
reports-doctor-compiled =
    { $count ->
        [one] compilado, { $count } módulo; las manos las valora el núcleo { $kernel }
       *[other] compilado, { $count } módulos; las manos las valora el núcleo { $kernel }
    }
reports-doctor-missing = falta { $packages }: { $command }
reports-doctor-unknown = no se sabe, pues sidepot no está instalado: { $command }
reports-doctor-installed = instalado
reports-doctor-use-room = la sala de póquer: sidepot, sidepot serve, sidepot room
reports-doctor-use-plot = gráficos: --plot
reports-doctor-use-postgres = una sala en PostgreSQL: --database
reports-doctor-use-cluster = trabajo en muchas máquinas: --on ray
reports-doctor-use-testing = sidepot.testing para tus propias pruebas
reports-doctor-tests = pruebas
reports-doctor-not-made = no se ofrece para este sistema o este Python
reports-doctor-test-programs = todos los programas que usa make test
reports-doctor-programs-missing = faltan algunos programas: { $command }
reports-doctor-tests-skipped = make test omite las pruebas que los usan
reports-doctor-locked = no se puede escribir en { $folder }: elige otra carpeta con SIDEPOT_DATA=/una/carpeta
reports-doctor-coming = { $folder } (se crea con la primera sala)
reports-needs-packages = esto necesita paquetes que no están instalados ({ $module }): { $command }
reports-no-output = no se puede escribir la salida

reports-equity-plot = { $hand }: equity mano a mano
reports-equity-plot-board = { $hand }: equity mano a mano con { $board }
reports-part-high = alta
reports-part-low = baja
reports-part-badugi = badugi
reports-part-ace-to-five = de as a cinco
reports-part-deuce-to-seven = de dos a siete
reports-part-with-the-board = con el board
reports-part-without-the-board = sin el board
reports-part-board = board { $number } { $part }

reports-mixed = Juegos mixtos
reports-simulate-hands =
    { $count ->
        [one] { $count } mano: { $deals } repartos, cada uno con todos en todos los asientos
       *[other] { $count } manos: { $deals } repartos, cada uno con todos en todos los asientos
    }
reports-simulate-rounded =
    { $count ->
        [one] { $count } mano (pedidas: { $asked }): { $deals } repartos, cada uno con todos en todos los asientos
       *[other] { $count } manos (pedidas: { $asked }): { $deals } repartos, cada uno con todos en todos los asientos
    }
reports-simulate-rake = { $amount } de rake
reports-simulate-dropped =
    { $count ->
        [one] { $count } ficha impar retirada
       *[other] { $count } fichas impares retiradas
    }
reports-simulate-no-luck = { $games }: no se dan resultados sin la suerte: ahí se reciben o cambian cartas estando all-in
reports-simulate-fault =
    { $count ->
        [one] { $who } { $what } (una vez; entonces no va, o descarta la carta menos útil). La primera mano así:
       *[other] { $who } { $what } ({ $count } veces; entonces no va, o descarta la carta menos útil). La primera mano así:
    }
reports-resume-hands = Las manos jugadas hasta ahora están en { $file }: la misma orden sigue desde ahí.
reports-resume-played = Lo jugado hasta ahora está en { $file }: la misma orden sigue desde ahí.

reports-log-or-continue = --log empieza un registro nuevo, --continue sigue con uno: no ambos
reports-continue-alone = --continue toma la semilla, el ritmo, los jugadores y los bots del registro
reports-stop-after-season = --stop-after N es para temporadas
reports-to-go-on = Para seguir: { $command }
reports-bot-form = --bot { $given }: un nombre y una URL, como --bot heron=http://127.0.0.1:8001
reports-bot-twice = --bot { $given }: hay dos bots llamados { $name }
reports-by-form = --by { $given }: horas y minutos, como 3:30, o minutos, como 210
reports-log-stopped = no se puede escribir { $file }: { $why }; --continue { $file } sigue cuando esté arreglado
reports-log-exists = { $file } ya existe: --continue { $file } sigue con él
reports-log-locked = no se puede escribir { $file }: { $why }
reports-log-changed = { $file } ha cambiado desde que empezó { $log }: sigue con el archivo como estaba
reports-log-no-log = { $file } no es el registro de un torneo
reports-format-tournament = torneo
reports-format-season = temporada
reports-format-timed = partida limitada
reports-sheet = { $name }: { $format }, casa { $house }, { $players }
reports-sheet-bots =
    { $count ->
        [one] { $name }: { $format }, casa { $house }, { $players }, entre ellos { $count } bot por HTTP
       *[other] { $name }: { $format }, casa { $house }, { $players }, entre ellos { $count } bots por HTTP
    }
reports-levels-by-hands =
    { $count ->
        [one] { $count } nivel por manos
       *[other] { $count } niveles por manos
    }
reports-levels-by-orbits =
    { $count ->
        [one] { $count } nivel por vueltas
       *[other] { $count } niveles por vueltas
    }
reports-levels-by-time =
    { $count ->
        [one] { $count } nivel por tiempo
       *[other] { $count } niveles por tiempo
    }

reports-money-reached = se llegó al dinero: ya no se juega mano por mano
reports-may-rebuy = { $who } no tiene fichas y puede recomprar
reports-rebought = { $who } recompra { $chips } por { $cost }
reports-added-on = { $who } toma el add-on: { $chips } por { $cost }
reports-went-out = { $who } queda fuera en el puesto { $place }
reports-went-out-shared = { $who } queda fuera en el puesto { $place }, compartido por { $shared }
reports-game-began = empieza la partida { $game }, el botón está en el asiento { $seat }
reports-stood-still =
    { $count ->
        [one] nadie quedó fuera en { $count } mano del último nivel: deciden las fichas
       *[other] nadie quedó fuera en { $count } manos del último nivel: deciden las fichas
    }
reports-ended-by-chips = { $names } gana por fichas
reports-ended-by-chips-shared = { $names } ganan por fichas
reports-season-ended =
    { $count ->
        [one] la temporada acabó tras { $count } partida
       *[other] la temporada acabó tras { $count } partidas
    }

reports-more-tables =
    { $count ->
        [one] y { $count } mesa más
       *[other] y { $count } mesas más
    }
reports-game-of = partida { $game } de { $last }
reports-level = nivel { $level }
reports-time-left = quedan { $time }
reports-progress-of-hands =
    { $count ->
        [one] { $done } de { $count } mano
       *[other] { $done } de { $count } manos
    }
reports-progress-of-orbits =
    { $count ->
        [one] { $done } de { $count } vuelta
       *[other] { $done } de { $count } vueltas
    }
reports-state-break = descanso
reports-state-paused = en pausa
reports-state-hand-for-hand = mano por mano
reports-field =
    { $count ->
        [one] { $left } de { $count } jugador
       *[other] { $left } de { $count } jugadores
    }
reports-average = media { $chips } ({ $blinds } BB)
reports-table = mesa { $table }
reports-most-chips = más fichas

reports-plan-about =
    { $entrants ->
        [one] { $entrants } participante, { $runs } simulados, semilla { $seed }
       *[other] { $entrants } participantes, { $runs } simulados, semilla { $seed }
    }
reports-plan-assumed = Se supone: una mano dura { $seconds } s de media; jugadores como en el archivo.
reports-plan-takes =
    { $count ->
        [one] Dura { $mean } de media, lo más probable de { $low } a { $high } (8 de 10); { $count } mano.
       *[other] Dura { $mean } de media, lo más probable de { $low } a { $high } (8 de 10); { $count } manos.
    }
reports-plan-over-by = Acabado a las { $time }: { $chance }
reports-plan-ends = Acaba en el nivel { $levels }.
reports-plan-column-level = nivel
reports-plan-column-blinds = ciegas
reports-plan-column-ante = ante
reports-plan-column-begins = empieza
reports-plan-column-reached = se llega
reports-plan-column-players = quedan
reports-plan-column-bb-each = BB por stack

reports-bots-silent = { $name } no responde en { $url }: { $problem }
reports-bots-silent-yet = { $name } no responde en { $url }: { $problem }; pasa y no va hasta que responda
reports-bots-strict = arráncalo y vuelve a intentarlo; sin --strict, en su lugar, pasa y no va
reports-bots-there = { $name } está ahí: { $url }
reports-bots-there-version = { $name } está ahí: { $url }, versión { $version }
reports-bots-last = { $name }, la última mala respuesta: { $answer }
reports-bots-column-asked = preguntas
reports-bots-column-bad = malas
reports-bots-column-repairs = qué hubo que hacer de sus respuestas
reports-bots-nothing = nada
reports-repair-timeout = sin respuesta a tiempo
reports-repair-unreachable = sin conexión
reports-repair-broken = una respuesta rota
reports-repair-http-error = un error HTTP
reports-repair-redirect = una redirección a otro sitio
reports-repair-too-long = una respuesta demasiado larga
reports-repair-not-an-amount = no es una cantidad
reports-repair-negative = una cantidad negativa
reports-repair-error = un fallo
reports-repair-illegal = contra las reglas
reports-repair-busy = sin preguntar: se llamaba a demasiados bots
reports-repair-below-call = menos de lo que hay que igualar: no va
reports-repair-below-raise = menos que la subida mínima: iguala o pasa
reports-repair-raising-closed = una subida cuando ya no se podía subir: iguala o pasa
reports-repair-above-stack = más que el stack: all-in
reports-repair-above-limit = más que el límite: la subida máxima

reports-form-own = líneas JSON propias
reports-form-phh = PHH
reports-form-pokerstars = texto de PokerStars
reports-form-ohh = Open Hand History
reports-form-acpc = registros de la competición de póquer por ordenador
