### Cartas y manos

rank-2 = dos
    .many = doses
    .upto = dos
rank-3 = tres
    .many = treses
    .upto = tres
rank-4 = cuatro
    .many = cuatros
    .upto = cuatro
rank-5 = cinco
    .many = cincos
    .upto = cinco
rank-6 = seis
    .many = seises
    .upto = seis
rank-7 = siete
    .many = sietes
    .upto = siete
rank-8 = ocho
    .many = ochos
    .upto = ocho
rank-9 = nueve
    .many = nueves
    .upto = nueve
rank-T = diez
    .many = dieces
    .upto = diez
rank-J = jota
    .many = jotas
    .upto = jota
rank-Q = reina
    .many = reinas
    .upto = reina
rank-K = rey
    .many = reyes
    .upto = rey
rank-A = as
    .many = ases
    .upto = as

suit-c = tréboles
suit-d = diamantes
suit-h = corazones
suit-s = picas

card-name = { $rank } de { $suit }
card-hidden = una carta tapada
card-unseen = tapada
card-count =
    { $count ->
        [one] una carta
       *[other] { $count } cartas
    }

category-high-card = carta alta
category-pair = pareja
category-two-pair = doble pareja
category-three-of-a-kind = trío
category-straight = escalera
category-flush = color
category-full-house = full
category-four-of-a-kind = póquer
category-straight-flush = escalera de color
category-royal-flush = escalera real
category-low = baja
category-no-low = sin baja
category-best-low = mejor baja
category-worst-low = peor baja que cuenta
category-no-hand = sin mano
category-badugi = badugi
category-one-card = una carta
category-two-cards = dos cartas
category-three-cards = tres cartas

hand-high-card = carta alta { $rank }
hand-pair = pareja de { $many }
    .short = pareja de { $many }
hand-two-pair = doble pareja, { $many } y { $second }
    .short = doble pareja
hand-three-of-a-kind = trío de { $many }
hand-straight = escalera, carta alta { $upto }
    .short = escalera
hand-flush = color, carta alta { $upto }
    .short = color
hand-full-house = full de { $many } y { $second }
    .short = full
hand-four-of-a-kind = póquer de { $many }
hand-straight-flush = escalera de color, carta alta { $upto }
    .short = escalera de color
hand-royal-flush = escalera real
    .short = escalera real
hand-wheel = rueda
    .short = rueda
hand-low = baja { $ranks }
    .short = baja { $ranks }
hand-badugi = badugi { $ranks }
    .short = badugi { $ranks }
hand-short-badugi =
    { $count ->
        [1] una carta: { $ranks }
        [2] dos cartas: { $ranks }
       *[other] tres cartas: { $ranks }
    }
    .short = { $ranks }
hand-no-low = sin baja
hand-no-hand = sin mano
hand-kickers =
    { $count ->
        [one] { $hand }, kicker { $kickers }
       *[other] { $hand }, kickers { $kickers }
    }
hand-and-ranks = { $hand }, { $ranks }
hand-and-low = { $hand }; baja: { $low }

street-pre-flop = preflop
street-flop = flop
street-turn = turn
street-river = river
street-third-street = tercera calle
street-fourth-street = cuarta calle
street-fifth-street = quinta calle
street-sixth-street = sexta calle
street-seventh-street = séptima calle
street-first-draw = primer cambio
street-second-draw = segundo cambio
street-third-draw = tercer cambio
street-draw = cambio
street-deal = reparto
street-board = board

street-again = { $street } en el segundo board

pot-only = el bote
pot-main = el bote principal
pot-side = el bote lateral { $number }
