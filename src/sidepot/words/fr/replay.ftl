### Mains rejouées, mes mains, mes statistiques

replay-title = Revoir une main
replay-this = Revoir
replay-hand = Main { $number }
replay-as-everyone-saw-it = Comme tout le monde l’a vue

replay-controls = Lecture
replay-step = Étape
replay-step-of = Étape { $step } sur { $last }
replay-streets = Tours
replay-first = À la donne
replay-back = Une étape en arrière
replay-forth = Une étape en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-what-happened = Ce qui s’est passé
replay-how-it-ended = Comment elle a fini
replay-all-cards = Voir les cartes montrées plus tard
replay-keys = Touches : ← et → pas à pas, ↑ et ↓ d’un tour à l’autre, Début et Fin à la donne et à la fin, P pour lire.

replay-share = Partager cette main
replay-with-my-cards = Montrer aussi mes cartes
replay-make-link = Créer un lien
replay-link = Lien vers cette main
replay-stop-sharing = Ne plus partager
replay-as-text = En texte
replay-format = Format
replay-copy = Copier en texte
replay-lost = Ce format ne peut pas dire : { $what }.

replay-what-if = Et si …
replay-others = Les autres places
replay-by-hand = Je joue toutes les places
replay-against = joueurs automatiques : { $style }
replay-go-on = Continuer d’ici
replay-roll-out = Jouer la suite maintes fois
replay-as-it-was = Revenir à la main d’origine
replay-your-options = Ce que vous pouvez faire
replay-to-act = à { $who }
replay-fold = Se coucher
replay-check = Checker
replay-call = Suivre { $amount }
replay-raise = Relancer à { $to }
replay-all-in = Tapis, { $to }
replay-amount = Relancer à
replay-bring-in = Bring-in { $amount }
replay-show = Montrer
replay-muck = Jeter
replay-discard = Défausser
replay-tap-to-draw = Touchez les cartes à changer :
replay-stand-pat = Rester servi
replay-draw = Changer { $count }
replay-rolling = On joue la suite …
replay-rolled =
    { $count ->
        [one] Jouée une fois depuis l’étape { $step } : jetons gagnés en moyenne
       *[other] Jouée { $count } fois depuis l’étape { $step } : jetons gagnés en moyenne
    }
replay-between = { $low } à { $high }

replay-which = Quelles mains
replay-all = Toutes
replay-won = Gagnées
replay-lost-hands = Perdues
replay-showdown = Abattage
replay-big = Gros pots
replay-none = Pas encore de telles mains.
replay-none-yet = Vous n’avez pas encore de mains : chaque main que vous jouez apparaît ici une fois terminée.
replay-pot = pot { $amount }

replay-files = Revoir des fichiers de mains
replay-drop = Déposez ici des fichiers de mains, ou choisissez-en : texte PokerStars, PHH, Open Hand History, ACPC ou le format de sidepot.
replay-reading = Lecture…
replay-find = Chercher des mains
replay-find-hint = Un joueur, un numéro, un jeu : tous les mots doivent y être.
replay-more = Plus de mains
replay-listed =
    { $count ->
        [0] Aucune main
        [one] Une main
       *[other] { $count } mains
    }
replay-found =
    { $count ->
        [0] Aucune main
        [one] { $found } sur une main
       *[other] { $found } sur { $count } mains
    }
replay-at-line = Main à la ligne { $line }
replay-too-long = Trop long pour une main : elle n’est pas lue.
replay-file-hands = Mains des fichiers
replay-to-the-list = Retour à la liste
replay-hand-before = Main précédente
replay-hand-after = Main suivante
replay-hand-of = { $at } sur { $count }
replay-no-text = { $file } n’est pas un texte : choisissez le fichier écrit par votre logiciel de poker, décompressé.
replay-no-format = Le format de { $file } n’est pas connu ici. Sont connus : texte PokerStars (.txt), PHH (.phh, .phhs), Open Hand History (.ohh), ACPC (.log) et celui de sidepot (.jsonl).
replay-no-hands = { $file } ne contient aucune main.
replay-too-wide = { $file } est trop gros pour un texte en UTF-16 : enregistrez-le en UTF-8, ou coupez-le en plusieurs fichiers.

replay-my-statistics = Mes statistiques
replay-every-house = Toutes les maisons
replay-every-game = Tous les jeux
replay-house = Maison
replay-game = Jeu
replay-hands-counted =
    { $count ->
        [0] Aucune main comptée, sur { $total }.
        [one] Une main comptée, sur { $total }.
       *[other] { $count } mains comptées, sur { $total }.
    }
replay-bb100 = BB pour 100 mains
replay-bb100-luckless = Sans la chance
replay-interval = { $mean } ({ $low } à { $high })
replay-vpip = VPIP
replay-pfr = Relances préflop
replay-three-bet = 3-bets
replay-fold-to-three-bet = Se couche sur 3-bet
replay-steal = Vols de blindes
replay-fold-to-steal = Se couche sur vol
replay-cbet = Continuation bets
replay-fold-to-cbet = S’y couche
replay-wtsd = Va à l’abattage
replay-wsd = Gagne à l’abattage
replay-aggression = Agressivité
replay-graph = Résultats
replay-graph-says =
    { $count ->
        [0] Aucune main : { $net } grosses blindes, { $luckless } sans la chance
        [one] Après une main : { $net } grosses blindes, { $luckless } sans la chance
       *[other] Après { $count } mains : { $net } grosses blindes, { $luckless } sans la chance
    }
replay-by-position = Par position
replay-position = Position
replay-hands = Mains
replay-sessions = Sessions
replay-began = Début
replay-bb = Grosses blindes
