### Lo que pasa en la mesa

event-anted = { $who } pone { $amount } de ante
    .you = Pones { $amount } de ante
event-anted-table-ante = { $who } pone { $amount } de ante por la mesa
    .you = Pones { $amount } de ante por la mesa
event-anted-dead-blind = { $who } paga una ciega muerta, { $amount }
    .you = Pagas una ciega muerta, { $amount }
event-posted-small-blind = { $who } pone la ciega pequeña, { $amount }
    .you = Pones la ciega pequeña, { $amount }
event-posted-big-blind = { $who } pone la ciega grande, { $amount }
    .you = Pones la ciega grande, { $amount }
event-posted-straddle = { $who } pone un straddle de { $amount }
    .you = Pones un straddle de { $amount }
event-posted-post = { $who } pone { $amount } para entrar
    .you = Pones { $amount } para entrar
event-dealt = { $who } recibe { $cards }
    .you = Recibes { $cards }
event-dealt-board = { $street }: { $cards }
event-dealt-board-again = { $street } otra vez: { $cards }
event-folded = { $who } no va
    .you = No vas
event-checked = { $who } pasa
    .you = Pasas
event-called = { $who } iguala { $amount }
    .you = Igualas { $amount }
event-bet = { $who } apuesta { $to }
    .you = Apuestas { $to }
event-raise = { $who } sube a { $to }
    .you = Subes a { $to }
event-complete = { $who } completa a { $to }
    .you = Completas a { $to }
event-cap = { $who } sube al tope, { $to }
    .you = Subes al tope, { $to }
event-bring-in = { $who } paga el bring-in, { $to }
    .you = Pagas el bring-in, { $to }
event-and-all-in = { $told }, all-in
event-discarded = { $who } descarta { $cards }
    .you = Descartas { $cards }
event-discarded-unseen =
    { $count ->
        [one] { $who } descarta una carta
       *[other] { $who } descarta { $count } cartas
    }
event-discarded-onto-board = { $who } deja { $cards } en la mesa
    .you = Dejas { $cards } en la mesa
event-stood-pat = { $who } está servido
    .you = Estás servido
event-drew =
    { $count ->
        [one] { $who } cambia una carta
       *[other] { $who } cambia { $count } cartas
    }
event-drew-seen =
    { $count ->
        [one] { $who } cambia una carta: { $cards }
       *[other] { $who } cambia { $count } cartas: { $cards }
    }
    .you =
        { $count ->
            [one] Cambias una carta: { $cards }
           *[other] Cambias { $count } cartas: { $cards }
        }
event-reshuffled =
    { $count ->
        [one] se acabó la baraja: se vuelve a mezclar una carta
       *[other] se acabó la baraja: se vuelven a mezclar { $count } cartas
    }
event-died = { $who } se va y la mano queda muerta
    .you = Te vas y la mano queda muerta
event-showed = { $who } muestra { $cards }
    .you = Muestras { $cards }
event-mucked = { $who } no muestra
    .you = No muestras

event-returned = { $who } recupera { $amount } sin igualar
    .you = Recuperas { $amount } sin igualar
won-pot = { $who } gana { $pot }, { $amount }
    .you = Ganas { $pot }, { $amount }
won-pot-with = { $who } gana { $pot }, { $amount }, con { $hand }
    .you = Ganas { $pot }, { $amount }, con { $hand }
won-split = { $names } se reparten { $pot }, { $amount } ({ $shares })
won-split-with = { $names } se reparten { $pot }, { $amount } ({ $shares }), con { $hand }
won-share = { $who } { $amount }
won-low-half = la mitad baja: { $pot }
won-first-board = { $pot } en el primer board
won-second-board = { $pot } en el segundo board
event-raked = la casa se queda { $amount }
event-dropped =
    { $count ->
        [one] se descarta { $count } ficha impar
       *[other] se descartan { $count } fichas impares
    }
