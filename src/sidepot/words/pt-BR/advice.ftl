advice-free = Passar é de graça; o pote é de { $pot }.
advice-price = Você paga { $price } por um pote de { $pot }: pagar precisa de { NUMBER($percent, style: "percent", maximumFractionDigits: 0) }.
advice-equity =
    { $count ->
        [one] Contra uma mão aleatória você ganha { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } do pote.
       *[other] Contra { $count } mãos aleatórias você ganha { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } do pote.
    }
advice-shark = Por tabelas e odds: { $deed }, porque { $why }.
advice-shark-often = Por tabelas e odds: { $deed } ({ NUMBER($percent, style: "percent", maximumFractionDigits: 0) } das vezes), porque { $why }.
advice-closed = Você não pode aumentar: { $why }: { $rule }.
advice-show = Mostre: ninguém aprende mais do que a mão que terminou.
advice-throw = Descarte { $cards }, a carta cuja perda deixa mais equity.
advice-stand-pat = Fique servido: nenhuma outra mão possível vai melhor contra o que os outros representam.
advice-draw =
    { $count ->
        [one] Troque uma carta, descarte { $cards } e fique com { $kept }: é o que mais deixa contra o que os outros representam.
       *[other] Troque { $count } cartas, descarte { $cards } e fique com { $kept }: é o que mais deixa contra o que os outros representam.
    }
advice-draw-all =
    { $count ->
        [one] Troque uma carta e descarte { $cards }: é o que mais deixa contra o que os outros representam.
       *[other] Troque { $count } cartas e descarte { $cards }: é o que mais deixa contra o que os outros representam.
    }

advice-deed-fold = desistir
advice-deed-check = passar
advice-deed-call = pagar
advice-deed-bring-in = pagar o bring-in
advice-deed-bet = apostar cerca de { $to }
advice-deed-raise = aumentar para cerca de { $to }

advice-because-calls = heads-up com { $depth } big blinds o equilíbrio paga com { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } das mãos
advice-because-jams = heads-up com { $depth } big blinds o equilíbrio vai all-in com { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } das mãos
advice-because-chart = sua mão está entre as melhores { NUMBER($best, style: "percent", maximumFractionDigits: 0) }, e daqui se jogam { NUMBER($plays, style: "percent", maximumFractionDigits: 0) }
advice-because-worth =
    { $count ->
        [one] você ganha { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } contra o que as apostas do outro jogador representam
       *[other] você ganha { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } contra o que as apostas dos outros representam
    }
advice-because-highest = nenhuma carta é mais alta
advice-because-lowest = nenhuma carta é mais baixa
advice-because-middle-calls = a carta do meio paga { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } das vezes, para que um blefe não ganhe nada
advice-because-middle-checks = só uma carta mais alta pagaria uma aposta
advice-because-bluffs = a carta mais baixa blefa { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } das vezes, para que pagar não ganhe nada
