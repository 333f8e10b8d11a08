### La cuenta de una persona: cómo volver a un nombre, contraseñas, claves de acceso, sesiones, bots

account-account = Cuenta
account-password = Contraseña
    .hint = Si has creado una.
account-give-my-name-back = Dejar mi nombre
account-press-again-the-name-is = Otra vez: cualquiera podrá usar el nombre
account-your-name-is-free-again = Tu nombre vuelve a estar libre.
account-add-a-passkey = Añadir una clave de acceso
account-your-way-back = Para volver
account-this-link-logs-you-in = Este enlace inicia tu sesión en otro dispositivo, o aquí si este navegador te ha olvidado. Quien lo tenga puede entrar como tú, así que guárdalo para ti.
account-passkeys = Claves de acceso
account-log-in-with-a-fingerprint = Entra con huella, cara o llave en vez de un enlace.
account-where-you-are-logged-in = Dónde tienes sesión abierta
account-my-bots = Mis bots
account-every-hand-you-have-finished = Cada mano que has acabado en una mesa o un torneo, con tus cartas y lo que vieron todos.
account-log-out-or-give-the = Cerrar sesión o dejar el nombre
account-logging-out-keeps-your-name = Al cerrar sesión conservas nombre, asiento y fichas: vuelves con enlace, contraseña o clave de acceso.
account-log-out-here = Cerrar sesión aquí
account-press-again-do-you-have = Otra vez: ¿tienes tu enlace?
account-you-have-logged-out = Has cerrado la sesión.
account-giving-the-name-back-ends = Dejar el nombre acaba con la cuenta y tus bots para siempre. Las manos jugadas y los saldos de las mesas quedan allí con ese nombre; nadie recibe tus manos.
account-you-have-one-a-new = Tienes una. Una nueva la sustituye.
account-you-have-none-with-one = No tienes ninguna. Con una puedes entrar por tu nombre.
account-make-a-link = Crear un enlace
account-the-link-you-were-given = El enlace que recibiste sirve hasta que crees uno nuevo.
account-you-have-none-yet = Aún no tienes ninguno.
account-link-to-come-back = enlace para volver
account-it-is-shown-only-now = Solo se muestra una vez. Uno nuevo lo sustituye.
account-password-until-now = Contraseña actual
account-new-password = Contraseña nueva

account-come-back = Volver
account-use-a-passkey = Usar una clave de acceso
account-your-link-or-code = Tu enlace o código
    .hint = De la página donde entraste por primera vez, o de «Cuenta» en un dispositivo con tu sesión abierta.
account-log-in = Entrar
account-is-yours = ¿{ $name } es tuyo?

account-robo = Robo
account-a-program-of-yours-that = Un programa tuyo que juega con su propio nombre y una insignia. Entra con un token.
account-make-a-bot = Crear un bot
account-connected = conectado
account-not-connected = no conectado
account-stopped = parado
account-since = { $how }, desde { $date }
account-new-token = Token nuevo
account-the-token-of-it-is = El token de { $name }. Solo se muestra una vez:
account-token-of = token de { $name }
account-an-example-in-python = un ejemplo en Python
account-has-no-token-any-more = { $name } ya no tiene token y está dejando sus mesas. Después quítalo otra vez: { $says }.

account-passkeys-need-https = Las claves de acceso necesitan https.
account-passkeys-need-a-name-in = Las claves de acceso necesitan un nombre en la dirección, como localhost, no un número.
account-this-browser-has-no-passkeys = Este navegador no admite claves de acceso.
account-no-passkey-was-used = No se usó ninguna clave de acceso.
account-this-device-has-a-passkey = Este dispositivo ya tiene una clave de acceso para ti.

account-your-way-back-label = para volver
account-on-another-device-or-when = En otro dispositivo, o si este navegador te olvida, este enlace te devuelve a tu nombre y tus fichas. Guárdalo para ti.
account-put-the-link-away = cerrar el enlace

account-log-out-everywhere-else = Cerrar las demás sesiones
account-this-one = este
account-in-use-now = en uso ahora
account-used = usado { $date }
account-a-browser = Un navegador
account-since-when = { $when }, desde { $date }
account-log-out-there = Cerrarla allí

account-in-python-after = En Python, después de { $code }:
account-all-my-hands = Todas mis manos
