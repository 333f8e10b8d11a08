### Repeticiones de manos, mis manos, mis estadísticas

replay-title = Repetir una mano
replay-this = Repetir
replay-hand = Mano { $number }
replay-as-everyone-saw-it = Como la vieron todos

replay-controls = Repetición
replay-step = Paso
replay-step-of = Paso { $step } de { $last }
replay-streets = Calles
replay-first = Al reparto
replay-back = Un paso atrás
replay-forth = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-what-happened = Qué pasó
replay-how-it-ended = Cómo acabó
replay-all-cards = Ver cartas mostradas después
replay-keys = Teclas: ← y → paso a paso, ↑ y ↓ de calle en calle, Inicio y Fin al reparto y al final, P reproduce.

replay-share = Compartir esta mano
replay-with-my-cards = Mostrar también mis cartas
replay-make-link = Crear un enlace
replay-link = Enlace a esta mano
replay-stop-sharing = Dejar de compartir
replay-as-text = Como texto
replay-format = Formato
replay-copy = Copiar como texto
replay-lost = Este formato no puede decir: { $what }.

replay-what-if = Y si…
replay-others = Los demás asientos
replay-by-hand = Juego todos los asientos
replay-against = jugadores automáticos: { $style }
replay-go-on = Seguir desde aquí
replay-roll-out = Jugarla muchas veces
replay-as-it-was = Volver a la mano como fue
replay-your-options = Lo que puedes hacer
replay-to-act = le toca a { $who }
replay-fold = No ir
replay-check = Pasar
replay-call = Igualar { $amount }
replay-raise = Subir a { $to }
replay-all-in = All-in, { $to }
replay-amount = Subir a
replay-bring-in = Bring-in { $amount }
replay-show = Mostrar
replay-muck = No mostrar
replay-discard = Descartar
replay-tap-to-draw = Toca las cartas que cambias:
replay-stand-pat = Servido
replay-draw = Cambiar { $count }
replay-rolling = Jugando…
replay-rolled =
    { $count ->
        [one] Jugada una vez desde el paso { $step }: fichas ganadas de media
       *[other] Jugada { $count } veces desde el paso { $step }: fichas ganadas de media
    }
replay-between = { $low } a { $high }

replay-which = Qué manos
replay-all = Todas
replay-won = Gané
replay-lost-hands = Perdí
replay-showdown = Showdown
replay-big = Botes grandes
replay-none = Aún no hay manos así.
replay-none-yet = Aún no tienes manos: cada mano que juegues aparecerá aquí cuando termine.
replay-pot = bote { $amount }

replay-files = Repetir archivos de manos
replay-drop = Suelta aquí archivos de manos o elige algunos: texto de PokerStars, PHH, Open Hand History, ACPC o el formato de sidepot.
replay-reading = Leyendo…
replay-find = Buscar manos
replay-find-hint = Un jugador, un número, un juego: deben estar todas las palabras.
replay-more = Más manos
replay-listed =
    { $count ->
        [one] Una mano
       *[other] { $count } manos
    }
replay-found =
    { $count ->
        [one] { $found } de una mano
       *[other] { $found } de { $count } manos
    }
replay-at-line = Mano en la línea { $line }
replay-too-long = Demasiado larga para una mano: no se lee.
replay-file-hands = Manos de los archivos
replay-to-the-list = Volver a la lista
replay-hand-before = Mano anterior
replay-hand-after = Mano siguiente
replay-hand-of = { $at } de { $count }
replay-no-text = { $file } no es un texto: elige el archivo que escribió tu programa de póker, descomprimido.
replay-no-format = El formato de { $file } no se conoce aquí. Se conocen: texto de PokerStars (.txt), PHH (.phh, .phhs), Open Hand History (.ohh), ACPC (.log) y el de sidepot (.jsonl).
replay-no-hands = En { $file } no hay manos.
replay-too-wide = { $file } es demasiado grande para un texto en UTF-16: guárdalo como UTF-8 o divídelo en varios archivos.

replay-my-statistics = Mis estadísticas
replay-every-house = Todas las casas
replay-every-game = Todos los juegos
replay-house = Casa
replay-game = Juego
replay-hands-counted =
    { $count ->
        [one] Una mano contada, de { $total }.
       *[other] { $count } manos contadas, de { $total }.
    }
replay-bb100 = BB por 100 manos
replay-bb100-luckless = Sin la suerte
replay-interval = { $mean } ({ $low } a { $high })
replay-vpip = VPIP
replay-pfr = Subidas preflop
replay-three-bet = 3-bets
replay-fold-to-three-bet = No va ante 3-bet
replay-steal = Robos
replay-fold-to-steal = No va ante robo
replay-cbet = Continuation bets
replay-fold-to-cbet = No va ante ellas
replay-wtsd = Va al showdown
replay-wsd = Gana en el showdown
replay-aggression = Agresividad
replay-graph = Resultados
replay-graph-says =
    { $count ->
        [one] Tras una mano: { $net } ciegas grandes, { $luckless } sin la suerte
       *[other] Tras { $count } manos: { $net } ciegas grandes, { $luckless } sin la suerte
    }
replay-by-position = Por posición
replay-position = Posición
replay-hands = Manos
replay-sessions = Sesiones
replay-began = Inicio
replay-bb = Ciegas grandes
