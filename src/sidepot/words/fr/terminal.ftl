### Une main au terminal : sidepot play, explain et replay

terminal-column-chips = jetons
terminal-column-bet = mise
terminal-pot = pot { $amount }
terminal-pot-main = principal { $amount }
terminal-pot-side = secondaire { $number } : { $amount }
terminal-folded = couché
terminal-mucked = jeté
terminal-all-in = tapis
terminal-stood-pat = servi
terminal-drew = { $count } changées

terminal-did-post = posé
terminal-did-straddle = straddle
terminal-did-check = checké
terminal-did-call = suivi
terminal-did-bet = misé
terminal-did-raise = relancé
terminal-did-complete = complété
terminal-did-cap = maximum
terminal-did-bring-in = bring-in
terminal-did-discard = défaussé
terminal-did-show = montré
terminal-did-muck = jeté

terminal-stakes-ante = ante { $amount }
terminal-stakes-bring-in = bring-in { $amount }
terminal-stakes-bets = mises { $bets }

terminal-hand = main { $hand }
terminal-at-the-table = À la table : { $players }. Chacun a { $chips } jetons.
terminal-one-game-hands =
    { $count ->
        [one] On joue une partie : elle finit après une main, ou quand vous êtes éliminé.
       *[other] On joue une partie : elle finit après { $count } mains, ou quand vous êtes éliminé.
    }
terminal-one-game-left = On joue une partie : elle finit quand il reste un joueur, ou quand vous êtes éliminé.
terminal-nobody-is-asked = Ici, on ne demande à personne un straddle, un bomb pot ou un second board ; dans la salle, si.
terminal-out = { $who } est éliminé
    .you = Vous êtes éliminé
terminal-leaves = { $who } quitte la table
    .you = Vous quittez la table
terminal-leaves-played-out = { $who } quitte la table ; la main est jouée jusqu’au bout
    .you = Vous quittez la table ; la main est jouée jusqu’au bout
terminal-leaves-chips = { $who } quitte la table ; ce qui est au pot y reste
    .you = Vous quittez la table ; ce qui est au pot y reste
terminal-leaves-others = { $who } quitte la table ; les autres finissent la main
    .you = Vous quittez la table ; les autres finissent la main
terminal-leaves-with = { $who } part avec { $chips }
terminal-sits-down = { $who } prend place avec { $chips }
terminal-buys-in = { $who } prend une cave de { $chips }
    .you = Vous prenez une cave de { $chips }
terminal-picks = { $who } choisit { $game }
terminal-the-end = la fin
terminal-nobody-left = Il n’y a plus personne avec qui jouer.
terminal-score =
    { $count ->
        [one] { $who } a { $chips } ({ $change }) après une main
       *[other] { $who } a { $chips } ({ $change }) après { $count } mains
    }
    .you =
        { $count ->
            [one] Vous avez { $chips } ({ $change }) après une main
           *[other] Vous avez { $chips } ({ $change }) après { $count } mains
        }
terminal-place = { $place }. { $who } : { $chips }
terminal-place-shared = { $place }. { $who }, partagée : { $chips }
terminal-owes = { $who } doit { $amount } à { $other }
    .you = Vous devez { $amount } à { $other }
terminal-owes-you = { $who } vous doit { $amount }
terminal-owes-house = { $who } doit { $amount } à la maison
    .you = Vous devez { $amount } à la maison
terminal-house-owes = la maison doit { $amount } à { $who }
    .you = la maison vous doit { $amount }
terminal-you = Vous
terminal-column-bought = acheté
terminal-column-cashed = encaissé
terminal-column-has = a
terminal-column-score = bilan
terminal-house = maison

terminal-dealt = { $who } reçoit { $cards }
    .you = Vous recevez { $cards }
terminal-you-have = vous avez { $hand }
terminal-key-why = pourquoi pas ?
terminal-key-help = aide
terminal-key-quit = quitter
terminal-key-buy-in = se recaver pour { $chips }
terminal-no-chips-left = vous n’avez plus de jetons : b recave pour { $chips }, q quitte
terminal-pick-a-game = choisissez un jeu par son numéro, de 1 à { $count }, ou son nom
terminal-type-a-key = tapez une des touches ci-dessus ; « ? » les explique
terminal-not-at-a-table = { $typed } ne se fait pas à une table ; « ? » liste les touches
terminal-amount-needs-a-key = un montant demande une touche : r { $typed } mise ou relance à { $typed }
terminal-how-much = combien ? r 600 mise ou relance à 600 en tout ; min, half et pot sont des tailles
terminal-not-an-amount = { $typed } n’est pas un montant : des jetons entiers, comme r 600
terminal-which-card = quelle carte ? d 7c défausse le sept de trèfle
terminal-which-card-draw = quelle carte ? d 7c défausse le sept de trèfle, d- reste servi
terminal-one-card = une carte à la fois : d 7c défausse le sept de trèfle

terminal-help-act = se coucher, checker, suivre (checker s’il n’y a rien à suivre), tapis
terminal-help-raise = miser ou relancer à 600 en tout (b 600 fait de même)
terminal-help-sizes = miser ou relancer par taille ; half et pot comptent ce que vous suivez
terminal-help-bring-in = payer le bring-in, quand les cartes le demandent
terminal-help-discard = défausser le sept de trèfle, quand c’est le moment
terminal-help-draw = tirage : changer celles-ci ; d- reste servi
terminal-help-show = montrer ou jeter, quand la maison demande
terminal-help-why = ce qui n’est pas permis maintenant, avec le numéro de la règle
terminal-help-rule = ce que dit la règle de ce numéro
terminal-help-quit = quitter la table (Ctrl-C et Ctrl-D aussi)

terminal-wrong-players = --players { $given } : { $game } se joue de 2 à { $most } (X17)
terminal-wrong-stacks = --stacks { $given } : un nombre entier de jetons, de 1 à { $most }
terminal-wrong-name = --name { $given } : de 1 à 12 caractères imprimables, les larges comptent double
terminal-wrong-against = --against { $given } : ce joueur n’existe pas ; il y a { $players }
terminal-wrong-against-own = --against { $given } : ce joueur n’existe pas ; il y a { $players } ; vos propres bots jouent dans sidepot simulate
terminal-wrong-set = --set { $given } : un réglage et sa valeur, comme --set cap=4
terminal-wrong-twice = { $dial } est donné deux fois, { $first } et { $second }
terminal-wrong-chips = --stacks { $given } : des nombres entiers séparés par des virgules, comme 1000,1000,700
terminal-wrong-view = --view { $given } : il n’y a pas de place { $given }, seulement de 0 à { $last }

terminal-turn = à { $who } (place { $seat })
terminal-owes-call = { $amount } à suivre
terminal-owes-bring-in = { $amount } de bring-in à payer
terminal-owes-draw =
    { $count ->
        [one] jusqu’à { $count } carte à changer
       *[other] jusqu’à { $count } cartes à changer
    }
terminal-owes-discard = une carte à défausser
terminal-owes-discard-board = une carte à poser sur le board
terminal-owes-showdown = à montrer ou jeter
terminal-may = peut
terminal-may-not = pas
terminal-hidden-discard =
    { $count ->
        [one] défausser une carte ; --cards la montre
       *[other] défausser une des { $count } cartes ; --cards les montre
    }
terminal-hidden-discard-board =
    { $count ->
        [one] poser une carte sur le board ; --cards la montre
       *[other] poser une des { $count } cartes sur le board ; --cards les montre
    }
terminal-hand-over = La main est terminée.
terminal-cards-shows = (--cards montre les cartes de chaque place)
terminal-could-have = ({ $who } peut : { $keys })

terminal-step = étape { $step }
terminal-step-of = étape { $step } sur { $last }
terminal-hand-of = main { $hand } sur { $last }
terminal-amounts-in = montants en { $unit }
terminal-equity = équité
terminal-luck = chance
terminal-luck-unknown = inconnue : une main n’a pas été montrée, ou le jeu n’a pas d’équités
terminal-luck-none = aucune : pas de carte tirée avec un joueur à tapis
terminal-replay-keys = → ← étape   ↓ ↑ tour   Début Fin   n p main   q quitter
terminal-from-step = à partir de l’étape { $step }
terminal-rolled-out =
    { $count ->
        [one] jouée une fois jusqu’au bout par { $players } ; graine { $seed }
       *[other] jouée { $count } fois jusqu’au bout par { $players } ; graine { $seed }
    }
terminal-rolled-out-stopped =
    { $count ->
        [one] arrêté plus tôt : jouée une fois jusqu’au bout par { $players } ; graine { $seed }
       *[other] arrêté plus tôt : jouée { $count } fois jusqu’au bout par { $players } ; graine { $seed }
    }
terminal-column-player = joueur
terminal-column-average = jetons en moyenne
terminal-column-interval = intervalle à 95 %
terminal-column-as-it-went = en vrai
terminal-went = { $who } { $net } (en vrai { $went })
terminal-no-readable-hand = { $file } : aucune main lisible
terminal-no-readable-hand-why = { $file } : aucune main lisible : { $why }
terminal-no-such-hand =
    { $count ->
        [one] { $file } a une main : il n’y a pas de main { $hand }
       *[other] { $file } a { $count } mains : il n’y a pas de main { $hand }
    }
terminal-needs-fork = --rollouts, --auto et --seat continuent à partir d’une étape : dites laquelle avec --fork K
terminal-not-in-hand = { $who } n’est pas dans cette main : { $players }
