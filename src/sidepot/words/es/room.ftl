### El marco de cada página: entrar, la barra superior, pestañas, ajustes

room-close-the-announcement = cerrar el anuncio

room-no = No
room-go-there = Ir allí
room-your-turn-at = Tu turno en { $name }
room-the-host-lets-you-in = { $name }: el anfitrión te ha dejado entrar

room-your-name = Tu nombre
room-play-poker-by-any-houses = Juega al póquer con las reglas de cualquier casa, con amigos y jugadores automáticos. Sin registro: basta un nombre.
room-come-in = Entrar
room-just-watch = Solo mirar
room-i-have-been-here-before = Ya he estado aquí
room-join-the-table = Ir a la mesa
room-the-card-room = La sala de póquer
room-you-can-come-in-all = { $advice } Puedes entrar de todos modos.
room-registered = Inscritos: { $names }.

room-tiles = Mosaico
room-small-tables-beside-the-one = mesas pequeñas junto a la principal
room-your-other-tables = tus otras mesas
room-open-tables = mesas abiertas
room-alt = Alt { $number }

room-the-room-cant-be-reached = No se puede llegar a la sala. Reintentando…
room-you-cant-come-in-here = No puedes entrar aquí
room-you-are-here-as = Estás aquí como { $name }
room-the-link-you-opened-logs = El enlace que has abierto inicia la sesión de su dueño. Si sigues, se cierra la sesión de { $name } en este navegador y necesitarás tu enlace, contraseña o clave de acceso para volver.
room-stay = Seguir como { $name }
room-log-in-by-the-link = Entrar con el enlace
room-you-are-not-logged-in = Ya no tienes la sesión abierta aquí.
room-the-room-answers-but-its = La sala responde, pero su conexión en directo no llega: puede que un proxy o una extensión del navegador bloquee los WebSockets. Reintentando…
room-connection-lost-coming-back-to = Conexión perdida – volviendo a tu asiento…

room-green = Verde
room-blue = Azul
room-red = Rojo
room-purple = Morado
room-grey = Gris
room-black = Negro
room-colours = Colores
room-as-the-system = Como el sistema
room-dark = Oscuro
room-light = Claro
room-contrast = Contraste
room-usual = Normal
room-high = Alto
room-deck = Baraja
room-two-colours = Dos colores
room-four-colours = Cuatro colores
room-amounts = Cantidades
room-chips = Fichas
room-big-blinds = Ciegas grandes
room-other-tables-on-wide-screens = Otras mesas, en pantallas anchas
room-small-tables-and-tabs = Mesas pequeñas y pestañas
room-tabs-only = Solo pestañas
room-settings = Ajustes
room-close-the-settings = cerrar los ajustes
room-the-table = La mesa
room-felt = Tapete
room-card-backs = Dorso de las cartas
room-the-page = La página
room-sound = Sonido
room-notices = Avisos
room-kept-in-this-browser = Se guarda en este navegador.
room-install-the-room-as-an = Instalar la sala como app
room-full-screen = Pantalla completa
room-this-browser-does-not-allow = Este navegador no lo permite: puedes cambiarlo en sus ajustes para esta página.
room-browsers-allow-notices-over-https = Los navegadores solo permiten avisos por https y en el propio equipo de la sala.
room-your-turn-and-tournaments-that = Tu turno y los torneos que empiezan
room-they-come-while-this-page = Llegan mientras esta página está abierta, en una pestaña o como app, y miras otra cosa: tu turno, tus torneos, alguien que te pide un asiento. Con la página cerrada no llega nada; un móvil en reposo, o que detiene las páginas en segundo plano, los muestra cuando vuelves.
room-volume = volumen
room-volume-label = Volumen
room-which = Cuáles

room-this-page-was-opened-at = Esta página se abrió en { $origin }, que no es una dirección de la sala. Abre el enlace que te enviaron; quien lleva la sala puede añadir esta dirección a sus ajustes (origins).
room-there-are-too-many-open = Hay demasiadas conexiones abiertas ({ $says }). Cierra otras ventanas de la sala o espera a que otros se vayan.
room-the-room-does-not-let = La sala no deja entrar a esta página
room-try-again = Reintentar

room-opening = abriendo…
room-shown-in-another-window = en otra ventana
room-paused = en pausa
room-game-over = partida acabada
room-on-the-waiting-list = en lista de espera
room-watching = mirando
room-you-are-away = no estás
room-sitting-out = ausente
room-out-of-chips = sin fichas
room-between-hands = entre manos
room-all-in = all-in
room-next-hand = siguiente mano
room-being-played = en juego
room-not-begun-yet = aún sin empezar

room-sidepot-to-the-lobby = sidepot: al lobby
room-your-account = tu cuenta
room-full-screen-label = pantalla completa
room-settings-label = ajustes
room-room = Sala
room-how-you-like-it = preferencias
room-theme-now = colores: { $theme }
room-theme-now-hint = Colores: { $theme }

room-asks-for-chair = { $who } pide el asiento { $number }, con { $chips }
room-asks-for-chair-at = { $who } pide un asiento en { $name }, con { $chips }
room-game-and-stakes = { $game }, { $blinds }.
room-at-the-table = En la mesa: { $names }.
room-nobody-here = Aún no hay nadie.
room-pin = dejar { $name } abierta
room-unpin = no dejar { $name } abierta
room-close-tab = cerrar { $name }
room-turn = Turno
room-turn-seconds = Turno { $seconds } s
room-to-act = le toca a { $who }
room-dealer-to-act = le toca al crupier
room-theme-auto = Como el sistema
    .label = colores: como el sistema
    .hint = Colores: como el sistema
room-theme-dark = Oscuro
    .label = colores: oscuro
    .hint = Colores: oscuro
room-theme-light = Claro
    .label = colores: claro
    .hint = Colores: claro

room-language = Idioma
room-language-browser = Como el navegador

room-updated = La sala de póquer se ha actualizado
room-updated-reload = Vuelve a cargar esta página para seguir. Tu asiento, tus cartas y tus fichas están como estaban.
room-reload = Recargar

room-closing-reload = Esta página no es de la versión de la sala: vuelve a cargarla.
room-closing-moment = Un momento.
room-closing-shut-out = El operador no te deja entrar en esta sala.
room-closing-shut-out-why = El operador no te deja entrar en esta sala: { $why }
room-closing-new-link = El operador ha creado un enlace nuevo para este nombre.
room-closing-somebody-else = En este navegador ha entrado ahora otra persona.
room-closing-logged-out = Has cerrado la sesión.
room-closing-logged-out-elsewhere = Se ha cerrado aquí tu sesión desde otro dispositivo.
room-closing-new-token = Este bot tiene ahora otro token.
room-closing-reads-slowly = Lees demasiado despacio.
room-closing-too-many-messages = Demasiados mensajes.
room-closing-restart = La sala se está reiniciando: tu asiento y tus cartas se conservan.
