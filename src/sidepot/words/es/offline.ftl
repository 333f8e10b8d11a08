### La página mientras no se puede llegar a la sala

offline-title = sidepot – sin conexión
offline-heading = No se puede llegar a la sala
offline-text = Se ha perdido tu conexión o la sala está cerrada en este momento. Tu asiento y tus fichas están a salvo; esta página vuelve sola.
offline-again = Intentar de nuevo
