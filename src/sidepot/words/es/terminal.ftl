### Una mano en el terminal: sidepot play, explain y replay

terminal-column-chips = fichas
terminal-column-bet = apuesta
terminal-pot = bote { $amount }
terminal-pot-main = principal { $amount }
terminal-pot-side = lateral { $number }: { $amount }
terminal-folded = no va
terminal-mucked = no mostró
terminal-all-in = all-in
terminal-stood-pat = servido
terminal-drew = cambió { $count }

terminal-did-post = puso
terminal-did-straddle = straddle
terminal-did-check = pasó
terminal-did-call = igualó
terminal-did-bet = apostó
terminal-did-raise = subió
terminal-did-complete = completó
terminal-did-cap = tope
terminal-did-bring-in = bring-in
terminal-did-discard = descartó
terminal-did-show = mostró
terminal-did-muck = no mostró

terminal-stakes-ante = ante { $amount }
terminal-stakes-bring-in = bring-in { $amount }
terminal-stakes-bets = apuestas { $bets }

terminal-hand = mano { $hand }
terminal-at-the-table = En la mesa: { $players }. Cada uno tiene { $chips } fichas.
terminal-one-game-hands =
    { $count ->
        [one] Se juega una partida: acaba tras una mano o cuando quedas fuera.
       *[other] Se juega una partida: acaba tras { $count } manos o cuando quedas fuera.
    }
terminal-one-game-left = Se juega una partida: acaba cuando queda un jugador o cuando quedas fuera.
terminal-nobody-is-asked = Aquí no se pregunta a nadie por un straddle, un bomb pot o un segundo board; en la sala sí.
terminal-out = { $who } queda fuera
    .you = Quedas fuera
terminal-leaves = { $who } deja la mesa
    .you = Dejas la mesa
terminal-leaves-played-out = { $who } deja la mesa; la mano se juega hasta el final
    .you = Dejas la mesa; la mano se juega hasta el final
terminal-leaves-chips = { $who } deja la mesa; lo que hay en el bote se queda
    .you = Dejas la mesa; lo que hay en el bote se queda
terminal-leaves-others = { $who } deja la mesa; los demás acaban la mano
    .you = Dejas la mesa; los demás acaban la mano
terminal-leaves-with = { $who } se va con { $chips }
terminal-sits-down = { $who } se sienta con { $chips }
terminal-buys-in = { $who } compra { $chips }
    .you = Compras { $chips }
terminal-picks = { $who } elige { $game }
terminal-the-end = el final
terminal-nobody-left = No queda nadie con quien jugar.
terminal-score =
    { $count ->
        [one] { $who } tiene { $chips } ({ $change }) tras una mano
       *[other] { $who } tiene { $chips } ({ $change }) tras { $count } manos
    }
    .you =
        { $count ->
            [one] Tienes { $chips } ({ $change }) tras una mano
           *[other] Tienes { $chips } ({ $change }) tras { $count } manos
        }
terminal-place = { $place }. { $who }: { $chips }
terminal-place-shared = { $place }. { $who }, compartido: { $chips }
terminal-owes = { $who } debe { $amount } a { $other }
    .you = Debes { $amount } a { $other }
terminal-owes-you = { $who } te debe { $amount }
terminal-owes-house = { $who } debe { $amount } a la casa
    .you = Debes { $amount } a la casa
terminal-house-owes = la casa debe { $amount } a { $who }
    .you = la casa te debe { $amount }
terminal-you = Tú
terminal-column-bought = compró
terminal-column-cashed = cobró
terminal-column-has = tiene
terminal-column-score = saldo
terminal-house = casa

terminal-dealt = { $who } recibe { $cards }
    .you = Recibes { $cards }
terminal-you-have = tienes { $hand }
terminal-key-why = ¿por qué no?
terminal-key-help = ayuda
terminal-key-quit = salir
terminal-key-buy-in = recomprar por { $chips }
terminal-no-chips-left = no te quedan fichas: b recompra por { $chips }, q sale
terminal-pick-a-game = elige un juego por su número, de 1 a { $count }, o su nombre
terminal-type-a-key = escribe una de las teclas de arriba; ? las explica
terminal-not-at-a-table = { $typed } no es algo que se haga en una mesa; ? muestra las teclas
terminal-amount-needs-a-key = una cantidad necesita una tecla: r { $typed } apuesta o sube a { $typed }
terminal-how-much = ¿cuánto? r 600 apuesta o sube a 600 en total; min, half y pot son tamaños
terminal-not-an-amount = { $typed } no es una cantidad: fichas enteras, como r 600
terminal-which-card = ¿qué carta? d 7c descarta el siete de tréboles
terminal-which-card-draw = ¿qué carta? d 7c descarta el siete de tréboles, d- se queda servido
terminal-one-card = una carta cada vez: d 7c descarta el siete de tréboles

terminal-help-act = no ir, pasar, igualar (pasar si no hay nada que igualar), all-in
terminal-help-raise = apostar o subir a 600 en total (b 600 es lo mismo)
terminal-help-sizes = apostar o subir por tamaño; half y pot cuentan lo que igualas
terminal-help-bring-in = pagar el bring-in, donde lo pidan las cartas
terminal-help-discard = descartar el siete de tréboles, cuando toque
terminal-help-draw = cambiar estas por otras nuevas; d- se queda servido
terminal-help-show = mostrar o no, donde la casa pregunta
terminal-help-why = lo que ahora no se puede, con el número de la regla
terminal-help-rule = lo que dice la regla con este número
terminal-help-quit = dejar la mesa (también Ctrl-C y Ctrl-D)

terminal-wrong-players = --players { $given }: a { $game } juegan de 2 a { $most } (X17)
terminal-wrong-stacks = --stacks { $given }: un número entero de fichas, de 1 a { $most }
terminal-wrong-name = --name { $given }: de 1 a 12 caracteres imprimibles, los anchos cuentan doble
terminal-wrong-against = --against { $given }: ese jugador no existe; hay { $players }
terminal-wrong-against-own = --against { $given }: ese jugador no existe; hay { $players }; tus propios bots juegan en sidepot simulate
terminal-wrong-set = --set { $given }: un ajuste y su valor, como --set cap=4
terminal-wrong-twice = { $dial } aparece dos veces, { $first } y { $second }
terminal-wrong-chips = --stacks { $given }: números enteros separados por comas, como 1000,1000,700
terminal-wrong-view = --view { $given }: no hay asiento { $given }, solo de 0 a { $last }

terminal-turn = le toca a { $who } (asiento { $seat })
terminal-owes-call = { $amount } por igualar
terminal-owes-bring-in = { $amount } de bring-in por pagar
terminal-owes-draw =
    { $count ->
        [one] hasta { $count } carta para cambiar
       *[other] hasta { $count } cartas para cambiar
    }
terminal-owes-discard = una carta por descartar
terminal-owes-discard-board = una carta por dejar en el board
terminal-owes-showdown = mostrar o no
terminal-may = puede
terminal-may-not = no
terminal-hidden-discard =
    { $count ->
        [one] descartar una carta; --cards la muestra
       *[other] descartar una de { $count } cartas; --cards las muestra
    }
terminal-hidden-discard-board =
    { $count ->
        [one] dejar una carta en el board; --cards la muestra
       *[other] dejar una de { $count } cartas en el board; --cards las muestra
    }
terminal-hand-over = La mano ha terminado.
terminal-cards-shows = (--cards muestra las cartas de cada asiento)
terminal-could-have = ({ $who } puede: { $keys })

terminal-step = paso { $step }
terminal-step-of = paso { $step } de { $last }
terminal-hand-of = mano { $hand } de { $last }
terminal-amounts-in = cantidades en { $unit }
terminal-equity = equity
terminal-luck = suerte
terminal-luck-unknown = no se sabe: una mano no se mostró, o el juego no tiene equities
terminal-luck-none = ninguna: no salieron cartas con alguien all-in
terminal-replay-keys = → ← paso   ↓ ↑ calle   Inicio Fin   n p mano   q salir
terminal-from-step = desde el paso { $step }
terminal-rolled-out =
    { $count ->
        [one] jugada una vez hasta el final por { $players }; semilla { $seed }
       *[other] jugada { $count } veces hasta el final por { $players }; semilla { $seed }
    }
terminal-rolled-out-stopped =
    { $count ->
        [one] parado antes: jugada una vez hasta el final por { $players }; semilla { $seed }
       *[other] parado antes: jugada { $count } veces hasta el final por { $players }; semilla { $seed }
    }
terminal-column-player = jugador
terminal-column-average = fichas de media
terminal-column-interval = intervalo del 95 %
terminal-column-as-it-went = como fue
terminal-went = { $who } { $net } (como fue { $went })
terminal-no-readable-hand = { $file }: no se puede leer ninguna mano
terminal-no-readable-hand-why = { $file }: no se puede leer ninguna mano: { $why }
terminal-no-such-hand =
    { $count ->
        [one] { $file } tiene una mano: no hay mano { $hand }
       *[other] { $file } tiene { $count } manos: no hay mano { $hand }
    }
terminal-needs-fork = --rollouts, --auto y --seat siguen desde un paso: di cuál con --fork K
terminal-not-in-hand = { $who } no está en esta mano: { $players }
