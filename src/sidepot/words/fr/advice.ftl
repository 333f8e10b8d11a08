advice-free = Checker est gratuit ; le pot est de { $pot }.
advice-price = Vous payez { $price } pour un pot de { $pot } : il faut { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } pour suivre.
advice-equity =
    { $count ->
        [one] Contre une main au hasard vous gagnez { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } du pot.
       *[other] Contre { $count } mains au hasard vous gagnez { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } du pot.
    }
advice-shark = D’après les tables et les cotes : { $deed }, car { $why }.
advice-shark-often = D’après les tables et les cotes : { $deed } ({ NUMBER($percent, style: "percent", maximumFractionDigits: 0) } du temps), car { $why }.
advice-closed = Vous ne pouvez pas relancer : { $why } : { $rule }.
advice-show = Montrez : personne n’apprend plus que la main qui est finie.
advice-throw = Défaussez { $cards }, la carte dont la perte laisse le plus d’équité.
advice-stand-pat = Restez servi : aucune autre main possible ne fait mieux contre ce que les autres représentent.
advice-draw =
    { $count ->
        [one] Tirez une carte, défaussez { $cards } et gardez { $kept } : c’est ce qui laisse le plus contre ce que les autres représentent.
       *[other] Tirez { $count } cartes, défaussez { $cards } et gardez { $kept } : c’est ce qui laisse le plus contre ce que les autres représentent.
    }
advice-draw-all =
    { $count ->
        [one] Tirez une carte et défaussez { $cards } : c’est ce qui laisse le plus contre ce que les autres représentent.
       *[other] Tirez { $count } cartes et défaussez { $cards } : c’est ce qui laisse le plus contre ce que les autres représentent.
    }

advice-deed-fold = se coucher
advice-deed-check = checker
advice-deed-call = suivre
advice-deed-bring-in = payer le bring-in
advice-deed-bet = miser environ { $to }
advice-deed-raise = relancer à environ { $to }

advice-because-calls = en tête-à-tête avec { $depth } grosses blindes, l’équilibre suit avec { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } des mains
advice-because-jams = en tête-à-tête avec { $depth } grosses blindes, l’équilibre fait tapis avec { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } des mains
advice-because-chart = votre main est parmi les { NUMBER($best, style: "percent", maximumFractionDigits: 0) } meilleures, et d’ici on en joue { NUMBER($plays, style: "percent", maximumFractionDigits: 0) }
advice-because-worth =
    { $count ->
        [one] vous gagnez { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } contre ce que représentent les mises de l’autre joueur
       *[other] vous gagnez { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } contre ce que représentent les mises des autres
    }
advice-because-highest = aucune carte n’est plus haute
advice-because-lowest = aucune carte n’est plus basse
advice-because-middle-calls = la carte du milieu suit { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } du temps, pour qu’un bluff ne gagne rien
advice-because-middle-checks = seule une carte plus haute suivrait une mise
advice-because-bluffs = la carte la plus basse bluffe { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } du temps, pour que suivre ne gagne rien
