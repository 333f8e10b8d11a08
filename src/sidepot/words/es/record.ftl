### El archivo de la sala, para quien la lleva, y archivos para guardar

record-text = Texto
record-save-as = guardar { $what } como { $label }

record-sidepot-the-record = sidepot – el archivo
record-the-record = El archivo
record-only-the-rooms-operator-reads = Solo quien lleva la sala lee el archivo: abre el enlace que la sala mostró al iniciarse. Tus propias manos están en «Mis manos» en una mesa y en Cuenta.
record-name-id-host = nombre, id, anfitrión…
record-find-a-table-or-tournament = buscar una mesa o un torneo
record-nothing-is-called-like-that = Nada se llama así.
record-every-table-and-tournament-of = Cada mesa y torneo de esta sala, abiertos o cerrados. Las manos se muestran como las vieron todos: lo que se tiró o no se mostró sigue oculto.
record-any-player = cualquier jugador
record-only-with-this-player = solo con este jugador
record-no-hand-is-over-here = Aquí aún no ha acabado ninguna mano, o ninguna con ese jugador.
record-nothing-of-that-kind-has = Aquí no ha pasado nada así.
record-all-tables = Todas las mesas
record-hands-or-log = manos o registro
record-hands = Manos
record-log = Registro
record-show = Mostrar
record-the-whole-log = Todo el registro
record-all-hands = Todas las manos
record-table = mesa { $table }
record-opened = abierta { $time }
record-id = id { $id }
record-nobody-wins = no gana nadie
record-pot = bote { $pot }

record-open = abierta
record-closed = cerrada
record-seat = Asiento { $number }: { $who }
record-seat-button = Asiento { $number }: { $who }, botón
record-this-hand = Esta mano
