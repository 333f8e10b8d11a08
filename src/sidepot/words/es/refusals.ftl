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
