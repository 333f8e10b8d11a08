### La barra bajo el tapete: lo que un jugador puede hacer ahora. Poco espacio

dock-advice = consejo
dock-what-should-i-do = ¿Qué hago?
dock-how-did-i-play-it = ¿Cómo he jugado?
dock-working-it-out = Calculando…
dock-close-the-advice = cerrar el consejo
dock-you-have-no-hand-here = Aún no tienes ninguna mano aquí.
dock-there-was-nothing-for-you = No tenías nada que decidir.

dock-show = Mostrar
dock-show-the = mostrar: { $card }
dock-show-all = Mostrar todas
dock-show-both = Mostrar las dos
dock-what-would-have-come = ¿Qué habría salido?
dock-see-a-mucked-hand = Ver la mano de { $who }
dock-see-mucked-hands = Ver una mano no mostrada

dock-you-want-a-bomb-pot = Quieres un bomb pot en la siguiente mano
dock-no-longer = Ya no
dock-im-in = Me apunto
dock-no-thanks = No, gracias
dock-you-act-first-next-hand = Hablas primero en la siguiente mano: ¿straddle de { $amount }?
dock-straddle = Straddle
dock-no = No
dock-bomb-pot-next-hand = ¿Bomb pot en la siguiente mano?
dock-picks-the-next-game = { $who } elige el siguiente juego.
    .you = Eliges el siguiente juego.
dock-the-next-game = El siguiente juego
dock-deal-this-game = Repartir este
dock-all-in-run-it-twice = ¡All-in! ¿Correrlo dos veces?
dock-run-it-twice = Dos veces
dock-once = Una vez
dock-run-it-twice-waiting-for = ¿Correrlo dos veces? Esperando a { $names }

dock-bet-sizes = tamaños de apuesta
dock-amount = cantidad
dock-raise-to = subir a
dock-less = menos
dock-more = más
dock-key = { $amount } – tecla { $number }

dock-check-fold = Pasar / no ir
dock-check = Pasar
dock-call = Igualar
dock-call-any = Igualar todo
dock-you-post-a-big-blind = Pones una ciega grande y recibes cartas en cuanto se pueda
dock-wait-instead = Mejor esperar a la ciega grande
dock-you-are-in-when-the = Entras cuando te llegue la ciega grande
dock-post-instead-of-waiting = Poner en vez de esperar
dock-you-buy-the-button-and = Compras el botón y recibes cartas en cuanto se pueda
dock-decide-ahead = decidir antes
dock-fast-forward = Acelerar
dock-fold = No ir
dock-raise = Subir
dock-actions = acciones
dock-throw-away-the = descartar: { $card }
dock-key-number = tecla { $number }
dock-choose-a-card = elige una carta
dock-choose-cards = elige cartas
dock-chosen-of = { $count } de { $most }
dock-exchange-the = cambiar: { $card }
dock-cards-to-exchange = cartas que cambias
dock-draw-count = Cambiar { $count }
dock-throw-away-count = Descartar { $count }
dock-throw-away = Descartar
dock-muck = No mostrar
dock-call-amount = Igualar { $amount }
dock-call-or-fold = Igualar { $amount } / no ir si suben
dock-call-or-fold-completion = Igualar { $amount } / no ir si completan
dock-fold-anyway = ¿No ir igualmente?
dock-you-can-check-for-nothing = Puedes pasar gratis. Pulsa otra vez No ir para retirarte de todos modos.
dock-your-turn-to-call = Tu turno – { $amount } por igualar
dock-your-turn-throw-a-card = Tu turno – descarta una carta
dock-your-turn-throw-cards =
    { $count ->
        [one] Tu turno – descarta { $count } carta
       *[other] Tu turno – descarta { $count } cartas
    }
dock-your-turn-draw = Te toca cambiar cartas
dock-your-turn-bring-in = Te toca pagar el bring-in
dock-your-turn-show-or-muck = Tu turno – ¿mostrar o no?
dock-you-have-folded = No vas en esta mano
dock-all-in-nobody-can-bet = All-in: no hay más apuestas
dock-waiting-for-to-throw-a = Esperando el descarte de { $names }
dock-you-are-all-in = Estás all-in
dock-waiting-for = Esperando a { $who }
dock-you-finished-in-place = Has acabado en el puesto { $place }
dock-the-next-game-starts-after = La siguiente partida empieza después de esta; estás dentro
dock-you-are-in-the-next = Estás en la siguiente partida
dock-you-are-watching = Estás mirando
dock-you-are-out-and-watching = Estás fuera y miras
dock-the-host-lets-you-in = El anfitrión te deja entrar: siéntate
dock-you-sit-the-next-game = No juegas la siguiente partida
dock-you-are-in-for-the = Estás en la siguiente partida
dock-chips-come-at-the-end =
    { $chips ->
        [one] { $chips } ficha llega al final de la mano
        [many] { $chips } de fichas llegan al final de la mano
       *[other] { $chips } fichas llegan al final de la mano
    }
dock-out-of-chips-rebuy = Te has quedado sin fichas. ¿Recompras?
dock-out-of-chips = Te has quedado sin fichas
dock-you-sit-out = Estás ausente
dock-you-ran-out-of-time = Se te acabó el tiempo: la mesa juega por ti
dock-you-are-in-from-the = Juegas desde la siguiente mano
dock-next-hand-in-a-moment = La siguiente mano, en un momento
dock-waiting-for-other-players = Esperando a otros jugadores

dock-play-now-post-a-big = Jugar ya, poner una ciega grande
dock-wait-for-big-blind = Esperar a la ciega grande
dock-buy-the-button = Comprar el botón
dock-play-now-post-both-blinds = Jugar ya, poner las dos ciegas
dock-chips-to-buy = fichas que compras
dock-how-to-come-in = cómo entrar
dock-sit-down = Sentarme
dock-leave = Irme
dock-waiting-list = Lista de espera
dock-stop-asking = Dejar de pedir
dock-the-host-has-banned-you = El anfitrión te ha vetado en esta mesa: puedes mirar.
dock-you-have-asked-the-host = Has pedido el asiento { $number } al anfitrión: te sientas cuando te deje entrar.
dock-you-are-out-of-this = Estás fuera de esta partida: siéntate para la siguiente.
dock-nobody-joins-once-this-game = Nadie entra en una partida empezada: siéntate para la siguiente.
dock-buy-in-again = Recomprar
dock-im-back = He vuelto
dock-leave-the-waiting-list = Dejar la lista de espera
dock-join-the-waiting-list = Lista de espera
dock-the-table-waits = la mesa espera { $time }

dock-show-card = Mostrar { $card }
dock-want-bomb-pot =
    { $count ->
        [one] { $names } quiere un bomb pot en la siguiente mano
       *[other] { $names } quieren un bomb pot en la siguiente mano
    }
dock-want-bomb-pot-ante =
    { $count ->
        [one] { $names } quiere un bomb pot en la siguiente mano: todos ponen { $ante } de ante
       *[other] { $names } quieren un bomb pot en la siguiente mano: todos ponen { $ante } de ante
    }
dock-why-no-raise = ¿Por qué no puedo subir? { $why }
dock-no-chips-to-raise = no te quedan fichas para subir.
dock-amount-all-in = { $amount } all-in
dock-wager-raise = Subir
dock-wager-bet = Apostar
dock-wager-complete = Completar
dock-wager-cap = Tope
dock-betting-over =
    { $did ->
        [all-in] { $who } va all-in: se acabaron las apuestas
        [fold] { $who } no va: se acabaron las apuestas
        [check] { $who } pasa: se acabaron las apuestas
       *[call] { $who } iguala: se acabaron las apuestas
    }
    .you =
        { $did ->
            [all-in] Vas all-in: se acabaron las apuestas
            [fold] No vas: se acabaron las apuestas
            [check] Pasas: se acabaron las apuestas
           *[call] Igualas: se acabaron las apuestas
        }
dock-shown-seconds-later =
    { $count ->
        [one] se muestra { $count } segundo más tarde
       *[other] se muestra { $count } segundos más tarde
    }
dock-shown-minutes-later =
    { $count ->
        [one] se muestra { $count } minuto más tarde
       *[other] se muestra { $count } minutos más tarde
    }
dock-paused-take-your-time = { $says } – en pausa, tómate tu tiempo
dock-advise-fold = No ir
dock-advise-check = Pasar
dock-advise-call = Igualar
dock-advise-bring-in = Bring-in
dock-advise-show = Mostrar
dock-advise-discard = Descartar una carta
dock-advise-draw = Cambiar cartas
dock-advise-bet-to = Apostar unos { $to }
dock-advise-raise-to = Subir a unos { $to }
dock-decided-fold = { $street }: no fuiste
dock-decided-check = { $street }: pasaste
dock-decided-call = { $street }: igualaste
dock-decided-all-in = { $street }: fuiste all-in
dock-decided-bring-in = { $street }: pagaste el bring-in
dock-decided-stand-pat = { $street }: te quedaste servido
dock-decided-bet = { $street }: apostaste { $to }
dock-decided-raise = { $street }: subiste a { $to }
dock-decided-draw =
    { $count ->
        [one] { $street }: cambiaste una carta
       *[other] { $street }: cambiaste { $count } cartas
    }
dock-decided-discard = { $street }: descartaste { $cards }
