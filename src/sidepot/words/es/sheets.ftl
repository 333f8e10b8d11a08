### Lo que está mal en el archivo de un torneo, su hoja de estructura
sheet-the-sheet = la hoja de estructura
sheet-takes-number = un número entero, de { $least } a { $most }
sheet-takes-number-from = un número entero, { $least } o más
sheet-takes-one-of = uno de { $choices }
sheet-takes-text = un texto
sheet-takes-flag = true o false
sheet-takes-numbers = números enteros, como [4, 8]
sheet-takes-texts = textos, como ["rock", "caller"]
sheet-takes-points = números enteros, como [2, 0, -1], ninguno más allá de { $beyond }
sheet-takes-blinds = ciega pequeña y grande (y ante) de cada nivel, como [[25, 50], [50, 100, 10]], o solo las pequeñas; como máximo { $levels } niveles
sheet-takes-every = un número entero hasta { $most }, o uno por nivel
sheet-takes-moment = una fecha y hora con su zona, como 2027-01-31T20:00:00+01:00
sheet-takes-payouts = "standard", "winner-takes-all", porcentajes como [50, 30, 20], o estos según los participantes
sheet-impossible = { $key } = { $value } no es posible: admite { $takes }
sheet-no-key = no hay ninguna clave { $key }: las hay { $keys }
sheet-no-key-meant = no hay ninguna clave { $key }: ¿querías decir { $meant }?
sheet-no-key-in = no hay ninguna clave { $key } en { $section }: las hay { $keys }
sheet-no-key-in-meant = no hay ninguna clave { $key } en { $section }: ¿querías decir { $meant }?
sheet-needs = { $section } necesita { $key }
sheet-belongs = { $key } es de format = "{ $format }"
sheet-section = { $key } es una sección, como [{ $key }]
sheet-dials = dials es una sección con ajustes de la casa, como [dials]
sheet-house = house es una de { $houses }
sheet-format = un evento es uno de { $formats }
sheet-field = field es una sección con el número de cada tipo de jugador, como [field] rock = 4
sheet-named = field.named tiene un tipo de jugador para cada nombre, como ada = "rock"
sheet-named-name = field.named: un nombre tiene de 1 a { $most } caracteres imprimibles: { $name }
sheet-field-count = field.{ $kind } = { $value } no es posible: cuántos jugadores { $kind }, hasta { $most }
sheet-field-kind = field: { $kind } no es un tipo de jugador
sheet-field-no-player = field: no hay ningún jugador { $kind }; los hay { $players }
sheet-field-crowd = field: { $players } jugadores son demasiados: como máximo { $most }
sheet-field-twice = hay dos jugadores con el nombre { $name }: ponles nombre en [field.named]
sheet-field-two = field: hacen falta al menos dos jugadores, como [field] con rock = 4, caller = 2
sheet-field-absent = field: alguien tiene que estar
sheet-field-most = field: { $players } jugadores, pero solo pueden entrar { $most }
sheet-field-late = field.late = { $late }: nadie puede llegar tarde sin entrada tardía (late)
sheet-field-late-many = field.late = { $late } de { $players }: dos tienen que estar al empezar
sheet-field-points = field: no hay puntos para { $players } jugadores: de 2 a { $most }
sheet-percent = { $key } = { $value }: una probabilidad de 0 a 100 %
sheet-guests = field.guests está vacío: alguien tiene que ocupar los asientos vacíos
sheet-bots = bot es una sección para cada bot, como máximo { $most }, como [[bot]] name = …, url = …
sheet-bot-name = el nombre de un bot, name = { $name }, no es posible: admite de 1 a { $most } caracteres imprimibles
sheet-bot-twice = hay dos bots con el nombre { $name }
sheet-bot-and-player = hay dos jugadores con el nombre { $name }: un bot y otro
sheet-bot-url-text = la URL de un bot, url = { $url }, no es posible: admite un texto, como http://127.0.0.1:8001
sheet-bot-url = la URL de un bot, url = { $url }, no es posible: { $why }
sheet-bots-not-here = los bots por HTTP no pueden jugar aquí: solo los jugadores automáticos
sheet-chairs-deck = { $key } = { $value }: la baraja de { $game } da para { $most } jugadores como máximo (X17)
sheet-chairs-two = { $key } = { $value } no es una mesa: al menos 2 asientos
sheet-rake = la casa { $house } toma rake = { $rake } de los botes: en un torneo usa fee en su lugar
sheet-entrants-two = max_entrants = { $value }: para jugar hacen falta dos
sheet-starts-with = starts_with = { $value } no llega nunca: de 2 a cuantos puedan entrar
sheet-starts-with-most = starts_with = { $value } no llega nunca: de 2 a { $most }
sheet-chips = { $key } = { $value }: de 1 a { $most } fichas
sheet-at-least-one = { $key } = { $value }: al menos 1
sheet-levels = faltan los niveles, y la casa { $house } no tiene: añade [levels] con by = "hands", every = 10, blinds = [[25, 50], [50, 100]]
sheet-levels-every = levels.every tiene { $lengths } duraciones para { $levels } niveles
sheet-breaks-both = levels.breaks dice después de qué niveles, break_minutes cuánto: da los dos
sheet-breaks-level = levels.breaks: no hay nivel { $level }: de 1 a { $last }
sheet-break-last = no hay ningún nivel tras el descanso que sigue al nivel { $level }
sheet-blinds-empty = levels.blinds está vacío: al menos un nivel
sheet-blinds-alone = { $blinds }
sheet-blinds-ante = { $blinds }, ante { $ante }
sheet-level-falls = el nivel { $level } baja: { $blinds } después de { $before }
sheet-level-lasts = el nivel { $level } dura { $value }: al menos 1
sheet-level-high = nivel { $level }: { $blinds } es demasiado alto: ciegas y antes son como máximo { $most }
sheet-level-rules = nivel { $level }: { $why }
sheet-level-after = { $key } = { $value } es después del final: los niveles a los que sigue otro son de 1 a { $last }
sheet-level-from = { $key } = { $value }: un nivel, desde 1
sheet-late = late = { $value }: un nivel, desde 1, o 0 para que no haya entrada tardía
sheet-late-full = late = { $value }: empieza cuando está lleno, así que nadie llega tarde
sheet-reentries = reentries = { $value } necesita entrada tardía: pon late
sheet-payouts-empty = payouts está vacío: se paga al menos un puesto
sheet-payouts-least = payouts = { $value }: cada puesto pagado recibe 1 % o más
sheet-payouts-whole = payouts = { $value } suman { $sum } %: todos los puestos juntos reciben el 100 %
sheet-payouts-order = payouts = { $value }: un puesto mejor no recibe menos
sheet-payouts-entrants = payouts: «desde { $entrants } participantes» va después de «desde { $before }»
sheet-timed-table = una partida limitada tiene una mesa: max_entrants es como máximo chairs = { $chairs }
sheet-timed-not = { $key } no es posible en una partida limitada
sheet-season-starts-at = starts_at no es posible en una temporada a la que se unen jugadores: empieza cuando llegan
sheet-season-joining = joining no es posible si entrar cuesta algo: buy_in y fee son entonces 0
sheet-season-not = { $key } no es posible en una temporada: sus participantes son fijos
sheet-season-points = max_entrants = { $value }: hay puntos para { $most } jugadores como máximo (L14)
sheet-points = points es una sección con una fila para cada número de jugadores, como 3 = [2, 0, -1]
sheet-points-players = points.{ $given }: un número de jugadores, de 2 a 10
sheet-points-places = los puntos de { $players } jugadores son { $numbers } números: { $players } puestos
sheet-points-rise = los puntos de { $players } jugadores suben: un puesto mejor no recibe menos
