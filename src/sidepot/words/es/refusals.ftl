### Por qué se rechaza algo

refusal-not-your-turn = no es tu turno
refusal-hand-over = la mano ha terminado
refusal-folded = te has retirado
refusal-all-in = estás all-in
refusal-not-an-action = eso no es una acción
refusal-not-chips = las fichas son números enteros
refusal-cannot-check = no puedes pasar, hay que igualar { $call }
refusal-nothing-to-call = no hay nada que igualar, puedes pasar
refusal-not-enough-chips = no tienes tantas fichas: te quedan { $stack }, hay que igualar { $call }
refusal-bet-too-small = menos que la apuesta mínima ({ $min })
refusal-below-min = menos que la subida mínima ({ $min })
refusal-above-max =
    { $kind ->
        [bet] más que la apuesta máxima ({ $max })
       *[raise] más que la subida máxima ({ $max })
    }
refusal-capped = no hay más subidas en esta calle, se ha llegado al tope
refusal-free-to-check = pasar es gratis, y en esta casa nadie se retira sin motivo
refusal-raising-closed = ya has actuado y nadie ha hecho una subida completa desde entonces: solo igualar o no ir
refusal-no-one-to-call = nadie más podría igualar una subida
refusal-must-discard = primero descarta una carta
refusal-no-discard-due = ahora no hay que descartar
refusal-not-your-card = esa carta no está en tu mano
refusal-must-draw = primero cambia cartas o quédate servido
refusal-no-draw-due = ahora no se cambian cartas
refusal-too-many-cards = más cartas de las que puedes cambiar ({ $count })
refusal-must-bring-in = tienes que pagar el bring-in de { $call } o completar
refusal-no-bring-in-due = no hay bring-in que pagar
refusal-at-showdown = las apuestas han terminado, muestra o no muestres
refusal-no-showdown = ahora no hay nada que mostrar

refusal-not-a-command = eso no es un comando
refusal-time-goes-on = el tiempo es un número entero de milisegundos y nunca retrocede
refusal-tick-first = ha vencido un plazo: primero un tick
refusal-not-seated = no estás sentado en esta mesa
refusal-seated-already = ya estás sentado en esta mesa
refusal-no-such-chair = ese asiento no existe
refusal-no-such-chair-of = ese asiento no existe: de 0 a { $last }
refusal-chair-taken = ahí hay alguien sentado
refusal-chair-kept = ese asiento está reservado para un jugador de la lista de espera
refusal-bad-name = un nombre tiene de 1 a 64 caracteres imprimibles
refusal-bad-name-house = { $name } es la casa, que cobra el rake, no un jugador
refusal-bad-amount = las fichas son números enteros, 1 o más
refusal-buy-in-too-small = menos que el buy-in mínimo
refusal-buy-in-too-small-than = menos que el buy-in mínimo ({ $least })
refusal-buy-in-too-large = más que el buy-in máximo
refusal-buy-in-too-large-than = más que el buy-in máximo ({ $most })
refusal-top-up-too-large = como máximo { $most } más
refusal-too-many-chips = más fichas de las que caben en una mesa
refusal-ratholing = quien vuelve pronto trae lo que se llevó
refusal-ratholing-least = quien vuelve pronto trae lo que se llevó: al menos { $least }
refusal-field-fixed = una vez empezada la partida, nadie entra ni compra fichas
refusal-still-has-chips = aún tienes fichas: recarga en vez de recomprar
refusal-no-chips = no tienes fichas: recompra primero
refusal-bad-choice = esa no es una de las opciones
refusal-bad-choice-of = esa no es una de las opciones: { $choices }
refusal-bad-choice-cards = no tenías esas cartas en esta mano
refusal-not-offered = esta casa no ofrece eso
refusal-not-offered-hurry = aún juegan personas en esta mano: sigue a su ritmo
refusal-not-offered-button = esta casa no vende el botón
refusal-leaving = te estás yendo
refusal-not-leaving = no te estás yendo
refusal-sitting-out = ya estás ausente
refusal-not-sitting-out = no estás ausente
refusal-hand-not-over = se está jugando la siguiente mano: las cartas se muestran cuando acaba una mano
refusal-shown-already = todos han visto esas cartas
refusal-nothing-to-come = no habría salido nada más, o ya está en el board
refusal-asking = las apuestas han terminado: se pregunta a los jugadores si correrlo dos veces
refusal-no-hand = no se está jugando ninguna mano
refusal-not-dealt-in = no estás en esta mano
refusal-not-betting = ahora no te toca apostar
refusal-your-turn = es tu turno: actúa
refusal-waiting-already = ya estás en la lista de espera
refusal-not-waiting = no estás en la lista de espera
refusal-chairs-free = hay un asiento libre: siéntate
refusal-bad-rules = esas reglas no encajan en esta mesa
refusal-bad-rules-none = eso no son reglas: las de una casa sí, como rules.but(blinds=(5, 10))
refusal-bad-rules-chairs = demasiados asientos: a { $game } juegan de 2 a { $most } jugadores (X17)
refusal-paused-already = ya está en pausa
refusal-not-paused = no está en pausa
refusal-out-of-game = estás fuera de esta partida: vuelve a sentarte para la siguiente
refusal-game-running = se está jugando una partida: la siguiente empieza después
refusal-no-game = no hay ninguna partida en juego que pueda acabar
refusal-nothing-to-see = esa mano no llegó al showdown: no se muestra
refusal-not-your-pick = no te toca elegir el juego
refusal-too-few = hacen falta al menos dos jugadores para empezar

refusal-unknown-player = no hay nadie inscrito con ese nombre
refusal-registered-already = ya inscrito
refusal-registration-closed = la inscripción está cerrada
refusal-full = no quedan plazas
refusal-no-points = la temporada no tiene puntos para más jugadores: la inscripción está cerrada (L14)
refusal-no-reentry = a este jugador no le quedan entradas
refusal-began-already = el torneo ya ha empezado
refusal-not-begun = el torneo no ha empezado
refusal-over = el torneo ha terminado
refusal-player-out = este jugador está eliminado
refusal-no-rebuy = ahora no se puede recomprar
refusal-stack-too-large = con más que el stack inicial no se puede recomprar
refusal-nothing-to-decide = no hay nada que decidir
refusal-no-add-on = ahora no hay add-on
refusal-added-already = el add-on ya se ha tomado
refusal-not-scheduled = no hay hora fijada para el comienzo
refusal-removed = el anfitrión ha echado a este jugador: no puede volver a entrar
refusal-removed-already = a este jugador ya se le ha echado

refusal-bad-message = ese mensaje no lo conoce la sala
refusal-bad-message-body = eso no es lo que se pide aquí: { $why }
refusal-bad-message-what = ese mensaje no lo conoce la sala: { $why }
refusal-bad-message-why = { $why }
refusal-bad-message-cut-short = el cuerpo terminó antes de estar completo
refusal-bad-message-currency = una moneda tiene de 1 a { $most } letras o un signo, como EUR o €
refusal-bad-message-format = format es { $formats }
refusal-bad-message-settings = di qué ajustes guardar: `settings`, o la `table` de la que eres anfitrión
refusal-bad-message-passkey = esa no es la clave de acceso pedida: inténtalo de nuevo
refusal-slow-down = demasiado a la vez: espera un momento
refusal-slow-down-bots = has inscrito muchos bots: espera unos minutos
refusal-slow-down-chairs = has pedido muchos asientos: espera un minuto
refusal-slow-down-download = aún tienes una descarga en curso: espera a que acabe
refusal-slow-down-downloads = otros están descargando: inténtalo de nuevo en un minuto
refusal-slow-down-reading = la sala tiene mucho que leer ahora: inténtalo de nuevo en un momento
refusal-slow-down-tables = has abierto muchas mesas y torneos: espera unos minutos
refusal-slow-down-passwords = se han probado demasiadas contraseñas para este nombre: usa tu enlace o espera un rato
refusal-slow-down-tries = demasiados intentos: espera un rato
refusal-not-watching = esta conexión no muestra esa mesa: mírala primero
refusal-no-such-table = esa mesa no existe
refusal-table-closed = esta mesa se cerró
refusal-table-closed-named = la mesa { $table } se cerró
refusal-table-closed-ledger = esta mesa se cerró: solo quienes se sentaron en ella ven las cuentas
refusal-table-closed-by-host = el anfitrión ha cerrado esta mesa
refusal-too-many-watchers = demasiada gente mira esta mesa
refusal-too-many-watchers-moved = más gente quiere mirar esta mesa de la que cabe: ábrela de nuevo para volver
refusal-old-hand = eso era para otra mano
refusal-old-turn = eso era para otro turno
refusal-banned = el anfitrión no te deja sentarte en esta mesa
refusal-ask-host = el anfitrión decide quién se sienta aquí: pide el asiento, y es tuyo cuando te deje entrar
refusal-muted = el anfitrión te ha silenciado
refusal-nothing-said = ese mensaje está vacío
refusal-not-host = eso solo puede hacerlo el anfitrión de la mesa
refusal-not-host-game = el anfitrión empieza la siguiente partida
refusal-no-such-player = nadie con ese nombre está sentado en esta mesa
refusal-no-such-player-ever = nadie con ese nombre ha estado nunca en esta mesa
refusal-no-such-player-muted = nadie con ese nombre está silenciado en esta mesa
refusal-no-such-player-banned = nadie con ese nombre está vetado en esta mesa
refusal-no-such-player-never = { $who } nunca ha estado en esta mesa
refusal-no-such-player-banned-already = { $who } ya está vetado
refusal-no-such-player-bot = aquí no hay ningún bot con ese nombre
refusal-no-such-style = no existe ese tipo de jugador automático
refusal-no-free-chair = no hay ningún asiento libre
refusal-no-free-chair-people = deja un asiento para personas
refusal-bad-dials = esos ajustes no son posibles
refusal-bad-dials-why = { $why }
refusal-not-here = eso no se puede pedir aquí
refusal-not-here-chair = no has pedido asiento aquí
refusal-not-here-open = aquí no hace falta preguntar al anfitrión: siéntate
refusal-bad-sheet = este torneo no se puede jugar
refusal-bad-sheet-why = { $why }
refusal-bad-sheet-bots = [[bot]]: { $count } bots son demasiados: como máximo { $most }
refusal-bad-sheet-bot = [[bot]] { $name }: { $why }
refusal-bad-sheet-passed = starts_at = { $time } ya ha pasado: elige una hora futura
refusal-bad-sheet-far = starts_at = { $time } está demasiado lejos: elige una hora dentro de un año
refusal-bad-sheet-name = { $where }: el nombre { $name } está ocupado o se parece a uno ocupado
refusal-bad-sheet-alike = { $where }: los nombres { $name } y { $other } se parecen
refusal-bad-sheet-wrong-name = { $where }: { $why }
refusal-bad-bot = no se puede llamar a este bot
refusal-bad-bot-why = { $why }
refusal-storage-failed = la sala no puede escribir su registro: la mesa se detiene, nada confirmado se pierde
refusal-storage-failed-broken = un error en la sala: la mesa se detiene, nada confirmado se pierde
refusal-storage-failed-stuck = no puede seguir como dice su registro: no se pierde nada, y quien lleva la sala tiene que verlo
refusal-storage-failed-stuck-why = no puede seguir como dice su registro: no se pierde nada, y quien lleva la sala tiene que verlo ({ $why })
refusal-storage-failed-closing = la sala se está cerrando: vuelve en un momento
refusal-storage-failed-damaged = lo que se conserva está dañado: díselo a quien lleva la sala

refusal-no-session = primero di quién eres
refusal-bad-origin = esta página no puede usar la sala
refusal-bad-origin-unknown = esta página no puede usar la sala: su navegador no dice qué página es
refusal-bad-origin-start = esta página no puede usar la sala: si { $origin } es la dirección de la sala, iníciala con --origin { $origin }
refusal-not-json = el cuerpo tiene que ser JSON, con el tipo application/json
refusal-too-large = eso es demasiado grande
refusal-too-large-saved = una mesa guardada tiene como máximo { $most } caracteres
refusal-name-taken = ese nombre está ocupado o se parece a uno ocupado
refusal-name-taken-name = el nombre { $name } está ocupado o se parece a uno ocupado
refusal-name-taken-auto = un jugador automático tiene aquí tu nombre: puedes mirar o venir con otro nombre
refusal-name-taken-saved = ya tienes una mesa guardada llamada { $name }
refusal-name-taken-passkey = esta clave de acceso ya se conoce
refusal-bad-name-missing =
    { $what ->
        [table] falta el nombre de la mesa
        [tournament] falta el nombre del torneo
        [bot] falta el nombre del bot
       *[person] falta un nombre
    }
refusal-bad-name-long =
    { $what ->
        [table] el nombre de la mesa tiene como máximo { $most } caracteres
        [tournament] el nombre del torneo tiene como máximo { $most } caracteres
        [bot] el nombre del bot tiene como máximo { $most } caracteres
       *[person] un nombre tiene como máximo { $most } caracteres
    }
refusal-bad-name-sign = un nombre solo tiene letras, cifras, espacios y . _ - ', no { $sign }
refusal-bad-name-empty = un nombre necesita una letra o una cifra
refusal-bad-name-plain = un nombre se escribe con letras y cifras sencillas: { $plain } en vez de { $sign }
refusal-bad-name-scripts = un nombre tiene letras de una sola escritura, no de { $scripts }: algunas se parecen
refusal-bad-name-script = un nombre tiene letras de las escrituras que lee la mayoría, no { $sign }
refusal-bad-name-other = una nota es sobre otro jugador
refusal-bad-name-confirm = escribe tu nombre tal cual, { $name }: entonces se libera
refusal-bad-house = esta casa no se puede jugar
refusal-bad-house-why = { $why }
refusal-bad-house-line = name y about son aquí de una línea, sin caracteres de control
refusal-bad-house-text = un archivo de casa se envía como texto, en `toml`
refusal-bad-house-chairs = { $count } asientos no son posibles: a { $game } juegan de 2 a { $most } jugadores (X17)
refusal-too-many = ya hay demasiados
refusal-too-many-sockets = demasiadas conexiones de una cuenta
refusal-too-many-sockets-address = demasiadas conexiones desde una dirección
refusal-too-many-room-full = la sala está llena
refusal-too-many-tables = ya eres anfitrión de { $count } mesas: cierra una primero
refusal-too-many-tables-room = en la sala no cabe otra mesa
refusal-too-many-tournaments = ya eres anfitrión de { $count } torneos: acaba uno primero
refusal-too-many-tournaments-room = la sala está llena de torneos: vuelve cuando acabe uno
refusal-too-many-tournaments-over = se están mirando demasiados torneos acabados: inténtalo más tarde
refusal-too-many-saved = ya has guardado { $count } mesas: borra una primero
refusal-too-many-shared = ya compartes { $count } manos: deja de compartir una primero
refusal-too-many-passkeys = ya tienes { $count } claves de acceso: quita una primero
refusal-too-many-notes = ya tienes notas sobre { $count } jugadores: borra una primero
refusal-too-many-muted = ya hay { $count } jugadores silenciados: deja primero que alguien vuelva a hablar
refusal-too-many-banned = ya hay { $count } jugadores vetados: levanta un veto primero
refusal-too-many-asking = mucha gente espera la respuesta del anfitrión: pregunta más tarde
refusal-too-many-names = en esta mesa ya se han usado todos los nombres de jugadores automáticos: abre otra
refusal-too-many-your-bot = ya tienes un bot aquí: retíralo primero
refusal-too-many-bots = ya hay { $count } bots aquí: la sala no admite más
refusal-too-many-watched = una conexión muestra como máximo { $most } mesas
refusal-not-found = aquí no hay nada
refusal-not-found-hand = no estabas en esa mano, o no ha acabado
refusal-not-found-record = la mano { $number } no está en el archivo: no ha acabado, es nula (lo dice el registro) o nunca existió
refusal-not-found-place = no hay tal mesa ni torneo en el archivo
refusal-not-found-table = la sala no tiene esa mesa
refusal-not-found-no-hands-here = aún no has acabado ninguna mano aquí
refusal-not-found-no-hands = aún no has acabado ninguna mano
refusal-not-found-saved = no tienes esa mesa guardada
refusal-not-found-shared = esa mano no está compartida, o ya no
refusal-not-found-your-share = no compartes esa mano
refusal-not-found-passkey = no tienes esa clave de acceso
refusal-not-found-session = ahí no tienes sesión abierta
refusal-not-found-bot = no tienes ningún bot con ese nombre
refusal-not-found-store = esta sala no tiene almacén de manos: las manos están en sus mesas
refusal-not-found-person = aquí nadie se llama { $name }
refusal-not-found-address = { $name } no está aquí, y no se guardan las direcciones de quienes se han ido
refusal-not-found-ban = { $name } no está vetado en la sala
refusal-not-allowed = no puedes hacer eso
refusal-not-allowed-operator = eso solo puede hacerlo quien lleva la sala: abre el enlace del operador
refusal-not-allowed-record = solo quien lleva la sala puede leer su archivo: abre el enlace del operador
refusal-not-allowed-session = primero di quién eres
refusal-not-allowed-advice = solo se aconseja a los jugadores: siéntate primero
refusal-not-allowed-advice-event = solo se aconseja a los jugadores: no tienes asiento aquí
refusal-not-allowed-ledger = esta mesa se muestra con retraso: solo quienes están sentados ven su caja
refusal-not-allowed-closing = esta mesa no está a punto de cerrarse
refusal-not-allowed-ban = no se puede vetar a un anfitrión ni a jugadores automáticos
refusal-not-allowed-ban-bot = { $name } es un bot: veta a { $owner }, su dueño
refusal-not-allowed-ban-operator = { $name } es operador aquí: nadie veta a un operador
refusal-not-allowed-ban-proxy = su dirección es la de este mismo equipo: tras un proxy, inicia la sala con --proxy
refusal-not-allowed-reset-bot = { $name } es un bot: { $owner } puede darle otro token
refusal-not-allowed-reset-operator = { $name } es operador aquí y crea un enlace nuevo en Cuenta
refusal-not-allowed-bot = un bot no inscribe bots: lo hace su dueño
refusal-not-allowed-withdraw = solo el anfitrión y quien lo inscribió pueden retirar un bot
refusal-not-allowed-passkey-name = las claves de acceso son de un nombre como club.example o localhost: abre la sala ahí
refusal-wrong-secret = eso no abre ninguna cuenta aquí
refusal-wrong-secret-link = este enlace o código no abre ninguna cuenta aquí, o lo hace uno más nuevo
refusal-wrong-secret-password = este nombre y esta contraseña no van juntos
refusal-wrong-secret-needed = tienes una contraseña: hace falta para esto
refusal-wrong-secret-passkey = esta clave de acceso no abre ninguna cuenta aquí
refusal-weak-password = una contraseña tiene 8 caracteres o más y no es tu nombre
refusal-shut-out = quien lleva la sala no te deja entrar
refusal-shut-out-why = quien lleva la sala no te deja entrar: { $why }
refusal-still-here = aún queda algo tuyo aquí
refusal-still-here-why = { $reasons }
refusal-still-here-chips =
    { $count ->
        [one] tienes una ficha en { $table }: deja la mesa y que acabe la mano
        [many] tienes { $count } de fichas en { $table }: deja la mesa y que acabe la mano
       *[other] tienes { $count } fichas en { $table }: deja la mesa y que acabe la mano
    }
refusal-still-here-seat = tienes un asiento en { $table }: deja la mesa y que acabe la mano
refusal-still-here-entered = participas en { $table }: espera a que acabe o retírate
refusal-still-here-bot-chips =
    { $count ->
        [one] tu bot { $bot } tiene una ficha en { $table }: antes deja la mesa y acaba la mano
        [many] tu bot { $bot } tiene { $count } de fichas en { $table }: antes deja la mesa y acaba la mano
       *[other] tu bot { $bot } tiene { $count } fichas en { $table }: antes deja la mesa y acaba la mano
    }
refusal-still-here-bot-seat = tu bot { $bot } tiene un asiento en { $table }: antes deja la mesa y acaba la mano
refusal-still-here-bot-entered = tu bot { $bot } participa en { $table }: espera a que acabe o retíralo
refusal-still-here-hosts = eres anfitrión de la mesa { $table }: ciérrala primero
refusal-still-here-hosts-event = eres anfitrión de { $table }, que no ha terminado: espera a que acabe o cancélalo
refusal-other-people = aquí juegan otras personas: pregunta de nuevo cuando acabe la mano
refusal-other-people-table = hay otras personas en esta mesa: pregunta de nuevo cuando acabe la mano
refusal-other-people-event = en este torneo juegan otras personas: pregunta de nuevo cuando acabe la mano

refusal-field-empty = { $field } está vacío: hay que poner algo
refusal-field-least = { $field } es al menos { $least }
refusal-field-most = { $field } es como máximo { $most }
refusal-field-characters-least =
    { $count ->
        [one] { $field } tiene al menos un carácter
       *[other] { $field } tiene al menos { $count } caracteres
    }
refusal-field-characters-most =
    { $count ->
        [one] { $field } tiene como máximo un carácter
       *[other] { $field } tiene como máximo { $count } caracteres
    }
refusal-field-entries-least =
    { $count ->
        [one] { $field } tiene al menos una entrada
       *[other] { $field } tiene al menos { $count } entradas
    }
refusal-field-entries-most =
    { $count ->
        [one] { $field } tiene como máximo una entrada
       *[other] { $field } tiene como máximo { $count } entradas
    }
refusal-field-missing = falta { $field }
refusal-field-unknown = aquí no hay { $field }
refusal-field-value = { $field } no puede ser { $value }
refusal-field-kind = { $field } espera { $kind }, no { $other }
refusal-kind-str = un texto
refusal-kind-int = un número entero
refusal-kind-float = un número
refusal-kind-bool = true o false
refusal-kind-array = una lista
refusal-kind-object = un objeto
refusal-kind-null = nada
refusal-kind-or = { $kind } o { $other }
refusal-field-this = esto
refusal-field-cut-short = los datos terminan a medias
refusal-field-malformed = desde el byte { $byte } no es JSON
