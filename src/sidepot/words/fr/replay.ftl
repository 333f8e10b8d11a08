### Mains rejouées, mes mains, mes statistiques

replay-title = Revoir une main
replay-this = Revoir
replay-hand = Main { $number }

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
replay-all-cards = Voir les cartes montrées plus tard

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
replay-pot = pot { $amount }
replay-a-file = Revoir un fichier
replay-drop = Déposez ici un fichier de mains, ou choisissez-en un : texte PokerStars, PHH, Open Hand History, ACPC ou le format de sidepot.
replay-no-hands = Ce fichier ne contient aucune main.
replay-too-large = Ce fichier est trop gros : { $most } ko au plus.
replay-line = ligne { $line }

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
