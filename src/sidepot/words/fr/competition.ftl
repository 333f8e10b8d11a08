### Tournois, saisons de ligue et parties limitées : leur panneau, leur formulaire, ce qu’on peut leur demander

competition-add-a-bot = Ajouter un bot
competition-heron = héron

competition-being-asked-whether-it-is = on lui demande s’il est là …
competition-it-is-there = il est là
competition-not-there = pas là : { $problem }
competition-bot = Bot
competition-asked = Demandes
competition-bad-answers = Mauvaises réponses
competition-enter-a-bot = Inscrire un bot
competition-bots = Bots
competition-a-bot-has-for-an = Un bot a { $time } pour répondre ; une réponse tardive, une erreur ou un non-sens compte pour 0, et le bot checke ou se couche.
competition-entered-by-at = inscrit par { $who }, à { $url }
competition-entered-by = inscrit par { $who }
competition-last = dernière : { $last }
competition-withdraw = Retirer
competition-withdraw-name = retirer { $name }

competition-begins = { $name } commence
competition-you-are-in-it = Vous en êtes.
competition-begins-in-a-minute = { $name } commence dans une minute
competition-you-are-registered = Vous êtes inscrit.

competition-tournament = Tournoi
competition-league-season = Saison de ligue
competition-timed-game = Partie limitée
competition-everyone-plays-until-one-has = On joue jusqu’à ce qu’un joueur ait tous les jetons.
competition-many-games-of-the-same = Plusieurs parties entre les mêmes joueurs, points selon la place, classement après chaque partie. L’hôte la lance.
competition-so-many-hands-the-biggest = Un nombre fixe de mains ; le plus gros stack gagne.
competition-it-begins-by-itself-with = Il commence tout seul avec ce nombre de joueurs ; l’hôte peut le lancer plus tôt.
competition-the-auto-players-alone-are = Les joueurs automatiques suffisent : il commence tout de suite, sans vous. Choisissez un nombre plus grand.
competition-so-many-have-to-be = Il faut ce nombre de joueurs à cette heure ; sinon il les attend, ou attend l’hôte.
competition-sunday-freeze-out = Freezeout du dimanche
competition-they-double = elles doublent
competition-it-stays = le dernier reste
competition-none = aucune
competition-structure-sheet = fiche de structure
competition-the-structure-sheet-as-text = La fiche de structure, en texte
competition-what-the-fields-above-say = Tout ce que disent les champs ci-dessus, en entier. Modifiez-le ici pour ce qu’ils ne couvrent pas : pauses, antes, re-entries, points. Ce qui est écrit ici compte ; changer un champ le réécrit.
competition-open-registration = Ouvrir les inscriptions
competition-games = Parties
    .hint = Combien de parties compte la saison.
competition-points = Points
    .hint = Selon la place, le gagnant d’abord. Avec moins de joueurs, les lignes de la ligue s’appliquent.
competition-hands = Mains
    .hint = Après ce nombre de mains, on compte les jetons.
competition-auto-players-take-empty-chairs = Joueurs automatiques aux places vides
competition-bots-over-http = Bots par HTTP
competition-programs-that-play-over-http = Des programmes qui jouent par HTTP, en n’importe quel langage : à chacun, on demande à son URL que faire. On peut en inscrire d’autres sur la page du tournoi jusqu’au début.
competition-begins-with = Commence avec
competition-name = Nom
    .hint = Laissez vide pour qu’il porte votre nom.
competition-kind = Type
competition-house = Maison
    .hint = Celle dont les règles s’appliquent.
competition-who-plays = Qui joue
competition-at-most = Au plus
    .hint = Le nombre maximal de joueurs.
competition-chairs = Places
    .hint = À chaque table ; les joueurs sont équilibrés entre les tables.
competition-auto-players = Joueurs automatiques
    .hint = Ils s’inscrivent tout de suite.
competition-spectators-see-it = Les spectateurs le voient
    .hint = Ceux qui n’y jouent pas.
competition-starts-at = Commence à
    .hint = Votre heure locale. Vide, il n’attend pas d’heure.
competition-chips-and-levels = Jetons et niveaux
competition-stack = Stack
    .hint = Ce que chacun a au départ.
competition-a-level-lasts = Un niveau dure
    .hint = Combien de l’unité à côté.
competition-counted-in = Compté en
    .hint = Un tour est une fois autour de la table.
competition-after-the-last = Après le dernier
    .hint = Ce qui suit quand tous les niveaux sont joués.
competition-blinds = Blindes
    .hint = Niveau par niveau, p. ex. 10/20, 15/30, ou avec ante 50/100/10.
competition-money = Argent
competition-buy-in = Buy-in
    .hint = Ce que coûte une entrée ; 0, c’est gratuit.
competition-payouts = Gains
    .hint = « standard », « winner-takes-all », ou des pourcentages comme 50, 30, 20.
competition-late-entry = Entrée tardive
    .hint = Le dernier niveau où l’on peut encore entrer.
competition-rebuys-until-level = Recaves jusqu’au niveau
    .hint = Un autre stack pour un autre buy-in, si l’on n’a pas plus qu’au départ.
competition-add-on-in-level = Add-on au niveau
    .hint = Un autre stack pour un autre buy-in, une fois par joueur.

competition-join = Rejoindre
competition-register-for = S’inscrire pour { $cost }
competition-register = S’inscrire
competition-leave-the-season = Quitter la saison
competition-unregister = Se désinscrire
competition-rebuy = Recave
competition-no-rebuy = Pas de recave
competition-add-on = Add-on
competition-start-now = Lancer
competition-pause = Suspendre
competition-stop-after-this-game = Finir après cette partie
competition-dont-stop-after-this-game = Ne pas finir après celle-ci
competition-go-on = Reprendre
competition-in-days =
    { $count ->
        [one] dans { $count } jour
       *[other] dans { $count } jours
    }
competition-in = dans { $time }

competition-cancel-it = Annuler
competition-for-the-host = Pour l’hôte
competition-remove-a-player = Retirer un joueur
competition-remove = retirer { $who }
competition-press-again = Encore une fois
competition-press-again-everyone-gets-back = Encore une fois : chacun est remboursé

competition-to-the-next-season = Vers la saison suivante
competition-buy-in-cost = buy-in { $cost }
competition-level = Niveau { $level } : { $blinds }
competition-next = Ensuite : { $blinds }
competition-the-next-season-opens-in = La saison suivante ouvre dans un instant.
competition-given-back = Remboursements
competition-gets-back = Remboursé
competition-nobody-had-paid-anything = Personne n’avait rien payé.
competition-places = Places
competition-place = Place
competition-prize = Gain
competition-wins = Victoires
competition-standings-after-of-games =
    { $count ->
        [one] Classement après { $played } sur { $count } partie
       *[other] Classement après { $played } sur { $count } parties
    }
competition-still-in-of = Encore en jeu : { $count } sur { $entrants }
competition-table = Table
competition-chips = Jetons
competition-out = Éliminés
competition-in-the-next-game = Dans la partie suivante
competition-nobody-yet = Personne pour l’instant.
competition-levels = Niveaux
competition-level-head = Niveau
competition-lasts = Durée
competition-then-break = Puis pause
competition-after-that-each-level-doubles = Ensuite, chaque niveau double le précédent.
competition-add-on-in-level-chips = Add-on au niveau { $level } : { $chips } jetons pour { $cost }, une fois.
competition-the-house-keeps-of-each = La maison garde { $amount } par entrée, en plus du buy-in.
competition-at-least-is-paid = Au moins { $amount } sont distribués.
competition-after-hands-the-biggest-stack =
    { $count ->
        [one] Après { $count } main, le plus gros stack gagne.
       *[other] Après { $count } mains, le plus gros stack gagne.
    }
competition-auto-players-who-take-empty = Les joueurs automatiques aux places vides entrent comme tous : ils paient le buy-in et peuvent gagner.
competition-whoever-does-not-play-in =
    { $count ->
        [one] Les spectateurs voient tout { $count } seconde plus tard.
       *[other] Les spectateurs voient tout { $count } secondes plus tard.
    }
competition-good-to-know = Bon à savoir
competition-the-host-has-removed-you = L’hôte vous a retiré : vous ne pouvez plus vous inscrire.
competition-the-season-stops-after-this = La saison finit après cette partie.
competition-it-was-cancelled-by = Annulé par { $who }.
competition-it-is-over = C’est terminé.
competition-the-next-game-starts-after = La partie suivante commence après celle-ci ; vous en êtes.
competition-break = Pause.
competition-paused = Suspendu.
competition-game-of = partie { $game } sur { $games }
competition-of-left = encore { $left } sur { $entrants }
competition-average = moyenne { $average }
competition-hand-for-hand = main par main
competition-it-was-to-begin-at =
    { $count ->
        [one] Début prévu à { $time }, mais trop peu de joueurs sont venus : il commence avec { $count } joueur, ou quand l’hôte le lance.
       *[other] Début prévu à { $time }, mais trop peu de joueurs sont venus : il commence avec { $count } joueurs, ou quand l’hôte le lance.
    }
competition-begins-at-with-players-or =
    { $count ->
        [one] Commence à { $time }, { $left }, à partir de { $count } joueur.
       *[other] Commence à { $time }, { $left }, à partir de { $count } joueurs.
    }
competition-begins-by-itself-with-players =
    { $count ->
        [one] Commence tout seul avec { $count } joueur.
       *[other] Commence tout seul avec { $count } joueurs.
    }
competition-registration-is-open-the-host = Les inscriptions sont ouvertes ; l’hôte le lance.

competition-begins-with-people =
    { $count ->
        [one] Avec les joueurs automatiques, il commence tout seul dès qu’une personne est inscrite. Pour attendre des amis, choisissez un nombre plus grand.
       *[other] Avec les joueurs automatiques, il commence tout seul dès que { $count } personnes sont inscrites. Pour attendre des amis, choisissez un nombre plus grand.
    }
competition-by-minutes = minutes
competition-by-hands = mains
competition-by-orbits = tours
competition-minutes = { $count } min
competition-orbits =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
competition-level-blinds = { $sb }/{ $bb }
competition-level-blinds-ante = { $sb }/{ $bb }, ante { $ante }
competition-registered = Inscrits : { $count }
competition-registered-of = Inscrits : { $count } sur { $most }
competition-prize-pool = Dotation { $pool }
competition-prize-pool-so-far = Dotation pour l’instant { $pool }
competition-games-and-points =
    { $count ->
        [one] { $count } partie, points selon la place.
       *[other] { $count } parties, points selon la place.
    }
competition-points-for =
    { $count ->
        [one] Avec { $count } joueur : { $points }.
       *[other] Avec { $count } joueurs : { $points }.
    }
competition-enter-until = Entrée ouverte jusqu’à la fin du niveau { $level }.
competition-enter-and-reenter =
    { $count ->
        [one] Entrée ouverte jusqu’à la fin du niveau { $level } ; un joueur éliminé peut rentrer une fois.
       *[other] Entrée ouverte jusqu’à la fin du niveau { $level } ; un joueur éliminé peut rentrer { $count } fois.
    }
competition-rebuys = Recaves jusqu’à la fin du niveau { $level } : { $chips } jetons pour { $cost }, si l’on n’a pas plus que le stack de départ.
competition-rebuys-at-most =
    { $count ->
        [one] Une recave jusqu’à la fin du niveau { $level } : { $chips } jetons pour { $cost }, si l’on n’a pas plus que le stack de départ.
       *[other] Jusqu’à { $count } recaves jusqu’à la fin du niveau { $level } : { $chips } jetons pour { $cost }, si l’on n’a pas plus que le stack de départ.
    }
competition-rebuy-for = Recave : { $chips } pour { $cost }
competition-add-on-for = Add-on : { $chips } pour { $cost }
competition-player-away = { $who } (parti)
competition-in-hours = dans { $hours } h { $minutes } min
competition-game-in-next = La partie suivante commence dans { $time }.
competition-game-in-first = La première partie commence dans { $time }.
competition-game-with-next =
    { $count ->
        [one] La partie suivante commence dès que { $count } joueur est là.
       *[other] La partie suivante commence dès que { $count } joueurs sont là.
    }
competition-game-with-first =
    { $count ->
        [one] La première partie commence dès que { $count } joueur est là.
       *[other] La première partie commence dès que { $count } joueurs sont là.
    }

competition-repair-timeout = pas de réponse à temps
competition-repair-unreachable = pas de connexion
competition-repair-broken = une réponse cassée
competition-repair-http-error = une erreur HTTP
competition-repair-redirect = une redirection ailleurs
competition-repair-too-long = une réponse trop longue
competition-repair-not-an-amount = aucun montant
competition-repair-negative = un montant négatif
competition-repair-error = une erreur
competition-repair-illegal = contraire aux règles
competition-repair-busy = pas demandé : trop de bots étaient appelés
competition-repair-below-call = moins que pour suivre : couché
competition-repair-below-raise = moins que la relance minimale : suit ou checke
competition-repair-raising-closed = une relance quand elles étaient closes : suit ou checke
competition-repair-above-stack = plus que le stack : all-in
competition-repair-above-limit = plus que la limite : la relance maximale
