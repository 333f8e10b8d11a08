### La barre sous le tapis : ce qu’un joueur peut faire maintenant. Peu de place

dock-advice = conseil
dock-what-should-i-do = Que dois-je faire ?
dock-how-did-i-play-it = Ai-je bien joué ?
dock-working-it-out = Calcul en cours …
dock-close-the-advice = fermer le conseil
dock-you-have-no-hand-here = Vous n’avez pas encore de main ici.
dock-there-was-nothing-for-you = Vous n’aviez rien à décider.

dock-show = Montrer
dock-show-the = montrer : { $card }
dock-show-all = Tout montrer
dock-show-both = Montrer les deux
dock-what-would-have-come = Que serait-il venu ?
dock-see-a-mucked-hand = Voir la main de { $who }
dock-see-mucked-hands = Voir une main jetée

dock-you-want-a-bomb-pot = Vous voulez un bomb pot à la prochaine main
dock-no-longer = Finalement non
dock-im-in = J’en suis
dock-no-thanks = Non merci
dock-you-act-first-next-hand = Vous parlez en premier à la prochaine main : straddle de { $amount } ?
dock-straddle = Straddle
dock-no = Non
dock-bomb-pot-next-hand = Bomb pot à la prochaine main ?
dock-picks-the-next-game = { $who } choisit le prochain jeu.
    .you = Vous choisissez le prochain jeu.
dock-the-next-game = Le prochain jeu
dock-deal-this-game = Donner ce jeu
dock-all-in-run-it-twice = Tapis ! Tirer deux fois ?
dock-run-it-twice = Deux fois
dock-once = Une fois
dock-run-it-twice-waiting-for = Tirer deux fois ? On attend { $names }

dock-bet-sizes = montants de mise
dock-amount = montant
dock-raise-to = relancer à
dock-less = moins
dock-more = plus
dock-key = { $amount } – touche { $number }

dock-check-fold = Check / coucher
dock-check = Checker
dock-call = Suivre
dock-call-any = Suivre tout
dock-you-post-a-big-blind = Vous posez une grosse blinde et recevez des cartes dès que possible
dock-wait-instead = Attendre plutôt la grosse blinde
dock-you-are-in-when-the = Vous jouez quand la grosse blinde arrive à vous
dock-post-instead-of-waiting = Poser plutôt qu’attendre
dock-you-buy-the-button-and = Vous achetez le bouton et recevez des cartes dès que possible
dock-decide-ahead = décider d’avance
dock-fast-forward = Accélérer
dock-fold = Se coucher
dock-raise = Relancer
dock-actions = actions
dock-throw-away-the = défausser : { $card }
dock-key-number = touche { $number }
dock-choose-a-card = choisir une carte
dock-choose-cards = choisir des cartes
dock-chosen-of = { $count } sur { $most }
dock-exchange-the = changer : { $card }
dock-cards-to-exchange = cartes à changer
dock-draw-count = Changer { $count }
dock-throw-away-count = Défausser { $count }
dock-throw-away = Défausser
dock-muck = Jeter
dock-call-amount = Suivre { $amount }
dock-call-or-fold = Suivre { $amount } / coucher si relance
dock-call-or-fold-completion = Suivre { $amount } / coucher si on complète
dock-fold-anyway = Coucher quand même ?
dock-you-can-check-for-nothing = Vous pouvez checker gratuitement. Appuyez encore sur Se coucher pour vous coucher quand même.
dock-your-turn-to-call = À vous – { $amount } à suivre
dock-your-turn-throw-a-card = À vous – défaussez une carte
dock-your-turn-throw-cards =
    { $count ->
        [one] À vous – défaussez { $count } carte
       *[other] À vous – défaussez { $count } cartes
    }
dock-your-turn-draw = À vous de changer des cartes
dock-your-turn-bring-in = À vous de payer le bring-in
dock-your-turn-show-or-muck = À vous – montrer ou jeter ?
dock-you-have-folded = Vous vous êtes couché
dock-all-in-nobody-can-bet = Tapis : plus de mises
dock-waiting-for-to-throw-a = On attend la défausse de { $names }
dock-you-are-all-in = Vous êtes à tapis
dock-waiting-for = On attend { $who }
dock-you-finished-in-place = Vous finissez à la place { $place }
dock-the-next-game-starts-after = La partie suivante commence après celle-ci ; vous en êtes
dock-you-are-in-the-next = Vous êtes de la partie suivante
dock-you-are-watching = Vous regardez
dock-you-are-out-and-watching = Vous êtes éliminé et vous regardez
dock-the-host-lets-you-in = L’hôte vous laisse entrer : prenez place
dock-you-sit-the-next-game = Vous ne jouez pas la partie suivante
dock-you-are-in-for-the = Vous êtes de la partie suivante
dock-chips-come-at-the-end =
    { $chips ->
        [one] { $chips } jeton arrive à la fin de la main
        [many] { $chips } de jetons arrivent à la fin de la main
       *[other] { $chips } jetons arrivent à la fin de la main
    }
dock-out-of-chips-rebuy = Vous n’avez plus de jetons. Vous recaver ?
dock-out-of-chips = Vous n’avez plus de jetons
dock-you-sit-out = Vous êtes absent
dock-you-ran-out-of-time = Votre temps est écoulé : la table joue pour vous
dock-you-are-in-from-the = Vous jouez dès la prochaine main
dock-next-hand-in-a-moment = Prochaine main dans un instant
dock-waiting-for-other-players = On attend d’autres joueurs

dock-play-now-post-a-big = Jouer maintenant, poser une grosse blinde
dock-wait-for-big-blind = Attendre la grosse blinde
dock-buy-the-button = Acheter le bouton
dock-play-now-post-both-blinds = Jouer maintenant, poser les deux blindes
dock-chips-to-buy = jetons à acheter
dock-how-to-come-in = comment entrer
dock-sit-down = Prendre place
dock-leave = Partir
dock-waiting-list = Liste d’attente
dock-stop-asking = Ne plus demander
dock-the-host-has-banned-you = L’hôte vous a banni de cette table : vous pouvez regarder.
dock-you-have-asked-the-host = Vous avez demandé la place { $number } à l’hôte : vous vous asseyez dès qu’il vous laisse entrer.
dock-you-are-out-of-this = Vous êtes éliminé de cette partie : prenez place pour la suivante.
dock-nobody-joins-once-this-game = On n’entre plus dans une partie commencée : prenez place pour la suivante.
dock-buy-in-again = Se recaver
dock-im-back = Je suis là
dock-leave-the-waiting-list = Quitter la liste d’attente
dock-join-the-waiting-list = Liste d’attente
dock-the-table-waits = la table attend { $time }

dock-show-card = Montrer { $card }
dock-want-bomb-pot =
    { $count ->
        [one] { $names } veut un bomb pot à la prochaine main
       *[other] { $names } veulent un bomb pot à la prochaine main
    }
dock-want-bomb-pot-ante =
    { $count ->
        [one] { $names } veut un bomb pot à la prochaine main : ante de { $ante } pour tous
       *[other] { $names } veulent un bomb pot à la prochaine main : ante de { $ante } pour tous
    }
dock-why-no-raise = Pourquoi ne puis-je pas relancer ? { $why }
dock-no-chips-to-raise = vous n’avez plus de jetons pour relancer.
dock-amount-all-in = { $amount } tapis
dock-wager-raise = Relancer
dock-wager-bet = Miser
dock-wager-complete = Compléter
dock-wager-cap = Maximum
dock-betting-over =
    { $did ->
        [all-in] { $who } fait tapis : les enchères sont terminées
        [fold] { $who } se couche : les enchères sont terminées
        [check] { $who } checke : les enchères sont terminées
       *[call] { $who } suit : les enchères sont terminées
    }
    .you =
        { $did ->
            [all-in] Vous faites tapis : les enchères sont terminées
            [fold] Vous vous couchez : les enchères sont terminées
            [check] Vous checkez : les enchères sont terminées
           *[call] Vous suivez : les enchères sont terminées
        }
dock-shown-seconds-later =
    { $count ->
        [one] montré { $count } seconde plus tard
       *[other] montré { $count } secondes plus tard
    }
dock-shown-minutes-later =
    { $count ->
        [one] montré { $count } minute plus tard
       *[other] montré { $count } minutes plus tard
    }
dock-paused-take-your-time = { $says } – suspendu, prenez votre temps
dock-advise-fold = Se coucher
dock-advise-check = Checker
dock-advise-call = Suivre
dock-advise-bring-in = Bring-in
dock-advise-show = Montrer
dock-advise-discard = Défausser une carte
dock-advise-draw = Changer des cartes
dock-advise-bet-to = Miser environ { $to }
dock-advise-raise-to = Relancer à environ { $to }
dock-decided-fold = { $street } : vous vous êtes couché
dock-decided-check = { $street } : vous avez checké
dock-decided-call = { $street } : vous avez suivi
dock-decided-all-in = { $street } : vous avez fait tapis
dock-decided-bring-in = { $street } : vous avez payé le bring-in
dock-decided-stand-pat = { $street } : vous êtes resté servi
dock-decided-bet = { $street } : vous avez misé { $to }
dock-decided-raise = { $street } : vous avez relancé à { $to }
dock-decided-draw =
    { $count ->
        [one] { $street } : vous avez tiré une carte
       *[other] { $street } : vous avez tiré { $count } cartes
    }
dock-decided-discard = { $street } : vous avez défaussé { $cards }
