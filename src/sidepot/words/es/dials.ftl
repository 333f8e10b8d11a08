### Los ajustes de una casa: donde se abre una mesa, en `sidepot house`, y lo que está mal en uno

dial-group-game = Juego y apuestas
dial-group-antes = Antes y ciegas
dial-group-bets = Apuestas y subidas
dial-group-deal = Reparto y orden
dial-group-showdown = Showdown y botes
dial-group-extras = Extras
dial-group-coming = Llegadas y salidas
dial-group-rising = Ciegas que suben y el final
dial-group-share = La parte de la casa

dial-game = Juego
    .hint = Qué juego se reparte
dial-rotate = Juegos mixtos
    .hint = Varios juegos uno tras otro, cada uno con el límite de la casa o con el suyo: T26
dial-rotation = Orden de los juegos mixtos
    .hint = Los juegos van por orden, o el botón elige uno: T26
    .order = Uno tras otro
    .dealers-choice = Elige el botón
dial-every = El juego cambia
    .hint = Cuando el botón ha dado la vuelta, cuando suben las ciegas o tras un número de manos
dial-limit = Límite
    .hint = Cuánto se puede apostar
dial-blinds = Ciegas
    .hint = Ciega pequeña, ciega grande y un straddle donde lo haya
dial-buy_in = Buy-in
    .hint = Buy-in mínimo y máximo
dial-buy_in_unit = Buy-in contado en
    .hint = En qué se cuenta el buy-in
    .bb = Ciegas grandes
    .chips = Fichas
dial-double_bb = La ciega grande es el doble de la pequeña
    .hint = La ciega grande es siempre el doble de la pequeña
dial-bets = Tamaños de apuesta
    .hint = Límite fijo: los dos tamaños de apuesta; spread limit: la apuesta menor y la mayor
dial-unit = Unidad del límite fijo
    .hint = Límite fijo sin tamaños propios: BB y luego 2 BB, o SB y luego BB
    .bb = Ciega grande y luego el doble
    .sb = Ciega pequeña y luego grande

dial-forced = Apuestas forzosas
    .hint = Ciegas; o antes muertos de una ciega grande de todos (la mitad del primer asiento); o una ciega solo en el botón
    .blinds = Ciega pequeña y grande
    .antes = Antes de todos
    .button-blind = Solo el botón
dial-ante = Ante
    .hint = Fichas muertas de todos antes del reparto
dial-bb_ante = Ante de la ciega grande
    .hint = Un ante muerto por toda la mesa, que paga la ciega grande
dial-button_ante = Ante del botón
    .hint = Un ante muerto por toda la mesa, que paga el botón
dial-stud_ante = Ante en juegos sin ciegas
    .hint = Juegos sin ciegas: si no hay un ante fijado, cada uno pone de ante este porcentaje de la apuesta pequeña (al menos 1): T1
dial-ante_percent = Ante en porcentaje
    .hint = Un ante de este porcentaje de la ciega grande (al menos 1) cuando esta llega al buy-in: L5
dial-ante_first = Ante antes que la ciega
    .hint = Una ciega grande que no puede pagar las dos cosas paga el ante antes que la ciega: V30
dial-heads_up = Heads-up
    .hint = Dos jugadores: quién pone qué ciega, o sin ciegas y un ante de una ciega grande cada uno
    .button-sb = El botón es la ciega pequeña
    .button-bb = El botón es la ciega grande
    .antes = Los dos ponen ante
dial-short_bb = Ciega grande corta
    .hint = Lo que deben los demás cuando a la ciega grande le faltan fichas
    .full = La ciega grande entera
    .posted = Lo que se puso
dial-bring_in = Bring-in
    .hint = Stud: el bring-in de la carta descubierta; 0 para la mitad de la apuesta pequeña: T3
dial-bring_in_all_in = All-in antes del bring-in
    .hint = Stud: quien debe el bring-in está all-in por el ante; el siguiente jugador puede pagarlo, completar o no ir, o tiene que pagarlo: T8
    .acts = El siguiente jugador elige
    .forced = El siguiente jugador lo paga

dial-min_bet = Apuesta mínima
    .hint = La apuesta menor, y el tamaño de la primera subida
    .bb = Ciega grande
    .sb = Ciega pequeña
dial-min_raise = Subida mínima
    .hint = Una subida es al menos como la última; el doble de la última; la apuesta mínima; o cualquier cosa más
    .last = La última
    .double = El doble de la última
    .flat = La apuesta mínima
    .any = Cualquier cantidad
dial-cap = Apuestas por calle
    .hint = Cuántas apuestas permite una calle
dial-cap_counts_blind = La ciega grande cuenta como apuesta
    .hint = La ciega grande es la primera de las apuestas que permite una calle
dial-cap_counts_short = Los all-in cortos cuentan como apuestas
    .hint = Un all-in por debajo de la subida mínima es una de las apuestas que permite una calle
dial-cap_lifted = Sin tope en heads-up
    .hint = Sin tope cuando reciben cartas dos, cuando quedan dos antes de llegar a él, o cuando dos empiezan la ronda: V21, T5
    .never = Nunca
    .two-dealt = Cuando reciben cartas dos
    .two-in = Cuando quedan dos
    .began-two = Cuando dos empiezan la ronda
dial-reopen = Los all-in cortos reabren las subidas
    .hint = Se vuelve a poder subir tras una subida completa; también tras all-in cortos que sumen una; tras cualquier subida
    .full = No, solo una subida completa
    .sum = Cuando suman una subida
    .any = Sí, cada uno
dial-checked_short = Un all-in corto tras pasar
    .hint = Lo que puede hacer quien pasó ante un all-in por debajo de la apuesta mínima: V16
    .closed = Solo puede igualar
    .open = Puede subir
dial-half_counts = Media apuesta cuenta como una
    .hint = Límite fijo: un all-in de media unidad o más es una apuesta completa: S9
dial-short_completes = Una subida completa un all-in corto
    .hint = Límite fijo: ningún all-in corto es una apuesta completa, y la siguiente subida lo completa
dial-pot_raise = Subida máxima con límite del bote
    .hint = Límite del bote: lo más que puede añadir una subida
    .pot-call = El bote después de igualar
    .pot-last-raise = El bote y la última subida
dial-pot_counts_table_ante = El ante de la mesa cuenta en el bote
    .hint = Límite del bote: los antes de la ciega grande y del botón cuentan en la primera ronda: V24
dial-completion = Completar cuenta como apuesta
    .hint = Stud: si completar el bring-in es una de las apuestas que permite una calle: T4
    .free = No
    .counts = Sí
dial-open_pair = Apuesta doble con pareja a la vista
    .hint = Stud: una pareja a la vista en cuarta calle permite a todos la apuesta grande: T7
    .on = Sí
    .off = No
dial-labels = Cómo se llaman las apuestas
    .hint = La primera apuesta sobre las ciegas es una subida; o una apuesta: C14; o una apuesta, e igualar una subida es pasar: P6
    .usual = Toda apuesta es una subida
    .first-bet = La primera es una apuesta
    .house = La primera es una apuesta, igualar es pasar
dial-free_fold = No ir cuando pasar es gratis
    .hint = Un jugador puede no ir donde pasar es gratis: X19
dial-hand_cap = Pérdida máxima por mano
    .hint = Lo más que un jugador puede perder en una mano, en ciegas grandes: X20

dial-first_betting = Apuestas antes del flop
    .hint = Hay una ronda de apuestas antes del flop; un bomb pot no la tiene
dial-opens_first = Abre la primera ronda
    .hint = Quién abre la primera ronda de apuestas
    .left-of-bb = A la izquierda de la ciega grande
    .left-of-button = A la izquierda del botón
dial-opens_later = Abre las rondas siguientes
    .hint = Quién abre las siguientes rondas de apuestas
    .left-of-bb = A la izquierda de la ciega grande
    .left-of-button = A la izquierda del botón
dial-deal_first = Primera carta en heads-up
    .hint = Dos jugadores con el botón de ciega pequeña: quién recibe la primera carta
    .sb = La ciega pequeña
    .left-of-button = El jugador a la izquierda del botón
dial-burn = Quemar cartas
    .hint = Se quema una carta antes de cada calle del board
dial-discard_timeout = Sin descarte a tiempo
    .hint = Quien no descarta a tiempo pierde la carta que menos perjudica (en el cambio, ninguna); o la mano queda muerta: V69
    .least-harm = Se va la carta que menos perjudica
    .dead = La mano queda muerta
dial-showing_tie = Manos a la vista iguales
    .hint = Stud: quién abre cuando las manos a la vista son iguales: T6
    .position = Por posición
    .suit = Por palo
dial-common_opens = Apertura tras una carta común
    .hint = Stud: quién abre la séptima calle cuando se reparte una carta para todos: T11
    .sixth = Como en sexta calle
    .showing = Por las cartas a la vista
dial-fifth_card = Quinta carta de un cambio
    .hint = Draw: quien cambia cinco recibe la quinta con las demás o al final: T14
    .in-turn = Con las demás
    .last = Al final

dial-show = Quién muestra
    .hint = Quién muestra en el showdown
    .losers-muck = Quien pierde puede no mostrar
    .all = Todos
dial-showdown = Manos perdedoras
    .hint = Las manos perdedoras no se muestran, o se pregunta a cada uno
    .auto = No se muestran
    .ask = Se pregunta a cada uno
dial-odd_chips = Fichas impares
    .hint = Las fichas que sobran de un reparto
    .left-of-button = Primero a la izquierda del botón
    .dropped = Se descartan
dial-orphan = Bote lateral sin nadie
    .hint = Adónde va un bote lateral cuando no queda nadie que pagara en él
    .below = Al bote de debajo
    .main = A los ganadores del bote principal
dial-boards = Boards cuando todos están all-in
    .hint = Cuántas veces se reparte el resto del board cuando todos están all-in
dial-halves = Mitades hi-lo
    .hint = Hi-lo: cada mitad se reparte por su lado; o por igual entre quienes ganan las dos: T12
    .apart = Cada mitad por su lado
    .even = Por igual entre quienes ganan las dos
dial-double_board = Dos boards
    .hint = Dos boards desde la primera carta, cada uno por la mitad de cada bote: T28
dial-see_hands = Pedir ver una mano no mostrada
    .hint = Al acabar una mano, sus jugadores pueden pedir ver una que no se mostró en el showdown

dial-run_twice = Correrlo dos veces
    .hint = Los jugadores all-in pueden acordar dos boards
dial-straddle = Straddle
    .hint = El jugador a la izquierda de la ciega grande puede poner un straddle del doble
dial-straddles = Straddles seguidos
    .hint = Cuántos pueden poner straddle seguidos, cada uno el doble del anterior
dial-button_straddle = Straddle en el botón
    .hint = El botón puede poner un straddle de dos ciegas grandes y habla el último, si nadie más lo pone
dial-bomb_pot = Bomb pot
    .hint = Cuántas ciegas grandes pone cada uno de ante en un bomb pot que todos aceptan
dial-bomb_boards = Boards de un bomb pot
    .hint = Cuántos boards tiene un bomb pot: T28
dial-buy_button = Comprar el botón
    .hint = Quien entra a la izquierda del botón puede poner las dos ciegas y tendrá después el botón
dial-rabbit = Rabbit hunting
    .hint = Al acabar una mano, sus jugadores pueden ver lo que habría salido
dial-kill = Kill pots
    .hint = Tras dos botes seguidos, o un scoop grande en hi-lo, el ganador pone y las apuestas son mayores: T27
    .off = Ninguno
    .half = Half kill
    .full = Full kill

dial-entry = Cómo se entra
    .hint = Esperar a la ciega grande o poner; un grupo fijo; o entre manos
    .choose = Esperar a la ciega grande o poner
    .fixed = No con la partida empezada
    .between-hands = Entre manos
dial-button = Botón y asientos vacíos
    .hint = Cómo pasa el botón por los asientos vacíos
    .moving = Los salta
    .dead = Puede quedar muerto
    .simplified = Simplificado
dial-rathole = Volver con menos
    .hint = Durante cuántos minutos quien se fue no puede volver con menos
dial-seat_change = Cambiar de asiento
    .hint = Los jugadores pueden pasar a un asiento libre entre manos
dial-auto_buy = Comprar fichas automáticamente
    .hint = Los jugadores pueden hacer que su stack se recargue o recompre solo tras cada mano

dial-rise = Las ciegas suben por
    .hint = Según qué suben las ciegas en una partida, un torneo o una temporada
    .off = No suben
    .orbits = Vueltas
    .hands = Manos
dial-rise_every = Las ciegas suben cada
    .hint = Tras cuántas vueltas o manos suben las ciegas
dial-levels = Niveles
    .hint = Ciegas pequeñas de los niveles; sin ellas cada nivel dobla
dial-ends = La partida acaba
    .hint = Cuándo acaba la partida
    .open = Nunca por sí sola
    .one-left = Cuando queda un jugador
    .hands = Tras un número de manos
dial-ends_after = Manos de una partida
    .hint = Tras cuántas manos, donde la partida acaba por sus manos

dial-rake = Rake
    .hint = El porcentaje de cada bote que se queda la casa
dial-rake_cap = Rake máximo de una mano
    .hint = Lo más que la casa se queda de una mano
dial-no_flop_no_drop = No flop no drop
    .hint = No se toma nada de una mano que acaba antes del flop

dial-takes-choice = uno de { $choices }
dial-takes-flag = true o false
dial-takes-chips = un número entero de fichas, de 0 a { $most }
dial-takes-count = un número entero, 1 o más
dial-takes-count-to = un número entero, de 1 a { $most }
dial-takes-maybe = un número entero, 1 o más, o "none"
dial-takes-maybe-to = un número entero, de 1 a { $most }, o "none"
dial-takes-amounts = números enteros de fichas, como [50, 100] o 50/100, como máximo { $most }
dial-takes-percent = un porcentaje de 0 a 100 con dos decimales como máximo
dial-takes-games = juegos en su orden, como ["holdem", "razz", "no:holdem"], como máximo { $most }
dial-takes-every = "orbit", "level" o un número entero de manos

dial-idle-sized = solo lo usan el límite fijo y el spread limit
dial-idle-unit = solo lo usan el límite fijo y el spread limit sin tamaños propios
dial-idle-fixed = solo lo usa el límite fijo
dial-idle-fixed-unit = el límite fijo sube por su unidad
dial-idle-pot = solo lo usa el límite del bote
dial-idle-no-cap = no hay tope
dial-idle-no-bb-ante = no hay ante de la ciega grande
dial-idle-no-big-blind = no hay ciega grande
dial-idle-no-blinds = no hay ciegas
dial-idle-no-straddle = nadie pone straddle
dial-idle-no-kill = solo el límite fijo con ciegas tiene kill pots
dial-idle-no-bomb-pot = no hay bomb pots
dial-idle-no-board = no hay board
dial-idle-all-show = todos muestran
dial-idle-nobody-asked = todos muestran, así que no se pregunta a nadie
dial-idle-fixed-field = en un grupo fijo nadie entra ni sale
dial-idle-button-not-small = en heads-up el botón nunca es la ciega pequeña
dial-idle-no-discards = no se descartan cartas
dial-idle-no-stud = solo lo usan los juegos de stud
dial-idle-one-game = solo se juega un juego
dial-idle-all-blinds = aquí todos los juegos tienen ciegas
dial-idle-no-draw = este juego no tiene cambio
dial-idle-one-winner = una mano se lleva todo el bote
dial-idle-no-rake = no hay rake
dial-idle-no-rise = las ciegas no suben
dial-idle-no-hands = solo las cuenta una partida que acaba tras un número de manos
dial-idle-ante-asleep = la ciega grande nunca llega al buy-in de { $amount }

dial-wrong-value = { $dial } = { $value } no es posible: admite { $takes }
dial-wrong-name = no hay ningún ajuste { $dial }: los ajustes son { $dials }
dial-wrong-name-meant = no hay ningún ajuste { $dial }: ¿querías decir { $meant }?
dial-wrong-rotate = rotate = { $value } no es un juego: { $games }, o con su propio límite, como no:holdem
dial-wrong-rotate-one = rotate tiene un solo juego: ponlo en `game` o añade otro
dial-wrong-boards-deck = boards = { $value } necesita más cartas de las que tiene la baraja de { $game }: 1 o 2
dial-wrong-boards = boards = { $value } no es posible: 1 o 2
dial-wrong-double-board = double_board = true necesita un juego con board, y { $game } no tiene
dial-wrong-double-board-twice = double_board = true ya tiene dos boards: deja boards = 1 y run_twice = false
dial-wrong-rake-cap = rake_cap = { $value } no limita nada: pon también rake
dial-wrong-blinds-short = blinds = { $value } es demasiado corto: una ciega pequeña y una grande, como [50, 100]
dial-wrong-blinds-none = blinds = { $value } no tiene ciega grande: es al menos 1
dial-wrong-blinds-falls = blinds = { $value } baja: cada una es al menos como la anterior
dial-wrong-blinds-double = blinds = { $value } no es posible: en esta casa la ciega grande es el doble de la pequeña (double_bb)
dial-wrong-blinds-straddle = blinds = { $value }: un straddle es al menos el doble de lo anterior, como { $example }
dial-wrong-blinds-straddle-forced = blinds = { $value }: un straddle necesita forced = 'blinds'
dial-wrong-bets = bets = { $value } no es posible: dos cantidades, la segunda no menor que la primera, como [10, 20]
dial-wrong-spread = limit = 'spread' necesita bets, la apuesta menor y la mayor, como bets = [2, 10]
dial-wrong-fixed-unit = limit = 'fixed' no tiene unidad: la ciega pequeña es 0; pon bets o unit = 'bb'
dial-wrong-min-bet = min_bet = 'sb' no es posible con una ciega pequeña de 0: usa 'bb'
dial-wrong-half-counts = half_counts = true es del límite fijo, no de limit = { $value }
dial-wrong-short-completes = short_completes = true es del límite fijo, no de limit = { $value }
dial-wrong-short-completes-half = short_completes = true no añade nada a half_counts = true, que también lo hace: pon solo uno
dial-wrong-cap-lifted = cap_lifted = { $value } no levanta nada: pon también cap, como cap = 4
dial-wrong-cap-counts-blind = cap_counts_blind = true no cuenta para nada: pon también cap, como cap = 4
dial-wrong-bring-in = bring_in = { $value } es más que la apuesta pequeña a la que se completa: como máximo { $most }
dial-wrong-first-betting = first_betting = false necesita forced = 'antes': las ciegas nunca se igualarían
dial-wrong-straddle = straddle = true necesita forced = 'blinds' y ningún straddle entre las ciegas
dial-wrong-buy-button = buy_button = true necesita forced = 'blinds'
dial-wrong-button-straddle = button_straddle = true necesita forced = 'blinds'
dial-wrong-kill = kill = { $value } necesita limit = 'fixed' y forced = 'blinds': las apuestas de un kill pot son mayores
dial-wrong-hand-cap = hand_cap = { $value } es demasiado pequeño: al menos 2 ciegas grandes
dial-wrong-bomb-pot-board = bomb_pot = { $value } necesita un juego con board, y { $game } no tiene
dial-wrong-bomb-pot-min-bet = bomb_pot necesita min_bet = 'bb': un bomb pot no tiene ciega pequeña
dial-wrong-bomb-pot-buy-in = bomb_pot = { $value } es más de lo que da el buy-in mínimo: como máximo { $most } ciegas grandes
dial-wrong-run-twice = run_twice = true necesita más cartas de las que tiene la baraja de { $game }
dial-wrong-ante = { $dial } = { $value } es más de lo que da el buy-in mínimo: como máximo { $most }
dial-wrong-bb-ante = bb_ante = { $value } necesita una ciega grande: forced = 'blinds'
dial-wrong-buy-in = buy_in = { $value } no es posible: el mínimo y el máximo, como [20, 200]
dial-wrong-buy-in-chips = buy_in = { $value } es más de { $most } fichas
dial-wrong-levels = levels = { $value } bajan: la ciega pequeña de cada nivel es al menos como la anterior, y 1 o más
dial-wrong-levels-never = levels = { $value } nunca se alcanzan: pon rise en 'orbits' o 'hands'
dial-wrong-in-rotation = rotate: a { $game } no se puede jugar aquí: { $reasons }
dial-wrong-more = y quizá más
dial-wrong-seats = demasiados asientos: a { $game } juegan de 2 a { $most } jugadores (X17)
