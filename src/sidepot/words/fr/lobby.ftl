### Le lobby : tables, tournois, ouvrir une table

lobby-your-own = la vôtre
lobby-create-a-table = Ouvrir une table
lobby-friday-night = Vendredi soir
lobby-in-words = en clair
lobby-our-friday-game = Notre partie du vendredi
lobby-house-file-toml = Fichier de maison (TOML)
    .hint = Il est vérifié quand vous quittez le champ.
lobby-a-house-file-of-yours = Votre propre fichier de maison, en texte.
lobby-preset-friends = No limit entre amis
    .hint = Une soirée entre amis : huit places, du temps pour réfléchir, les tapis peuvent être tirés deux fois, pas de joueurs automatiques.
lobby-preset-short-deck = Short deck
    .hint = À partir du six, une couleur bat un full : chacun pose l’ante, le bouton pose la seule blinde.
lobby-preset-bomb-pots = Soirée bomb pots
    .hint = Chaque main est un bomb pot : chacun met cinq grosses blindes, et les enchères commencent au flop.
lobby-begin-with = Partir de
lobby-or-by-the-rules-of = Ou avec les règles d’une maison
lobby-name = Nom
    .hint = Laissez vide pour que la table porte votre nom.
lobby-chairs = Places
    .hint = Combien peuvent s’asseoir.
lobby-auto-players = Joueurs automatiques
    .hint = Ils s’assoient tout de suite ; on peut en ajouter plus tard.
lobby-seconds-to-act = Secondes pour parler
    .hint = Ensuite, le time bank se décompte.
lobby-spectators-see-it = Les spectateurs le voient
    .hint = Ceux qui ne font que regarder.
lobby-private-only-people-with-the = Privée : visible seulement avec le lien
lobby-ask-me-before-somebody-sits = Me demander avant que quelqu’un prenne place
lobby-every-dial-with-what-it = Tous les réglages, et ce qu’ils font
lobby-save-these-settings = Enregistrer ces réglages
lobby-saved-as = Enregistrée sous
    .hint = Vous la retrouvez sous « Mes tables », sur chaque appareil.
lobby-open-the-table = Ouvrir la table
lobby-in-words-label = En clair

lobby-any-house = Toute maison
lobby-any-game = Tout jeu
lobby-any-limit = Toute limite
lobby-sidepot-the-lobby = sidepot – le lobby
lobby-name-of-a-table-or = Nom d’une table ou d’un hôte
lobby-name-of-a-table-or-label = nom d’une table ou d’un hôte
lobby-deal-me-in = Je joue
lobby-welcome = Bienvenue, { $name }
lobby-pick-a-table-and-play = Choisissez une table et jouez, ou ouvrez la vôtre et envoyez le lien à vos amis.
lobby-filters = filtres
lobby-with-a-free-chair = Avec une place libre
lobby-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
lobby-of-tables =
    { $all ->
        [one] { $count } sur { $all } table
       *[other] { $count } sur { $all } tables
    }
lobby-more-tables =
    { $count ->
        [one] encore { $count } table
       *[other] encore { $count } tables
    }
lobby-game-of = partie { $number } sur { $games }
lobby-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
lobby-season = Saison
lobby-stack = Stack
lobby-players = Joueurs
lobby-watch = Regarder
lobby-watch-name = regarder { $name }
lobby-join = Rejoindre
lobby-join-name = rejoindre { $name }
lobby-stakes = Mises
lobby-seats = Places
lobby-house = maison { $house }
lobby-waiting = { $count } en attente

lobby-the-host-has-removed-you = l’hôte vous a retiré
lobby-the-host-has-banned-you = l’hôte vous a banni
lobby-the-host-is-asked-to = en attente de l’accord de l’hôte
lobby-the-host-lets-you-in = l’hôte vous a laissé entrer
lobby-closed-tables = Tables fermées
lobby-asking-for-a-chair = { $count } demandent une place
lobby-you-have = vous avez { $chips }
lobby-you-sit-here = vous êtes assis ici
lobby-you-take-part = vous participez
lobby-you-sat-here = vous étiez assis ici
lobby-you-host = vous êtes l’hôte
lobby-you-hosted = vous étiez l’hôte

lobby-any-stakes = Toutes les blindes
lobby-any-size = Toute taille
lobby-nobody-sits-here-yet = Personne n’est encore assis ici.
lobby-playing = { $count } en jeu
lobby-buy-in-the-game-starts = Cave { $chips }. Le jeu commence dès que deux joueurs sont assis.
lobby-observe = Observer

lobby-like-my-last-table = Comme avant : { $name }
lobby-use = Utiliser
lobby-use-the-settings-of-my = utiliser les réglages de ma dernière table
lobby-delete = supprimer { $name }
lobby-use-name = utiliser { $name }
lobby-rename = Renommer
lobby-rename-name = renommer { $name }
lobby-new-name-of = nouveau nom de { $name }
lobby-sure = Sûr ?

lobby-none-yet = Aucun pour l’instant.
lobby-finished = Terminés
lobby-tournaments-and-leagues = Tournois et ligues
lobby-level-of-left = niveau { $level }, encore { $left } sur { $entrants }
lobby-removed-no-entry = L’hôte vous a retiré : vous ne pouvez plus vous inscrire.

lobby-seat-count =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
lobby-season-how = une partie après l’autre, points selon la place
lobby-season-full = complet : une place se libère quand quelqu’un part
lobby-season-begins = commence toute seule
lobby-filter-house = Maison
lobby-filter-game = Jeu
lobby-filter-limit = Limite
lobby-over-won-by = terminé, gagné par { $names }
lobby-registering = inscriptions, { $count } pour l’instant
lobby-registering-of = inscriptions, { $count } sur { $most }
lobby-begins-at = Commence à { $time }, { $left }
lobby-begins-waiting = Début à { $time }, on attend des joueurs
lobby-will-have-chairs =
    { $count ->
        [one] { $name } a { $count } place.
       *[other] { $name } a { $count } places.
    }
lobby-yours-will-have-chairs =
    { $count ->
        [one] Votre table a { $count } place.
       *[other] Votre table a { $count } places.
    }
lobby-will-be-private = Seuls ceux qui ont le lien la trouvent.
lobby-will-be-seen = Tous dans la salle la voient dans le lobby.
lobby-will-ask-you = On vous demande avant que quelqu’un prenne place.
lobby-will-have-autos =
    { $count ->
        [one] Un joueur automatique ({ $style }) est là dès le début.
       *[other] { $count } joueurs automatiques ({ $style }) sont là dès le début.
    }
lobby-will-have-no-autos = Pas de joueurs automatiques : la première main est distribuée dès que deux personnes sont assises.
lobby-will-give-seconds =
    { $count ->
        [one] Chaque décision a { $count } seconde, puis le time bank se décompte.
       *[other] Chaque décision a { $count } secondes, puis le time bank se décompte.
    }
lobby-will-be-delayed = Les spectateurs voient tout : { $delay }.
lobby-will-be-worth = 100 jetons valent { $money }.
