### La table et ses dialogues : aide, invitation, notes, ma place, la fin d’une partie

table-this-table-is-closed = Cette table est fermée
table-nobody-plays-here-any-more = Plus personne ne joue ici.
table-there-is-no-table-here = Il n’y a pas de table ici
table-the-link-may-be-incomplete = Le lien est peut-être incomplet, ou celui d’une autre salle : demandez-en un nouveau à la personne qui vous l’a envoyé.
table-there-is-nothing-here = Il n’y a rien ici
table-the-address-may-be-mistyped = L’adresse est peut-être mal écrite, ou incomplète.
table-this-table-is-not-shown = Cette table n’est plus affichée
table-open-it-again = La rouvrir
table-is-closed = { $name } est fermée

table-the-host-has-removed-you = L’hôte vous a retiré de la table
table-the-host-has-banned-you = L’hôte vous a banni de la table
table-settle-up = Comptes
table-you-have-left-the-table = Vous avez quitté la table
table-you-may-take-a-seat = Vous pouvez reprendre place.
table-you-can-watch-but-not = Vous pouvez regarder, mais pas prendre place ici.
table-you-get-up-when-this = Vous partez à la fin de cette main.

table-start-the-next-game = Lancer la partie suivante
table-the-end-of-the-game = la fin de la partie
table-start-the-game = Lancer la partie
table-out = éliminé
table-everyone-who-plays-takes-a = Ceux qui veulent jouer prennent place ; il faut être deux.
table-it-starts-by-itself-in = Elle commence toute seule dans { $time }.
table-are-seated-each-buys-in = { $count } en place ; chacun prend sa cave.
table-starts-it = { $who } la lance.
table-mixed-now = { $now }
table-mixed-next = { $now } · ensuite : { $next }
table-mixed-hands = { $now }, main { $number } sur { $last } · ensuite : { $next }
table-hand-of = main { $number } sur { $last }
table-left = encore { $left }
table-next-hand = main suivante { $blinds }
table-from-the-next-hand = Dès la prochaine main : { $names }

table-why-cant-i-raise = Pourquoi ne puis-je pas relancer ?
table-where-a-raise-is-not = Quand vous ne pouvez pas relancer, la raison de la maison s’affiche à la place des montants, avec le numéro de la règle dans le règlement. La commande « why » la donne aussi.
table-what-if-i-lose-the = Et si je perds la connexion ?
table-come-back-by-the-same = Ouvrez le même lien dans le même navigateur : votre place, vos cartes et votre temps y sont encore. La table vous attend un peu.
table-how-do-i-come-back = Comment revenir sur un autre appareil ?
table-by-your-own-link-under = Avec votre lien personnel, en haut sous « Compte » : il vous connecte partout, avec votre nom, votre place et vos jetons. Un mot de passe ou une clé d’accès marche aussi, si vous en avez défini.
table-what-is-the-time-bank = Qu’est-ce que le time bank ?
table-when-your-time-to-act = Quand votre temps de jeu est écoulé, votre time bank se décompte ; il se recharge lentement à chaque main. Quand il est vide, vous checkez ou vous couchez.
table-what-are-side-pots = Que sont les pots secondaires ?
table-who-is-all-in-can = Un joueur à tapis ne peut gagner de chaque adversaire que ce qu’il a misé lui-même. Le reste forme un pot secondaire pour les autres.
table-help = Aide
table-close-help = fermer l’aide
table-keys = Touches
table-text-commands = Commandes texte
table-asked-often = Questions fréquentes
table-the-house = La maison : { $house }

table-this-room-listens-on-this = Cette salle n’écoute que sur cette machine, le lien ne marche donc qu’ici. Pour des amis sur votre réseau, lancez-la avec --host 0.0.0.0 (ou SIDEPOT_HOST=0.0.0.0).
table-this-machine-is-on-no = Cette machine n’est sur aucun réseau en ce moment, le lien ne marche donc qu’ici.
table-qr-code-of = code QR de { $link }
table-put-the-invite-away = fermer l’invitation
table-invite-friends = inviter des amis
table-link-to-this-table = lien vers cette table
table-qr-code = Code QR
table-address = Adresse
    .hint = Cette machine est sur plusieurs réseaux : choisissez celui de vos amis.
table-whoever-opens-this-link-comes = Toute personne qui ouvre ce lien arrive à la table : un nom suffit.
table-share = Partager …

table-fold-twice-where-a-check = se coucher (deux fois si checker est gratuit)
table-bet-or-raise-write-the = miser ou relancer : tapez le montant, Entrée confirme
table-a-size-or-the-card = un montant (ou la carte à défausser)
table-more-less = plus, moins
table-enter = Entrée
table-confirm-the-amount-or-the = confirmer le montant ou la carte
table-what-should-i-do-among = que dois-je faire ? (entre joueurs automatiques, ou après une main)
table-space = Espace
table-on-to-the-end-of = aller à la fin d’un tapis
table-sit-out-or-come-back = s’absenter ou revenir
table-text-commands-label = commandes texte
table-the-dealers-log = le journal du croupier
table-chips-or-big-blinds = jetons ou grosses blindes
table-sound = son
table-the-next-table-where-it = la prochaine table où c’est à vous
table-page = Page ↑ ↓
table-the-table-before-the-table = la table précédente, la table suivante
table-alt-1-9 = Alt 1 – 9
table-one-of-your-tables = une de vos tables
table-help-label = aide

table-my-note-on = Ma note sur { $who }
table-colour = Couleur
table-note = Note
    .hint = Vous seul la voyez, sur chaque appareil où vous êtes connecté.

table-slowly = lentement
table-at-the-usual-pace = normal
table-fast = vite
table-at-once = tout de suite
table-run-it-twice-when-all = À tapis, tirer deux fois
table-straddle-when-i-may = Straddle quand c’est possible
table-straddle-on-the-button = Straddle au bouton
table-bomb-pot-next-hand = Bomb pot à la prochaine main
table-my-seat = ma place
table-sit-out-from-the-next = M’absenter dès la prochaine main
table-post-my-blinds-automatically = Poser mes blindes automatiquement
table-fast-forward-when-i-have = Accélérer quand je me suis couché
table-pace-of-the-auto-players = rythme des joueurs automatiques
table-auto-players-play = Les joueurs automatiques jouent
table-chips-to-add = jetons à ajouter
table-top-up = Recharger
table-move-to = Changer de place
table-stay-in-seat = rester à la place { $number }
table-to-seat = place { $number }
table-top-up-after-each-hand = Recharger après chaque main jusqu’à
table-chips-to-top-up-to = jetons jusqu’auxquels recharger
table-rebuy-without-chips = Me recaver sans jetons, pour
table-chips-to-rebuy = jetons de la recave
table-leave-the-table = Quitter la table
table-stay = Rester
table-my-seat-label = Ma place
table-at-most = { $most } au plus
table-if-you-leave-now = Si vous partez maintenant : { $says }
table-you-are-leaving = Vous partez
table-fold-and-leave = Se coucher et partir

table-you-asked = demandée
table-kept = réservée
table-next-seat = bientôt la vôtre

table-what-you-can-do = ce que vous pouvez faire
table-amounts = montants
table-deck = cartes
table-log-chat-rules = journal, chat, règles
table-table = table
table-log-chat-rules-somebody-said = journal, chat, règles : quelqu’un a parlé
table-is-shown-with-a-delay = { $name } est montrée en différé : ce qui se passe maintenant se verra ici dans un instant.
table-this-is-the-last-hand = C’est la dernière main : l’hôte ferme la table ensuite.
table-use-it-here = L’utiliser ici

table-the-table-before = la table précédente
table-the-table-after = la table suivante
table-the-table-you-watch = la table que vous regardez
table-table-players =
    { $count ->
        [one] Table { $number } · { $count } joueur
       *[other] Table { $number } · { $count } joueurs
    }

table-closed-after =
    { $count ->
        [one] { $count } main, jusqu’à { $time }. Vous retrouvez cela sous « Mes tables » dans le lobby.
       *[other] { $count } mains, jusqu’à { $time }. Vous retrouvez cela sous « Mes tables » dans le lobby.
    }
table-title-settle-up = { $name }, comptes – sidepot
table-sound-on = son activé
table-sound-off = son coupé
table-help-tool = aide
table-hand-number = main { $number }
table-unit-chips = Jetons
    .label = montants en jetons
table-unit-bb = BB
    .label = montants en grosses blindes
table-deck-two = cartes en deux couleurs
table-deck-four = cartes en quatre couleurs
table-shown-elsewhere = Cette table est ouverte dans une autre de vos fenêtres.
table-you-leave-with = Vous avez acheté { $bought } et repartez avec { $took } : { $score }
table-if-it-ended-now = Si la partie s’arrêtait maintenant : { $debts }.
table-you-pay = vous payez { $money } à { $who }
table-pays-you = { $who } vous paie { $money }
table-wins-game =
    { $count ->
        [one] { $names } gagne la partie { $game }
       *[other] { $names } se partagent la partie { $game }
    }
table-rises-in-hands =
    { $count ->
        [one] { $blinds } dans { $count } main
       *[other] { $blinds } dans { $count } mains
    }
table-rises-in-orbits =
    { $count ->
        [one] { $blinds } dans { $count } tour
       *[other] { $blinds } dans { $count } tours
    }
table-game-number = Partie { $number }
table-ends-after-this-hand = elle finit après cette main
table-up-after-hand = Vous partez à la fin de cette main.
table-up-all-in = Vous êtes à tapis, et votre main est jouée jusqu’au bout. Vous partez à la fin de cette main.
table-up-folds = Votre main est couchée. Vous partez à la fin de cette main.
table-wins-with = { $who } gagne { $amount } avec { $hand }
table-wins = { $who } gagne { $amount }
table-half-won =
    { $count ->
        [one] { $half } : { $names } gagne { $amount }
       *[other] { $half } : { $names } se partagent { $amount }
    }
table-half-won-with =
    { $count ->
        [one] { $half } : { $names } gagne { $amount } avec { $hand }
       *[other] { $half } : { $names } se partagent { $amount } avec { $hand }
    }
table-half-with = { $half } : { $hand }
table-half-on-board = { $board }, { $half }
table-scoops = { $who } scoope { $amount }
table-half-high = High
table-half-low8 = Low
table-half-low = Low
table-half-deuce = Low 2-7
table-half-badugi = Badugi
table-half-badugi-high = Badugi
table-half-board = Avec le board
table-half-hand = Cinq cartes à soi
table-board-first = Premier board
table-board-second = Second board
table-from-pot = { $pot } : { $chips }
table-colour-none = aucune couleur
table-colour-red = rouge
table-colour-orange = orange
table-colour-yellow = jaune
table-colour-green = vert
table-colour-blue = bleu
table-colour-purple = violet
