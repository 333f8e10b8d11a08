### Les règles d’une maison en clair

rules-house-standard = Le no limit hold’em tel qu’on le joue partout aujourd’hui. Ce que son document laisse ouvert suit les directeurs de tournoi.
rules-house-cardroom = Une salle de cash game : no limit, pot limit et limit, avec quatre mises par tour.
rules-house-pineapple = Crazy Pineapple : trois cartes en main, dont une défaussée après les enchères du flop. Bet limit, pot limit ou no limit.
rules-house-league = Des freezeouts entre bots : blindes croissantes, antes en fin de partie, places et points.
rules-house-kitchen = Une partie entre amis : chacun pose l’ante, la place à gauche du donneur ouvre, des joueurs automatiques occupent les places.
rules-house-tda = Hold’em selon les règles des directeurs de tournoi de 2024 : les tapis incomplets s’additionnent, le bouton peut être mort.
rules-house-roberts = Hold’em selon les Robert’s Rules of Poker, version 11 : un cash game en salle.
rules-house-online = Hold’em comme sur les grands sites : un bouton qui avance toujours, 40 à 100 grosses blindes, et les tapis peuvent être tirés deux fois.
rules-house-horse = Cinq jeux en limit à tour de rôle, un tour de table chacun : hold’em, omaha hi-lo, razz, stud et stud hi-lo.
rules-house-hose = Quatre jeux en limit à tour de rôle, un tour de table chacun : hold’em, omaha hi-lo, stud et stud hi-lo.
rules-house-eight-game = Huit jeux à tour de rôle, six mains chacun : six jeux en limit, le no limit hold’em et le pot limit omaha.
rules-house-dealers-choice = Le joueur au bouton choisit le jeu de la main dans une liste de seize : limit, pot limit et no limit.

rules-game-holdem = { $game } : deux cartes à vous et cinq au board ; les cinq meilleures des sept jouent.
rules-game-crazy-pineapple = { $game } : trois cartes à vous ; après les enchères du flop, chacun en défausse une.
rules-game-pineapple = { $game } : trois cartes à vous ; avant le flop, chacun en défausse une.
rules-game-lazy-pineapple = { $game } : trois cartes à vous ; aucune n’est défaussée, et deux au plus jouent.
rules-game-irish = { $game } : quatre cartes à vous ; après les enchères du flop, chacun en défausse deux.
rules-game-omaha = { $game } : quatre cartes à vous ; exactement deux jouent, avec exactement trois du board.
rules-game-omaha5 = { $game } : cinq cartes à vous ; exactement deux jouent, avec exactement trois du board.
rules-game-omaha6 = { $game } : six cartes à vous ; exactement deux jouent, avec exactement trois du board.
rules-game-omaha8 = { $game } : quatre cartes à vous, dont deux jouent avec trois du board ; le meilleur low, huit ou moins, gagne la moitié.
rules-game-omaha5-8 = { $game } : cinq cartes à vous, dont deux jouent avec trois du board ; le meilleur low, huit ou moins, gagne la moitié.
rules-game-omaha6-8 = { $game } : six cartes à vous, dont deux jouent avec trois du board ; le meilleur low, huit ou moins, gagne la moitié.
rules-game-courchevel = { $game } : cinq cartes à vous, dont deux jouent avec trois du board ; la première carte du flop est donnée avant toute enchère.
rules-game-courchevel8 = { $game } : cinq cartes à vous, dont deux jouent avec trois du board, dont la première est donnée avant toute enchère ; le meilleur low, huit ou moins, gagne la moitié.
rules-game-short-deck = { $game } : deux cartes à vous d’un paquet de 36, à partir du six ; une couleur bat un full.
rules-game-royal = { $game } : le hold’em avec vingt cartes, à partir du dix.
rules-game-stud = { $game } : sept cartes à vous, dont quatre visibles ; les cinq meilleures jouent.
rules-game-stud8 = { $game } : sept cartes à vous, dont quatre visibles ; le meilleur low, huit ou moins, gagne la moitié.
rules-game-razz = { $game } : sept cartes à vous, dont quatre visibles ; la main la plus basse gagne, les as sont bas, quintes et couleurs ne comptent pas.
rules-game-draw = { $game } : cinq cartes à vous et un tirage ; la meilleure main gagne.
rules-game-draw27 = { $game } : cinq cartes à vous et un tirage ; la main la plus basse gagne, les as sont hauts, quintes et couleurs comptent contre vous.
rules-game-triple27 = { $game } : cinq cartes à vous et trois tirages ; la main la plus basse gagne, les as sont hauts, quintes et couleurs comptent contre vous.
rules-game-triple-a5 = { $game } : cinq cartes à vous et trois tirages ; la main la plus basse gagne, les as sont bas, quintes et couleurs ne comptent pas.
rules-game-badugi = { $game } : quatre cartes à vous et trois tirages ; la main avec le plus de cartes de couleurs et de valeurs différentes gagne, puis la plus basse.
rules-game-badacey = { $game } : cinq cartes à vous et trois tirages ; la moitié du pot au meilleur badugi, l’autre à la main la plus basse, as bas.
rules-game-badeucey = { $game } : cinq cartes à vous et trois tirages ; la moitié du pot au meilleur badugi, as hauts, l’autre au meilleur low 2-7.
rules-game-drawmaha = { $game } : cinq cartes à vous et un tirage après le flop ; la moitié du pot à la meilleure main d’omaha, l’autre aux cinq que vous tenez.
rules-game-mit2026 = { $game } : trois cartes à vous ; après un flop de deux cartes, chacun en pose une, visible, sur le board.
rules-game-kuhn = { $game } : une carte chacun d’un paquet de trois ; la plus haute gagne.
rules-game-leduc = { $game } : une carte chacun d’un paquet de six et une au board ; une paire avec elle gagne, sinon la carte la plus haute.
rules-game-rhode-island = { $game } : une carte chacun et deux au board ; la meilleure main de trois cartes gagne.
rules-game-own = { $game } : { $streets }. Les mains se classent selon : { $orders }.
rules-street = { $street } ({ $parts })
rules-street-hole =
    { $count ->
        [one] une carte par joueur
       *[other] { $count } cartes par joueur
    }
rules-street-board =
    { $count ->
        [one] une carte au board
       *[other] { $count } cartes au board
    }
rules-street-draw = un tirage
rules-street-thrown =
    { $count ->
        [one] une carte défaussée
       *[other] { $count } cartes défaussées
    }
rules-order-high = les cinq meilleures cartes
rules-order-short-deck = les cinq meilleures cartes d’un paquet court
rules-order-low8 = le meilleur low, huit ou moins
rules-order-low = les cinq cartes les plus basses, as bas
rules-order-deuce = les cinq cartes les plus basses, as hauts
rules-order-badugi = badugi
rules-order-badugi-high = badugi, as hauts
rules-order-card = la carte la plus haute
rules-order-paired = une paire avec le board, puis la carte la plus haute
rules-order-three = les trois meilleures cartes

rules-limit-no = No limit : vous pouvez miser tout ce que vous avez.
rules-limit-pot = Pot limit : une relance ne dépasse pas le pot.
rules-limit-fixed = Limit : mises et relances ont une taille fixe : { $small }, puis { $big }.
rules-limit-spread = Spread limit : mises et relances sont entre { $small } et { $big }.

rules-mixed =
    { $every ->
        [orbit] Jeux mixtes dans cet ordre, un tour de table chacun : { $games }.
        [level] Jeux mixtes dans cet ordre, un niveau de blindes chacun : { $games }.
       *[hands]
            { $count ->
                [one] Jeux mixtes dans cet ordre, une main chacun : { $games }.
               *[other] Jeux mixtes dans cet ordre, { $count } mains chacun : { $games }.
            }
    }
rules-dealers-choice =
    { $every ->
        [orbit] Dealer’s choice, un tour de table chacun : le joueur au bouton choisit parmi { $games }.
        [level] Dealer’s choice, un niveau de blindes chacun : le joueur au bouton choisit parmi { $games }.
       *[hands]
            { $count ->
                [one] Dealer’s choice, une main chacun : le joueur au bouton choisit parmi { $games }.
               *[other] Dealer’s choice, { $count } mains chacun : le joueur au bouton choisit parmi { $games }.
            }
    }
rules-mixed-stud = Dans les jeux de stud, chacun pose l’ante et le bouton ne bouge pas.
rules-dealers-choice-stud = Dans les jeux de stud, chacun pose l’ante.
rules-own-amounts = { $game } a ses propres montants : { $amounts }.

rules-raise-last = La mise minimale est { $bet } ; une relance vaut au moins la dernière.
rules-raise-double = La mise minimale est { $bet } ; la première relance vaut au moins la mise, chaque suivante au moins deux fois la dernière.
rules-raise-flat = La mise minimale est { $bet } ; une relance vaut au moins la mise minimale.
rules-raise-any = La mise minimale est { $bet } ; une relance peut être de n’importe quel montant.
rules-cap =
    { $count ->
        [one] Un tour a au plus une mise.
       *[other] Un tour a au plus { $count } mises.
    }
rules-cap-with-blind =
    { $count ->
        [one] Un tour a au plus une mise ; la grosse blinde en est une.
       *[other] Un tour a au plus { $count } mises ; la grosse blinde est la première.
    }
rules-completion-free = Compléter le bring-in ne compte pas.
rules-reopen-full = Un tapis inférieur à une relance complète ne permet pas à ceux qui ont déjà parlé de relancer.
rules-reopen-sum = Des tapis qui font ensemble une relance complète permettent à tous de relancer.
rules-reopen-any = Toute relance, même un tapis inférieur à une relance complète, permet à tous de relancer.

rules-no-blinds = Il n’y a pas de blindes.
rules-bring-in-lowest = Le joueur avec la plus basse carte visible paie le bring-in de { $amount }, ou mise plus.
rules-bring-in-highest = Le joueur avec la plus haute carte visible paie le bring-in de { $amount }, ou mise plus.
rules-antes-for-blinds = Il n’y a pas de blindes : chacun pose une ante de { $amount }.
rules-antes-for-blinds-less = Il n’y a pas de blindes : chacun pose une ante de { $amount }, la première place { $first }.
rules-button-blind = Seul le bouton pose une blinde : { $amount }.
rules-blinds = Les blindes sont { $small } et { $big }.
rules-straddle-after = Ensuite vient un straddle de { $amount }.
rules-heads-up-button-big = En tête-à-tête, le bouton est la grosse blinde.
rules-heads-up-antes = En tête-à-tête, pas de blindes : chacun pose une ante de { $amount }.
rules-ante = Chacun pose une ante de { $amount } avant la donne.
rules-ante-more = Chacun pose { $amount } de plus en ante avant la donne.
rules-big-blind-ante = La grosse blinde paie une ante de { $amount } pour toute la table.
rules-button-ante = Le bouton paie une ante de { $amount } pour toute la table.
rules-no-first-betting = Il n’y a pas d’enchères avant le flop.
rules-rise-orbits =
    { $count ->
        [one] Les blindes montent à chaque tour de table.
       *[other] Les blindes montent tous les { $count } tours de table.
    }
rules-rise-hands =
    { $count ->
        [one] Les blindes montent à chaque main.
       *[other] Les blindes montent toutes les { $count } mains.
    }

rules-show-all = À l’abattage, tous ceux qui restent montrent.
rules-show-losers-muck = À l’abattage, les mains perdantes peuvent être jetées.
rules-showdown-ask = On demande à chacun s’il montre.
rules-odd-chip-left-of-button = Un jeton impair va au premier joueur à gauche du bouton.
rules-odd-chip-dropped = Un jeton impair ne va à personne.
rules-board-twice = Quand tous sont à tapis, le reste du board est tiré deux fois, chacun pour la moitié du pot.
rules-double-board = Chaque main a deux boards, chacun pour la moitié de chaque pot.
rules-rake = La maison prend { $percent } % de chaque pot.
rules-rake-capped = La maison prend { $percent } % de chaque pot, { $most } au plus.

rules-ends-one-left = La partie finit quand il reste un joueur. Personne n’achète de jetons en cours de route, et la suivante repart à zéro.
rules-ends-hands =
    { $count ->
        [one] La partie finit quand il reste un joueur, ou après une main, où le plus gros stack gagne. Personne n’achète de jetons en cours de route, et la suivante repart à zéro.
       *[other] La partie finit quand il reste un joueur, ou après { $count } mains, où le plus gros stack gagne. Personne n’achète de jetons en cours de route, et la suivante repart à zéro.
    }
rules-buy-in = La cave est de { $amount }.
rules-buy-in-between = La cave va de { $least } à { $most }.
rules-entry-choose = Un nouveau joueur attend la grosse blinde ou en pose une.
rules-entry-antes = Un nouveau joueur joue dès la prochaine main.
rules-entry-fixed = Personne n’entre une fois la partie commencée ; un joueur sans jetons est éliminé.
rules-entry-between-hands = On entre entre deux mains ; un joueur sans jetons se lève.
rules-rathole =
    { $count ->
        [one] Qui revient dans la minute apporte au moins ce avec quoi il est parti.
       *[other] Qui revient dans les { $count } minutes apporte au moins ce avec quoi il est parti.
    }
rules-may-straddle = Le joueur à gauche de la grosse blinde peut poser un straddle.
rules-bomb-pot = Si tous acceptent, il y a un bomb pot : chacun pose une ante de { $amount }, et les enchères commencent au flop.
rules-run-twice = Les joueurs à tapis peuvent s’accorder pour tirer deux fois.
rules-rabbit = Une fois la main finie, ses joueurs peuvent voir ce qui serait venu.
rules-stack = Chacun commence avec { $chips } jetons ; blindes et antes sont celles du premier niveau.

rules-change-house = { $house }, { $limit }, { $blinds }
rules-change = { $dial } : { $value }
rules-value-none = aucun
rules-value-true = oui
rules-value-false = non

rules-unusual-button-blind = Seul le bouton pose une blinde, { $amount } ; il n’y a pas de petite blinde.
rules-unusual-no-small-blind = Il n’y a pas de petite blinde ; seule la grosse blinde pose, { $amount }.
rules-unusual-equal-blinds = Les deux blindes posent { $amount } : sans relance, la petite blinde peut checker.
rules-unusual-blinds-not-double = La grosse blinde n’est pas le double de la petite.
rules-unusual-straddle-called = Tous doivent suivre le dernier straddle, et qui le pose parle en dernier.
rules-unusual-straddle-heads-up = En tête-à-tête, personne ne pose de straddle.
rules-unusual-short-big-blind = Quand la grosse blinde manque de jetons, tous suivent pour moins.
rules-unusual-high-ante = L’ante n’est pas sous la grosse blinde ({ $amount }) : l’essentiel du pot est de l’argent mort.
rules-unusual-high-big-blind-ante = L’ante de grosse blinde dépasse la grosse blinde ({ $amount }) : une place paie tout.
rules-unusual-several-antes = { $dials } sont toutes payées, à chaque main.
rules-unusual-dead-antes = Les blindes sont de l’argent mort : rien n’est dû, et le premier à parler peut checker.
rules-unusual-small-blind-first = La petite blinde parle en premier et le bouton en dernier, avant le flop aussi.
rules-unusual-big-blind-last = À partir du deuxième tour d’enchères, la grosse blinde parle en dernier.
rules-unusual-heads-up-button-big = En tête-à-tête, le bouton pose la grosse blinde et parle toujours en dernier.
rules-unusual-heads-up-antes = En tête-à-tête, pas de blindes ; chacun pose une ante morte de { $amount }.
rules-unusual-heads-up-button-opens = En tête-à-tête, le bouton parle toujours en premier.
rules-unusual-bets-over-blind = Sur une grosse blinde de { $amount }, on relance de { $bet }.
rules-unusual-bets-below-blind = Une relance peut être plus petite que la grosse blinde de { $amount }.
rules-unusual-any-raise = Une relance d’un seul jeton est permise, et laisse tous relancer.
rules-unusual-any-raise-pot = Une relance va d’un jeton jusqu’au pot.
rules-unusual-flat-raise = Après une relance de toute taille, { $amount } suffit pour la suivante.
rules-unusual-double-raise = Chaque relance vaut au moins deux fois la dernière, et vite tous sont à tapis.
rules-unusual-small-bet = À partir du flop, une mise de { $amount } suffit, moins qu’une grosse blinde.
rules-unusual-reopen-any = Un tapis d’un jeton de plus permet à tous ceux qui ont parlé de relancer.
rules-unusual-checked-short = Qui a checké peut relancer quand un tapis sous la mise minimale suit.
rules-unusual-no-cap = On relance sur un tour jusqu’à ce que personne n’en veuille plus.
rules-unusual-cap-one = Une mise par tour et aucune relance.
rules-unusual-cap-one-blind = Une mise par tour et aucune relance ; avant le flop, personne ne peut relancer la grosse blinde.
rules-unusual-cap-all-in = Au maximum, même une relance à tapis est refusée.
rules-unusual-odd-chips-dropped = Ce qui reste d’un partage disparaît : le jeu perd lentement des jetons.
rules-unusual-odd-chips-halves = Chaque moitié d’un pot est partagée à part et perd ses propres jetons impairs.
rules-unusual-show-all = À l’abattage, on voit aussi les mains perdantes.
rules-unusual-orphan-main = Un pot secondaire que plus personne ne peut gagner va à des joueurs qui n’y ont jamais payé.
rules-unusual-double-board = Chaque main a deux boards ; qui n’en gagne aucun ne récupère rien.
rules-unusual-see-hands = Une main jetée à l’abattage est montrée si quelqu’un qui a reçu des cartes le demande.
rules-unusual-boards = Quand tous sont à tapis, le reste du board est tiré deux fois, chacun pour la moitié du pot.
rules-unusual-hand-cap = Un joueur qui a mis { $amount } dans un pot est à tapis.
rules-unusual-kill = Le gagnant de deux pots de suite pose { $amount }, et les mises augmentent.
rules-unusual-straddles = Le dernier straddle peut atteindre { $amount }, soit beaucoup de grosses blindes.
rules-unusual-no-free-fold = Qui veut se coucher doit attendre une mise.
rules-unusual-rake-no-cap = Le rake est pris sur chaque pot, si gros soit-il.
rules-unusual-rake-high = Le rake dépasse un dixième de chaque pot : les jetons quittent vite la table.
rules-unusual-rake-no-flop = La maison prend sa part même quand tous se couchent jusqu’aux blindes.
rules-unusual-no-burn = La carte du dessus est la prochaine donnée ; qui sait lire son dos la connaît.
rules-unusual-few-players = Le paquet suffit pour { $count } joueurs au plus, pas 10.
rules-unusual-buy-in-small = La cave maximale est sous dix grosses blindes : la plupart des mains finissent à tapis.
rules-unusual-rotation-players = { $count } joueurs au plus peuvent jouer tous ces jeux.
rules-unusual-level-never = Hors tournoi, les blindes ne montent pas ici : le premier jeu reste.
rules-unusual-level-picked = Un joueur choisit le jeu pour tout un niveau.
rules-unusual-reshuffle = Quand { $count } joueurs ou plus changent tout ce qu’ils peuvent, les défausses sont remélangées et redonnées.
rules-unusual-common-card = Quand { $count } joueurs ou plus restent, la dernière carte est donnée une fois, pour tous.
rules-unusual-dead-button = Aucune place ne manque jamais une blinde, mais qui s’assoit juste derrière les blindes joue un tour sans les payer.
rules-unusual-never-one-left = La partie dure tant que de nouveaux joueurs prennent place.
rules-unusual-endless-rise = Les blindes doublent à chaque fois, sans fin.
rules-unusual-late-buy-in = Qui arrive tard prend sa cave pour moins de grosses blindes.
rules-unusual-own-unused = Ce jeu n’est pas dans la rotation, c’est donc sans effet.
rules-unusual-own-amounts = { $amounts } au lieu de { $usual }.
rules-unusual-own-cut = { $dial } : ramené à la cave minimale, { $amount }.
rules-unusual-idle = « { $dial } » est sans effet : { $why }.
