### El lobby: mesas, torneos, abrir una mesa

lobby-your-own = la tuya
lobby-create-a-table = Crear una mesa
lobby-friday-night = Viernes noche
lobby-in-words = en palabras
lobby-our-friday-game = Nuestra partida del viernes
lobby-house-file-toml = Archivo de casa (TOML)
    .hint = Se comprueba al salir del campo.
lobby-a-house-file-of-yours = Tu propio archivo de casa, como texto.
lobby-preset-friends = Sin límite entre amigos
    .hint = Una noche entre amigos: ocho asientos, tiempo para pensar, los all-in se pueden correr dos veces, sin jugadores automáticos.
lobby-preset-short-deck = Short deck
    .hint = Del seis para arriba, un color gana a un full: todos ponen ante, el botón pone la única ciega.
lobby-preset-bomb-pots = Noche de bomb pots
    .hint = Cada mano es un bomb pot: cada uno pone cinco ciegas grandes y las apuestas empiezan en el flop.
lobby-begin-with = Partir de
lobby-or-by-the-rules-of = O con las reglas de una casa
lobby-name = Nombre
    .hint = Déjalo vacío para que la mesa lleve tu nombre.
lobby-chairs = Asientos
    .hint = Cuántos pueden sentarse.
lobby-auto-players = Jugadores automáticos
    .hint = Se sientan enseguida; luego se pueden añadir más.
lobby-seconds-to-act = Segundos para actuar
    .hint = Después corre el banco de tiempo.
lobby-spectators-see-it = Los espectadores lo ven
    .hint = Quienes solo miran.
lobby-private-only-people-with-the = Privada: solo se encuentra con el enlace
lobby-ask-me-before-somebody-sits = Preguntarme antes de que alguien se siente
lobby-every-dial-with-what-it = Todos los ajustes y lo que hacen
lobby-save-these-settings = Guardar estos ajustes
lobby-saved-as = Guardada como
    .hint = La encuentras en «Mis mesas», en cada dispositivo.
lobby-open-the-table = Abrir la mesa
lobby-in-words-label = En palabras

lobby-any-house = Cualquier casa
lobby-any-game = Cualquier juego
lobby-any-limit = Cualquier límite
lobby-sidepot-the-lobby = sidepot – el lobby
lobby-name-of-a-table-or = Nombre de mesa o anfitrión
lobby-name-of-a-table-or-label = nombre de mesa o anfitrión
lobby-deal-me-in = Quiero jugar
lobby-welcome = Hola, { $name }
lobby-pick-a-table-and-play = Elige una mesa y juega, o abre la tuya y envía el enlace a tus amigos.
lobby-filters = filtros
lobby-with-a-free-chair = Con asiento libre
lobby-tables =
    { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    }
lobby-of-tables =
    { $all ->
        [one] { $count } de { $all } mesa
       *[other] { $count } de { $all } mesas
    }
lobby-more-tables =
    { $count ->
        [one] { $count } mesa más
       *[other] { $count } mesas más
    }
lobby-game-of = partida { $number } de { $games }
lobby-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
lobby-season = Temporada
lobby-stack = Stack
lobby-players = Jugadores
lobby-watch = Mirar
lobby-watch-name = mirar { $name }
lobby-join = Entrar
lobby-join-name = entrar en { $name }
lobby-stakes = Apuestas
lobby-seats = Asientos
lobby-house = casa { $house }
lobby-waiting = { $count } en espera

lobby-the-host-has-removed-you = el anfitrión te ha echado
lobby-the-host-has-banned-you = el anfitrión te ha vetado
lobby-the-host-is-asked-to = esperando a que el anfitrión te deje entrar
lobby-the-host-lets-you-in = el anfitrión te ha dejado entrar
lobby-closed-tables = Mesas cerradas
lobby-asking-for-a-chair = { $count } piden asiento
lobby-you-have = tienes { $chips }
lobby-you-sit-here = estás sentado aquí
lobby-you-take-part = participas
lobby-you-sat-here = estuviste sentado aquí
lobby-you-host = eres el anfitrión
lobby-you-hosted = fuiste el anfitrión

lobby-any-stakes = Cualquier nivel
lobby-any-size = Cualquier tamaño
lobby-nobody-sits-here-yet = Aún no hay nadie sentado aquí.
lobby-playing = { $count } jugando
lobby-buy-in-the-game-starts = Buy-in { $chips }. El juego empieza cuando se sientan dos jugadores.
lobby-observe = Observar

lobby-like-my-last-table = Como la última: { $name }
lobby-use = Usar
lobby-use-the-settings-of-my = usar los ajustes de mi última mesa
lobby-delete = borrar { $name }
lobby-use-name = usar { $name }
lobby-rename = Renombrar
lobby-rename-name = renombrar { $name }
lobby-new-name-of = nuevo nombre de { $name }
lobby-sure = ¿Seguro?

lobby-none-yet = Aún no hay ninguno.
lobby-finished = Terminados
lobby-tournaments-and-leagues = Torneos y ligas
lobby-level-of-left = nivel { $level }, quedan { $left } de { $entrants }
lobby-removed-no-entry = El anfitrión te ha echado: no puedes volver a entrar.

lobby-seat-count =
    { $count ->
        [one] { $count } asiento
       *[other] { $count } asientos
    }
lobby-season-how = una partida tras otra, puntos por puesto
lobby-season-full = llena: se libera un asiento cuando alguien se va
lobby-season-begins = empieza sola
lobby-filter-house = Casa
lobby-filter-game = Juego
lobby-filter-limit = Límite
lobby-over-won-by = terminado, lo ganó { $names }
lobby-registering = inscripción, { $count } de momento
lobby-registering-of = inscripción, { $count } de { $most }
lobby-begins-at = Empieza a las { $time }, { $left }
lobby-begins-waiting = Empieza a las { $time }, esperando jugadores
lobby-will-have-chairs =
    { $count ->
        [one] { $name } tiene { $count } asiento.
       *[other] { $name } tiene { $count } asientos.
    }
lobby-yours-will-have-chairs =
    { $count ->
        [one] Tu mesa tiene { $count } asiento.
       *[other] Tu mesa tiene { $count } asientos.
    }
lobby-will-be-private = Solo la encuentra quien tiene el enlace.
lobby-will-be-seen = Todos en la sala la ven en el lobby.
lobby-will-ask-you = Se te pregunta antes de que alguien se siente.
lobby-will-have-autos =
    { $count ->
        [one] Un jugador automático ({ $style }) está desde el principio.
       *[other] { $count } jugadores automáticos ({ $style }) están desde el principio.
    }
lobby-will-have-no-autos = Sin jugadores automáticos: la primera mano se reparte cuando se sientan dos personas.
lobby-will-give-seconds =
    { $count ->
        [one] Cada decisión tiene { $count } segundo; luego corre el banco de tiempo.
       *[other] Cada decisión tiene { $count } segundos; luego corre el banco de tiempo.
    }
lobby-will-be-delayed = Los espectadores lo ven todo: { $delay }.
lobby-will-be-worth = 100 fichas valen { $money }.
