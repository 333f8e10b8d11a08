### Ce qui ne va pas dans le fichier d’une maison et sa table [game]
own-house-yours = votre fichier de maison
own-house-texts = name et about sont des textes
own-house-limits = limits contient une table par limite, comme [limits.pot]
own-house-games = games contient une table par jeu, comme [games.razz] ou [games."no:holdem"]
own-house-base = based_on = { $given } n’est pas une maison : une de { $houses }
own-house-no-game = [games.{ $given }] n’est pas un jeu : { $games }
own-house-own-dials = [games.{ $game }] a { $given } : un jeu peut avoir en propre { $dials }
own-game-step = [game] étape { $at }
own-game-ranking = [game] classement { $at }
own-game-missing = { $where } n’a pas { $key }
own-game-no-key = { $where } n’a pas { $key } : il faut { $keys }
own-game-no-key-meant = { $where } n’a pas { $key } : vouliez-vous dire { $meant } ?
own-game-list = [game] { $key } est une liste de 1 à { $most }
own-game-verbs = { $where } est un de { $verbs }, comme { $example }
own-game-verb-table = { $where } : { $key } = { $value } n’est pas possible : une table, comme { $example }
own-game-table = { $where } est une table, comme { $example }
own-game-choice = { $where } : { $key } = { $value } n’est pas possible : un de { $choices }
own-game-whole = { $where } : { $key } = { $value } n’est pas possible : un nombre entier
own-game-flag = { $where } : { $key } = { $value } n’est pas possible : true ou false
own-game-text = { $where } : { $key } = { $value } n’est pas possible : un texte
own-game-deck = [game] deck = { $value } n’est pas possible : 52, 36, 20, ou des cartes comme 'JsQsKs'
own-game-unplayable = le jeu { $name } ne peut pas se jouer : { $why }
own-game-name = son nom a de 1 à { $most } lettres
own-game-players = most = { $value } joueurs : de 2 à { $most }
own-game-first = sa première étape distribue des cartes aux joueurs
own-game-no-betting = il n’a pas d’enchères
own-game-deck-cards = un paquet a les cartes 0 (2c) à 51 (As), chacune une fois
own-game-larger-decks = larger_decks : { $most } au plus, un par nombre de joueurs à partir de trois
own-game-deals-nothing = l’étape { $at } ne distribue rien : down, up ou board vaut 1 ou plus
own-game-exchange = étape { $at } : { $count } cartes, c’est 1 ou plus
own-game-street = étape { $at } : le nom d’un tour a { $most } lettres au plus
own-game-common = étape { $at } : common = true va avec une étape qui donne une carte à chacun
own-game-draw = étape { $at } : un tirage de { $count } cartes, mais les joueurs en ont { $held }
own-game-throw = étape { $at } : les joueurs défaussent { $count } cartes sur { $held }
own-game-held = étape { $at } : les joueurs ont { $held } cartes, { $most } au plus
own-game-board = étape { $at } : { $count } cartes sur le board, { $most } au plus, { $once } à la fois
own-game-ranking-own = un classement où { $must } cartes à soi doivent jouer et { $may } le peuvent : les joueurs en ont { $held }
own-game-ranking-few = les mains { $order } ont { $needs } cartes, mais { $count } peuvent jouer
own-game-opens-up = étape { $at } : opens = { $value } demande des cartes distribuées avant face visible
own-game-bring-in-first = étape { $at } : seul le premier tour d’enchères a un bring-in
own-game-bring-in-blinds = étape { $at } : un jeu avec un bring-in n’a pas de blindes ; fixez blinds = false
own-game-opens-blinds = étape { $at } : le premier tour d’enchères part des blindes : opens = 'house', ou fixez blinds = false
own-game-rankings-first = le premier classement ne peut pas être low8 : un pot doit trouver un gagnant
own-game-many = { $key } : { $count }, mais de 1 à { $most } sont possibles
own-game-deck-few = son paquet de { $count } cartes ne suffit pas pour deux joueurs
