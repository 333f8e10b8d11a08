### Lo que pasa en la mesa

event-anted = { $who } pone { $amount } de ante
    .you = Pones { $amount } de ante
event-anted-table-ante = { $who } pone { $amount } de ante por la mesa
    .you = Pones { $amount } de ante por la mesa
event-anted-dead-blind = { $who } paga una ciega muerta, { $amount }
    .you = Pagas una ciega muerta, { $amount }
event-posted-small-blind = { $who } pone la ciega pequeña, { $amount }
    .you = Pones la ciega pequeña, { $amount }
event-posted-big-blind = { $who } pone la ciega grande, { $amount }
    .you = Pones la ciega grande, { $amount }
event-posted-straddle = { $who } pone un straddle de { $amount }
    .you = Pones un straddle de { $amount }
event-posted-post = { $who } pone { $amount } para entrar
    .you = Pones { $amount } para entrar
event-dealt = { $who } recibe { $cards }
    .you = Recibes { $cards }
event-dealt-board = { $street }: { $cards }
event-dealt-board-again = { $street } en el segundo board: { $cards }
event-folded = { $who } no va
    .you = No vas
event-checked = { $who } pasa
    .you = Pasas
event-called = { $who } iguala { $amount }
    .you = Igualas { $amount }
event-bet = { $who } apuesta { $to }
    .you = Apuestas { $to }
event-raise = { $who } sube a { $to }
    .you = Subes a { $to }
event-complete = { $who } completa a { $to }
    .you = Completas a { $to }
event-cap = { $who } sube al tope, { $to }
    .you = Subes al tope, { $to }
event-bring-in = { $who } paga el bring-in, { $to }
    .you = Pagas el bring-in, { $to }
event-and-all-in = { $told }, all-in
event-discarded = { $who } descarta { $cards }
    .you = Descartas { $cards }
event-discarded-unseen =
    { $count ->
        [one] { $who } descarta una carta
       *[other] { $who } descarta { $count } cartas
    }
event-discarded-onto-board = { $who } deja { $cards } en la mesa
    .you = Dejas { $cards } en la mesa
event-stood-pat = { $who } está servido
    .you = Estás servido
event-drew =
    { $count ->
        [one] { $who } cambia una carta
       *[other] { $who } cambia { $count } cartas
    }
event-drew-seen =
    { $count ->
        [one] { $who } cambia una carta: { $cards }
       *[other] { $who } cambia { $count } cartas: { $cards }
    }
    .you =
        { $count ->
            [one] Cambias una carta: { $cards }
           *[other] Cambias { $count } cartas: { $cards }
        }
event-reshuffled =
    { $count ->
        [one] se acabó la baraja: se vuelve a mezclar una carta
       *[other] se acabó la baraja: se vuelven a mezclar { $count } cartas
    }
event-died = { $who } se va y la mano queda muerta
    .you = Te vas y la mano queda muerta
event-showed = { $who } muestra { $cards }
    .you = Muestras { $cards }
event-mucked = { $who } no muestra
    .you = No muestras

event-returned = { $who } recupera { $amount } sin igualar
    .you = Recuperas { $amount } sin igualar
won-pot = { $who } gana { $pot }, { $amount }
    .you = Ganas { $pot }, { $amount }
won-pot-with = { $who } gana { $pot }, { $amount }, con { $hand }
    .you = Ganas { $pot }, { $amount }, con { $hand }
won-split = { $names } se reparten { $pot }, { $amount } ({ $shares })
won-split-with = { $names } se reparten { $pot }, { $amount } ({ $shares }), con { $hand }
won-share = { $who } { $amount }
won-half =
    { $half ->
        [high] la mitad alta: { $pot }
        [badugi] la mitad de badugi: { $pot }
        [board] la mitad con el board: { $pot }
        [hand] la mitad de las cinco cartas propias: { $pot }
       *[low] la mitad baja: { $pot }
    }
won-first-board = { $pot } en el primer board
won-second-board = { $pot } en el segundo board
event-raked = la casa se queda { $amount }
event-dropped =
    { $count ->
        [one] se descarta { $count } ficha impar
       *[other] se descartan { $count } fichas impares
    }

event-sat-down = { $who } se sienta en el asiento { $seat } con { $chips }
event-got-up = { $who } se levanta con { $chips }
event-got-up-broke = { $who } se levanta sin fichas
event-will-leave = { $who } se va después de esta mano
event-leaves-no-more = { $who } al final se queda
event-sat-out = { $who } se ausenta
event-came-back = { $who } ha vuelto
event-bought-chips = { $who } compra { $chips }
event-will-buy = { $who } compra { $chips } después de esta mano
event-agreed-bomb-pot = { $who } acepta un bomb pot
event-agreed-run-twice = { $who } acepta correrlo dos veces
event-agreed-straddle = { $who } acepta el straddle
event-agreed-button-straddle = { $who } acepta el straddle en el botón
event-no-longer-bomb-pot = { $who } ya no acepta un bomb pot
event-no-longer-run-twice = { $who } ya no acepta correrlo dos veces
event-no-longer-straddle = { $who } ya no acepta el straddle
event-no-longer-button-straddle = { $who } ya no acepta el straddle en el botón
event-run-twice-asked = ¿correrlo dos veces? Se pregunta a { $names }
event-showed-after = { $who } muestra { $cards }
event-rabbit-hunted = { $who } pregunta qué habría salido: { $cards }
event-connected = { $who } vuelve a estar conectado
event-disconnected = { $who } ha perdido la conexión
event-uses-bank =
    { $count ->
        [one] { $who } usa el banco de tiempo, queda un segundo
       *[other] { $who } usa el banco de tiempo, quedan { $count } segundos
    }
event-timed-out = a { $who } se le acabó el tiempo
event-hand-began = mano { $number }
event-rules-will-change = desde la siguiente mano: { $house }, { $limit }, ciegas { $blinds }
event-paused = la mesa está en pausa
event-resumed = el juego sigue
event-waits = { $who } se apunta a la lista de espera
event-waits-no-more = { $who } deja la lista de espera
event-seat-offered = el asiento { $seat } está reservado para { $who }
event-changed-seat = { $who } se cambia al asiento { $seat }
event-will-change-seat = { $who } se cambiará al asiento { $seat } después de esta mano
event-stays = { $who } se queda en su asiento
event-hand-seen = { $who } pide ver la mano de { $whose }: { $cards }
event-kill-due = la siguiente mano es un bote kill: { $who } pone { $amount }
event-game-changed = se juega a { $game }
event-game-pick-due = { $who } elige el próximo juego
event-game-picked = { $who } elige { $game }
event-blinds-will-rise = suben las ciegas: { $blinds } desde la siguiente mano

event-table-game-began = empieza la partida { $number }
event-table-game-will-end = la partida acaba después de esta mano: deciden las fichas
event-table-game-over =
    { $count ->
        [one] { $names } gana la partida { $number } tras una mano
       *[other] { $names } gana la partida { $number } tras { $count } manos
    }
event-table-game-shared =
    { $count ->
        [one] { $names } comparten la victoria de la partida { $number } tras una mano
       *[other] { $names } comparten la victoria de la partida { $number } tras { $count } manos
    }
