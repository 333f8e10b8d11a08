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
commands-equity-split = split
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
commands-stats-3-bet = 3-bet
commands-stats-c-bet = c-bet
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

commands-room-operator = Comme opérateur : { $link }
commands-no-room = il n’y a pas de salle dans { $folder } : room.db manque
commands-nobody = personne
commands-some-of = { $shown } sur { $count } : --limit en montre plus, --find en cherche.

commands-backup-no-key = { $file } n’est pas là : sans --with-key, seule la base de données est copiée
commands-backup-other-key = { $file } est une autre clé : une sauvegarde n’écrase rien
commands-backup-bytes =
    { $count ->
        [one] { $file } : { $count } octet
       *[other] { $file } : { $count } octets
    }
commands-backup-check = Vérifiez-la : { $command }
commands-key-unreadable = la clé de { $folder } est illisible : { $why }
commands-verify-looked = { $records }, { $tables }, { $tournaments }, { $hands }, { $movements }, { $chips } en jeu.
commands-verify-records =
    { $count ->
        [one] { $count } enregistrement dans { $streams ->
            [one] { $streams } journal
           *[other] { $streams } journaux
        }
       *[other] { $count } enregistrements dans { $streams ->
            [one] { $streams } journal
           *[other] { $streams } journaux
        }
    }
commands-verify-hands =
    { $count ->
        [one] { $count } main ({ $running } en cours)
       *[other] { $count } mains ({ $running } en cours)
    }
commands-verify-movements =
    { $count ->
        [one] { $count } mouvement de jetons sur { $accounts ->
            [one] { $accounts } compte
           *[other] { $accounts } comptes
        }
       *[other] { $count } mouvements de jetons sur { $accounts ->
            [one] { $accounts } compte
           *[other] { $accounts } comptes
        }
    }
commands-verify-note = Remarque : { $note }.
commands-verify-wrong = FAUX : { $problem }
commands-verify-fine = Tout est là et tout est juste.
commands-void-hand = { $name } : la main { $hand } est annulée.
commands-void-cancelled = { $name } : le tournoi est annulé.
commands-void-table-closed = { $name } : la table est fermée.
commands-void-back = { $who } récupère { $chips }
commands-void-nothing = Tout peut continuer : rien n’est annulé.
commands-move-rows =
    { $count ->
        [one] { $count } ligne transférée, et retrouvée à l’identique.
       *[other] { $count } lignes transférées, et retrouvées à l’identique.
    }
commands-move-start = Lancez-la : { $command }
commands-move-left = L’ancienne base de données est gardée sous { $file } : supprimez-la quand tout va bien.
commands-move-keys = Mettez d’abord { $keys } de la salle à côté : les mains en cours ont besoin de la clé.
commands-move-postgres = La base PostgreSQL est comme avant : supprimez-la quand tout va bien, et n’y lancez aucune salle.

commands-users-none = Personne n’est encore venu.
commands-users-none-like = Personne n’a « { $find } » dans son nom.
commands-users-column-name = nom
commands-users-column-since = depuis (UTC)
commands-users-column-seen = vu
commands-users-column-ways = revient par
commands-users-way-link = lien
commands-users-way-password = mot de passe
commands-users-way-passkey = clé d’accès
commands-users-bot-of = bot de { $who }
commands-users-banned = banni
commands-users-here = présent
commands-ban-undo-alone = --undo n’admet ni --why ni --with-address : il lève tout le bannissement
commands-ban-done = { $who } ne peut plus entrer.
commands-ban-done-address = { $who } ne peut plus entrer, ni personne de nouveau depuis { $addresses }.
commands-ban-lifted = { $who } peut de nouveau entrer.
commands-reset-done = { $who } revient avec l’adresse de la salle et { $link } (ou avec le code seul) : { $code }
commands-announce-no-room = aucune salle ne tourne dans { $folder } : personne n’est là pour le lire
commands-announce-done =
    { $count ->
        [one] Tous le lisent, et quiconque vient dans la prochaine minute.
       *[other] Tous le lisent, et quiconque vient dans les { $count } prochaines minutes.
    }
commands-announce-back = L’annonce est retirée.

commands-tables-none = Il n’y en a pas : personne n’a ouvert de table ici.
commands-tables-none-like = Aucune n’a « { $find } ».
commands-tables-last = Les { $shown } dernières sur { $count } : --limit en montre plus, --find en cherche.
commands-tables-column-name = nom
commands-tables-column-id = ID
commands-tables-column-opened = ouverture (UTC)
commands-place-table = table
commands-place-tournament = tournoi
commands-place-closed = fermée
commands-place-over = terminé
commands-place-cancelled = annulé
commands-played-none = Aucune main terminée de ce genre. Sans filtre, toutes sont listées.
commands-played-older = Plus anciennes : la même chose avec { $option }
commands-played-column-ended = fin (UTC)
commands-played-column-table = table
commands-played-column-hand = main
commands-played-column-players = joueurs
commands-played-column-pot = pot
commands-played-column-who-won = qui a gagné
commands-log-nothing = Rien de ce genre dans le journal de { $name }.
commands-log-earlier = Plus tôt : la même chose avec { $option }
commands-export-exists = { $file } existe déjà : choisissez un autre nom, une exportation n’écrase rien
commands-export-draft = { $file } gêne : une autre exportation y écrit, ou une a été interrompue ; supprimez-le
commands-export-nothing = rien de ce genre : { $file } n’est pas écrit
commands-export-hands =
    { $count ->
        [one] { $file } : { $count } main
       *[other] { $file } : { $count } mains
    }
commands-export-lines =
    { $count ->
        [one] { $file } : { $count } ligne
       *[other] { $file } : { $count } lignes
    }
commands-database-unreadable = la base de données de la salle est illisible : { $why } ; `sidepot room verify` en dit plus
commands-since-until = --since { $since } n’est pas avant --until { $until } : il n’y a rien entre les deux
commands-table-or-tournament = --table ou --tournament, pas les deux
commands-which-table = de quelle table ? Ajoutez --table NAME ou --tournament NAME ; `sidepot room tables` les liste
commands-no-hand-yet = { $name } n’a pas de main { $hand } terminée : aucune main n’y est encore finie
commands-no-such-hand = { $name } n’a pas de main { $hand } terminée : la dernière qui y est finie est la { $last }
