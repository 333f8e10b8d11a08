### Le compte d’une personne : retrouver son nom, mots de passe, clés d’accès, sessions, bots

account-account = Compte
account-password = Mot de passe
    .hint = Si vous en avez défini un.
account-give-my-name-back = Rendre mon nom
account-press-again-the-name-is = Encore une fois : le nom sera libre
account-your-name-is-free-again = Votre nom est de nouveau libre.
account-add-a-passkey = Ajouter une clé d’accès
account-your-way-back = Pour revenir
account-this-link-logs-you-in = Ce lien vous connecte sur un autre appareil, ou ici si ce navigateur vous a oublié. Qui l’a peut se connecter à votre place : gardez-le pour vous.
account-passkeys = Clés d’accès
account-log-in-with-a-fingerprint = Connectez-vous par empreinte, visage ou clé plutôt qu’avec un lien.
account-where-you-are-logged-in = Où vous êtes connecté
account-my-bots = Mes bots
account-every-hand-you-have-finished = Chaque main que vous avez finie à une table ou en tournoi, avec vos cartes et ce que tous ont vu.
account-log-out-or-give-the = Se déconnecter, ou rendre le nom
account-logging-out-keeps-your-name = La déconnexion garde votre nom, votre place et vos jetons : vous revenez avec un lien, un mot de passe ou une clé d’accès.
account-log-out-here = Se déconnecter ici
account-press-again-do-you-have = Encore une fois : avez-vous votre lien ?
account-you-have-logged-out = Vous êtes déconnecté.
account-giving-the-name-back-ends = Rendre le nom met fin au compte et à vos bots pour de bon. Les mains jouées et les bilans aux tables y restent sous ce nom ; personne ne reçoit vos mains.
account-you-have-one-a-new = Vous en avez un. Un nouveau le remplace.
account-you-have-none-with-one = Vous n’en avez pas. Avec un mot de passe, on se connecte par son nom.
account-make-a-link = Créer un lien
account-the-link-you-were-given = Le lien reçu marche jusqu’à ce que vous en créiez un nouveau.
account-you-have-none-yet = Vous n’en avez pas encore.
account-link-to-come-back = lien pour revenir
account-it-is-shown-only-now = Il n’est montré qu’une fois. Un nouveau le remplace.
account-password-until-now = Mot de passe actuel
account-new-password = Nouveau mot de passe

account-come-back = Revenir
account-use-a-passkey = Utiliser une clé d’accès
account-your-link-or-code = Votre lien ou code
    .hint = De la page de votre première venue, ou sous « Compte » sur un appareil où vous êtes connecté.
account-log-in = Se connecter
account-is-yours = { $name } est à vous ?

account-robo = Robo
account-a-program-of-yours-that = Un programme à vous qui joue sous son propre nom, avec un badge. Il entre avec un jeton d’accès.
account-make-a-bot = Créer un bot
account-connected = connecté
account-not-connected = non connecté
account-stopped = arrêté
account-since = { $how }, depuis { $date }
account-new-token = Nouveau jeton d’accès
account-the-token-of-it-is = Le jeton d’accès de { $name }. Il n’est montré qu’une fois :
account-token-of = jeton d’accès de { $name }
account-an-example-in-python = un exemple en Python
account-has-no-token-any-more = { $name } n’a plus de jeton d’accès et quitte ses tables. Retirez-le encore une fois ensuite : { $says }.

account-passkeys-need-https = Les clés d’accès exigent https.
account-passkeys-need-a-name-in = Les clés d’accès exigent un nom dans l’adresse, comme localhost, plutôt qu’un nombre.
account-this-browser-has-no-passkeys = Ce navigateur ne gère pas les clés d’accès.
account-no-passkey-was-used = Aucune clé d’accès n’a été utilisée.
account-this-device-has-a-passkey = Cet appareil a déjà une clé d’accès pour vous.

account-your-way-back-label = pour revenir
account-on-another-device-or-when = Sur un autre appareil, ou si ce navigateur vous oublie, ce lien vous ramène à votre nom et à vos jetons. Gardez-le pour vous.
account-put-the-link-away = fermer le lien

account-log-out-everywhere-else = Se déconnecter partout ailleurs
account-this-one = celui-ci
account-in-use-now = en usage
account-used = utilisé { $date }
account-a-browser = Un navigateur
account-since-when = { $when }, depuis { $date }
account-log-out-there = L’y déconnecter

account-in-python-after = En Python, après { $code } :
account-all-my-hands = Toutes mes mains
