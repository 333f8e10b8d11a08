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

refusal-bad-name = un nombre tiene de 1 a 64 caracteres imprimibles
