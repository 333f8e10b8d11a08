### Torneos, temporadas de liga y partidas limitadas: su panel, su formulario, lo que se les puede pedir

competition-add-a-bot = Añadir un bot
competition-heron = garza

competition-being-asked-whether-it-is = preguntando si está…
competition-it-is-there = está ahí
competition-not-there = no está: { $problem }
competition-bot = Bot
competition-asked = Preguntas
competition-bad-answers = Respuestas malas
competition-enter-a-bot = Inscribir un bot
competition-bots = Bots
competition-a-bot-has-for-an = Un bot tiene { $time } para responder; una respuesta tardía, un error o un sinsentido cuenta como 0, y el bot pasa o no va.
competition-entered-by-at = inscrito por { $who }, en { $url }
competition-entered-by = inscrito por { $who }
competition-last = última: { $last }
competition-withdraw = Retirar
competition-withdraw-name = retirar { $name }

competition-begins = { $name } empieza
competition-you-are-in-it = Participas.
competition-begins-in-a-minute = { $name } empieza en un minuto
competition-you-are-registered = Estás inscrito.

competition-tournament = Torneo
competition-league-season = Temporada de liga
competition-timed-game = Partida limitada
competition-everyone-plays-until-one-has = Se juega hasta que uno tenga todas las fichas.
competition-many-games-of-the-same = Varias partidas con los mismos jugadores, puntos por puesto, clasificación tras cada partida. La inicia el anfitrión.
competition-so-many-hands-the-biggest = Un número fijo de manos; gana el stack más grande.
competition-it-begins-by-itself-with = Empieza solo con este número de jugadores; el anfitrión puede empezarlo antes.
competition-the-auto-players-alone-are = Bastan los jugadores automáticos: empieza enseguida, sin ti. Elige un número mayor.
competition-so-many-have-to-be = A esa hora tienen que estar tantos jugadores; si no, los espera a ellos o al anfitrión.
competition-sunday-freeze-out = Freezeout del domingo
competition-they-double = se doblan
competition-it-stays = sigue el último
competition-none = no hay
competition-structure-sheet = hoja de estructura
competition-the-structure-sheet-as-text = La hoja de estructura, como texto
competition-what-the-fields-above-say = Todo lo que dicen los campos de arriba, completo. Cámbialo aquí para lo que no cubren: descansos, antes, reentradas, puntos. Vale lo que está escrito aquí; cambiar un campo lo reescribe.
competition-open-registration = Abrir la inscripción
competition-games = Partidas
    .hint = Cuántas partidas tiene la temporada.
competition-points = Puntos
    .hint = Por puesto, primero los del ganador. Con menos jugadores valen las filas de la liga.
competition-hands = Manos
    .hint = Tras este número de manos se cuentan las fichas.
competition-auto-players-take-empty-chairs = Jugadores automáticos en asientos vacíos
competition-bots-over-http = Bots por HTTP
competition-programs-that-play-over-http = Programas que juegan por HTTP, en cualquier lenguaje: a cada uno se le pregunta en su URL qué hace. Se pueden inscribir más en la página del torneo hasta que empiece.
competition-begins-with = Empieza con
competition-name = Nombre
    .hint = Déjalo vacío para que lleve tu nombre.
competition-kind = Tipo
competition-house = Casa
    .hint = Con las reglas de quién se juega.
competition-who-plays = Quién juega
competition-at-most = Como máximo
    .hint = Cuántos jugadores pueden entrar.
competition-chairs = Asientos
    .hint = En cada mesa; los jugadores se reparten por igual.
competition-auto-players = Jugadores automáticos
    .hint = Se inscriben enseguida.
competition-spectators-see-it = Los espectadores lo ven
    .hint = Quienes no juegan.
competition-starts-at = Empieza a las
    .hint = Tu hora local. Vacío, no espera a ninguna hora.
competition-chips-and-levels = Fichas y niveles
competition-stack = Stack
    .hint = Con lo que empieza cada uno.
competition-a-level-lasts = Un nivel dura
    .hint = Cuántas de la unidad de al lado.
competition-counted-in = Contado en
    .hint = Una vuelta es una vez alrededor de la mesa.
competition-after-the-last = Tras el último
    .hint = Qué sigue cuando se han jugado todos los niveles.
competition-blinds = Ciegas
    .hint = Nivel a nivel, p. ej. 10/20, 15/30, o con ante 50/100/10.
competition-money = Dinero
competition-buy-in = Buy-in
    .hint = Lo que cuesta entrar; 0 es gratis.
competition-payouts = Premios
    .hint = «standard», «winner-takes-all» o porcentajes como 50, 30, 20.
competition-late-entry = Entrada tardía
    .hint = El último nivel en que aún se puede entrar.
competition-rebuys-until-level = Recompras hasta el nivel
    .hint = Otro stack por otro buy-in, para quien no tenga más que al empezar.
competition-add-on-in-level = Add-on en el nivel
    .hint = Otro stack por otro buy-in, una vez por jugador.

competition-join = Entrar
competition-register-for = Inscribirme por { $cost }
competition-register = Inscribirme
competition-leave-the-season = Dejar la temporada
competition-unregister = Retirarme
competition-rebuy = Recompra
competition-no-rebuy = Sin recompra
competition-add-on = Add-on
competition-start-now = Empezar ya
competition-pause = Pausar
competition-stop-after-this-game = Acabar tras esta partida
competition-dont-stop-after-this-game = No acabar tras esta partida
competition-go-on = Seguir
competition-in-days =
    { $count ->
        [one] en { $count } día
       *[other] en { $count } días
    }
competition-in = en { $time }

competition-cancel-it = Cancelar
competition-for-the-host = Para el anfitrión
competition-remove-a-player = Echar a un jugador
competition-remove = echar a { $who }
competition-press-again = Pulsa otra vez
competition-press-again-everyone-gets-back = Otra vez: todos recuperan lo que pagaron

competition-to-the-next-season = A la siguiente temporada
competition-buy-in-cost = buy-in { $cost }
competition-level = Nivel { $level }: { $blinds }
competition-next = Después: { $blinds }
competition-the-next-season-opens-in = La siguiente temporada se abre en un momento.
competition-given-back = Devoluciones
competition-gets-back = Devuelto
competition-nobody-had-paid-anything = Nadie había pagado nada.
competition-places = Puestos
competition-place = Puesto
competition-prize = Premio
competition-wins = Victorias
competition-standings-after-of-games =
    { $count ->
        [one] Clasificación tras { $played } de { $count } partida
       *[other] Clasificación tras { $played } de { $count } partidas
    }
competition-still-in-of = Quedan: { $count } de { $entrants }
competition-table = Mesa
competition-chips = Fichas
competition-out = Fuera
competition-in-the-next-game = En la siguiente partida
competition-nobody-yet = Aún nadie.
competition-levels = Niveles
competition-level-head = Nivel
competition-lasts = Dura
competition-then-break = Luego descanso
competition-after-that-each-level-doubles = Después, cada nivel dobla el anterior.
competition-add-on-in-level-chips = Add-on en el nivel { $level }: { $chips } fichas por { $cost }, una vez.
competition-the-house-keeps-of-each = La casa se queda { $amount } por entrada, además del buy-in.
competition-at-least-is-paid = Se pagan al menos { $amount }.
competition-after-hands-the-biggest-stack =
    { $count ->
        [one] Tras { $count } mano gana el stack más grande.
       *[other] Tras { $count } manos gana el stack más grande.
    }
competition-auto-players-who-take-empty = Los jugadores automáticos de los asientos vacíos entran como todos: pagan el buy-in y pueden ganar premios.
competition-whoever-does-not-play-in =
    { $count ->
        [one] Los espectadores lo ven todo { $count } segundo más tarde.
       *[other] Los espectadores lo ven todo { $count } segundos más tarde.
    }
competition-good-to-know = Conviene saber
competition-the-host-has-removed-you = El anfitrión te ha echado: no puedes volver a entrar.
competition-the-season-stops-after-this = La temporada acaba después de esta partida.
competition-it-was-cancelled-by = Cancelado por { $who }.
competition-it-is-over = Ha terminado.
competition-the-next-game-starts-after = La siguiente partida empieza después de esta; estás dentro.
competition-break = Descanso.
competition-paused = En pausa.
competition-game-of = partida { $game } de { $games }
competition-of-left = quedan { $left } de { $entrants }
competition-average = media { $average }
competition-hand-for-hand = mano por mano
competition-it-was-to-begin-at =
    { $count ->
        [one] Tenía que empezar a las { $time }, pero vinieron muy pocos: empieza con { $count } jugador, o cuando el anfitrión lo inicie.
       *[other] Tenía que empezar a las { $time }, pero vinieron muy pocos: empieza con { $count } jugadores, o cuando el anfitrión lo inicie.
    }
competition-begins-at-with-players-or =
    { $count ->
        [one] Empieza a las { $time }, { $left }, con { $count } jugador o más.
       *[other] Empieza a las { $time }, { $left }, con { $count } jugadores o más.
    }
competition-begins-by-itself-with-players =
    { $count ->
        [one] Empieza solo con { $count } jugador.
       *[other] Empieza solo con { $count } jugadores.
    }
competition-registration-is-open-the-host = La inscripción está abierta; lo inicia el anfitrión.

competition-begins-with-people =
    { $count ->
        [one] Con los jugadores automáticos, empieza solo en cuanto se inscriba una persona. Para esperar a amigos, elige un número mayor.
       *[other] Con los jugadores automáticos, empieza solo en cuanto se inscriban { $count } personas. Para esperar a amigos, elige un número mayor.
    }
competition-by-minutes = minutos
competition-by-hands = manos
competition-by-orbits = vueltas
competition-minutes = { $count } min
competition-orbits =
    { $count ->
        [one] { $count } vuelta
       *[other] { $count } vueltas
    }
competition-level-blinds = { $sb }/{ $bb }
competition-level-blinds-ante = { $sb }/{ $bb }, ante { $ante }
competition-registered = Inscritos: { $count }
competition-registered-of = Inscritos: { $count } de { $most }
competition-prize-pool = Bolsa de premios { $pool }
competition-prize-pool-so-far = Bolsa de premios hasta ahora { $pool }
competition-games-and-points =
    { $count ->
        [one] { $count } partida, puntos por puesto.
       *[other] { $count } partidas, puntos por puesto.
    }
competition-points-for =
    { $count ->
        [one] Con { $count } jugador: { $points }.
       *[other] Con { $count } jugadores: { $points }.
    }
competition-enter-until = Se puede entrar hasta el final del nivel { $level }.
competition-enter-and-reenter =
    { $count ->
        [one] Se puede entrar hasta el final del nivel { $level }; quien queda eliminado puede entrar una vez más.
       *[other] Se puede entrar hasta el final del nivel { $level }; quien queda eliminado puede entrar { $count } veces más.
    }
competition-rebuys = Recompras hasta el final del nivel { $level }: { $chips } fichas por { $cost }, para quien no tenga más que el stack inicial.
competition-rebuys-at-most =
    { $count ->
        [one] Una recompra hasta el final del nivel { $level }: { $chips } fichas por { $cost }, para quien no tenga más que el stack inicial.
       *[other] Hasta { $count } recompras hasta el final del nivel { $level }: { $chips } fichas por { $cost }, para quien no tenga más que el stack inicial.
    }
competition-rebuy-for = Recompra: { $chips } por { $cost }
competition-add-on-for = Add-on: { $chips } por { $cost }
competition-player-away = { $who } (no está)
competition-in-hours = en { $hours } h { $minutes } min
competition-game-in-next = La siguiente partida empieza en { $time }.
competition-game-in-first = La primera partida empieza en { $time }.
competition-game-with-next =
    { $count ->
        [one] La siguiente partida empieza en cuanto haya { $count } jugador.
       *[other] La siguiente partida empieza en cuanto haya { $count } jugadores.
    }
competition-game-with-first =
    { $count ->
        [one] La primera partida empieza en cuanto haya { $count } jugador.
       *[other] La primera partida empieza en cuanto haya { $count } jugadores.
    }

competition-repair-timeout = sin respuesta a tiempo
competition-repair-unreachable = sin conexión
competition-repair-broken = una respuesta rota
competition-repair-http-error = un error HTTP
competition-repair-redirect = una redirección a otra parte
competition-repair-too-long = una respuesta demasiado larga
competition-repair-not-an-amount = ninguna cantidad
competition-repair-negative = una cantidad negativa
competition-repair-error = un error
competition-repair-illegal = contra las reglas
competition-repair-busy = sin preguntar: se llamaba a demasiados bots
competition-repair-below-call = menos que igualar: no va
competition-repair-below-raise = menos que la subida mínima: iguala o pasa
competition-repair-raising-closed = una subida cuando ya no se podía: iguala o pasa
competition-repair-above-stack = más que el stack: all-in
competition-repair-above-limit = más que el límite: la subida máxima
