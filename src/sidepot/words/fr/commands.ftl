### Ce qu’affichent d’autres commandes : sidepot house, rank, equity, icm, hands, stats, tournament

commands-room-open = La salle de poker est ouverte : { $address }
commands-room-networks = Sur d’autres réseaux : { $addresses }
commands-room-yours = Le vôtre, avec les droits d’un hôte à chaque table : { $link }
commands-room-friends = Pour des amis sur votre réseau : { $command }
commands-room-kept = Conservée dans { $folder }. Ctrl-C ferme la salle ; elle reprend où elle s’est arrêtée.
commands-room-closed = La salle de poker est fermée.
commands-room-ports = les ports { $first } à { $last } sont pris : choisissez-en un autre avec { $command }

commands-house-every-dial = Tous les réglages d’une maison : sidepot house show NAME (--toml : en fichier à modifier)
commands-house-fine = { $name } est en ordre.
commands-house-fine-unusual = { $name } est en ordre, et inhabituelle :
commands-house-defaults = Elle ne fixe rien d’elle-même : chaque réglage a sa valeur par défaut.
commands-house-toml-or-json = --toml ou --json, pas les deux
commands-house-not-a-file = { $file } n’est pas un fichier de maison : son nom doit finir par .toml
commands-house-column-dial = réglage
commands-house-column-value = valeur
commands-house-column-decides = ce qu’il décide
commands-house-standard = (standard : { $value })
commands-house-in-limit = en { $limit } : { $dials }
commands-house-not-standard = * pas comme dans standard
commands-house-unknown = il n’y a pas de maison { $name } : { $houses }, ou le chemin d’un fichier .toml

commands-rank-board = board
commands-rank-hand = main
commands-rank-plays = joue
commands-rank-number = numéro
commands-rank-half-high = moitié haute
commands-rank-half-low = moitié basse
commands-rank-half-badugi = moitié badugi
commands-rank-half-board = moitié avec le board
commands-rank-half-alone = moitié pour la main seule

commands-equity-hand = main
commands-equity-equity = équité
commands-equity-win = gagne
commands-equity-tie = égalité
commands-equity-scoop = scoop
commands-equity-split = partage
commands-equity-weight = poids
commands-equity-exact =
    { $count ->
        [one] exact : la seule donne
       *[other] exact : toutes les { $count } donnes
    }
commands-equity-sampled = { $count } donnes, graine { $seed } ; ± est l’erreur type
commands-equity-stopped = arrêté plus tôt : { $count } donnes, graine { $seed } ; ± est l’erreur type
commands-equity-parts = l’équité est { $parts }
commands-equity-assumed = supposé : { $what }
commands-equity-of = --of { $given } : il y a les joueurs 1 à { $count }

commands-icm-stack = stack
commands-icm-chips = jetons
commands-icm-icm = ICM
commands-icm-icm-chop = deal ICM
commands-icm-chip-chop = deal aux jetons
commands-icm-exact = exact
commands-icm-sampled = d’arrivées au hasard, graine { $seed } ; ± est l’erreur type
commands-icm-numbers = { $option } { $given } : des nombres séparés par des virgules, comme 1500,1200,975

commands-hands-put-in =
    { $count ->
        [0] Aucune main ajoutée ; { $store } en a { $whole } en tout.
        [one] Une main ajoutée ; { $store } en a { $whole } en tout.
       *[other] { $count } mains ajoutées ; { $store } en a { $whole } en tout.
    }
commands-hands-put-in-known =
    { $count ->
        [0] Aucune main ajoutée, { $known } y étaient déjà ; { $store } en a { $whole } en tout.
        [one] Une main ajoutée, { $known } y étaient déjà ; { $store } en a { $whole } en tout.
       *[other] { $count } mains ajoutées, { $known } y étaient déjà ; { $store } en a { $whole } en tout.
    }
commands-hands-none = Aucune main de ce genre.
commands-hands-latest = les { $shown } dernières sur { $count }
commands-hands-count =
    { $count ->
        [one] { $count } main
       *[other] { $count } mains
    }
commands-hands-hand = main
commands-hands-time = heure (UTC)
commands-hands-game = jeu
commands-hands-player = joueur
commands-hands-cards = cartes
commands-hands-won = gagné
commands-hands-pot = pot
commands-hands-more-failed =
    { $count ->
        [one] … et encore une main : sidepot check les dit toutes
       *[other] … et encore { $count } mains : sidepot check les dit toutes
    }

commands-stats-none = Aucune main.
commands-stats-nobody = il n’y a pas de main de { $who } ; sans --player, tous sont donnés
commands-stats-more-players =
    { $count ->
        [one] … et encore un joueur : --player NAME, ou --json
       *[other] … et encore { $count } joueurs : --player NAME, ou --json
    }
commands-stats-luck-unknown =
    { $count ->
        [one] la chance d’un abattage est inconnue : cartes non montrées, ou jeu sans équités
       *[other] la chance de { $count } abattages est inconnue : cartes non montrées, ou jeu sans équités
    }
commands-stats-player = joueur
commands-stats-hands = mains
commands-stats-interval = intervalle à 95 %
commands-stats-without-luck = sans la chance
commands-stats-fold-to-3bet = couché sur 3-bet
commands-stats-steal = vol
commands-stats-fold-to-steal = couché sur vol
commands-stats-fold-to-cbet = couché sur c-bet
commands-stats-aggression = agressivité
commands-stats-street = tour
commands-stats-folded = couché
commands-stats-position = position
commands-stats-last-street = dernier

commands-tournament-title =
    { $count ->
        [one] { $name } : un joueur, maison { $house }, graine { $seed } ; une main prend { $seconds } s en moyenne
       *[other] { $name } : { $count } joueurs, maison { $house }, graine { $seed } ; une main prend { $seconds } s en moyenne
    }
commands-tournament-cost = une entrée coûte { $amount }
commands-tournament-cost-fee = une entrée coûte { $amount } + { $fee } = { $whole }
commands-tournament-place = place
commands-tournament-player = joueur
commands-tournament-prize = gain
commands-tournament-more =
    { $count ->
        [one] et encore un
       *[other] et encore { $count }
    }
commands-tournament-rank = rang
commands-tournament-points = points
commands-tournament-games = parties
commands-tournament-won = gagnées
commands-tournament-places = places, depuis la première
commands-tournament-end =
    { $count ->
        [0] aucune main, { $players } joueurs, { $time }
        [one] une main, { $players } joueurs, { $time }
       *[other] { $count } mains, { $players } joueurs, { $time }
    }
commands-tournament-pool = dotation { $amount }
commands-tournament-fees = frais { $amount }
