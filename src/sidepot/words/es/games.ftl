### Lo que está mal en el archivo de una casa y su tabla [game]
own-house-yours = tu archivo de casa
own-house-texts = name y about son textos
own-house-limits = limits contiene una tabla para cada límite, como [limits.pot]
own-house-games = games contiene una tabla para cada juego, como [games.razz] o [games."no:holdem"]
own-house-base = based_on = { $given } no es una casa: una de { $houses }
own-house-no-game = [games.{ $given }] no es un juego: { $games }
own-house-own-dials = [games.{ $game }] tiene { $given }: un juego puede tener como propios { $dials }
own-game-step = [game] paso { $at }
own-game-ranking = [game] clasificación { $at }
own-game-missing = { $where } no tiene { $key }
own-game-no-key = { $where } no tiene { $key }: admite { $keys }
own-game-no-key-meant = { $where } no tiene { $key }: ¿querías decir { $meant }?
own-game-list = [game] { $key } es una lista de 1 a { $most }
own-game-verbs = { $where } es uno de { $verbs }, como { $example }
own-game-verb-table = { $where }: { $key } = { $value } no es posible: una tabla, como { $example }
own-game-table = { $where } es una tabla, como { $example }
own-game-choice = { $where }: { $key } = { $value } no es posible: uno de { $choices }
own-game-whole = { $where }: { $key } = { $value } no es posible: un número entero
own-game-flag = { $where }: { $key } = { $value } no es posible: true o false
own-game-text = { $where }: { $key } = { $value } no es posible: un texto
own-game-deck = [game] deck = { $value } no es posible: 52, 36, 20, o cartas como 'JsQsKs'
own-game-unplayable = el juego { $name } no se puede jugar: { $why }
own-game-name = su nombre tiene de 1 a { $most } letras
own-game-players = most = { $value } jugadores: de 2 a { $most }
own-game-first = su primer paso reparte cartas a los jugadores
own-game-no-betting = no tiene apuestas
own-game-deck-cards = una baraja tiene las cartas de 0 (2c) a 51 (As), cada una una vez
own-game-larger-decks = larger_decks: como máximo { $most }, una para cada número de jugadores desde tres
own-game-deals-nothing = el paso { $at } no reparte nada: down, up o board es 1 o más
own-game-exchange = paso { $at }: { $count } cartas, es 1 o más
own-game-street = paso { $at }: el nombre de una calle tiene como máximo { $most } letras
own-game-common = paso { $at }: common = true es de un paso que reparte una carta a cada uno
own-game-draw = paso { $at }: se cambian { $count } cartas, pero los jugadores tienen { $held }
own-game-throw = paso { $at }: los jugadores descartan { $count } de { $held } cartas
own-game-held = paso { $at }: los jugadores tienen { $held } cartas, como máximo { $most }
own-game-board = paso { $at }: { $count } cartas en el board, como máximo { $most }, { $once } a la vez
own-game-ranking-own = una clasificación donde { $must } cartas propias deben jugar y { $may } pueden: los jugadores tienen { $held }
own-game-ranking-few = las manos { $order } tienen { $needs } cartas, pero pueden jugar { $count }
own-game-opens-up = paso { $at }: opens = { $value } necesita cartas repartidas antes boca arriba
own-game-bring-in-first = paso { $at }: solo la primera ronda de apuestas tiene bring-in
own-game-bring-in-blinds = paso { $at }: un juego con bring-in no tiene ciegas; pon blinds = false
own-game-opens-blinds = paso { $at }: la primera ronda de apuestas sigue desde las ciegas: opens = 'house', o pon blinds = false
own-game-rankings-first = la primera clasificación no puede ser low8: un bote debe encontrar ganador
own-game-many = { $key }: { $count }, pero son posibles de 1 a { $most }
own-game-deck-few = su baraja de { $count } cartas no da para dos jugadores
