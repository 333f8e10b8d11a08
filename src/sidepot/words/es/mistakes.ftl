### Qué está mal en lo que se dio: archivos, cartas, manos, rangos, jugadores

mistake-no-file = no hay ningún archivo { $file }
mistake-device = { $file } es un dispositivo o una tubería: solo se puede leer un archivo normal
mistake-too-large = { $file } ocupa más de { $bytes } bytes: nadie necesita tanto
mistake-not-utf8 = { $file } no es texto UTF-8 (byte { $byte }): guárdalo como UTF-8
mistake-unreadable = no se puede leer { $file }: { $why }
mistake-not-toml = { $file } no es TOML: { $why }
mistake-cut-it = { $file } ocupa más de { $bytes } bytes: divídelo en varios archivos
mistake-in-action = acción { $number }, { $word }

mistake-not-a-card = { $card } en el carácter { $at } de { $text } no es una carta: un valor de { $ranks } y un palo de { $suits }, como As
mistake-card-twice = { $card } aparece dos veces
mistake-not-in-deck = { $card } no está en la baraja de { $game }
mistake-in-both = { $card } está en la mano y en el board
mistake-no-board = { $game } no tiene board
mistake-five-cards = un board tiene como mucho cinco cartas, { $board } tiene { $count }
mistake-ranks =
    { $count ->
        [one] { $game } valora { $count } carta, no { $held }
       *[other] { $game } valora { $count } cartas, no { $held }
    }
mistake-ranks-between = { $game } valora de { $fewest } a { $count } cartas, no { $held }
mistake-board =
    { $count ->
        [one] { $game } necesita un board de { $count } carta, no { $held }
       *[other] { $game } necesita un board de { $count } cartas, no { $held }
    }
mistake-board-between = { $game } necesita un board de { $fewest } a { $count } cartas, no { $held }
mistake-no-ranked-game = { $game } no es un juego que se pueda valorar: { $games }
mistake-no-game = ningún juego se llama { $game }: uno de { $games }

mistake-no-format = no hay formato { $format }: { $formats }
mistake-format-to = { $file }: ¿qué formato debe ser? Dilo con --to: { $formats }
mistake-format-from = { $file }: ¿qué formato es? Dilo con --from: { $formats }
mistake-no-store = { $file }: no hay tal archivo de manos; `sidepot hands import` crea uno
mistake-not-a-store = { $file } no es un archivo de manos: { $why }
mistake-other-database = { $file } es otra base de datos, no un archivo de manos
mistake-newer-store = { $file } tiene el formato { $format }, no { $known }: lo escribió un sidepot más nuevo
mistake-counted-store = { $file } lo contó otro sidepot: `sidepot stats` con él lo cuenta de nuevo
mistake-no-hand = no hay mano { $hand } en { $file }: de 1 a { $last }
mistake-pot-size = { $given } no es el tamaño de un bote: 25, 25.50 o 40bb (ciegas grandes)
mistake-moment = { $given } no es un día ni un momento: 2026-05-01 o 2026-05-01T20:30
mistake-no-step = no hay paso { $step }: la mano tiene los pasos 0 a { $last }
mistake-hand-over = la mano ha acabado en el paso { $step }: toma uno anterior

mistake-players = { $game } se juega entre dos y { $most }, no { $count }
mistake-equity-players = la equity se da para dos a diez jugadores, no { $count }
mistake-cannot-hold = el jugador { $player } no puede tener ninguna de estas manos: sus cartas están en otro sitio
mistake-not-at-once = los jugadores no pueden tener todos tales manos a la vez
mistake-no-range = { $given } no nombra ninguna mano: escríbela como AsKs, AKs, QQ+, 20% o random
mistake-weight = { $given } no es un peso: un número de 0 a 1

mistake-samples = { $count } muestras no dicen nada: al menos 2
mistake-icm-empty = ICM necesita al menos un stack y un premio
mistake-icm-stack = { $given } no es un stack: 0 o más
mistake-icm-payout = { $given } no es un premio: 0 o más
mistake-icm-chips = alguien debe tener fichas
mistake-icm-order = el puesto { $place } paga más que el puesto { $above }: { $less } tras { $more }
mistake-icm-unit = { $given } no es una unidad de dinero: más de 0

mistake-bot-here = { $given }: los bots por HTTP juegan torneos (`sidepot tournament`), no aquí
mistake-no-player = no hay jugador { $given }: { $players }; el tuyo es my_bot.py:MyBot o package.module:MyBot
mistake-no-choose = { $given } no tiene el método choose(self, view, options, rng)
mistake-does-not-know = { $name } no conoce { $game }; { $players } juegan a todo
mistake-simulate-players = { $count } jugadores no son posibles: { $game } admite de 2 a { $most } (X17)
mistake-no-hands = { $count } manos son ninguna: al menos 1
mistake-simulate-stack = un stack de { $blinds } ciegas grandes no puede ser: de 1 a { $most } fichas
mistake-no-luck = suerte: en { $game } no todas las cartas tras un all-in van a un board de cinco (los jugadores reciben o cambian algunas), así que no se puede decir qué fue suerte; quítalo, o juega a hold’em, Omaha o un juego parecido
mistake-rollout-players = { $count } jugadores para { $seats } asientos: nombra uno para todos, o uno por asiento
mistake-never = { $count } veces es nunca: al menos 1

mistake-damaged-store = { $file } está dañado ({ $why }): pon sus manos en un archivo nuevo desde sus historiales
mistake-unwritable = no se puede escribir { $file }: { $why }
mistake-unopened = no se puede abrir { $file }: { $why }
mistake-no-folder-to-make = no se puede crear { $file }: no hay carpeta { $folder }
mistake-no-folder = no se puede escribir { $file }: no hay carpeta { $folder }
mistake-no-matplotlib = un gráfico necesita matplotlib: { $command }
mistake-picture = { $file }: el nombre de una imagen acaba en .png, .svg o .pdf
mistake-database = { $file } es una base de datos: los archivos de manos los leen `sidepot hands`, `stats` y `replay`
mistake-into = { $file }: las manos van a un archivo de manos, como hands.db; { $ending } es la extensión de un historial
mistake-said = { $why }
mistake-in = { $where }: { $why }
mistake-line-of = { $file }, línea { $line }
mistake-by-rule = { $why }: { $rule }
mistake-and = { $first }; { $rest }
mistake-and-line =
    { $first }
    { $rest }
mistake-toml-bytes = más de { $most } bytes
mistake-toml-lines = más de { $most } líneas
mistake-toml-parts = más de { $most } partes de una clave
mistake-toml-keys = más de { $most } claves
mistake-toml-items = más de { $most } elementos de listas y secciones
mistake-toml-depth = más de { $most } listas y tablas una dentro de otra
mistake-url-long = tiene más de { $most } caracteres
mistake-url-characters = tiene caracteres que no caben en una URL
mistake-url-unreadable = no se entiende su host o su puerto
mistake-url-scheme = tiene que empezar por http:// o https://
mistake-url-user = no puede llevar nombre de usuario ni contraseña
mistake-url-query = no puede llevar ? ni #: al final se le añade /bet
mistake-url-port = su puerto es un número de 1 a 65535
mistake-url-ipv6 = { $host } no es una dirección IPv6
mistake-url-ipv4 = { $host } no es una dirección IPv4: cuatro números, como 127.0.0.1
mistake-url-host = { $host } no es un nombre de host
mistake-url-no-host = no nombra ningún host
mistake-bot-url = eso no es la URL de un bot: { $why }
mistake-bot-none = esta sala no llama a bots por HTTP: su operador puede nombrar hosts en el ajuste bot_hosts
mistake-bot-host = el host { $host } no está entre aquellos en los que se puede llamar a bots: el operador de la sala puede nombrarlo en el ajuste bot_hosts
mistake-bot-private = la dirección { $ip } es privada: el operador de la sala puede nombrarla en el ajuste bot_hosts
mistake-no-action = { $given } no es una acción: f no ir, x pasar, c igualar, r600 apostar o subir a 600, a all-in, b bring-in, d7c descartar, d7c2d cambiar, d- quedarse servido
mistake-stack = el asiento { $seat } tiene { $chips } fichas: un número entero, 1 o más
mistake-table-chips = más de { $most } fichas en la mesa
mistake-button = button = { $given } no es un asiento: de 0 a { $last }
mistake-not-the-deck = no es la baraja de { $game }: tiene { $count } cartas, cada una una vez
mistake-not-the-deck-more = no es la baraja de { $game }: tiene { $count } cartas, cada una una vez, y hasta { $more } órdenes más para volver a mezclar
mistake-card = { $card } no es una carta: un rango de { $ranks } y un palo de { $suits }, como As
mistake-card-number = { $given } no es un número de carta: de 0 (2c) a 51 (As)
mistake-in-deck-twice = { $card } está dos veces en la baraja
mistake-post-live = el asiento { $seat } pone { $live } vivas además de { $wager }: como máximo { $most } en total
mistake-post-seat = post nombra el asiento { $seat }: de 0 a { $last }
mistake-no-seat = no hay asiento { $seat }: de 0 a { $last }
mistake-nothing-to-give-up = el asiento { $seat } no tiene mano que abandonar
mistake-hole-seats = cartas propias para { $seats } asientos, pero { $players } jugadores
mistake-too-many-cards = { $count } cartas para { $whose }: como máximo { $most }
mistake-at-seat = el asiento { $seat }
mistake-at-player = jugador { $player }
mistake-at-board = el board
mistake-at-board-number = board { $board }
mistake-at-dead = cartas muertas
mistake-fact = el dato { $place } del registro no puede estar ahí
mistake-facts-many = { $count } datos son más de los que tiene una mano
mistake-facts-end = el registro no tiene final: la mano no ha terminado
mistake-facts-chips = en este registro se pierden o se crean fichas
mistake-facts-bytes = un registro son filas de 8 bytes, no { $count } bytes en total
mistake-without-deck = una mano que no ha terminado sigue con su baraja, y esta se guardó sin ella
mistake-line-parts = una mano tiene cinco partes entre barras ({ $shape }), no { $count }
mistake-line-format = { $given } no es un formato conocido aquí: { $mark }, o el nombre de una casa
mistake-line-stacks = { $given } no son stacks: números enteros separados por espacios
mistake-line-opening = { $given } no es uno de button=0, no-sb, post=2:100+50
mistake-newer-dial = aquí no hay ningún ajuste { $dial }: estas reglas las guardó un sidepot más nuevo
mistake-dial-word = { $given } no es un ajuste y su valor, como blinds=50/100
mistake-stored-game = game={ $given } no es un juego: { $why }
mistake-board-most = { $where } tiene como máximo { $most } cartas, { $cards } tiene { $count }
mistake-board-sizes = { $where } tiene { $sizes } o { $last } cartas en { $game }, no { $count }
mistake-elsewhere = { $card } ya está en otro sitio
mistake-hand-most = { $where } tiene como máximo { $most } cartas en este punto de { $game }, no { $count }
mistake-range-of-two = { $given } es un rango de dos cartas; { $game } separa las manos con comas
mistake-no-rank-left = ya no queda: { $rank }
mistake-no-suit = { $card } en el carácter { $at } de { $text } no tiene palo, y en { $game } los palos cuentan: escribe { $example }
mistake-no-draws = { $game } no tiene cambios
mistake-draws = quedan { $count } cambios: { $game } tiene como máximo { $most } en este punto
mistake-deck-left = { $players } jugadores necesitan { $count } cartas, la baraja tiene { $left }
mistake-board-and-dead = { $cards } está en el board y muerta
mistake-no-weight = { $given } no deja ninguna mano: todos los pesos son 0
mistake-hands-apart = { $count } manos son demasiadas para verlas una a una: como máximo { $most }
mistake-hold-anything = el jugador { $player } puede tener cualquier cosa: nombra las manos que ver una a una, con comas
mistake-samples-one = { $count } muestras no dicen nada: al menos 1
mistake-stderr = { $given } no es un error estándar al que apuntar: más de 0
mistake-range-comma = { $what } en el carácter { $at } de { $text } no va ahí: separa las manos con comas
mistake-range-size = { $what } en el carácter { $at } de { $text } no es una mano de { $count } cartas: escribe cada carta como As, o solo "random"
mistake-range-percent = { $what } en el carácter { $at } de { $text } no es una parte de todas las manos: más de 0 %, como máximo 100 %
mistake-range-no-hand = { $what } en el carácter { $at } de { $text } no forma una mano: escribe AsKs, AKs, AKo, QQ+, A5s-A2s, 20% o random
mistake-range-twice = { $what } en el carácter { $at } de { $text } sale dos veces en una mano
mistake-range-deck = { $what } en el carácter { $at } de { $text } no está en esta baraja
mistake-range-pair = { $what } en el carácter { $at } de { $text } no puede seguir a una pareja: dos cartas de un rango tienen dos palos
mistake-range-count = { $what } en el carácter { $at } de { $text } tiene { $held ->
    [one] una carta
   *[other] { $held } cartas
}, una mano tiene aquí { $count }
mistake-range-no-pair = { $what } en el carácter { $at } de { $text } no va con una pareja
mistake-range-only-pair = { $what } en el carácter { $at } de { $text } es una pareja, el otro extremo no
mistake-range-suits = { $what } en el carácter { $at } de { $text } no va con el otro extremo: los dos del mismo palo (s), o ninguno (o)
mistake-range-gap = { $what } en el carácter { $at } de { $text } no se alcanza desde el otro extremo: conserva la carta más alta, o la distancia entre las dos
mistake-stored-hand = no es una mano guardada: { $why }
mistake-deck-left-more = { $players } jugadores necesitan { $count } cartas más, la baraja tiene { $left }
mistake-hold-these = los jugadores no pueden tener todos esas manos a la vez: { $hands }
mistake-hold-not = el jugador { $player } no puede tener { $hand }: hay cartas en el board o muertas
mistake-hold-hard = se tarda demasiado en saber si los jugadores pueden tener todos esas manos a la vez: da menos jugadores, o rangos con más manos
mistake-no-class = { $where } no tiene { $name }; tiene { $has }
mistake-no-class-choose = { $where } no tiene { $name }, ni ninguna clase con un método choose
mistake-not-loaded = no se puede cargar { $where }: { $why }
mistake-not-made = no se puede crear { $where }: { $why }; no toma argumentos
mistake-workers = { $count } procesos no pueden trabajar: al menos 1
mistake-runs = { $count } pruebas no dicen nada: al menos 1
mistake-on = --on { $given }: local, ray, auto, o la dirección de un clúster, como ray://10.0.0.1:10001
mistake-no-results = { $file } no es un archivo de resultados desde el que seguir: nombra uno nuevo, o el correcto
mistake-results-in-use = { $file } está en uso: otra ejecución escribe en él
mistake-results-version = { $file } lo escribió otra versión de sidepot: sigue con esa, o empieza un archivo nuevo
mistake-results-other = { $file } tiene resultados de otra cosa: { $was }; nombra un archivo nuevo, o pide lo mismo otra vez
mistake-differs = { $key } { $value } y no { $other }
mistake-another-log = este registro no es de un torneo con esta estructura y esta semilla
mistake-log-entry = no es una entrada del registro de un torneo: { $why }
mistake-range-weight = { $what } en el carácter { $at } de { $text } no es un peso: un número de 0 a 1
