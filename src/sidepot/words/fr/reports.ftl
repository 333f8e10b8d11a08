### Ce que rapportent les commandes : progression, sidepot check, convert, doctor, simulate, equity, tournament

reports-progress-check = vérification
reports-progress-convert = conversion
reports-progress-copying = copie
reports-progress-equity = équité
reports-progress-hand-by-hand = main par main
reports-progress-import = importation
reports-progress-moving = transfert
reports-progress-plan = planification
reports-progress-read = lecture
reports-progress-replaying = relecture
reports-progress-roll-out = parties jusqu’au bout
reports-progress-simulate = simulation
reports-progress-stats = analyse
reports-progress-writing = écriture
reports-enough = Ctrl-C : assez
reports-rate-hands = { $rate } mains/s
reports-rate-tournaments = { $rate } tournois/s
reports-nothing-for = rien depuis { $seconds } s
reports-workers =
    { $count ->
        [one] { $count } processus
       *[other] { $count } processus
    }

reports-chips =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
reports-chairs =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
reports-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
reports-tournaments =
    { $count ->
        [one] { $count } tournoi
       *[other] { $count } tournois
    }
reports-summaries =
    { $count ->
        [one] { $count } résumé de tournoi
       *[other] { $count } résumés de tournoi
    }
reports-seed = graine { $seed }
reports-stopped = arrêté plus tôt : { $told }

reports-column-player = joueur
reports-column-chips = jetons
reports-column-hands = mains
reports-column-game = jeu
reports-column-limit = limite
reports-column-interval = intervalle à 95 %
reports-column-without-luck = sans la chance
reports-column-three-bet = 3-bet
reports-column-aggression-short = agr.

reports-no-histories = { $folder } : aucun historique dans ce dossier ({ $endings })
reports-and-more = … et { $count } de plus
reports-check-legal = lu : { $what } ; tout est régulier
reports-check-in-order = lu : { $what } ; tout est en ordre
reports-check-failed = lu : { $what } ; échecs : { $count }
reports-more-hands =
    { $count ->
        [one] … et { $count } main de plus
       *[other] … et { $count } mains de plus
    }
reports-convert-what = dites quoi lire et quoi écrire, comme dans : sidepot convert session.txt session.phhs
reports-convert-no-hands = les résumés de tournoi ne contiennent pas de mains : écrivez-les dans un fichier dont le nom finit par .ots
reports-convert-exists = { $file } existe déjà : choisissez un autre fichier, ou remplacez-le avec --force
reports-convert-as = un résumé dit ce que tous ont vu : --as est pour les mains
reports-summaries-format = les résumés de tournoi
reports-convert-lost = pas dans { $format } : { $what } ({ $where })
reports-convert-without =
    { $count ->
        [one] { $count } main sans { $who } laissée de côté
       *[other] { $count } mains sans { $who } laissées de côté
    }
reports-convert-written = écrit : { $what }
reports-convert-written-not = écrit : { $what } ; non écrit : { $count }
reports-convert-cash =
    { $count ->
        [one] { $count } main de cash game : seuls les tournois ont des résumés
       *[other] { $count } mains de cash game : seuls les tournois ont des résumés
    }

reports-doctor-not-installed = non installé, lancé depuis ses sources
reports-doctor-build = compilation
reports-doctor-data = données
reports-doctor-stale =
    { $count ->
        [one] { $count } module est compilé à partir d’une source plus ancienne ({ $module }) : make compiled
       *[other] { $count } modules sont compilés à partir de sources plus anciennes ({ $module }) : make compiled
    }
reports-doctor-plain = Python pur, plus lent : réinstallez sidepot, ou make compiled dans ses sources
reports-doctor-plain-compiler = Python pur, plus lent : apt-get install gcc python3-dev, puis réinstallez sidepot, ou make compiled dans ses sources
reports-doctor-partly =
    { $count ->
        [one] seulement { $compiled } module sur { $count } est compilé : réinstallez sidepot, ou make compiled
       *[other] seulement { $compiled } modules sur { $count } sont compilés : réinstallez sidepot, ou make compiled
    }
reports-doctor-compiled =
    { $count ->
        [one] compilé, { $count } module ; les mains sont évaluées par le noyau { $kernel }
       *[other] compilé, { $count } modules ; les mains sont évaluées par le noyau { $kernel }
    }
reports-doctor-missing = manque { $packages } : { $command }
reports-doctor-unknown = inconnu, car sidepot n’est pas installé : { $command }
reports-doctor-installed = installé
reports-doctor-use-room = la salle de poker : sidepot, sidepot serve, sidepot room
reports-doctor-use-plot = graphiques : --plot
reports-doctor-use-postgres = une salle sur PostgreSQL : --database
reports-doctor-use-cluster = du travail sur plusieurs machines : --on ray
reports-doctor-use-testing = sidepot.testing pour vos propres tests
reports-doctor-tests = tests
reports-doctor-not-made = n’existe pas pour ce système ou ce Python
reports-doctor-test-programs = tous les programmes que make test utilise
reports-doctor-programs-missing = il manque des programmes : { $command }
reports-doctor-tests-skipped = make test saute les tests qui les utilisent
reports-doctor-locked = impossible d’écrire dans { $folder } : choisissez un autre dossier avec SIDEPOT_DATA=/un/dossier
reports-doctor-coming = { $folder } (créé avec la première salle)
reports-needs-packages = il faut pour cela des paquets qui ne sont pas installés ({ $module }) : { $command }
reports-no-output = impossible d’écrire la sortie

reports-equity-plot = { $hand } – équité main par main
reports-equity-plot-board = { $hand } – équité main par main sur { $board }
reports-part-high = haute
reports-part-low = basse
reports-part-badugi = badugi
reports-part-ace-to-five = as à cinq
reports-part-deuce-to-seven = deux à sept
reports-part-with-the-board = avec le board
reports-part-without-the-board = sans le board
reports-part-board = board { $number } { $part }

reports-mixed = Jeux mixtes
reports-simulate-hands =
    { $count ->
        [one] { $count } main : { $deals } donnes, chacune avec chacun à chaque place
       *[other] { $count } mains : { $deals } donnes, chacune avec chacun à chaque place
    }
reports-simulate-rounded =
    { $count ->
        [one] { $count } main (demandées : { $asked }) : { $deals } donnes, chacune avec chacun à chaque place
       *[other] { $count } mains (demandées : { $asked }) : { $deals } donnes, chacune avec chacun à chaque place
    }
reports-simulate-rake = { $amount } de rake
reports-simulate-dropped =
    { $count ->
        [one] { $count } jeton impair retiré
       *[other] { $count } jetons impairs retirés
    }
reports-simulate-no-luck = { $games } : pas de résultats sans la chance : on y reçoit ou change encore des cartes à tapis
reports-simulate-fault =
    { $count ->
        [one] { $who } { $what } (une fois ; il se couche alors, ou jette la carte la moins utile). La première main de ce genre :
       *[other] { $who } { $what } ({ $count } fois ; il se couche alors, ou jette la carte la moins utile). La première main de ce genre :
    }
reports-resume-hands = Les mains déjà jouées sont dans { $file } : la même commande reprend de là.
reports-resume-played = Ce qui a déjà été joué est dans { $file } : la même commande reprend de là.

reports-log-or-continue = --log commence un nouveau journal, --continue en reprend un : pas les deux
reports-continue-alone = --continue prend la graine, le rythme, les joueurs et les bots du journal
reports-stop-after-season = --stop-after N est pour les saisons
reports-to-go-on = Pour continuer : { $command }
reports-bot-form = --bot { $given } : un nom et une URL, comme --bot heron=http://127.0.0.1:8001
reports-bot-twice = --bot { $given } : il y a deux bots du nom de { $name }
reports-by-form = --by { $given } : heures et minutes, comme 3:30, ou minutes, comme 210
reports-log-stopped = impossible d’écrire { $file } : { $why } ; --continue { $file } reprend quand c’est réparé
reports-log-exists = { $file } existe déjà : --continue { $file } le reprend
reports-log-locked = impossible d’écrire { $file } : { $why }
reports-log-changed = { $file } a changé depuis le début de { $log } : continuez avec le fichier tel qu’il était
reports-log-no-log = { $file } n’est pas le journal d’un tournoi
reports-format-tournament = tournoi
reports-format-season = saison
reports-format-timed = partie limitée
reports-sheet = { $name } : { $format }, maison { $house }, { $players }
reports-sheet-bots =
    { $count ->
        [one] { $name } : { $format }, maison { $house }, { $players }, dont { $count } bot par HTTP
       *[other] { $name } : { $format }, maison { $house }, { $players }, dont { $count } bots par HTTP
    }
reports-levels-by-hands =
    { $count ->
        [one] { $count } niveau par mains
       *[other] { $count } niveaux par mains
    }
reports-levels-by-orbits =
    { $count ->
        [one] { $count } niveau par tours de table
       *[other] { $count } niveaux par tours de table
    }
reports-levels-by-time =
    { $count ->
        [one] { $count } niveau par durée
       *[other] { $count } niveaux par durée
    }

reports-money-reached = les places payées sont atteintes : fin du main par main
reports-may-rebuy = { $who } n’a plus de jetons et peut se recaver
reports-rebought = { $who } se recave : { $chips } pour { $cost }
reports-added-on = { $who } prend l’add-on : { $chips } pour { $cost }
reports-went-out = { $who } sort à la place { $place }
reports-went-out-shared = { $who } sort à la place { $place }, partagée par { $shared }
reports-game-began = la partie { $game } commence, le bouton est à la place { $seat }
reports-stood-still =
    { $count ->
        [one] personne n’est sorti en { $count } main du dernier niveau : les jetons décident
       *[other] personne n’est sorti en { $count } mains du dernier niveau : les jetons décident
    }
reports-ended-by-chips = { $names } gagne aux jetons
reports-ended-by-chips-shared = { $names } gagnent aux jetons
reports-season-ended =
    { $count ->
        [one] la saison est finie après { $count } partie
       *[other] la saison est finie après { $count } parties
    }

reports-more-tables =
    { $count ->
        [one] et { $count } table de plus
       *[other] et { $count } tables de plus
    }
reports-game-of = partie { $game } sur { $last }
reports-level = niveau { $level }
reports-time-left = encore { $time }
reports-progress-of-hands =
    { $count ->
        [one] { $done } main sur { $count }
       *[other] { $done } mains sur { $count }
    }
reports-progress-of-orbits =
    { $count ->
        [one] { $done } tour sur { $count }
       *[other] { $done } tours sur { $count }
    }
reports-state-break = pause
reports-state-paused = suspendu
reports-state-hand-for-hand = main par main
reports-field =
    { $count ->
        [one] { $left } joueur sur { $count }
       *[other] { $left } joueurs sur { $count }
    }
reports-average = moyenne { $chips } ({ $blinds } BB)
reports-table = table { $table }
reports-most-chips = plus de jetons

reports-plan-about =
    { $entrants ->
        [one] { $entrants } participant, { $runs } simulés, graine { $seed }
       *[other] { $entrants } participants, { $runs } simulés, graine { $seed }
    }
reports-plan-assumed = Supposé : une main dure { $seconds } s en moyenne ; joueurs comme dans le fichier.
reports-plan-takes =
    { $count ->
        [one] Durée moyenne { $mean }, le plus souvent de { $low } à { $high } (8 fois sur 10) ; { $count } main.
       *[other] Durée moyenne { $mean }, le plus souvent de { $low } à { $high } (8 fois sur 10) ; { $count } mains.
    }
reports-plan-over-by = Fini à { $time } : { $chance }
reports-plan-ends = La fin arrive au niveau { $levels }.
reports-plan-column-level = niveau
reports-plan-column-blinds = blindes
reports-plan-column-ante = ante
reports-plan-column-begins = début
reports-plan-column-reached = atteint
reports-plan-column-players = joueurs
reports-plan-column-bb-each = BB chacun

reports-bots-silent = { $name } ne répond pas à { $url } : { $problem }
reports-bots-silent-yet = { $name } ne répond pas à { $url } : { $problem } ; il checke et se couche jusqu’à ce qu’il réponde
reports-bots-strict = lancez-le et réessayez ; sans --strict, il checke et se couche à la place
reports-bots-there = { $name } est là : { $url }
reports-bots-there-version = { $name } est là : { $url }, version { $version }
reports-bots-last = { $name }, la dernière mauvaise réponse : { $answer }
reports-bots-column-asked = questions
reports-bots-column-bad = mauvaises
reports-bots-column-repairs = ce qu’il a fallu faire de ses réponses
reports-bots-nothing = rien
reports-repair-timeout = pas de réponse à temps
reports-repair-unreachable = pas de connexion
reports-repair-broken = une réponse cassée
reports-repair-http-error = une erreur HTTP
reports-repair-redirect = une redirection ailleurs
reports-repair-too-long = une réponse trop longue
reports-repair-not-an-amount = pas un montant
reports-repair-negative = un montant négatif
reports-repair-error = une erreur
reports-repair-illegal = contraire aux règles
reports-repair-busy = non demandé : trop de bots étaient appelés
reports-repair-below-call = moins que le prix pour suivre : se couche
reports-repair-below-raise = moins que la relance minimale : suit ou checke
reports-repair-raising-closed = une relance alors qu’on ne pouvait plus relancer : suit ou checke
reports-repair-above-stack = plus que le stack : tapis
reports-repair-above-limit = plus que la limite : la relance maximale

reports-form-own = les lignes JSON propres
reports-form-phh = PHH
reports-form-pokerstars = le texte PokerStars
reports-form-ohh = Open Hand History
reports-form-acpc = les journaux du concours de poker par ordinateur
