### Lo que pasa en un torneo o una temporada

tournament-registered = { $who } se inscribe
tournament-registered-again = { $who } vuelve a inscribirse
tournament-unregistered = { $who } se retira
tournament-too-few-came =
    { $count ->
        [0] tenía que empezar ahora y no ha venido nadie: empieza con { $needed } jugadores, o cuando el anfitrión lo inicie
       *[other] tenía que empezar ahora y han venido { $count } de { $needed }: empieza con { $needed } jugadores, o cuando el anfitrión lo inicie
    }
tournament-cancelled = cancelado: todos recuperan lo que pagaron
tournament-cancelled-by = cancelado por { $who }: todos recuperan lo que pagaron
tournament-cancelled-free = cancelado: nadie ha pagado nada
tournament-cancelled-free-by = cancelado por { $who }: nadie ha pagado nada
tournament-began =
    { $count ->
        [one] el torneo empieza con un jugador
       *[other] el torneo empieza con { $count } jugadores
    }
tournament-level-began = nivel { $level }: ciegas { $blinds }
tournament-level-began-ante = nivel { $level }: ciegas { $blinds }, ante { $ante }
tournament-moved-balance = { $who } pasa a la mesa { $table }, asiento { $seat }, para equilibrar las mesas
tournament-moved-broken = { $who } pasa a la mesa { $table }, asiento { $seat }, porque su mesa se ha roto
tournament-moved-final = { $who } pasa a la mesa final, asiento { $seat }
tournament-table-opened = se abre la mesa { $table }
tournament-table-broken = se rompe la mesa { $table }
tournament-final-table = la mesa final: se sortean de nuevo los asientos y el botón
tournament-break-began = empieza un descanso
tournament-break-until = descanso hasta las { $time }
tournament-break-ended = acaba el descanso
tournament-paused = el torneo está en pausa
tournament-resumed = el torneo sigue
tournament-stood-still = hace mucho que no cae nadie: deciden las fichas
tournament-hand-for-hand = mano por mano desde ahora
tournament-no-longer-hand-for-hand = ya no se juega mano por mano
tournament-entries-closed =
    { $count ->
        [one] la inscripción se cierra con un jugador
       *[other] la inscripción se cierra con { $count } jugadores
    }
tournament-entries-closed-pool =
    { $places ->
        [one] la inscripción se cierra con { $count } jugadores: { $pool } para un puesto
       *[other] la inscripción se cierra con { $count } jugadores: { $pool } para { $places } puestos
    }
tournament-removed = se echa a { $who }
tournament-removed-by = { $by } echa a { $who }
tournament-may-rebuy = { $who } puede recomprar
tournament-rebought = { $who } recompra { $chips }
tournament-added-on = { $who } toma el add-on, { $chips }
tournament-went-out = { $who } queda eliminado
tournament-went-out-placed = { $who } queda eliminado en el puesto { $place }
tournament-went-out-shared = { $who } queda eliminado en el puesto { $place }, compartido por { $shared }
tournament-ended = { $names } gana el torneo
tournament-ended-shared = { $names } ganan el torneo
tournament-game-began = empieza la partida { $game }
tournament-game-ended = acaba la partida { $game }: gana { $names }
tournament-game-ended-shared = acaba la partida { $game }: ganan { $names }
tournament-season-ended = la temporada ha terminado
tournament-season-ended-led =
    { $games ->
        [one] la temporada ha terminado tras una partida: { $who } va primero con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
       *[other] la temporada ha terminado tras { $games } partidas: { $who } va primero con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
    }
tournament-season-will-stop = la temporada acaba después de esta partida
tournament-season-goes-on = la temporada sigue
tournament-next-game-when = la siguiente partida empieza cuando haya { $needed } jugadores
