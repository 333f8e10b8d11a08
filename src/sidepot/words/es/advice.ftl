advice-free = Pasar es gratis; el bote es de { $pot }.
advice-price = Pagas { $price } por un bote de { $pot }: igualar necesita { NUMBER($percent, style: "percent", maximumFractionDigits: 0) }.
advice-equity =
    { $count ->
        [one] Contra una mano al azar ganas { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } del bote.
       *[other] Contra { $count } manos al azar ganas { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } del bote.
    }
advice-shark = Según tablas y odds: { $deed }, porque { $why }.
advice-shark-often = Según tablas y odds: { $deed } ({ NUMBER($percent, style: "percent", maximumFractionDigits: 0) } de las veces), porque { $why }.
advice-closed = No puedes subir: { $why }: { $rule }.
advice-show = Muestra: nadie aprende más que la mano que ha terminado.
advice-throw = Descarta { $cards }, la carta cuya pérdida deja más equity.
advice-stand-pat = Quédate servido: ninguna otra mano a la que puedas llegar va mejor contra lo que representan los demás.
advice-draw =
    { $count ->
        [one] Cambia una carta, descarta { $cards } y quédate con { $kept }: es lo que más deja contra lo que representan los demás.
       *[other] Cambia { $count } cartas, descarta { $cards } y quédate con { $kept }: es lo que más deja contra lo que representan los demás.
    }
advice-draw-all =
    { $count ->
        [one] Cambia una carta y descarta { $cards }: es lo que más deja contra lo que representan los demás.
       *[other] Cambia { $count } cartas y descarta { $cards }: es lo que más deja contra lo que representan los demás.
    }

advice-deed-fold = no ir
advice-deed-check = pasar
advice-deed-call = igualar
advice-deed-bring-in = pagar el bring-in
advice-deed-bet = apostar unas { $to }
advice-deed-raise = subir a unas { $to }

advice-because-calls = mano a mano con { $depth } ciegas grandes el equilibrio iguala con { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } de las manos
advice-because-jams = mano a mano con { $depth } ciegas grandes el equilibrio va all-in con { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } de las manos
advice-because-chart = tu mano está entre las mejores { NUMBER($best, style: "percent", maximumFractionDigits: 0) }, y desde aquí se juegan { NUMBER($plays, style: "percent", maximumFractionDigits: 0) }
advice-because-worth =
    { $count ->
        [one] ganas { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } contra lo que representan las apuestas del otro jugador
       *[other] ganas { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } contra lo que representan las apuestas de los demás
    }
advice-because-highest = ninguna carta es más alta
advice-because-lowest = ninguna carta es más baja
advice-because-middle-calls = la carta del medio iguala { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } de las veces, para que un farol no gane nada
advice-because-middle-checks = solo una carta más alta igualaría una apuesta
advice-because-bluffs = la carta más baja va de farol { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } de las veces, para que igualar no gane nada
