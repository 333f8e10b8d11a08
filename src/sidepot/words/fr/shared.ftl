### Mots que chaque page de la salle utilise

shared-close = Fermer
shared-cancel = Annuler
shared-save = Enregistrer

shared-one-moment = Un instant …
shared-my-hands = Mes mains
shared-remove = Retirer
shared-make-a-new-link = Créer un nouveau lien
shared-name = Nom
shared-name-of-a-bot = Nom d’un bot
shared-your-account = Votre compte
shared-to-the-lobby = Vers le lobby
shared-undo = Annuler
shared-ban = Bannir
shared-find = Chercher
shared-record = Archives
shared-auto =
    { $count ->
        [one] { $count } joueur automatique
       *[other] { $count } joueurs automatiques
    }
shared-watching = { $count } regardent
shared-host = hôte : { $who }
shared-private = privée
shared-create-a-tournament = Ouvrir un tournoi
shared-their-style = Leur style
shared-stack = stack { $stack }
shared-player = Joueur
shared-what-chips-are-worth = Ce que valent les jetons
shared-saved-as = Enregistrée sous { $name }.
shared-buy-in = Cave
shared-my-tables = Mes tables
shared-older = Plus anciennes
shared-your-turn = À vous
shared-empty = vide
shared-delete = Supprimer
shared-keep = Garder
shared-let-in = Laisser entrer
shared-let-in-who = Laisser entrer { $who }
shared-no-do-not-let-in = Non, ne pas laisser entrer { $who }
shared-take-a-seat = Prendre place
shared-folded = couché
shared-your-turn-at-n-takes = À vous à { $name }. N vous y amène.
shared-title-your-turn = ● À vous – { $plain }
shared-copy = Copier
shared-copied = Copié
shared-selected-copy-it = Sélectionné : copiez-le
shared-the-room-answered = la salle a répondu { $status }
shared-time-is-running-out = Le temps presse
shared-cards = Cartes
shared-chips-and-checks = Jetons et checks
shared-a-pot-you-win = Un pot que vous gagnez
shared-throw-a-card-away = défausser une carte
shared-the-host-has-paused-the = L’hôte a suspendu la table
shared-the-game-has-not-begun = La partie n’a pas commencé
shared-hands-best-first = Les mains, la meilleure d’abord
shared-invite-friends = Inviter des amis
shared-check-or-call = checker ou suivre
shared-chat = chat

shared-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
shared-hands =
    { $count ->
        [one] { $count } main
       *[other] { $count } mains
    }
shared-bot = bot
shared-over = terminé
shared-cancelled = annulé
shared-title = { $name } – sidepot
shared-range = { $low } à { $high }
shared-seconds-short = { $seconds } s
shared-big-blinds = { $blinds } BB
shared-leaving = part
shared-badge-auto = auto
shared-badge-bot = bot
shared-hand-number = Main { $number }
shared-call-turn = À vous. Le pot est de { $pot }.
shared-you-have = Vous avez { $cards }.
shared-call-can = Vous pouvez { $can }.
shared-call-throw = À vous : défaussez une carte. Vous avez { $cards }.
shared-call-throw-cards =
    { $count ->
        [one] À vous : défaussez { $count } carte. Vous avez { $cards }.
       *[other] À vous : défaussez { $count } cartes. Vous avez { $cards }.
    }
shared-call-draw =
    { $count ->
        [one] À vous : changez { $count } carte, ou restez servi. Vous avez { $cards }.
       *[other] À vous : changez jusqu’à { $count } cartes, ou restez servi. Vous avez { $cards }.
    }
shared-call-show = Montrer votre main, ou la jeter ?
shared-may-bet = miser entre { $low } et { $high }
shared-may-raise = relancer entre { $low } et { $high }
shared-may-complete = compléter entre { $low } et { $high }
shared-may-cap = relancer au maximum, entre { $low } et { $high }
