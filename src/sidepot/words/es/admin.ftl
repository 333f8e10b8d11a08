### La página de quien lleva la sala

admin-now = Ahora
admin-people = Personas
admin-log = Registro
admin-10-minutes = 10 minutos
admin-an-hour = una hora
admin-8-hours = 8 horas
admin-sidepot-the-room = sidepot – la sala
admin-the-room = La sala
admin-parts = secciones
admin-this-page-is-for-whoever = Esta página es para quien lleva la sala: abre el enlace que la sala mostró al iniciarse. También está en operator.key, en la carpeta de la sala.
admin-here-now = Aquí ahora
admin-nobody-is-connected = No hay nadie conectado.
admin-tables = Mesas
admin-no-table-is-open = No hay mesas abiertas.
admin-tournaments-seasons-and-timed-games = Torneos, temporadas y partidas limitadas
admin-none-is-open = No hay ninguno abierto.
admin-banned-from-the-room = Vetados en la sala
admin-nobody-is-banned = No hay nadie vetado.
admin-how-full-the-room-is = Qué llena está la sala
admin-refused-since-the-room-was = Rechazos desde que se inició la sala
admin-nobody-met-a-limit = Nadie ha llegado a un límite.
admin-newcomers-read-for-more-minutes =
    { $minutes ->
        [one] Los recién llegados leen un minuto más: «{ $text }»
       *[other] Los recién llegados leen { $minutes } minutos más: «{ $text }»
    }
admin-since = desde { $time }
admin-at = en { $names }
admin-in-the-lobby = en el lobby
admin-connections =
    { $count ->
        [one] { $count } conexión
       *[other] { $count } conexiones
    }
admin-ban = Vetar…
admin-ban-name = vetar a { $name }
admin-operator = operador
admin-by = por { $who }
admin-with = con { $names }
admin-let-in-again = volver a dejar entrar a { $name }
admin-the-room-restarts-at-eleven = La sala se reinicia a las once
admin-take-it-back = Retirar
admin-announce = Anunciar
admin-tell-everyone = Decir a todos
admin-what = Qué
admin-newcomers-read-it-for = Los recién llegados lo leen durante
admin-nothing = nada
admin-ban-from-the-room = ¿Vetar a { $name } en la sala?
admin-they-are-thrown-out-with = Se echa a la persona con sus bots y deja sus mesas; sus fichas quedan en la caja. Puedes deshacerlo cuando quieras.
admin-what-they-are-told = Lo que se le dice
admin-let-nobody-new-in-from = Tampoco dejar entrar a nadie nuevo desde su dirección (puede compartirla toda una casa)
admin-the-link-password-passkeys-and = El enlace, la contraseña, las claves de acceso y las sesiones de { $name } dejan de servir. Quien tenga el enlace nuevo tiene el nombre: dáselo solo a { $name }.
admin-it-is-shown-only-now = Solo se muestra una vez:
admin-the-link-of = el enlace de { $name }
admin-a-new-link-for = ¿Un enlace nuevo para { $name }?
admin-name = nombre…
admin-find-somebody = buscar a alguien
admin-nobody-is-called-like-that = Nadie se llama así.
admin-of-look-for-some-by = { $count } de { $found }: busca por nombre para ver los demás.
admin-bot-of = bot de { $who }
admin-last-seen = visto { $time }
admin-comes-back-by = vuelve con { $names }
admin-has-no-way-back-but = no puede volver más que con este navegador
admin-new-link = Enlace nuevo…
admin-a-new-link-for-name = un enlace nuevo para { $name }
admin-banned = vetado
admin-anybody = cualquiera
admin-only-about-this-player = solo sobre este jugador
admin-nothing-of-that-kind-has = No ha pasado nada así.
admin-show = Mostrar
admin-the-rooms-own = de la sala
admin-banned-names = vetados: { $names }
admin-level = nivel { $level }
admin-registered = { $count } inscritos
admin-of = { $used } de { $most }
admin-last = último { $time }

admin-here = aquí
admin-nameless = alguien sin nombre
admin-about-log = Quién vino, qué se abrió y cerró, a quién se vetó o rechazó, qué falló. Lo que pasó en una mesa está en su propio registro, en { $record }.
