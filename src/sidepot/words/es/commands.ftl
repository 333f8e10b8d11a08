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
commands-equity-split = split
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
commands-stats-3-bet = 3-bet
commands-stats-c-bet = c-bet
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

commands-room-operator = Como su operador: { $link }
commands-no-room = no hay ninguna sala en { $folder }: falta room.db
commands-nobody = nadie
commands-some-of = { $shown } de { $count }: --limit muestra más, --find busca algunos.

commands-backup-no-key = { $file } no está: sin --with-key se copia solo la base de datos
commands-backup-other-key = { $file } es otra clave: una copia no sobrescribe nada
commands-backup-bytes =
    { $count ->
        [one] { $file }: { $count } byte
       *[other] { $file }: { $count } bytes
    }
commands-backup-check = Compruébala: { $command }
commands-key-unreadable = no se puede leer la clave de { $folder }: { $why }
commands-verify-looked = { $records }, { $tables }, { $tournaments }, { $hands }, { $movements }, { $chips } en juego.
commands-verify-records =
    { $count ->
        [one] { $count } apunte en { $streams ->
            [one] { $streams } registro
           *[other] { $streams } registros
        }
       *[other] { $count } apuntes en { $streams ->
            [one] { $streams } registro
           *[other] { $streams } registros
        }
    }
commands-verify-hands =
    { $count ->
        [one] { $count } mano ({ $running } en curso)
       *[other] { $count } manos ({ $running } en curso)
    }
commands-verify-movements =
    { $count ->
        [one] { $count } movimiento de fichas en { $accounts ->
            [one] { $accounts } cuenta
           *[other] { $accounts } cuentas
        }
       *[other] { $count } movimientos de fichas en { $accounts ->
            [one] { $accounts } cuenta
           *[other] { $accounts } cuentas
        }
    }
commands-verify-note = Nota: { $note }.
commands-verify-wrong = MAL: { $problem }
commands-verify-fine = Todo está y es correcto.
commands-void-hand = { $name }: la mano { $hand } queda anulada.
commands-void-cancelled = { $name }: el torneo queda cancelado.
commands-void-table-closed = { $name }: la mesa está cerrada.
commands-void-back = { $who } recupera { $chips }
commands-void-nothing = Todo puede seguir: nada queda anulado.
commands-move-rows =
    { $count ->
        [one] { $count } fila trasladada, y hallada igual allí.
       *[other] { $count } filas trasladadas, y halladas iguales allí.
    }
commands-move-start = Arráncala: { $command }
commands-move-left = La base de datos antigua se guarda como { $file }: bórrala cuando todo vaya bien.
commands-move-keys = Pon antes { $keys } de la sala al lado: las manos en curso necesitan la clave.
commands-move-postgres = La base de datos PostgreSQL está como estaba: bórrala cuando todo vaya bien, y no arranques ninguna sala en ella.

commands-users-none = Aún no ha venido nadie.
commands-users-none-like = Nadie tiene «{ $find }» en el nombre.
commands-users-column-name = nombre
commands-users-column-since = desde (UTC)
commands-users-column-seen = visto
commands-users-column-ways = vuelve con
commands-users-way-link = enlace
commands-users-way-password = contraseña
commands-users-way-passkey = llave de acceso
commands-users-bot-of = bot de { $who }
commands-users-banned = vetado
commands-users-here = aquí
commands-ban-undo-alone = --undo no admite --why ni --with-address: levanta todo el veto
commands-ban-done = { $who } ya no puede entrar.
commands-ban-done-address = { $who } ya no puede entrar, ni nadie nuevo desde { $addresses }.
commands-ban-lifted = { $who } puede volver a entrar.
commands-reset-done = { $who } vuelve con la dirección de la sala y { $link } (o solo con el código): { $code }
commands-announce-no-room = no hay ninguna sala en marcha en { $folder }: nadie puede leerlo
commands-announce-done =
    { $count ->
        [one] Lo leen todos, y quien llegue en el próximo minuto.
       *[other] Lo leen todos, y quien llegue en los próximos { $count } minutos.
    }
commands-announce-back = El anuncio se ha retirado.

commands-tables-none = No hay ninguna: nadie ha abierto una mesa aquí.
commands-tables-none-like = Ninguna tiene «{ $find }».
commands-tables-last = Las últimas { $shown } de { $count }: --limit muestra más, --find busca algunas.
commands-tables-column-name = nombre
commands-tables-column-id = ID
commands-tables-column-opened = abierta (UTC)
commands-place-table = mesa
commands-place-tournament = torneo
commands-place-closed = cerrada
commands-place-over = terminado
commands-place-cancelled = cancelado
commands-played-none = No hay ninguna mano terminada así. Sin filtros se listan todas.
commands-played-older = Anteriores: lo mismo con { $option }
commands-played-column-ended = terminó (UTC)
commands-played-column-table = mesa
commands-played-column-hand = mano
commands-played-column-players = jugadores
commands-played-column-pot = bote
commands-played-column-who-won = quién ganó
commands-log-nothing = Nada de eso consta en el registro de { $name }.
commands-log-earlier = Antes: lo mismo con { $option }
commands-export-exists = { $file } ya existe: elige otro nombre, una exportación no sobrescribe nada
commands-export-draft = { $file } estorba: otra exportación escribe ahí, o una se interrumpió; bórralo
commands-export-nothing = no hay nada así: { $file } no se escribe
commands-export-hands =
    { $count ->
        [one] { $file }: { $count } mano
       *[other] { $file }: { $count } manos
    }
commands-export-lines =
    { $count ->
        [one] { $file }: { $count } línea
       *[other] { $file }: { $count } líneas
    }
commands-database-unreadable = no se puede leer la base de datos de la sala: { $why }; `sidepot room verify` dice más
commands-since-until = --since { $since } no es anterior a --until { $until }: no hay nada en medio
commands-table-or-tournament = --table o --tournament, no ambos
commands-which-table = ¿de qué mesa? Añade --table NAME o --tournament NAME; `sidepot room tables` las lista
commands-no-hand-yet = { $name } no tiene una mano terminada { $hand }: aún no ha acabado ninguna allí
commands-no-such-hand = { $name } no tiene una mano terminada { $hand }: la última que acabó allí es la { $last }
