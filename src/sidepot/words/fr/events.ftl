### Ce qui se passe à la table

event-anted = { $who } pose l’ante, { $amount }
    .you = Vous posez l’ante, { $amount }
event-anted-table-ante = { $who } pose l’ante pour la table, { $amount }
    .you = Vous posez l’ante pour la table, { $amount }
event-anted-dead-blind = { $who } paie une blinde morte, { $amount }
    .you = Vous payez une blinde morte, { $amount }
event-posted-small-blind = { $who } pose la petite blinde, { $amount }
    .you = Vous posez la petite blinde, { $amount }
event-posted-big-blind = { $who } pose la grosse blinde, { $amount }
    .you = Vous posez la grosse blinde, { $amount }
event-posted-straddle = { $who } pose un straddle de { $amount }
    .you = Vous posez un straddle de { $amount }
event-posted-post = { $who } pose { $amount } pour entrer
    .you = Vous posez { $amount } pour entrer
event-dealt = { $who } reçoit { $cards }
    .you = Vous recevez { $cards }
event-dealt-board = { $street } : { $cards }
event-dealt-board-again = { $street } sur le second board : { $cards }
event-folded = { $who } se couche
    .you = Vous vous couchez
event-checked = { $who } checke
    .you = Vous checkez
event-called = { $who } suit, { $amount }
    .you = Vous suivez, { $amount }
event-bet = { $who } mise { $to }
    .you = Vous misez { $to }
event-raise = { $who } relance à { $to }
    .you = Vous relancez à { $to }
event-complete = { $who } complète à { $to }
    .you = Vous complétez à { $to }
event-cap = { $who } relance au maximum, { $to }
    .you = Vous relancez au maximum, { $to }
event-bring-in = { $who } paie le bring-in, { $to }
    .you = Vous payez le bring-in, { $to }
event-and-all-in = { $told }, tapis
event-discarded = { $who } défausse { $cards }
    .you = Vous défaussez { $cards }
event-discarded-unseen =
    { $count ->
        [one] { $who } défausse une carte
       *[other] { $who } défausse { $count } cartes
    }
event-discarded-onto-board = { $who } pose { $cards } sur le board
    .you = Vous posez { $cards } sur le board
event-stood-pat = { $who } est servi
    .you = Vous êtes servi
event-drew =
    { $count ->
        [0] { $who } ne change rien
        [one] { $who } change une carte
       *[other] { $who } change { $count } cartes
    }
event-drew-seen =
    { $count ->
        [one] { $who } change une carte : { $cards }
       *[other] { $who } change { $count } cartes : { $cards }
    }
    .you =
        { $count ->
            [one] Vous changez une carte : { $cards }
           *[other] Vous changez { $count } cartes : { $cards }
        }
event-reshuffled =
    { $count ->
        [one] le paquet est épuisé : une carte est remélangée
       *[other] le paquet est épuisé : { $count } cartes sont remélangées
    }
event-died = { $who } part, la main est morte
    .you = Vous partez, la main est morte
event-showed = { $who } montre { $cards }
    .you = Vous montrez { $cards }
event-mucked = { $who } jette sa main
    .you = Vous jetez votre main

event-returned = { $who } récupère { $amount } non suivis
    .you = Vous récupérez { $amount } non suivis
won-pot = { $who } gagne { $pot }, { $amount }
    .you = Vous gagnez { $pot }, { $amount }
won-pot-with = { $who } gagne { $pot }, { $amount }, avec { $hand }
    .you = Vous gagnez { $pot }, { $amount }, avec { $hand }
won-split = { $names } se partagent { $pot }, { $amount } ({ $shares })
won-split-with = { $names } se partagent { $pot }, { $amount } ({ $shares }), avec { $hand }
won-share = { $who } { $amount }
won-half =
    { $half ->
        [high] la moitié haute : { $pot }
        [badugi] la moitié badugi : { $pot }
        [board] la moitié avec le board : { $pot }
        [hand] la moitié des cinq cartes à soi : { $pot }
       *[low] la moitié basse : { $pot }
    }
won-first-board = { $pot } sur le premier board
won-second-board = { $pot } sur le second board
event-raked = la maison prend { $amount }
event-dropped =
    { $count ->
        [one] { $count } jeton impair est retiré
       *[other] { $count } jetons impairs sont retirés
    }

event-sat-down = { $who } prend la place { $seat } avec { $chips }
event-got-up = { $who } se lève avec { $chips }
event-got-up-broke = { $who } se lève sans jetons
event-will-leave = { $who } part après cette main
event-leaves-no-more = { $who } reste finalement
event-sat-out = { $who } s’absente
event-came-back = { $who } est de retour
event-bought-chips = { $who } achète { $chips }
event-will-buy = { $who } achète { $chips } après cette main
event-agreed-bomb-pot = { $who } accepte un bomb pot
event-agreed-run-twice = { $who } accepte de tirer deux fois
event-agreed-straddle = { $who } accepte le straddle
event-agreed-button-straddle = { $who } accepte le straddle au bouton
event-no-longer-bomb-pot = { $who } n’accepte plus le bomb pot
event-no-longer-run-twice = { $who } n’accepte plus de tirer deux fois
event-no-longer-straddle = { $who } n’accepte plus le straddle
event-no-longer-button-straddle = { $who } n’accepte plus le straddle au bouton
event-run-twice-asked = tirer deux fois ? On demande à { $names }
event-showed-after = { $who } montre { $cards }
event-rabbit-hunted = { $who } demande ce qui serait venu : { $cards }
event-connected = { $who } est de nouveau connecté
event-disconnected = { $who } a perdu la connexion
event-uses-bank =
    { $count ->
        [0] { $who } utilise le time bank, plus aucune seconde
        [one] { $who } utilise le time bank, encore une seconde
       *[other] { $who } utilise le time bank, encore { $count } secondes
    }
event-timed-out = le temps de { $who } est écoulé
event-hand-began = main { $number }
event-rules-will-change = dès la prochaine main : { $house }, { $limit }, blindes { $blinds }
event-paused = la table est suspendue
event-resumed = le jeu reprend
event-waits = { $who } s’inscrit en liste d’attente
event-waits-no-more = { $who } quitte la liste d’attente
event-seat-offered = la place { $seat } est réservée à { $who }
event-changed-seat = { $who } passe à la place { $seat }
event-will-change-seat = { $who } passera à la place { $seat } après cette main
event-stays = { $who } garde sa place
event-hand-seen = { $who } demande à voir la main de { $whose } : { $cards }
event-kill-due = la prochaine main est un kill pot : { $who } poste { $amount }
event-game-changed = on joue à : { $game }
event-game-pick-due = { $who } choisit le prochain jeu
event-game-picked = { $who } choisit { $game }
event-blinds-will-rise = les blindes montent : { $blinds } dès la prochaine main

event-table-game-began = la partie { $number } commence
event-table-game-will-end = la partie finit après cette main : les jetons décident
event-table-game-over =
    { $count ->
        [one] { $names } gagne la partie { $number } après une main
       *[other] { $names } gagne la partie { $number } après { $count } mains
    }
event-table-game-shared =
    { $count ->
        [one] { $names } se partagent la partie { $number } après une main
       *[other] { $names } se partagent la partie { $number } après { $count } mains
    }
