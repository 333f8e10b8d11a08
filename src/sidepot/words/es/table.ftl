### La mesa y sus diálogos: ayuda, invitación, notas, mi asiento, el final de una partida

table-this-table-is-closed = Esta mesa está cerrada
table-nobody-plays-here-any-more = Aquí ya no juega nadie.
table-there-is-no-table-here = Aquí no hay ninguna mesa
table-the-link-may-be-incomplete = Puede que el enlace esté incompleto o sea de otra sala: pide uno nuevo a quien te lo envió.
table-there-is-nothing-here = Aquí no hay nada
table-the-address-may-be-mistyped = Puede que la dirección esté mal escrita o incompleta.
table-this-table-is-not-shown = Esta mesa ya no se muestra
table-open-it-again = Volver a abrirla
table-is-closed = { $name } está cerrada

table-the-host-has-removed-you = El anfitrión te ha echado de la mesa
table-the-host-has-banned-you = El anfitrión te ha vetado en la mesa
table-settle-up = Cuentas
table-you-have-left-the-table = Has dejado la mesa
table-you-may-take-a-seat = Puedes volver a sentarte.
table-you-can-watch-but-not = Puedes mirar, pero no sentarte aquí.
table-you-get-up-when-this = Te vas cuando acabe esta mano.

table-start-the-next-game = Empezar la siguiente partida
table-the-end-of-the-game = el final de la partida
table-start-the-game = Empezar la partida
table-out = fuera
table-everyone-who-plays-takes-a = Quien quiera jugar se sienta; hacen falta dos.
table-it-starts-by-itself-in = Empieza sola en { $time }.
table-are-seated-each-buys-in = { $count } en la mesa; cada uno paga su buy-in.
table-starts-it = { $who } la empieza.
table-mixed-now = { $now }
table-mixed-next = { $now } · después: { $next }
table-mixed-hands = { $now }, mano { $number } de { $last } · después: { $next }
table-hand-of = mano { $number } de { $last }
table-left = quedan { $left }
table-next-hand = siguiente mano { $blinds }
table-from-the-next-hand = Desde la siguiente mano: { $names }

table-why-cant-i-raise = ¿Por qué no puedo subir?
table-where-a-raise-is-not = Cuando no puedes subir, donde suelen estar las cantidades aparece el motivo de la casa, con el número de la regla en el reglamento. El comando «why» también lo dice.
table-what-if-i-lose-the = ¿Y si pierdo la conexión?
table-come-back-by-the-same = Abre el mismo enlace en el mismo navegador: tu asiento, tus cartas y tu tiempo siguen ahí. La mesa te espera un poco.
table-how-do-i-come-back = ¿Cómo vuelvo desde otro dispositivo?
table-by-your-own-link-under = Con tu propio enlace, arriba en «Cuenta»: te conecta desde cualquier sitio, con tu nombre, tu asiento y tus fichas. También sirve una contraseña o una clave de acceso, si la has creado.
table-what-is-the-time-bank = ¿Qué es el banco de tiempo?
table-when-your-time-to-act = Cuando se acaba tu tiempo para actuar, corre tu banco de tiempo; se rellena poco a poco con cada mano. Cuando está vacío, pasas o no vas.
table-what-are-side-pots = ¿Qué son los botes laterales?
table-who-is-all-in-can = Un jugador all-in solo puede ganar de cada rival tanto como puso él. El resto es un bote lateral para los demás.
table-help = Ayuda
table-close-help = cerrar la ayuda
table-keys = Teclas
table-text-commands = Comandos de texto
table-asked-often = Preguntas frecuentes
table-the-house = La casa: { $house }

table-this-room-listens-on-this = Esta sala solo escucha en este equipo, así que el enlace solo funciona aquí. Para amigos de tu red, iníciala con --host 0.0.0.0 (o SIDEPOT_HOST=0.0.0.0).
table-this-machine-is-on-no = Este equipo no está ahora en ninguna red, así que el enlace solo funciona aquí.
table-qr-code-of = código QR de { $link }
table-put-the-invite-away = cerrar la invitación
table-invite-friends = invitar a amigos
table-link-to-this-table = enlace a esta mesa
table-qr-code = Código QR
table-address = Dirección
    .hint = Este equipo está en varias redes: elige la de tus amigos.
table-whoever-opens-this-link-comes = Quien abra este enlace llega a la mesa: basta un nombre.
table-share = Compartir…

table-fold-twice-where-a-check = no ir (dos veces si pasar es gratis)
table-bet-or-raise-write-the = apostar o subir: escribe la cantidad, Intro confirma
table-a-size-or-the-card = una cantidad (o la carta que descartas)
table-more-less = más, menos
table-enter = Intro
table-confirm-the-amount-or-the = confirmar la cantidad o la carta
table-what-should-i-do-among = ¿qué hago? (entre jugadores automáticos o después de una mano)
table-space = Espacio
table-on-to-the-end-of = saltar al final de un all-in
table-sit-out-or-come-back = ausentarse o volver
table-text-commands-label = comandos de texto
table-the-dealers-log = el registro del crupier
table-chips-or-big-blinds = fichas o ciegas grandes
table-sound = sonido
table-the-next-table-where-it = la siguiente mesa donde es tu turno
table-page = Página ↑ ↓
table-the-table-before-the-table = la mesa anterior, la mesa siguiente
table-alt-1-9 = Alt 1 – 9
table-one-of-your-tables = una de tus mesas
table-help-label = ayuda

table-my-note-on = Mi nota sobre { $who }
table-colour = Color
table-note = Nota
    .hint = Solo la ves tú, en cada dispositivo donde tengas la sesión abierta.

table-slowly = despacio
table-at-the-usual-pace = normal
table-fast = rápido
table-at-once = al instante
table-run-it-twice-when-all = Correrlo dos veces si hay all-in
table-straddle-when-i-may = Poner straddle cuando pueda
table-straddle-on-the-button = Straddle en el botón
table-bomb-pot-next-hand = Bomb pot en la siguiente mano
table-my-seat = mi asiento
table-sit-out-from-the-next = Ausentarme desde la siguiente mano
table-post-my-blinds-automatically = Poner mis ciegas automáticamente
table-fast-forward-when-i-have = Acelerar cuando no voy
table-pace-of-the-auto-players = ritmo de los jugadores automáticos
table-auto-players-play = Los jugadores automáticos juegan
table-chips-to-add = fichas que añades
table-top-up = Recargar
table-move-to = Cambiar de asiento
table-stay-in-seat = quedarme en el asiento { $number }
table-to-seat = asiento { $number }
table-top-up-after-each-hand = Recargar tras cada mano hasta
table-chips-to-top-up-to = fichas hasta las que se recarga
table-rebuy-without-chips = Recomprar cuando no tenga fichas, por
table-chips-to-rebuy = fichas de la recompra
table-leave-the-table = Dejar la mesa
table-stay = Quedarme
table-my-seat-label = Mi asiento
table-at-most = { $most } como máximo
table-if-you-leave-now = Si te vas ahora: { $says }
table-you-are-leaving = Te vas
table-fold-and-leave = No ir y dejar la mesa

table-you-asked = pedido
table-kept = reservado
table-next-seat = tu próximo

table-what-you-can-do = lo que puedes hacer
table-amounts = cantidades
table-deck = baraja
table-log-chat-rules = registro, chat, reglas
table-table = mesa
table-log-chat-rules-somebody-said = registro, chat, reglas: alguien ha dicho algo
table-is-shown-with-a-delay = { $name } se muestra con retraso: lo que pasa ahora se verá aquí en un momento.
table-this-is-the-last-hand = Es la última mano: después el anfitrión cierra la mesa.
table-use-it-here = Usarla aquí

table-the-table-before = la mesa anterior
table-the-table-after = la mesa siguiente
table-the-table-you-watch = la mesa que miras
table-table-players =
    { $count ->
        [one] Mesa { $number } · { $count } jugador
       *[other] Mesa { $number } · { $count } jugadores
    }

table-closed-after =
    { $count ->
        [one] { $count } mano, hasta { $time }. Lo encuentras en «Mis mesas», en el lobby.
       *[other] { $count } manos, hasta { $time }. Lo encuentras en «Mis mesas», en el lobby.
    }
table-title-settle-up = { $name }, cuentas – sidepot
table-sound-on = sonido activado
table-sound-off = sonido apagado
table-help-tool = ayuda
table-hand-number = mano { $number }
table-unit-chips = Fichas
    .label = cantidades en fichas
table-unit-bb = BB
    .label = cantidades en ciegas grandes
table-deck-two = baraja de dos colores
table-deck-four = baraja de cuatro colores
table-shown-elsewhere = Esta mesa está abierta en otra de tus ventanas.
table-you-leave-with = Has comprado { $bought } y te vas con { $took }: { $score }
table-if-it-ended-now = Si la partida acabara ahora: { $debts }.
table-you-pay = pagas { $money } a { $who }
table-pays-you = { $who } te paga { $money }
table-wins-game =
    { $count ->
        [one] { $names } gana la partida { $game }
       *[other] { $names } comparten la partida { $game }
    }
table-rises-in-hands =
    { $count ->
        [one] { $blinds } en { $count } mano
       *[other] { $blinds } en { $count } manos
    }
table-rises-in-orbits =
    { $count ->
        [one] { $blinds } en { $count } vuelta
       *[other] { $blinds } en { $count } vueltas
    }
table-game-number = Partida { $number }
table-ends-after-this-hand = acaba después de esta mano
table-up-after-hand = Te vas cuando acabe esta mano.
table-up-all-in = Estás all-in y tu mano se juega hasta el final. Te vas cuando acabe esta mano.
table-up-folds = Tu mano se retira. Te vas cuando acabe esta mano.
table-wins-with = { $who } gana { $amount } con { $hand }
table-wins = { $who } gana { $amount }
table-half-won =
    { $count ->
        [one] { $half }: { $names } gana { $amount }
       *[other] { $half }: { $names } se reparten { $amount }
    }
table-half-won-with =
    { $count ->
        [one] { $half }: { $names } gana { $amount } con { $hand }
       *[other] { $half }: { $names } se reparten { $amount } con { $hand }
    }
table-half-with = { $half }: { $hand }
table-half-on-board = { $board }, { $half }
table-scoops = { $who } hace scoop, { $amount }
table-half-high = Alta
table-half-low8 = Baja
table-half-low = Baja
table-half-deuce = Baja 2-7
table-half-badugi = Badugi
table-half-badugi-high = Badugi
table-half-board = Con el board
table-half-hand = Cinco cartas propias
table-board-first = Primer board
table-board-second = Segundo board
table-from-pot = { $pot }: { $chips }
table-colour-none = sin color
table-colour-red = rojo
table-colour-orange = naranja
table-colour-yellow = amarillo
table-colour-green = verde
table-colour-blue = azul
table-colour-purple = morado
