### Cartas e mãos

rank-2 = dois
    .many = dois
    .upto = dois
rank-3 = três
    .many = três
    .upto = três
rank-4 = quatro
    .many = quatros
    .upto = quatro
rank-5 = cinco
    .many = cincos
    .upto = cinco
rank-6 = seis
    .many = seis
    .upto = seis
rank-7 = sete
    .many = setes
    .upto = sete
rank-8 = oito
    .many = oitos
    .upto = oito
rank-9 = nove
    .many = noves
    .upto = nove
rank-T = dez
    .many = dez
    .upto = dez
rank-J = valete
    .many = valetes
    .upto = valete
rank-Q = dama
    .many = damas
    .upto = dama
rank-K = rei
    .many = reis
    .upto = rei
rank-A = ás
    .many = ases
    .upto = ás

suit-c = paus
suit-d = ouros
suit-h = copas
suit-s = espadas

card-name = { $rank } de { $suit }
card-hidden = uma carta fechada
card-unseen = fechada
card-count =
    { $count ->
        [0] nenhuma carta
        [one] uma carta
       *[other] { $count } cartas
    }

category-high-card = carta alta
category-pair = par
category-two-pair = dois pares
category-three-of-a-kind = trinca
category-straight = sequência
category-flush = flush
category-full-house = full house
category-four-of-a-kind = quadra
category-straight-flush = straight flush
category-royal-flush = royal flush
category-low = low
category-no-low = sem low
category-best-low = melhor low
category-worst-low = pior low que vale
category-no-hand = sem mão
category-badugi = badugi
category-one-card = uma carta
category-two-cards = duas cartas
category-three-cards = três cartas

hand-high-card = carta alta { $rank }
hand-pair = par de { $many }
    .short = par de { $many }
hand-two-pair = dois pares, { $many } e { $second }
    .short = dois pares
hand-three-of-a-kind = trinca de { $many }
hand-straight = sequência, carta alta { $upto }
    .short = sequência
hand-flush = flush, carta alta { $upto }
    .short = flush
hand-full-house = full house, { $many } com { $second }
    .short = full house
hand-four-of-a-kind = quadra de { $many }
hand-straight-flush = straight flush, carta alta { $upto }
    .short = straight flush
hand-royal-flush = royal flush
    .short = royal flush
hand-wheel = wheel
    .short = wheel
hand-low = low { $ranks }
    .short = low { $ranks }
hand-badugi = badugi { $ranks }
    .short = badugi { $ranks }
hand-short-badugi =
    { $count ->
        [1] uma carta: { $ranks }
        [2] duas cartas: { $ranks }
       *[other] três cartas: { $ranks }
    }
    .short = { $ranks }
hand-no-low = sem low
hand-no-hand = sem mão
hand-kickers =
    { $count ->
        [one] { $hand }, kicker { $kickers }
       *[other] { $hand }, kickers { $kickers }
    }
hand-and-ranks = { $hand }, { $ranks }
hand-and-low = { $hand }; low: { $low }

street-pre-flop = pré-flop
street-flop = flop
street-turn = turn
street-river = river
street-third-street = terceira rua
street-fourth-street = quarta rua
street-fifth-street = quinta rua
street-sixth-street = sexta rua
street-seventh-street = sétima rua
street-first-draw = primeira troca
street-second-draw = segunda troca
street-third-draw = terceira troca
street-draw = troca
street-deal = distribuição
street-board = board
street-again = { $street } no segundo board

pot-only = o pote
pot-main = o pote principal
pot-side = o pote lateral { $number }
