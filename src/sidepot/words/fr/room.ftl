### Le cadre de chaque page : entrer, la barre du haut, les onglets, les réglages

room-close-the-announcement = fermer l’annonce

room-no = Non
room-go-there = Y aller
room-your-turn-at = À vous à { $name }
room-the-host-lets-you-in = { $name } : l’hôte vous a laissé entrer

room-your-name = Votre nom
room-play-poker-by-any-houses = Jouez au poker selon les règles de toute maison, avec des amis et des joueurs automatiques. Sans inscription : un nom suffit.
room-come-in = Entrer
room-just-watch = Juste regarder
room-i-have-been-here-before = Je suis déjà venu
room-join-the-table = Rejoindre la table
room-the-card-room = La salle de poker
room-you-can-come-in-all = { $advice } Vous pouvez entrer malgré tout.
room-registered = Inscrits : { $names }.

room-tiles = Vignettes
room-small-tables-beside-the-one = petites tables à côté de celle de devant
room-your-other-tables = vos autres tables
room-open-tables = tables ouvertes
room-alt = Alt { $number }

room-the-room-cant-be-reached = La salle est injoignable. Nouvel essai …
room-you-cant-come-in-here = Vous ne pouvez pas entrer ici
room-you-are-here-as = Vous êtes ici en tant que { $name }
room-the-link-you-opened-logs = Le lien ouvert connecte son propriétaire. Si vous continuez, { $name } est déconnecté dans ce navigateur, et il vous faudra votre propre lien, mot de passe ou clé d’accès pour revenir.
room-stay = Rester { $name }
room-log-in-by-the-link = Se connecter avec le lien
room-you-are-not-logged-in = Vous n’êtes plus connecté ici.
room-the-room-answers-but-its = La salle répond, mais sa connexion en direct ne passe pas : un proxy ou une extension du navigateur bloque peut-être les WebSockets. Nouvel essai …
room-connection-lost-coming-back-to = Connexion perdue – retour à votre place …

room-green = Vert
room-blue = Bleu
room-red = Rouge
room-purple = Violet
room-grey = Gris
room-black = Noir
room-colours = Couleurs
room-as-the-system = Comme le système
room-dark = Sombre
room-light = Clair
room-contrast = Contraste
room-usual = Normal
room-high = Élevé
room-deck = Cartes
room-two-colours = Deux couleurs
room-four-colours = Quatre couleurs
room-amounts = Montants
room-chips = Jetons
room-big-blinds = Grosses blindes
room-other-tables-on-wide-screens = Autres tables, sur écran large
room-small-tables-and-tabs = Petites tables et onglets
room-tabs-only = Onglets seuls
room-settings = Réglages
room-close-the-settings = fermer les réglages
room-the-table = La table
room-felt = Tapis
room-card-backs = Dos des cartes
room-the-page = La page
room-sound = Son
room-notices = Notifications
room-kept-in-this-browser = Gardé dans ce navigateur.
room-install-the-room-as-an = Installer la salle comme appli
room-full-screen = Plein écran
room-this-browser-does-not-allow = Ce navigateur ne le permet pas : vous pouvez le changer dans ses réglages pour cette page.
room-browsers-allow-notices-over-https = Les navigateurs ne permettent les notifications qu’en https, et sur la machine même de la salle.
room-your-turn-and-tournaments-that = Votre tour, et les tournois qui commencent
room-they-come-while-this-page = Elles arrivent tant que cette page est ouverte, en onglet ou en appli, et que vous regardez autre chose : votre tour, vos tournois, quelqu’un qui vous demande une place. Page fermée, rien ne vient ; un téléphone en veille, ou qui arrête les pages en arrière-plan, les montre à votre retour.
room-volume = volume
room-volume-label = Volume
room-which = Lesquels

room-this-page-was-opened-at = Cette page a été ouverte à { $origin }, qui n’est pas une adresse de la salle. Ouvrez le lien que vous avez reçu ; la personne qui gère la salle peut ajouter cette adresse à ses réglages (origins).
room-there-are-too-many-open = Trop de connexions ouvertes ({ $says }). Fermez d’autres fenêtres de la salle, ou attendez que d’autres soient partis.
room-the-room-does-not-let = La salle ne laisse pas entrer cette page
room-try-again = Réessayer

room-opening = ouverture …
room-shown-in-another-window = dans une autre fenêtre
room-paused = suspendue
room-game-over = partie finie
room-on-the-waiting-list = en liste d’attente
room-watching = vous regardez
room-you-are-away = vous êtes parti
room-sitting-out = absent
room-out-of-chips = plus de jetons
room-between-hands = entre deux mains
room-all-in = tapis
room-next-hand = prochaine main
room-being-played = en cours
room-not-begun-yet = pas encore commencé

room-sidepot-to-the-lobby = sidepot : vers le lobby
room-your-account = votre compte
room-full-screen-label = plein écran
room-settings-label = réglages
room-room = Salle
room-how-you-like-it = préférences
room-theme-now = couleurs : { $theme }
room-theme-now-hint = Couleurs : { $theme }

room-asks-for-chair = { $who } demande la place { $number }, avec { $chips }
room-asks-for-chair-at = { $who } demande une place à { $name }, avec { $chips }
room-game-and-stakes = { $game }, { $blinds }.
room-at-the-table = À la table : { $names }.
room-nobody-here = Personne pour l’instant.
room-pin = garder { $name } ouverte
room-unpin = ne pas garder { $name } ouverte
room-close-tab = fermer { $name }
room-turn = À vous
room-turn-seconds = À vous { $seconds } s
room-to-act = à { $who }
room-dealer-to-act = au croupier
room-theme-auto = Comme le système
    .label = couleurs : comme le système
    .hint = Couleurs : comme le système
room-theme-dark = Sombre
    .label = couleurs : sombre
    .hint = Couleurs : sombre
room-theme-light = Clair
    .label = couleurs : clair
    .hint = Couleurs : clair

room-language = Langue
room-language-browser = Comme le navigateur

room-updated = La salle de poker a été mise à jour
room-updated-reload = Rechargez cette page pour continuer. Votre place, vos cartes et vos jetons sont tels qu’ils étaient.
room-reload = Recharger

room-closing-reload = Cette page n’est pas de la version de la salle : rechargez-la.
room-closing-moment = Un instant.
room-closing-shut-out = L’opérateur ne vous laisse pas entrer dans cette salle.
room-closing-shut-out-why = L’opérateur ne vous laisse pas entrer dans cette salle : { $why }
room-closing-new-link = L’opérateur a créé un nouveau lien pour ce nom.
room-closing-somebody-else = Quelqu’un d’autre est maintenant connecté dans ce navigateur.
room-closing-logged-out = Vous vous êtes déconnecté.
room-closing-logged-out-elsewhere = Vous avez été déconnecté ici depuis un autre appareil.
room-closing-new-token = Ce bot a maintenant un autre jeton.
room-closing-reads-slowly = Vous lisez trop lentement.
room-closing-too-many-messages = Trop de messages.
room-closing-restart = La salle redémarre : votre place et vos cartes restent.
