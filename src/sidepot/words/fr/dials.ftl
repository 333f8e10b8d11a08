### Les réglages d’une maison : là où l’on ouvre une table, dans `sidepot house`, et ce qui ne va pas

dial-group-game = Jeu et enjeux
dial-group-antes = Antes et blindes
dial-group-bets = Mises et relances
dial-group-deal = Donne et ordre
dial-group-showdown = Abattage et pots
dial-group-extras = Extras
dial-group-coming = Arrivées et départs
dial-group-rising = Blindes croissantes et fin
dial-group-share = La part de la maison

dial-game = Jeu
    .hint = Quel jeu est distribué
dial-rotate = Jeux mixtes
    .hint = Plusieurs jeux l’un après l’autre, chacun dans la limite de la maison ou dans la sienne : T26
dial-rotation = Ordre des jeux mixtes
    .hint = Les jeux viennent dans l’ordre, ou le bouton en choisit un : T26
    .order = L’un après l’autre
    .dealers-choice = Dealer’s choice
dial-every = Le jeu change
    .hint = Quand le bouton a fait le tour, quand les blindes montent, ou après un nombre de mains
dial-limit = Limite
    .hint = Combien on peut miser
dial-blinds = Blindes
    .hint = Petite blinde, grosse blinde, et un straddle s’il y en a un
dial-buy_in = Cave
    .hint = Cave minimale et maximale
dial-buy_in_unit = Cave comptée en
    .hint = En quoi la cave est comptée
    .bb = Grosses blindes
    .chips = Jetons
dial-double_bb = La grosse blinde est le double de la petite
    .hint = La grosse blinde est toujours le double de la petite blinde
dial-bets = Tailles de mise
    .hint = Limit : les deux tailles de mise ; spread limit : la plus petite et la plus grande mise
dial-unit = Unité du limit
    .hint = Limit sans tailles de mise propres : BB puis 2 BB, ou SB puis BB
    .bb = Grosse blinde, puis le double
    .sb = Petite blinde, puis grosse blinde

dial-forced = Mises forcées
    .hint = Blindes ; ou antes mortes d’une grosse blinde pour tous (la moitié pour la première place) ; ou une blinde au seul bouton
    .blinds = Petite et grosse blinde
    .antes = Antes de tous
    .button-blind = Le bouton seul
dial-ante = Ante
    .hint = Jetons morts de tous avant la donne
dial-bb_ante = Ante de grosse blinde
    .hint = Une ante morte pour toute la table, payée par la grosse blinde
dial-button_ante = Ante du bouton
    .hint = Une ante morte pour toute la table, payée par le bouton
dial-stud_ante = Ante des jeux sans blindes
    .hint = Jeux sans blindes : si aucun ante n’est fixé, chacun pose en ante ce pourcentage de la petite mise (au moins 1) : T1
dial-ante_percent = Ante en pourcentage
    .hint = Une ante de ce pourcentage de la grosse blinde (au moins 1) dès que celle-ci atteint la cave : L5
dial-ante_first = Ante avant la blinde
    .hint = Une grosse blinde qui ne peut payer les deux paie l’ante avant la blinde : V30
dial-heads_up = Tête-à-tête
    .hint = Deux joueurs : qui pose quelle blinde, ou pas de blindes et une ante d’une grosse blinde chacun
    .button-sb = Bouton à la petite blinde
    .button-bb = Bouton à la grosse blinde
    .antes = Ante pour les deux
dial-short_bb = Grosse blinde incomplète
    .hint = Ce que doivent les autres quand la grosse blinde manque de jetons
    .full = La grosse blinde entière
    .posted = Ce qui a été posé
dial-bring_in = Bring-in
    .hint = Stud : le bring-in de la carte ouverte ; 0 pour la moitié de la petite mise : T3
dial-bring_in_all_in = Tapis avant le bring-in
    .hint = Stud : celui qui doit le bring-in est à tapis par l’ante ; le joueur suivant peut le payer, compléter ou se coucher, ou doit le payer : T8
    .acts = Le joueur suivant choisit
    .forced = Le joueur suivant le paie

dial-min_bet = Mise minimale
    .hint = La plus petite mise, et la taille de la première relance
    .bb = Grosse blinde
    .sb = Petite blinde
dial-min_raise = Relance minimale
    .hint = Une relance vaut au moins la dernière ; deux fois la dernière ; la mise minimale ; ou n’importe quoi de plus
    .last = La dernière
    .double = Deux fois la dernière
    .flat = La mise minimale
    .any = N’importe quel montant
dial-cap = Mises par tour
    .hint = Combien de mises un tour permet
dial-cap_counts_blind = La grosse blinde compte comme mise
    .hint = La grosse blinde est la première des mises qu’un tour permet
dial-cap_counts_short = Les tapis incomplets comptent comme mises
    .hint = Un tapis sous la relance minimale est l’une des mises qu’un tour permet
dial-cap_lifted = Pas de maximum en tête-à-tête
    .hint = Pas de maximum quand deux reçoivent des cartes, quand il en reste deux avant qu’il soit atteint, ou quand deux commencent le tour : V21, T5
    .never = Jamais
    .two-dealt = Quand deux reçoivent des cartes
    .two-in = Quand il en reste deux
    .began-two = Quand deux commencent le tour
dial-reopen = Les tapis incomplets rouvrent la relance
    .hint = La relance se rouvre après une relance complète ; aussi après des tapis incomplets qui en font une ensemble ; après toute relance
    .full = Non, seulement une relance complète
    .sum = Quand ils font une relance ensemble
    .any = Oui, chacun
dial-checked_short = Un tapis incomplet après un check
    .hint = Ce qu’un joueur qui a checké peut faire face à un tapis sous la mise minimale : V16
    .closed = Peut seulement suivre
    .open = Peut relancer
dial-half_counts = Une demi-mise compte pour une
    .hint = Limit : un tapis d’au moins une demi-unité est une mise complète : S9
dial-short_completes = Une relance complète un tapis incomplet
    .hint = Limit : aucun tapis incomplet n’est une mise complète, et la relance suivante le complète
dial-pot_raise = Relance maximale en pot limit
    .hint = Pot limit : ce qu’une relance peut ajouter au plus
    .pot-call = Le pot après avoir suivi
    .pot-last-raise = Le pot et la dernière relance
dial-pot_counts_table_ante = L’ante de table compte dans le pot
    .hint = Pot limit : les antes de grosse blinde et de bouton comptent au premier tour : V24
dial-completion = Compléter compte comme mise
    .hint = Stud : si compléter le bring-in est l’une des mises qu’un tour permet : T4
    .free = Non
    .counts = Oui
dial-open_pair = Double mise sur paire ouverte
    .hint = Stud : une paire visible en quatrième rue permet à tous la grosse mise : T7
    .on = Oui
    .off = Non
dial-labels = Le nom des mises
    .hint = La première mise sur les blindes est une relance ; ou une mise : C14 ; ou une mise, et suivre une relance est un check : P6
    .usual = Toute mise est une relance
    .first-bet = La première est une mise
    .house = La première est une mise, suivre est un check
dial-free_fold = Se coucher quand checker est gratuit
    .hint = Un joueur peut se coucher là où checker est gratuit : X19
dial-hand_cap = Perte maximale par main
    .hint = Ce qu’un joueur peut perdre au plus dans une main, en grosses blindes : X20

dial-first_betting = Enchères avant le flop
    .hint = Il y a un tour d’enchères avant le flop ; un bomb pot n’en a pas
dial-opens_first = Ouvre le premier tour
    .hint = Qui ouvre le premier tour d’enchères
    .left-of-bb = À gauche de la grosse blinde
    .left-of-button = À gauche du bouton
dial-opens_later = Ouvre les tours suivants
    .hint = Qui ouvre les tours d’enchères suivants
    .left-of-bb = À gauche de la grosse blinde
    .left-of-button = À gauche du bouton
dial-deal_first = Première carte en tête-à-tête
    .hint = Deux joueurs, le bouton à la petite blinde : qui reçoit la première carte
    .sb = La petite blinde
    .left-of-button = Le joueur à gauche du bouton
dial-burn = Cartes brûlées
    .hint = Une carte est brûlée avant chaque tirage du board
dial-discard_timeout = Pas de défausse à temps
    .hint = Qui ne défausse pas à temps perd la carte qui nuit le moins (au tirage, aucune) ; ou la main est morte : V69
    .least-harm = La carte qui nuit le moins part
    .dead = La main est morte
dial-showing_tie = Mains visibles égales
    .hint = Stud : qui ouvre quand les mains visibles sont égales : T6
    .position = Selon la position
    .suit = Selon la couleur
dial-common_opens = Ouverture après une carte commune
    .hint = Stud : qui ouvre la septième rue quand une carte est donnée pour tous : T11
    .sixth = Comme en sixième rue
    .showing = Selon les cartes visibles
dial-fifth_card = Cinquième carte d’un tirage
    .hint = Draw : qui change cinq cartes reçoit la cinquième avec les autres, ou en dernier : T14
    .in-turn = Avec les autres
    .last = En dernier

dial-show = Qui montre
    .hint = Qui montre à l’abattage
    .losers-muck = Les perdants peuvent jeter
    .all = Tous
dial-showdown = Mains perdantes
    .hint = Les mains perdantes sont jetées automatiquement, ou l’on demande à chacun
    .auto = Jetées automatiquement
    .ask = On demande à chacun
dial-odd_chips = Jetons impairs
    .hint = Les jetons qui restent d’un partage
    .left-of-button = D’abord à gauche du bouton
    .dropped = Retirés
dial-orphan = Pot secondaire sans joueur
    .hint = Où va un pot secondaire quand plus personne de ceux qui y ont payé n’est en jeu
    .below = Au pot d’en dessous
    .main = Aux gagnants du pot principal
dial-boards = Boards quand tous sont à tapis
    .hint = Combien de fois le reste du board est tiré quand tous sont à tapis
dial-halves = Moitiés hi-lo
    .hint = Hi-lo : chaque moitié est partagée à part ; ou également entre ceux qui gagnent les deux pareillement : T12
    .apart = Chaque moitié à part
    .even = Également entre ceux qui gagnent les deux
dial-double_board = Deux boards
    .hint = Deux boards dès la première carte, chacun pour la moitié de chaque pot : T28
dial-see_hands = Demander à voir une main jetée
    .hint = Une fois la main finie, ses joueurs peuvent demander à voir une main jetée à l’abattage

dial-run_twice = Tirer deux fois
    .hint = Les joueurs à tapis peuvent s’accorder sur deux boards
dial-straddle = Straddle
    .hint = Le joueur à gauche de la grosse blinde peut poser un straddle du double
dial-straddles = Straddles à la suite
    .hint = Combien peuvent poser un straddle à la suite, chacun du double du précédent
dial-button_straddle = Straddle au bouton
    .hint = Le bouton peut poser un straddle de deux grosses blindes et parle en dernier, si personne d’autre n’en pose
dial-bomb_pot = Bomb pot
    .hint = L’ante de chacun, en grosses blindes, dans un bomb pot que tous acceptent
dial-bomb_boards = Boards d’un bomb pot
    .hint = Combien de boards a un bomb pot : T28
dial-buy_button = Acheter le bouton
    .hint = Qui arrive à gauche du bouton peut poser les deux blindes et aura le bouton ensuite
dial-rabbit = Rabbit hunting
    .hint = Une fois la main finie, ses joueurs peuvent voir ce qui serait venu
dial-kill = Kill pots
    .hint = Après deux pots de suite, ou un gros scoop en hi-lo, le gagnant pose et les mises augmentent : T27
    .off = Aucun
    .half = Half kill
    .full = Full kill

dial-entry = Comment entrer
    .hint = Attendre la grosse blinde ou poser ; un plateau fixe ; ou entre deux mains
    .choose = Attendre la grosse blinde ou poser
    .fixed = Plus une fois la partie commencée
    .between-hands = Entre deux mains
dial-button = Bouton et places vides
    .hint = Comment le bouton passe les places vides
    .moving = Les saute
    .dead = Peut être mort
    .simplified = Simplifié
dial-rathole = Revenir avec moins
    .hint = Pendant combien de minutes qui est parti ne peut revenir avec moins
dial-seat_change = Changer de place
    .hint = Les joueurs peuvent passer à une place libre entre deux mains
dial-auto_buy = Achat automatique de jetons
    .hint = Les joueurs peuvent faire recharger ou racheter leur stack automatiquement après chaque main

dial-rise = Les blindes montent par
    .hint = Selon quoi les blindes montent dans une partie, un tournoi ou une saison
    .off = Elles ne montent pas
    .orbits = Tours de table
    .hands = Mains
dial-rise_every = Les blindes montent tous les
    .hint = Après combien de tours ou de mains les blindes montent
dial-levels = Niveaux
    .hint = Petites blindes des niveaux ; sans elles, chaque niveau double
dial-ends = La partie finit
    .hint = Quand la partie finit
    .open = Jamais d’elle-même
    .one-left = Quand il reste un joueur
    .hands = Après un nombre de mains
dial-ends_after = Mains d’une partie
    .hint = Après combien de mains, là où la partie finit par ses mains

dial-rake = Rake
    .hint = Le pourcentage de chaque pot que prend la maison
dial-rake_cap = Rake maximal d’une main
    .hint = Ce que la maison prend au plus dans une main
dial-no_flop_no_drop = No flop no drop
    .hint = Rien n’est pris sur une main qui finit avant le flop

dial-takes-choice = un de { $choices }
dial-takes-flag = true ou false
dial-takes-chips = un nombre entier de jetons, de 0 à { $most }
dial-takes-count = un nombre entier, 1 ou plus
dial-takes-count-to = un nombre entier, de 1 à { $most }
dial-takes-maybe = un nombre entier, 1 ou plus, ou "none"
dial-takes-maybe-to = un nombre entier, de 1 à { $most }, ou "none"
dial-takes-amounts = des nombres entiers de jetons, comme [50, 100] ou 50/100, { $most } au plus
dial-takes-percent = un pourcentage de 0 à 100 avec deux décimales au plus
dial-takes-games = des jeux dans leur ordre, comme ["holdem", "razz", "no:holdem"], { $most } au plus
dial-takes-every = "orbit", "level" ou un nombre entier de mains

dial-idle-sized = seuls limit et spread limit s’en servent
dial-idle-unit = seuls limit et spread limit sans tailles de mise propres s’en servent
dial-idle-fixed = seul limit s’en sert
dial-idle-fixed-unit = en limit, on relance de l’unité
dial-idle-pot = seul pot limit s’en sert
dial-idle-no-cap = il n’y a pas de maximum
dial-idle-no-bb-ante = il n’y a pas d’ante de grosse blinde
dial-idle-no-big-blind = il n’y a pas de grosse blinde
dial-idle-no-blinds = il n’y a pas de blindes
dial-idle-no-straddle = personne ne pose de straddle
dial-idle-no-kill = seul limit avec blindes a des kill pots
dial-idle-no-bomb-pot = il n’y a pas de bomb pots
dial-idle-no-board = il n’y a pas de board
dial-idle-all-show = tous montrent
dial-idle-nobody-asked = tous montrent, donc on ne demande à personne
dial-idle-fixed-field = dans un plateau fixe, personne n’entre ni ne sort
dial-idle-button-not-small = en tête-à-tête, le bouton n’est jamais la petite blinde
dial-idle-no-discards = aucune carte n’est défaussée
dial-idle-no-stud = seuls les jeux de stud s’en servent
dial-idle-one-game = on ne joue qu’un seul jeu
dial-idle-all-blinds = ici, chaque jeu a des blindes
dial-idle-no-draw = ce jeu n’a pas de tirage
dial-idle-one-winner = une main prend tout le pot
dial-idle-no-rake = il n’y a pas de rake
dial-idle-no-rise = les blindes ne montent pas
dial-idle-no-hands = seule une partie qui finit après un nombre de mains les compte
dial-idle-ante-asleep = la grosse blinde n’atteint jamais la cave de { $amount }

dial-wrong-value = { $dial } = { $value } n’est pas possible : il faut { $takes }
dial-wrong-name = il n’y a pas de réglage { $dial } : les réglages sont { $dials }
dial-wrong-name-meant = il n’y a pas de réglage { $dial } : vouliez-vous dire { $meant } ?
dial-wrong-rotate = rotate = { $value } n’est pas un jeu : { $games }, ou avec sa propre limite, comme no:holdem
dial-wrong-rotate-one = rotate n’a qu’un jeu : nommez-le dans `game`, ou ajoutez-en un autre
dial-wrong-boards-deck = boards = { $value } demande plus de cartes que n’en a le paquet de { $game } : 1 ou 2
dial-wrong-boards = boards = { $value } n’est pas possible : 1 ou 2
dial-wrong-double-board = double_board = true demande un jeu avec un board, et { $game } n’en a pas
dial-wrong-double-board-twice = double_board = true a déjà deux boards : laissez boards = 1 et run_twice = false
dial-wrong-rake-cap = rake_cap = { $value } ne limite rien : fixez aussi rake
dial-wrong-blinds-short = blinds = { $value } est trop court : une petite et une grosse blinde, comme [50, 100]
dial-wrong-blinds-none = blinds = { $value } n’a pas de grosse blinde : elle vaut au moins 1
dial-wrong-blinds-falls = blinds = { $value } descend : chacune vaut au moins la précédente
dial-wrong-blinds-double = blinds = { $value } n’est pas possible : dans cette maison, la grosse blinde est le double de la petite (double_bb)
dial-wrong-blinds-straddle = blinds = { $value } : un straddle vaut au moins le double de ce qui précède, comme { $example }
dial-wrong-blinds-straddle-forced = blinds = { $value } : un straddle demande forced = 'blinds'
dial-wrong-bets = bets = { $value } n’est pas possible : deux montants, le second pas sous le premier, comme [10, 20]
dial-wrong-spread = limit = 'spread' demande bets, la plus petite et la plus grande mise, comme bets = [2, 10]
dial-wrong-fixed-unit = limit = 'fixed' n’a pas d’unité : la petite blinde est 0 ; fixez bets ou unit = 'bb'
dial-wrong-min-bet = min_bet = 'sb' n’est pas possible avec une petite blinde de 0 : prenez 'bb'
dial-wrong-half-counts = half_counts = true va avec limit = 'fixed', pas avec limit = { $value }
dial-wrong-short-completes = short_completes = true va avec limit = 'fixed', pas avec limit = { $value }
dial-wrong-short-completes-half = short_completes = true n’ajoute rien à half_counts = true, qui le fait aussi : n’en fixez qu’un
dial-wrong-cap-lifted = cap_lifted = { $value } ne lève rien : fixez aussi cap, comme cap = 4
dial-wrong-cap-counts-blind = cap_counts_blind = true ne compte pour rien : fixez aussi cap, comme cap = 4
dial-wrong-bring-in = bring_in = { $value } est plus que la petite mise à laquelle on complète : { $most } au plus
dial-wrong-first-betting = first_betting = false demande forced = 'antes' : des blindes ne seraient jamais suivies
dial-wrong-straddle = straddle = true demande forced = 'blinds' et pas de straddle parmi les blindes
dial-wrong-buy-button = buy_button = true demande forced = 'blinds'
dial-wrong-button-straddle = button_straddle = true demande forced = 'blinds'
dial-wrong-kill = kill = { $value } demande limit = 'fixed' et forced = 'blinds' : les mises d’un kill pot sont plus grandes
dial-wrong-hand-cap = hand_cap = { $value } est trop petit : 2 grosses blindes au moins
dial-wrong-bomb-pot-board = bomb_pot = { $value } demande un jeu avec un board, et { $game } n’en a pas
dial-wrong-bomb-pot-min-bet = bomb_pot demande min_bet = 'bb' : un bomb pot n’a pas de petite blinde
dial-wrong-bomb-pot-buy-in = bomb_pot = { $value } est plus que la cave minimale : { $most } grosses blindes au plus
dial-wrong-run-twice = run_twice = true demande plus de cartes que n’en a le paquet de { $game }
dial-wrong-ante = { $dial } = { $value } est plus que la cave minimale : { $most } au plus
dial-wrong-bb-ante = bb_ante = { $value } demande une grosse blinde : forced = 'blinds'
dial-wrong-buy-in = buy_in = { $value } n’est pas possible : la plus petite et la plus grande, comme [20, 200]
dial-wrong-buy-in-chips = buy_in = { $value } est plus que { $most } jetons
dial-wrong-levels = levels = { $value } descendent : la petite blinde de chaque niveau vaut au moins la précédente, et 1 ou plus
dial-wrong-levels-never = levels = { $value } ne sont jamais atteints : fixez rise à 'orbits' ou 'hands'
dial-wrong-in-rotation = rotate : { $game } ne peut pas se jouer ici : { $reasons }
dial-wrong-more = et peut-être d’autres
dial-wrong-seats = trop de places : { $game } se joue de 2 à { $most } joueurs (X17)
