### Lo que muestran otros comandos: sidepot house, rank, equity, icm, hands, stats, tournament

commands-room-open = La sala de póquer está abierta: { $address }
commands-room-networks = En otras redes: { $addresses }
commands-room-yours = El tuyo, con los derechos de anfitrión en cada mesa: { $link }
commands-room-friends = Para amigos de tu red: { $command }
commands-room-kept = Se guarda en { $folder }. Ctrl-C cierra la sala; sigue donde se quedó.
commands-room-closed = La sala de póquer está cerrada.
commands-room-ports = los puertos { $first } a { $last } están ocupados: elige otro con { $command }

commands-house-every-dial = Todos los ajustes de una casa: sidepot house show NAME (--toml: como archivo para cambiar)
commands-house-fine = { $name } está bien.
commands-house-fine-unusual = { $name } está bien, y es poco común:
commands-house-defaults = No fija nada propio: cada ajuste tiene su valor por defecto.
commands-house-toml-or-json = --toml o --json, no los dos
commands-house-not-a-file = { $file } no es un archivo de casa: su nombre tiene que acabar en .toml
commands-house-column-dial = ajuste
commands-house-column-value = valor
commands-house-column-decides = lo que decide
commands-house-standard = (standard: { $value })
commands-house-in-limit = en { $limit }: { $dials }
commands-house-not-standard = * no como en standard
commands-house-unknown = no hay ninguna casa { $name }: { $houses }, o la ruta de un archivo .toml

commands-rank-board = board
commands-rank-hand = mano
commands-rank-plays = juega
commands-rank-number = número
commands-rank-half-high = mitad alta
commands-rank-half-low = mitad baja
commands-rank-half-badugi = mitad badugi
commands-rank-half-board = mitad con el board
commands-rank-half-alone = mitad para la mano sola

commands-equity-hand = mano
commands-equity-equity = equity
commands-equity-win = gana
commands-equity-tie = empata
commands-equity-scoop = scoop
commands-equity-split = reparte
commands-equity-weight = peso
commands-equity-exact =
    { $count ->
        [one] exacto: el único reparto
       *[other] exacto: los { $count } repartos
    }
commands-equity-sampled = { $count } repartos, semilla { $seed }; ± es el error estándar
commands-equity-stopped = parado antes: { $count } repartos, semilla { $seed }; ± es el error estándar
commands-equity-parts = la equity es { $parts }
commands-equity-assumed = se supone: { $what }
commands-equity-of = --of { $given }: hay jugadores del 1 al { $count }

commands-icm-stack = stack
commands-icm-chips = fichas
commands-icm-icm = ICM
commands-icm-icm-chop = trato ICM
commands-icm-chip-chop = trato por fichas
commands-icm-exact = exacto
commands-icm-sampled = de finales al azar, semilla { $seed }; ± es el error estándar
commands-icm-numbers = { $option } { $given }: números separados por comas, como 1500,1200,975

commands-hands-put-in =
    { $count ->
        [one] Una mano añadida; { $store } tiene { $whole } en total.
       *[other] { $count } manos añadidas; { $store } tiene { $whole } en total.
    }
commands-hands-put-in-known =
    { $count ->
        [one] Una mano añadida, { $known } ya estaban; { $store } tiene { $whole } en total.
       *[other] { $count } manos añadidas, { $known } ya estaban; { $store } tiene { $whole } en total.
    }
commands-hands-none = No hay tal mano.
commands-hands-latest = las últimas { $shown } de { $count }
commands-hands-count =
    { $count ->
        [one] { $count } mano
       *[other] { $count } manos
    }
commands-hands-hand = mano
commands-hands-time = hora (UTC)
commands-hands-game = juego
commands-hands-player = jugador
commands-hands-cards = cartas
commands-hands-won = ganado
commands-hands-pot = bote
commands-hands-more-failed =
    { $count ->
        [one] … y una mano más: sidepot check las dice todas
       *[other] … y { $count } manos más: sidepot check las dice todas
    }

commands-stats-none = No hay manos.
commands-stats-nobody = no hay ninguna mano de { $who }; sin --player se dicen todos
commands-stats-more-players =
    { $count ->
        [one] … y un jugador más: --player NAME, o --json
       *[other] … y { $count } jugadores más: --player NAME, o --json
    }
commands-stats-luck-unknown =
    { $count ->
        [one] no se sabe la suerte de un showdown: cartas no mostradas, o un juego sin equities
       *[other] no se sabe la suerte de { $count } showdowns: cartas no mostradas, o un juego sin equities
    }
commands-stats-player = jugador
commands-stats-hands = manos
commands-stats-interval = intervalo del 95 %
commands-stats-without-luck = sin la suerte
commands-stats-fold-to-3bet = no va ante 3-bet
commands-stats-steal = robo
commands-stats-fold-to-steal = no va ante robo
commands-stats-fold-to-cbet = no va ante c-bet
commands-stats-aggression = agresividad
commands-stats-street = calle
commands-stats-folded = no fue
commands-stats-position = posición
commands-stats-last-street = última

commands-tournament-title =
    { $count ->
        [one] { $name }: un jugador, casa { $house }, semilla { $seed }; una mano dura { $seconds } s de media
       *[other] { $name }: { $count } jugadores, casa { $house }, semilla { $seed }; una mano dura { $seconds } s de media
    }
commands-tournament-cost = una entrada cuesta { $amount }
commands-tournament-cost-fee = una entrada cuesta { $amount } + { $fee } = { $whole }
commands-tournament-place = puesto
commands-tournament-player = jugador
commands-tournament-prize = premio
commands-tournament-more =
    { $count ->
        [one] y uno más
       *[other] y { $count } más
    }
commands-tournament-rank = puesto
commands-tournament-points = puntos
commands-tournament-games = partidas
commands-tournament-won = ganadas
commands-tournament-places = puestos, desde el primero
commands-tournament-end =
    { $count ->
        [one] una mano, { $players } jugadores, { $time }
       *[other] { $count } manos, { $players } jugadores, { $time }
    }
commands-tournament-pool = bolsa { $amount }
commands-tournament-fees = comisiones { $amount }
