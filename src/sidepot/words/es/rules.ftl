### Las reglas de una casa en palabras sencillas

rules-house-standard = Hold’em sin límite como se juega hoy en todas partes. Lo que su documento deja abierto sigue a los directores de torneos.
rules-house-cardroom = Una sala de mesas de cash: sin límite, límite del bote y límite fijo, con cuatro apuestas por calle.
rules-house-pineapple = Crazy Pineapple: tres cartas propias, una de las cuales se descarta tras las apuestas del flop. Límite de apuesta, límite del bote o sin límite.
rules-house-league = Freezeouts entre bots: ciegas que suben, antes al final de la partida, puestos y puntos.
rules-house-kitchen = Una partida entre amigos: todos ponen ante, abre el asiento a la izquierda del dealer, los jugadores automáticos llenan los asientos.
rules-house-tda = Hold’em con las reglas de los directores de torneos de 2024: los all-in cortos se suman, el botón puede quedar muerto.
rules-house-roberts = Hold’em según las Robert’s Rules of Poker, versión 11: una partida de cash en una sala.
rules-house-online = Hold’em como lo reparten las grandes webs: un botón que siempre avanza, de 40 a 100 ciegas grandes, y los all-in se pueden correr dos veces.
rules-house-horse = Cinco juegos con límite por turno, una vuelta cada uno: hold’em, omaha hi-lo, razz, stud y stud hi-lo.
rules-house-hose = Cuatro juegos con límite por turno, una vuelta cada uno: hold’em, omaha hi-lo, stud y stud hi-lo.
rules-house-eight-game = Ocho juegos por turno, seis manos de cada uno: seis juegos con límite, hold’em sin límite y omaha con límite del bote.
rules-house-dealers-choice = El jugador en el botón elige el juego de la mano de una lista de dieciséis: con límite, límite del bote y sin límite.

rules-game-holdem = { $game }: dos cartas propias y cinco en el board; juegan las mejores cinco de las siete.
rules-game-crazy-pineapple = { $game }: tres cartas propias; tras las apuestas del flop cada uno descarta una.
rules-game-pineapple = { $game }: tres cartas propias; antes del flop cada uno descarta una.
rules-game-lazy-pineapple = { $game }: tres cartas propias; no se descarta ninguna y juegan dos como máximo.
rules-game-irish = { $game }: cuatro cartas propias; tras las apuestas del flop cada uno descarta dos.
rules-game-omaha = { $game }: cuatro cartas propias; juegan exactamente dos, con exactamente tres del board.
rules-game-omaha5 = { $game }: cinco cartas propias; juegan exactamente dos, con exactamente tres del board.
rules-game-omaha6 = { $game }: seis cartas propias; juegan exactamente dos, con exactamente tres del board.
rules-game-omaha8 = { $game }: cuatro cartas propias, dos de las cuales juegan con tres del board; la mejor baja, de ocho o menos, gana la mitad.
rules-game-omaha5-8 = { $game }: cinco cartas propias, dos de las cuales juegan con tres del board; la mejor baja, de ocho o menos, gana la mitad.
rules-game-omaha6-8 = { $game }: seis cartas propias, dos de las cuales juegan con tres del board; la mejor baja, de ocho o menos, gana la mitad.
rules-game-courchevel = { $game }: cinco cartas propias, dos de las cuales juegan con tres del board; la primera carta del flop se reparte antes de apostar.
rules-game-courchevel8 = { $game }: cinco cartas propias, dos de las cuales juegan con tres del board, cuya primera carta se reparte antes de apostar; la mejor baja, de ocho o menos, gana la mitad.
rules-game-short-deck = { $game }: dos cartas propias de una baraja de 36, del seis para arriba; un color gana a un full.
rules-game-royal = { $game }: hold’em con veinte cartas, del diez para arriba.
rules-game-stud = { $game }: siete cartas propias, cuatro a la vista; juegan las mejores cinco.
rules-game-stud8 = { $game }: siete cartas propias, cuatro a la vista; la mejor baja, de ocho o menos, gana la mitad.
rules-game-razz = { $game }: siete cartas propias, cuatro a la vista; gana la mano más baja, los ases son bajos, y escaleras y colores no cuentan.
rules-game-draw = { $game }: cinco cartas propias y un cambio; gana la mejor mano.
rules-game-draw27 = { $game }: cinco cartas propias y un cambio; gana la mano más baja, los ases son altos, y escaleras y colores cuentan en contra.
rules-game-triple27 = { $game }: cinco cartas propias y tres cambios; gana la mano más baja, los ases son altos, y escaleras y colores cuentan en contra.
rules-game-triple-a5 = { $game }: cinco cartas propias y tres cambios; gana la mano más baja, los ases son bajos, y escaleras y colores no cuentan.
rules-game-badugi = { $game }: cuatro cartas propias y tres cambios; gana la mano con más cartas de palos y valores distintos, y luego la más baja.
rules-game-badacey = { $game }: cinco cartas propias y tres cambios; medio bote para el mejor badugi, medio para la mano más baja con ases bajos.
rules-game-badeucey = { $game }: cinco cartas propias y tres cambios; medio bote para el mejor badugi con ases altos, medio para la mejor baja 2-7.
rules-game-drawmaha = { $game }: cinco cartas propias y un cambio tras el flop; medio bote para la mejor mano de omaha, medio para las cinco que tienes.
rules-game-mit2026 = { $game }: tres cartas propias; tras un flop de dos, cada uno deja una a la vista en el board.
rules-game-kuhn = { $game }: una carta cada uno de una baraja de tres; gana la más alta.
rules-game-leduc = { $game }: una carta cada uno de una baraja de seis y una en el board; gana una pareja con ella o, si no, la carta más alta.
rules-game-rhode-island = { $game }: una carta cada uno y dos en el board; gana la mejor mano de tres cartas.
rules-game-own = { $game }: { $streets }. Las manos valen según: { $orders }.
rules-street = { $street } ({ $parts })
rules-street-hole =
    { $count ->
        [one] una carta por jugador
       *[other] { $count } cartas por jugador
    }
rules-street-board =
    { $count ->
        [one] una carta en el board
       *[other] { $count } cartas en el board
    }
rules-street-draw = un cambio
rules-street-thrown =
    { $count ->
        [one] una carta descartada
       *[other] { $count } cartas descartadas
    }
rules-order-high = las mejores cinco cartas
rules-order-short-deck = las mejores cinco cartas de una baraja corta
rules-order-low8 = la mejor baja, de ocho o menos
rules-order-low = las cinco cartas más bajas, ases bajos
rules-order-deuce = las cinco cartas más bajas, ases altos
rules-order-badugi = badugi
rules-order-badugi-high = badugi con ases altos
rules-order-card = la carta más alta
rules-order-paired = una pareja con el board y luego la carta más alta
rules-order-three = las mejores tres cartas

rules-limit-no = Sin límite significa que puedes apostar todo lo que tienes.
rules-limit-pot = Límite del bote significa que una subida es como máximo el bote.
rules-limit-fixed = Límite fijo significa que apuestas y subidas tienen un tamaño fijo: { $small }, y después { $big }.
rules-limit-spread = Spread limit significa que apuestas y subidas están entre { $small } y { $big }.

rules-mixed =
    { $every ->
        [orbit] Juegos mixtos en este orden, una vuelta cada uno: { $games }.
        [level] Juegos mixtos en este orden, un nivel de ciegas cada uno: { $games }.
       *[hands]
            { $count ->
                [one] Juegos mixtos en este orden, una mano cada uno: { $games }.
               *[other] Juegos mixtos en este orden, { $count } manos cada uno: { $games }.
            }
    }
rules-dealers-choice =
    { $every ->
        [orbit] Elige el botón, una vuelta cada juego: el jugador en el botón escoge entre { $games }.
        [level] Elige el botón, un nivel de ciegas cada juego: el jugador en el botón escoge entre { $games }.
       *[hands]
            { $count ->
                [one] Elige el botón, una mano cada juego: el jugador en el botón escoge entre { $games }.
               *[other] Elige el botón, { $count } manos cada juego: el jugador en el botón escoge entre { $games }.
            }
    }
rules-mixed-stud = En los juegos de stud todos ponen ante y el botón no se mueve.
rules-dealers-choice-stud = En los juegos de stud todos ponen ante.
rules-own-amounts = { $game } tiene sus propias cantidades: { $amounts }.

rules-raise-last = La apuesta mínima es { $bet }; una subida es al menos como la última.
rules-raise-double = La apuesta mínima es { $bet }; la primera subida es al menos como la apuesta, y cada una de las siguientes, al menos el doble de la última.
rules-raise-flat = La apuesta mínima es { $bet }; una subida es al menos la apuesta mínima.
rules-raise-any = La apuesta mínima es { $bet }; una subida puede ser de cualquier cantidad.
rules-cap =
    { $count ->
        [one] Una calle tiene como máximo una apuesta.
       *[other] Una calle tiene como máximo { $count } apuestas.
    }
rules-cap-with-blind =
    { $count ->
        [one] Una calle tiene como máximo una apuesta; la ciega grande cuenta como una.
       *[other] Una calle tiene como máximo { $count } apuestas; la ciega grande cuenta como la primera.
    }
rules-completion-free = Completar el bring-in no cuenta.
rules-reopen-full = Un all-in por menos de una subida completa no deja volver a subir a quienes ya han actuado.
rules-reopen-sum = Los all-in que suman una subida completa dejan volver a subir a todos.
rules-reopen-any = Cualquier subida, incluso un all-in por menos de una completa, deja volver a subir a todos.

rules-no-blinds = No hay ciegas.
rules-bring-in-lowest = El jugador con la carta a la vista más baja paga el bring-in de { $amount } o apuesta más.
rules-bring-in-highest = El jugador con la carta a la vista más alta paga el bring-in de { $amount } o apuesta más.
rules-antes-for-blinds = No hay ciegas: cada uno pone { $amount } de ante.
rules-antes-for-blinds-less = No hay ciegas: cada uno pone { $amount } de ante, y el primer asiento { $first }.
rules-button-blind = Solo el botón pone una ciega: { $amount }.
rules-blinds = Las ciegas son { $small } y { $big }.
rules-straddle-after = Después viene un straddle de { $amount }.
rules-heads-up-button-big = En heads-up el botón es la ciega grande.
rules-heads-up-antes = En heads-up no hay ciegas: cada uno pone { $amount } de ante.
rules-ante = Cada uno pone { $amount } de ante antes del reparto.
rules-ante-more = Cada uno pone { $amount } más de ante antes del reparto.
rules-big-blind-ante = La ciega grande paga un ante de { $amount } por toda la mesa.
rules-button-ante = El botón paga un ante de { $amount } por toda la mesa.
rules-no-first-betting = No se apuesta antes del flop.
rules-rise-orbits =
    { $count ->
        [one] Las ciegas suben cada vuelta.
       *[other] Las ciegas suben cada { $count } vueltas.
    }
rules-rise-hands =
    { $count ->
        [one] Las ciegas suben cada mano.
       *[other] Las ciegas suben cada { $count } manos.
    }

rules-show-all = En el showdown muestran todos los que siguen.
rules-show-losers-muck = En el showdown las manos perdedoras pueden no mostrarse.
rules-showdown-ask = Se pregunta a cada uno si muestra.
rules-odd-chip-left-of-button = Una ficha impar va al primer jugador a la izquierda del botón.
rules-odd-chip-dropped = Una ficha impar no va a nadie.
rules-board-twice = Cuando todos están all-in, el resto del board se reparte dos veces, cada una por medio bote.
rules-double-board = Cada mano tiene dos boards, cada uno por la mitad de cada bote.
rules-rake = La casa se queda el { $percent } % de cada bote.
rules-rake-capped = La casa se queda el { $percent } % de cada bote, como máximo { $most }.

rules-ends-one-left = La partida acaba cuando queda un jugador. Nadie compra fichas mientras tanto, y la siguiente empieza de cero.
rules-ends-hands =
    { $count ->
        [one] La partida acaba cuando queda un jugador, o tras una mano, en que gana el stack más grande. Nadie compra fichas mientras tanto, y la siguiente empieza de cero.
       *[other] La partida acaba cuando queda un jugador, o tras { $count } manos, en que gana el stack más grande. Nadie compra fichas mientras tanto, y la siguiente empieza de cero.
    }
rules-buy-in = El buy-in es { $amount }.
rules-buy-in-between = El buy-in va de { $least } a { $most }.
rules-entry-choose = Quien entra espera a la ciega grande o pone una.
rules-entry-antes = Quien entra juega desde la siguiente mano.
rules-entry-fixed = Nadie entra con la partida empezada; un jugador sin fichas queda fuera.
rules-entry-between-hands = Se entra entre manos; un jugador sin fichas se levanta.
rules-rathole =
    { $count ->
        [one] Quien vuelve en menos de un minuto trae al menos lo que se llevó.
       *[other] Quien vuelve en menos de { $count } minutos trae al menos lo que se llevó.
    }
rules-may-straddle = El jugador a la izquierda de la ciega grande puede poner un straddle.
rules-bomb-pot = Si todos aceptan, hay un bomb pot: cada uno pone { $amount } de ante y las apuestas empiezan en el flop.
rules-run-twice = Los jugadores all-in pueden acordar correrlo dos veces.
rules-rabbit = Al acabar una mano, sus jugadores pueden ver lo que habría salido.
rules-stack = Cada uno empieza con { $chips } fichas; ciegas y antes son los del primer nivel.

rules-change-house = { $house }, { $limit }, { $blinds }
rules-change = { $dial }: { $value }
rules-value-none = ninguno
rules-value-true = sí
rules-value-false = no

rules-unusual-button-blind = Solo el botón pone una ciega, { $amount }; no hay ciega pequeña.
rules-unusual-no-small-blind = No hay ciega pequeña; solo pone la ciega grande, { $amount }.
rules-unusual-equal-blinds = Las dos ciegas ponen { $amount }, así que sin subida la ciega pequeña puede pasar.
rules-unusual-blinds-not-double = La ciega grande no es el doble de la pequeña.
rules-unusual-straddle-called = Todos tienen que igualar el último straddle, y quien lo pone habla el último.
rules-unusual-straddle-heads-up = En heads-up nadie pone straddle.
rules-unusual-short-big-blind = Cuando a la ciega grande le faltan fichas, todos igualan por menos.
rules-unusual-high-ante = El ante no es menor que la ciega grande ({ $amount }): casi todo el bote es dinero muerto.
rules-unusual-high-big-blind-ante = El ante de la ciega grande es más que la ciega grande ({ $amount }): un asiento lo paga todo.
rules-unusual-several-antes = { $dials } se pagan todos, en cada mano.
rules-unusual-dead-antes = Las ciegas son dinero muerto: no se debe nada, y el primero en hablar puede pasar.
rules-unusual-small-blind-first = La ciega pequeña habla primero y el botón el último, también antes del flop.
rules-unusual-big-blind-last = Desde la segunda ronda de apuestas la ciega grande habla la última.
rules-unusual-heads-up-button-big = En heads-up el botón pone la ciega grande y siempre habla el último.
rules-unusual-heads-up-antes = En heads-up no hay ciegas; cada uno pone { $amount } de ante muerto.
rules-unusual-heads-up-button-opens = En heads-up el botón siempre habla primero.
rules-unusual-bets-over-blind = Sobre una ciega grande de { $amount } se sube de { $bet } en { $bet }.
rules-unusual-bets-below-blind = Una subida puede ser menor que la ciega grande de { $amount }.
rules-unusual-any-raise = Se puede subir una sola ficha, y eso deja volver a subir a todos.
rules-unusual-any-raise-pot = Una subida va de una ficha al bote.
rules-unusual-flat-raise = Tras una subida de cualquier tamaño, para la siguiente bastan { $amount }.
rules-unusual-double-raise = Cada subida es al menos el doble de la última, y pronto todos están all-in.
rules-unusual-small-bet = Desde el flop basta una apuesta de { $amount }, menos que una ciega grande.
rules-unusual-reopen-any = Un all-in de una ficha más deja volver a subir a todos los que han actuado.
rules-unusual-checked-short = Quien pasó puede subir cuando sigue un all-in por debajo de la apuesta mínima.
rules-unusual-no-cap = En una calle se sube hasta que nadie quiere más.
rules-unusual-cap-one = Una apuesta por calle y ninguna subida.
rules-unusual-cap-one-blind = Una apuesta por calle y ninguna subida; antes del flop nadie puede subir la ciega grande.
rules-unusual-cap-all-in = En el tope se rechaza hasta una subida all-in.
rules-unusual-odd-chips-dropped = Lo que sobra de un reparto desaparece, así que el juego pierde fichas poco a poco.
rules-unusual-odd-chips-halves = Cada mitad de un bote se reparte por su lado y pierde sus propias fichas impares.
rules-unusual-show-all = En el showdown se ven también las manos perdedoras.
rules-unusual-orphan-main = Un bote lateral que ya nadie puede ganar va a jugadores que nunca pagaron en él.
rules-unusual-double-board = Cada mano tiene dos boards; quien no gana ninguno no recupera nada.
rules-unusual-see-hands = Una mano no mostrada en el showdown se muestra cuando lo pide alguien que recibió cartas.
rules-unusual-boards = Cuando todos están all-in, el resto del board se reparte dos veces, cada una por medio bote.
rules-unusual-hand-cap = Un jugador que ha puesto { $amount } en un bote está all-in.
rules-unusual-kill = Quien gana dos botes seguidos pone { $amount }, y las apuestas son mayores.
rules-unusual-straddles = El último straddle puede ser de { $amount }, que son muchas ciegas grandes.
rules-unusual-no-free-fold = Quien quiera no ir tiene que esperar a una apuesta.
rules-unusual-rake-no-cap = El rake se toma de cada bote, por grande que sea.
rules-unusual-rake-high = El rake es más de una décima parte de cada bote: las fichas salen rápido de la mesa.
rules-unusual-rake-no-flop = La casa se queda su parte aunque nadie vaya contra las ciegas.
rules-unusual-no-burn = La carta de arriba de la baraja es la siguiente; quien sepa leer su dorso la conoce.
rules-unusual-few-players = La baraja da para { $count } jugadores como máximo, no para 10.
rules-unusual-buy-in-small = El buy-in máximo es de menos de diez ciegas grandes, así que casi todas las manos acaban all-in.
rules-unusual-rotation-players = Como máximo { $count } jugadores pueden jugar todos estos juegos.
rules-unusual-level-never = Fuera de los torneos las ciegas no suben aquí, así que sigue el primer juego.
rules-unusual-level-picked = Un jugador elige el juego para todo un nivel.
rules-unusual-reshuffle = Cuando { $count } o más jugadores cambian todo lo que pueden, los descartes se mezclan y se reparten de nuevo.
rules-unusual-common-card = Cuando siguen { $count } o más jugadores, la última carta se reparte una vez, para todos.
rules-unusual-dead-button = Ningún asiento se salta nunca una ciega, pero quien se sienta justo detrás de las ciegas juega una vuelta sin pagarlas.
rules-unusual-never-one-left = La partida sigue mientras se sienten nuevos jugadores.
rules-unusual-endless-rise = Las ciegas se doblan cada vez, sin fin.
rules-unusual-late-buy-in = Quien entra tarde compra por menos ciegas grandes.
rules-unusual-own-unused = Ese juego no está en la rotación, así que no tiene efecto.
rules-unusual-own-amounts = { $amounts } en vez de { $usual }.
rules-unusual-own-cut = { $dial }: recortado al buy-in mínimo, { $amount }.
rules-unusual-idle = «{ $dial }» no tiene efecto: { $why }.
