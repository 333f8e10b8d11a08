### Pourquoi quelque chose est refusé

refusal-not-your-turn = ce n’est pas à vous de jouer
refusal-hand-over = la main est terminée
refusal-folded = vous vous êtes couché
refusal-all-in = vous êtes à tapis
refusal-not-an-action = ce n’est pas une action
refusal-not-chips = les jetons sont des nombres entiers
refusal-cannot-check = vous ne pouvez pas checker, { $call } à suivre
refusal-nothing-to-call = il n’y a rien à suivre, vous pouvez checker
refusal-not-enough-chips = vous n’avez pas assez de jetons : il reste { $stack }, { $call } à suivre
refusal-bet-too-small = moins que la mise minimale ({ $min })
refusal-below-min = moins que la relance minimale ({ $min })
refusal-above-max =
    { $kind ->
        [bet] plus que la mise maximale ({ $max })
       *[raise] plus que la relance maximale ({ $max })
    }
refusal-capped = plus de relance sur ce tour, le maximum est atteint
refusal-free-to-check = checker est gratuit, et dans cette maison personne ne se couche pour rien
refusal-raising-closed = vous avez parlé et personne n’a fait de relance complète depuis : suivez ou couchez-vous
refusal-no-one-to-call = personne d’autre ne pourrait suivre une relance
refusal-must-discard = défaussez d’abord une carte
refusal-no-discard-due = il n’y a pas de défausse à faire maintenant
refusal-not-your-card = cette carte n’est pas dans votre main
refusal-must-draw = changez d’abord des cartes, ou restez servi
refusal-no-draw-due = il n’y a pas de tirage maintenant
refusal-too-many-cards = plus de cartes que vous ne pouvez en changer ({ $count })
refusal-must-bring-in = vous devez payer le bring-in de { $call }, ou compléter
refusal-no-bring-in-due = il n’y a pas de bring-in à payer
refusal-at-showdown = les enchères sont terminées, montrez ou jetez votre main
refusal-no-showdown = il n’y a rien à montrer ou à jeter maintenant

refusal-not-a-command = ce n’est pas une commande
refusal-time-goes-on = le temps est un nombre entier de millisecondes et ne recule jamais
refusal-tick-first = une échéance est passée : un tick d’abord
refusal-not-seated = vous n’êtes pas assis à cette table
refusal-seated-already = vous êtes déjà assis à cette table
refusal-no-such-chair = cette place n’existe pas
refusal-no-such-chair-of = cette place n’existe pas : de 0 à { $last }
refusal-chair-taken = quelqu’un y est assis
refusal-chair-kept = cette place est réservée à un joueur de la liste d’attente
refusal-bad-name = un nom a de 1 à 64 caractères imprimables
refusal-bad-name-house = { $name } est la maison, qui prend le rake, pas un joueur
refusal-bad-amount = les jetons sont des nombres entiers, 1 ou plus
refusal-buy-in-too-small = moins que la cave minimale
refusal-buy-in-too-small-than = moins que la cave minimale ({ $least })
refusal-buy-in-too-large = plus que la cave maximale
refusal-buy-in-too-large-than = plus que la cave maximale ({ $most })
refusal-top-up-too-large = { $most } de plus au maximum
refusal-too-many-chips = plus de jetons qu’une table ne peut en contenir
refusal-ratholing = qui revient vite apporte ce avec quoi il est parti
refusal-ratholing-least = qui revient vite apporte ce avec quoi il est parti : au moins { $least }
refusal-field-fixed = une fois la partie commencée, personne n’entre ni n’achète de jetons
refusal-still-has-chips = vous avez encore des jetons : rechargez plutôt
refusal-no-chips = vous n’avez pas de jetons : recavez-vous d’abord
refusal-bad-choice = ce n’est pas un des choix
refusal-bad-choice-of = ce n’est pas un des choix : { $choices }
refusal-bad-choice-cards = vous n’aviez pas ces cartes dans cette main
refusal-not-offered = cette maison ne le propose pas
refusal-not-offered-hurry = des gens jouent encore cette main : elle va à leur rythme
refusal-not-offered-button = cette maison ne vend pas le bouton
refusal-leaving = vous êtes en train de partir
refusal-not-leaving = vous n’êtes pas en train de partir
refusal-sitting-out = vous êtes déjà absent
refusal-not-sitting-out = vous n’êtes pas absent
refusal-hand-not-over = la main suivante est en cours : on montre ses cartes quand une main est finie
refusal-shown-already = tout le monde a vu ces cartes
refusal-nothing-to-come = plus rien ne serait venu, ou c’est déjà au board
refusal-asking = les enchères sont terminées : on demande aux joueurs s’il faut tirer deux fois
refusal-no-hand = aucune main n’est en cours
refusal-not-dealt-in = vous n’êtes pas dans cette main
refusal-not-betting = vous n’avez pas à miser maintenant
refusal-your-turn = c’est à vous : jouez
refusal-waiting-already = vous êtes déjà sur la liste d’attente
refusal-not-waiting = vous n’êtes pas sur la liste d’attente
refusal-chairs-free = il y a une place libre : prenez-la
refusal-bad-rules = ces règles ne conviennent pas à cette table
refusal-bad-rules-none = ce ne sont pas des règles : une maison en a, comme rules.but(blinds=(5, 10))
refusal-bad-rules-chairs = trop de places : { $game } se joue de 2 à { $most } joueurs (X17)
refusal-paused-already = c’est déjà suspendu
refusal-not-paused = ce n’est pas suspendu
refusal-out-of-game = vous êtes éliminé de cette partie : reprenez place pour la suivante
refusal-game-running = une partie est en cours : la suivante commence après
refusal-no-game = aucune partie en cours ne peut finir
refusal-nothing-to-see = cette main n’est pas allée à l’abattage : elle n’est pas montrée
refusal-not-your-pick = ce n’est pas à vous de choisir le jeu
refusal-too-few = il faut au moins deux joueurs pour commencer

refusal-unknown-player = personne de ce nom n’est inscrit
refusal-registered-already = déjà inscrit
refusal-registration-closed = les inscriptions sont closes
refusal-full = il n’y a plus de place
refusal-no-points = la saison n’a pas de points pour plus de joueurs : les inscriptions sont closes (L14)
refusal-no-reentry = ce joueur n’a plus d’entrées
refusal-began-already = le tournoi a commencé
refusal-not-begun = le tournoi n’a pas commencé
refusal-over = le tournoi est terminé
refusal-player-out = ce joueur est éliminé
refusal-no-rebuy = aucune recave n’est possible maintenant
refusal-stack-too-large = pas de recave avec plus que le stack de départ
refusal-nothing-to-decide = il n’y a rien à décider
refusal-no-add-on = aucun add-on n’est possible maintenant
refusal-added-already = l’add-on a déjà été pris
refusal-not-scheduled = aucune heure de début n’est fixée
refusal-removed = l’hôte a retiré ce joueur : il ne peut plus s’inscrire
refusal-removed-already = ce joueur a déjà été retiré

refusal-bad-message = ce n’est pas un message que la salle connaît
refusal-bad-message-body = ce n’est pas ce qui est demandé ici : { $why }
refusal-bad-message-what = la salle ne connaît pas ce message : { $why }
refusal-bad-message-why = { $why }
refusal-bad-message-cut-short = le corps s’est arrêté avant d’être complet
refusal-bad-message-currency = une monnaie a de 1 à { $most } lettres ou un signe, comme EUR ou €
refusal-bad-message-format = format est { $formats }
refusal-bad-message-settings = dites quels réglages enregistrer : `settings`, ou la `table` dont vous êtes l’hôte
refusal-bad-message-passkey = ce n’est pas la clé d’accès demandée : réessayez
refusal-slow-down = trop à la fois : attendez un instant
refusal-slow-down-bots = vous avez inscrit beaucoup de bots : attendez quelques minutes
refusal-slow-down-chairs = vous avez demandé beaucoup de places : attendez une minute
refusal-slow-down-download = un de vos téléchargements est en cours : attendez qu’il finisse
refusal-slow-down-downloads = d’autres téléchargent : réessayez dans une minute
refusal-slow-down-reading = la salle a beaucoup à lire en ce moment : réessayez dans un instant
refusal-slow-down-tables = vous avez ouvert beaucoup de tables et de tournois : attendez quelques minutes
refusal-slow-down-passwords = trop de mots de passe essayés pour ce nom : utilisez votre lien, ou attendez un peu
refusal-slow-down-tries = trop d’essais : attendez un peu
refusal-not-watching = cette connexion ne montre pas cette table : regardez-la d’abord
refusal-no-such-table = cette table n’existe pas
refusal-table-closed = cette table a été fermée
refusal-table-closed-named = la table { $table } a été fermée
refusal-table-closed-ledger = cette table a été fermée : seuls ceux qui y étaient assis voient les comptes
refusal-table-closed-by-host = l’hôte a fermé cette table
refusal-too-many-watchers = trop de gens regardent cette table
refusal-too-many-watchers-moved = plus de gens veulent regarder cette table qu’il n’y a de place : rouvrez-la pour revenir
refusal-old-hand = c’était pour une autre main
refusal-old-turn = c’était pour un autre tour de parole
refusal-banned = l’hôte ne vous laisse pas prendre place à cette table
refusal-ask-host = l’hôte décide qui prend place ici : demandez la place, elle est à vous dès qu’il vous laisse entrer
refusal-muted = l’hôte vous a rendu muet
refusal-nothing-said = ce message est vide
refusal-not-host = seul l’hôte de la table peut le faire
refusal-not-host-game = l’hôte lance la partie suivante
refusal-no-such-player = personne de ce nom n’est assis à cette table
refusal-no-such-player-ever = personne de ce nom n’a jamais été à cette table
refusal-no-such-player-muted = personne de ce nom n’est muet à cette table
refusal-no-such-player-banned = personne de ce nom n’est banni de cette table
refusal-no-such-player-never = { $who } n’a jamais été à cette table
refusal-no-such-player-banned-already = { $who } est déjà banni
refusal-no-such-player-bot = aucun bot de ce nom n’est ici
refusal-no-such-style = ce genre de joueur automatique n’existe pas
refusal-no-free-chair = il n’y a pas de place libre
refusal-no-free-chair-people = laissez une place aux gens
refusal-bad-dials = ces réglages ne sont pas possibles
refusal-bad-dials-why = { $why }
refusal-not-here = cela ne peut pas être demandé ici
refusal-not-here-chair = vous n’avez pas demandé de place ici
refusal-not-here-open = ici, inutile de demander à l’hôte : asseyez-vous
refusal-bad-sheet = ce tournoi ne peut pas être joué
refusal-bad-sheet-why = { $why }
refusal-bad-sheet-bots = [[bot]] : { $count } bots, c’est trop : { $most } au plus
refusal-bad-sheet-bot = [[bot]] { $name } : { $why }
refusal-bad-sheet-passed = starts_at = { $time } est passé : choisissez une heure à venir
refusal-bad-sheet-far = starts_at = { $time } est trop loin : choisissez une heure dans l’année qui vient
refusal-bad-sheet-name = { $where } : le nom { $name } est pris, ou ressemble à un nom pris
refusal-bad-sheet-alike = { $where } : les noms { $name } et { $other } se ressemblent
refusal-bad-sheet-wrong-name = { $where } : { $why }
refusal-bad-bot = ce bot ne peut pas être appelé
refusal-bad-bot-why = { $why }
refusal-storage-failed = la salle ne peut pas écrire son journal : la table est arrêtée, rien de confirmé n’est perdu
refusal-storage-failed-broken = une erreur dans la salle : la table est arrêtée, rien de confirmé n’est perdu
refusal-storage-failed-stuck = cela ne peut pas continuer comme le dit son journal : rien n’est perdu, et qui gère la salle doit s’en occuper
refusal-storage-failed-stuck-why = cela ne peut pas continuer comme le dit son journal : rien n’est perdu, et qui gère la salle doit s’en occuper ({ $why })
refusal-storage-failed-closing = la salle ferme : revenez dans un instant
refusal-storage-failed-damaged = ce qui en est conservé est abîmé : dites-le à l’exploitant de la salle

refusal-no-session = dites d’abord qui vous êtes
refusal-bad-origin = cette page ne peut pas utiliser la salle
refusal-bad-origin-unknown = cette page ne peut pas utiliser la salle : son navigateur ne dit pas quelle page elle est
refusal-bad-origin-start = cette page ne peut pas utiliser la salle : si { $origin } est l’adresse de la salle, lancez-la avec --origin { $origin }
refusal-not-json = le corps doit être du JSON, avec le type application/json
refusal-too-large = c’est trop grand
refusal-too-large-saved = une table enregistrée a { $most } caractères au plus
refusal-name-taken = ce nom est pris, ou ressemble à un nom pris
refusal-name-taken-name = le nom { $name } est pris, ou ressemble à un nom pris
refusal-name-taken-auto = un joueur automatique porte ici votre nom : vous pouvez regarder, ou venir sous un autre nom
refusal-name-taken-saved = vous avez déjà une table enregistrée du nom de { $name }
refusal-name-taken-passkey = cette clé d’accès est déjà connue
refusal-bad-name-missing =
    { $what ->
        [table] le nom de la table manque
        [tournament] le nom du tournoi manque
        [bot] le nom du bot manque
       *[person] il manque un nom
    }
refusal-bad-name-long =
    { $what ->
        [table] le nom de la table a { $most } caractères au plus
        [tournament] le nom du tournoi a { $most } caractères au plus
        [bot] le nom du bot a { $most } caractères au plus
       *[person] un nom a { $most } caractères au plus
    }
refusal-bad-name-sign = un nom n’a que des lettres, des chiffres, des espaces et . _ - ', pas { $sign }
refusal-bad-name-empty = un nom a besoin d’une lettre ou d’un chiffre
refusal-bad-name-plain = un nom s’écrit en lettres et chiffres simples : { $plain } au lieu de { $sign }
refusal-bad-name-scripts = un nom a des lettres d’une seule écriture, pas de { $scripts } : certaines se ressemblent
refusal-bad-name-script = un nom a des lettres d’écritures que la plupart lisent, pas { $sign }
refusal-bad-name-other = une note porte sur un autre joueur
refusal-bad-name-confirm = écrivez votre nom tel qu’il est, { $name } : alors il est rendu
refusal-bad-house = cette maison ne peut pas être jouée
refusal-bad-house-why = { $why }
refusal-bad-house-line = name et about tiennent ici sur une ligne, sans caractères de contrôle
refusal-bad-house-text = un fichier de maison s’envoie en texte, dans `toml`
refusal-bad-house-chairs = { $count } places ne sont pas possibles : { $game } se joue de 2 à { $most } joueurs (X17)
refusal-too-many = il y en a déjà trop
refusal-too-many-sockets = trop de connexions d’un même compte
refusal-too-many-sockets-address = trop de connexions d’une même adresse
refusal-too-many-room-full = la salle est pleine
refusal-too-many-tables = vous êtes déjà l’hôte de { $count } tables : fermez-en une d’abord
refusal-too-many-tables-room = la salle n’a pas de place pour une autre table
refusal-too-many-tournaments = vous êtes déjà l’hôte de { $count } tournois : finissez-en un d’abord
refusal-too-many-tournaments-room = la salle est pleine de tournois : revenez quand l’un sera terminé
refusal-too-many-tournaments-over = trop de tournois terminés sont consultés : réessayez plus tard
refusal-too-many-saved = vous avez déjà enregistré { $count } tables : supprimez-en une d’abord
refusal-too-many-shared = vous partagez déjà { $count } mains : cessez d’en partager une d’abord
refusal-too-many-passkeys = vous avez déjà { $count } clés d’accès : retirez-en une d’abord
refusal-too-many-notes = vous avez déjà des notes sur { $count } joueurs : supprimez-en une d’abord
refusal-too-many-muted = { $count } joueurs sont déjà muets : laissez d’abord quelqu’un parler de nouveau
refusal-too-many-banned = { $count } joueurs sont déjà bannis : levez d’abord un bannissement
refusal-too-many-asking = beaucoup attendent la réponse de l’hôte : redemandez plus tard
refusal-too-many-names = tous les noms de joueurs automatiques ont servi à cette table : ouvrez-en une autre
refusal-too-many-your-bot = vous avez déjà un bot ici : retirez-le d’abord
refusal-too-many-bots = { $count } bots sont déjà ici : la salle n’en prend pas plus
refusal-too-many-watched = une connexion montre { $most } tables au plus
refusal-not-found = il n’y a rien ici
refusal-not-found-hand = vous n’étiez pas dans cette main, ou elle n’est pas finie
refusal-not-found-record = la main { $number } n’est pas dans les archives : elle n’est pas finie, elle est nulle (le journal le dit), ou n’a jamais existé
refusal-not-found-place = il n’y a pas de telle table ni de tel tournoi dans les archives
refusal-not-found-table = la salle n’a pas cette table
refusal-not-found-no-hands-here = vous n’avez pas encore fini de main ici
refusal-not-found-no-hands = vous n’avez pas encore fini de main
refusal-not-found-saved = vous n’avez pas de telle table enregistrée
refusal-not-found-shared = cette main n’est pas partagée, ou plus
refusal-not-found-your-share = vous ne partagez pas cette main
refusal-not-found-passkey = vous n’avez pas cette clé d’accès
refusal-not-found-session = vous n’y êtes pas connecté
refusal-not-found-bot = vous n’avez pas de bot de ce nom
refusal-not-found-store = cette salle n’a pas de réserve de mains : les mains se trouvent à leurs tables
refusal-not-found-person = personne ici ne s’appelle { $name }
refusal-not-found-address = { $name } n’est pas ici, et les adresses de ceux qui sont partis ne sont pas gardées
refusal-not-found-ban = { $name } n’est pas banni de la salle
refusal-not-allowed = vous ne pouvez pas faire cela
refusal-not-allowed-operator = seul l’exploitant de la salle peut le faire : ouvrez le lien de l’exploitant
refusal-not-allowed-record = seul l’exploitant de la salle peut lire ses archives : ouvrez le lien de l’exploitant
refusal-not-allowed-session = dites d’abord qui vous êtes
refusal-not-allowed-advice = seuls les joueurs reçoivent un conseil : prenez place d’abord
refusal-not-allowed-advice-event = seuls les joueurs reçoivent un conseil : vous n’avez pas de place ici
refusal-not-allowed-ledger = cette table est montrée en différé : seuls ceux qui y sont assis voient sa caisse
refusal-not-allowed-closing = cette table n’est pas près de fermer
refusal-not-allowed-ban = on ne peut bannir ni un hôte ni un joueur automatique
refusal-not-allowed-ban-bot = { $name } est un bot : bannissez { $owner }, à qui il est
refusal-not-allowed-ban-operator = { $name } est exploitant ici : personne ne bannit un exploitant
refusal-not-allowed-ban-proxy = c’est l’adresse de cette machine même : derrière un proxy, lancez la salle avec --proxy
refusal-not-allowed-reset-bot = { $name } est un bot : { $owner } peut lui donner un autre jeton d’accès
refusal-not-allowed-reset-operator = { $name } est exploitant ici, et crée un nouveau lien sous Compte
refusal-not-allowed-bot = un bot n’inscrit pas de bots : son propriétaire le fait
refusal-not-allowed-withdraw = seuls l’hôte et qui l’a inscrit peuvent retirer un bot
refusal-not-allowed-passkey-name = les clés d’accès vont avec un nom comme club.example ou localhost : ouvrez la salle là
refusal-wrong-secret = cela n’ouvre aucun compte ici
refusal-wrong-secret-link = ce lien ou code n’ouvre aucun compte ici, ou un plus récent le fait
refusal-wrong-secret-password = ce nom et ce mot de passe ne vont pas ensemble
refusal-wrong-secret-needed = vous avez un mot de passe : il est nécessaire ici
refusal-wrong-secret-passkey = cette clé d’accès n’ouvre aucun compte ici
refusal-weak-password = un mot de passe a 8 caractères ou plus, et n’est pas votre nom
refusal-shut-out = l’exploitant ne vous laisse pas entrer dans cette salle
refusal-shut-out-why = l’exploitant ne vous laisse pas entrer dans cette salle : { $why }
refusal-still-here = quelque chose à vous est encore ici
refusal-still-here-why = { $reasons }
refusal-still-here-chips =
    { $count ->
        [one] vous avez un jeton à { $table } : quittez la table et laissez finir la main
        [many] vous avez { $count } de jetons à { $table } : quittez la table et laissez finir la main
       *[other] vous avez { $count } jetons à { $table } : quittez la table et laissez finir la main
    }
refusal-still-here-seat = vous avez une place à { $table } : quittez la table et laissez finir la main
refusal-still-here-entered = vous participez à { $table } : attendez la fin, ou désinscrivez-vous
refusal-still-here-bot-chips =
    { $count ->
        [one] votre bot { $bot } a un jeton à { $table } : il quitte d’abord la table et la main finit
        [many] votre bot { $bot } a { $count } de jetons à { $table } : il quitte d’abord la table et la main finit
       *[other] votre bot { $bot } a { $count } jetons à { $table } : il quitte d’abord la table et la main finit
    }
refusal-still-here-bot-seat = votre bot { $bot } a une place à { $table } : il quitte d’abord la table et la main finit
refusal-still-here-bot-entered = votre bot { $bot } participe à { $table } : attendez la fin, ou retirez-le
refusal-still-here-hosts = vous êtes l’hôte de la table { $table } : fermez-la d’abord
refusal-still-here-hosts-event = vous êtes l’hôte de { $table }, qui n’est pas terminé : attendez la fin, ou annulez-le
refusal-other-people = d’autres gens jouent ici : redemandez quand la main est finie
refusal-other-people-table = il y a d’autres gens à cette table : redemandez quand la main est finie
refusal-other-people-event = d’autres gens jouent dans ce tournoi : redemandez quand la main est finie

refusal-field-empty = { $field } est vide : il faut quelque chose
refusal-field-least = { $field } vaut au moins { $least }
refusal-field-most = { $field } vaut au plus { $most }
refusal-field-characters-least =
    { $count ->
        [one] { $field } a au moins un caractère
       *[other] { $field } a au moins { $count } caractères
    }
refusal-field-characters-most =
    { $count ->
        [one] { $field } a au plus un caractère
       *[other] { $field } a au plus { $count } caractères
    }
refusal-field-entries-least =
    { $count ->
        [one] { $field } a au moins une entrée
       *[other] { $field } a au moins { $count } entrées
    }
refusal-field-entries-most =
    { $count ->
        [one] { $field } a au plus une entrée
       *[other] { $field } a au plus { $count } entrées
    }
refusal-field-missing = { $field } manque
refusal-field-unknown = il n’y a pas de { $field } ici
refusal-field-value = { $field } ne peut pas être { $value }
refusal-field-kind = { $field } attend { $kind }, pas { $other }
refusal-kind-str = un texte
refusal-kind-int = un nombre entier
refusal-kind-float = un nombre
refusal-kind-bool = true ou false
refusal-kind-array = une liste
refusal-kind-object = un objet
refusal-kind-null = rien
refusal-kind-or = { $kind } ou { $other }
refusal-field-this = ceci
refusal-field-cut-short = les données s’arrêtent au milieu
refusal-field-malformed = à partir de l’octet { $byte } ce n’est pas du JSON
