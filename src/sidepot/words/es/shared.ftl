### Palabras que usan todas las páginas de la sala

shared-close = Cerrar
shared-cancel = Cancelar
shared-save = Guardar

shared-one-moment = Un momento…
shared-my-hands = Mis manos
shared-remove = Quitar
shared-make-a-new-link = Crear un enlace nuevo
shared-name = Nombre
shared-name-of-a-bot = Nombre de un bot
shared-your-account = Tu cuenta
shared-to-the-lobby = Al lobby
shared-undo = Deshacer
shared-ban = Vetar
shared-find = Buscar
shared-record = Archivo
shared-auto =
    { $count ->
        [one] { $count } jugador automático
       *[other] { $count } jugadores automáticos
    }
shared-watching = { $count } mirando
shared-host = anfitrión: { $who }
shared-private = privada
shared-create-a-tournament = Crear un torneo
shared-their-style = Su estilo
shared-stack = stack { $stack }
shared-player = Jugador
shared-what-chips-are-worth = Lo que valen las fichas
shared-saved-as = Guardada como { $name }.
shared-buy-in = Buy-in
shared-my-tables = Mis mesas
shared-older = Anteriores
shared-your-turn = Tu turno
shared-empty = vacío
shared-delete = Borrar
shared-keep = Conservar
shared-let-in = Dejar entrar
shared-let-in-who = Dejar entrar a { $who }
shared-no-do-not-let-in = No, no dejar entrar a { $who }
shared-take-a-seat = Sentarme
shared-folded = no va
shared-your-turn-at-n-takes = Tu turno en { $name }. N te lleva allí.
shared-title-your-turn = ● Tu turno – { $plain }
shared-copy = Copiar
shared-copied = Copiado
shared-selected-copy-it = Seleccionado: cópialo
shared-the-room-answered = la sala respondió { $status }
shared-time-is-running-out = Se acaba el tiempo
shared-cards = Cartas
shared-chips-and-checks = Fichas y checks
shared-a-pot-you-win = Un bote que ganas
shared-throw-a-card-away = descartar una carta
shared-the-host-has-paused-the = El anfitrión pausó la mesa
shared-the-game-has-not-begun = La partida no ha empezado
shared-hands-best-first = Las manos, la mejor primero
shared-invite-friends = Invitar a amigos
shared-check-or-call = pasar o igualar
shared-chat = chat

shared-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
shared-hands =
    { $count ->
        [one] { $count } mano
       *[other] { $count } manos
    }
shared-bot = bot
shared-over = terminado
shared-cancelled = cancelado
shared-title = { $name } – sidepot
shared-range = { $low } a { $high }
shared-seconds-short = { $seconds } s
shared-big-blinds = { $blinds } BB
shared-leaving = se va
shared-badge-auto = auto
shared-badge-bot = bot
shared-hand-number = Mano { $number }
shared-call-turn = Tu turno. En el bote hay { $pot }.
shared-you-have = Tienes { $cards }.
shared-call-can = Puedes { $can }.
shared-call-throw = Tu turno: descarta una carta. Tienes { $cards }.
shared-call-throw-cards =
    { $count ->
        [one] Tu turno: descarta { $count } carta. Tienes { $cards }.
       *[other] Tu turno: descarta { $count } cartas. Tienes { $cards }.
    }
shared-call-draw =
    { $count ->
        [one] Tu turno: cambia { $count } carta o quédate servido. Tienes { $cards }.
       *[other] Tu turno: cambia hasta { $count } cartas o quédate servido. Tienes { $cards }.
    }
shared-call-show = ¿Muestras tu mano o no?
shared-may-bet = apostar entre { $low } y { $high }
shared-may-raise = subir a entre { $low } y { $high }
shared-may-complete = completar a entre { $low } y { $high }
shared-may-cap = subir al tope, entre { $low } y { $high }
