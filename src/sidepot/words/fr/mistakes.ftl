### Ce qui ne va pas dans ce qui est donné : fichiers, cartes, mains, ranges, joueurs

mistake-no-file = il n’y a pas de fichier { $file }
mistake-device = { $file } est un périphérique ou un tube : seul un fichier ordinaire peut être lu
mistake-too-large = { $file } dépasse { $bytes } octets : personne n’en a besoin d’autant
mistake-not-utf8 = { $file } n’est pas du texte UTF-8 (octet { $byte }) : enregistrez-le en UTF-8
mistake-unreadable = impossible de lire { $file } : { $why }
mistake-not-toml = { $file } n’est pas du TOML : { $why }
mistake-cut-it = { $file } dépasse { $bytes } octets : découpez-le en plusieurs fichiers
mistake-in-action = action { $number }, { $word }

mistake-not-a-card = { $card } au caractère { $at } de { $text } n’est pas une carte : un rang parmi { $ranks } et une couleur parmi { $suits }, comme As
mistake-card-twice = { $card } vient deux fois
mistake-not-in-deck = { $card } n’est pas dans le jeu de { $game }
mistake-in-both = { $card } est dans la main et sur le board
mistake-no-board = { $game } n’a pas de board
mistake-five-cards = un board a cinq cartes au plus, { $board } en a { $count }
mistake-ranks =
    { $count ->
        [one] { $game } évalue { $count } carte, pas { $held }
       *[other] { $game } évalue { $count } cartes, pas { $held }
    }
mistake-ranks-between = { $game } évalue de { $fewest } à { $count } cartes, pas { $held }
mistake-board =
    { $count ->
        [one] { $game } a besoin d’un board de { $count } carte, pas { $held }
       *[other] { $game } a besoin d’un board de { $count } cartes, pas { $held }
    }
mistake-board-between = { $game } a besoin d’un board de { $fewest } à { $count } cartes, pas { $held }
mistake-no-ranked-game = { $game } n’est pas un jeu que l’on peut évaluer : { $games }
mistake-no-game = aucun jeu ne s’appelle { $game } : un de { $games }

mistake-no-format = il n’y a pas de format { $format } : { $formats }
mistake-format-to = { $file } : quel format doit-il avoir ? Dites-le avec --to : { $formats }
mistake-format-from = { $file } : quel format est-ce ? Dites-le avec --from : { $formats }
mistake-no-store = { $file } : il n’y a pas de tel fichier de mains ; `sidepot hands import` en crée un
mistake-not-a-store = { $file } n’est pas un fichier de mains : { $why }
mistake-other-database = { $file } est une autre base de données, pas un fichier de mains
mistake-newer-store = { $file } a le format { $format }, pas { $known } : un sidepot plus récent l’a écrit
mistake-counted-store = { $file } a été compté par un autre sidepot : `sidepot stats` le recompte
mistake-no-hand = il n’y a pas de main { $hand } dans { $file } : de 1 à { $last }
mistake-pot-size = { $given } n’est pas une taille de pot : 25, 25.50 ou 40bb (grosses blindes)
mistake-moment = { $given } n’est ni un jour ni un moment : 2026-05-01 ou 2026-05-01T20:30
mistake-no-step = il n’y a pas d’étape { $step } : la main a les étapes 0 à { $last }
mistake-hand-over = la main est finie à l’étape { $step } : prenez-en une plus tôt

mistake-players = { $game } se joue de deux à { $most }, pas à { $count }
mistake-equity-players = l’équité se calcule pour deux à dix joueurs, pas { $count }
mistake-cannot-hold = le joueur { $player } ne peut avoir aucune de ces mains : leurs cartes sont ailleurs
mistake-not-at-once = les joueurs ne peuvent pas tous avoir de telles mains à la fois
mistake-no-range = { $given } ne nomme aucune main : écrivez-la AsKs, AKs, QQ+, 20% ou random
mistake-weight = { $given } n’est pas un poids : un nombre de 0 à 1

mistake-samples = { $count } tirages ne disent rien : au moins 2
mistake-icm-empty = ICM a besoin d’au moins un stack et un gain
mistake-icm-stack = { $given } n’est pas un stack : 0 ou plus
mistake-icm-payout = { $given } n’est pas un gain : 0 ou plus
mistake-icm-chips = quelqu’un doit avoir des jetons
mistake-icm-order = la place { $place } paie plus que la place { $above } : { $less } après { $more }
mistake-icm-unit = { $given } n’est pas une unité d’argent : plus de 0

mistake-bot-here = { $given } : les bots par HTTP jouent des tournois (`sidepot tournament`), pas ici
mistake-no-player = il n’y a pas de joueur { $given } : { $players } ; le vôtre est my_bot.py:MyBot ou package.module:MyBot
mistake-no-choose = { $given } n’a pas de méthode choose(self, view, options, rng)
mistake-does-not-know = { $name } ne connaît pas { $game } ; { $players } jouent à tout
mistake-simulate-players = { $count } joueurs, ce n’est pas possible : { $game } en prend de 2 à { $most } (X17)
mistake-no-hands = { $count } mains, ce n’en est aucune : au moins 1
mistake-simulate-stack = un stack de { $blinds } grosses blindes n’est pas possible : de 1 à { $most } jetons
mistake-no-luck = chance : à { $game }, toutes les cartes après un tapis ne vont pas à un board de cinq (les joueurs en reçoivent ou en changent), on ne peut donc pas dire ce qui était de la chance ; laissez-la de côté, ou jouez au hold’em, à l’Omaha ou à un jeu semblable
mistake-rollout-players = { $count } joueurs pour { $seats } places : nommez-en un pour toutes, ou un par place
mistake-never = { $count } fois, c’est jamais : au moins 1

mistake-damaged-store = { $file } est abîmé ({ $why }) : mettez ses mains dans un nouveau fichier depuis leurs historiques
mistake-unwritable = impossible d’écrire { $file } : { $why }
mistake-unopened = impossible d’ouvrir { $file } : { $why }
mistake-no-folder-to-make = impossible de créer { $file } : il n’y a pas de dossier { $folder }
mistake-no-folder = impossible d’écrire { $file } : il n’y a pas de dossier { $folder }
mistake-no-matplotlib = un graphique a besoin de matplotlib : { $command }
mistake-picture = { $file } : le nom d’une image finit par .png, .svg ou .pdf
mistake-database = { $file } est une base de données : les fichiers de mains se lisent avec `sidepot hands`, `stats` et `replay`
mistake-into = { $file } : les mains vont dans un fichier de mains, comme hands.db ; { $ending } est la fin du nom d’un historique
mistake-said = { $why }
mistake-in = { $where } : { $why }
mistake-line-of = { $file }, ligne { $line }
mistake-by-rule = { $why } : { $rule }
mistake-and = { $first } ; { $rest }
mistake-and-line =
    { $first }
    { $rest }
mistake-toml-bytes = plus de { $most } octets
mistake-toml-lines = plus de { $most } lignes
mistake-toml-parts = plus de { $most } parties d’une clé
mistake-toml-keys = plus de { $most } clés
mistake-toml-items = plus de { $most } éléments de listes et sections
mistake-toml-depth = plus de { $most } listes et tables imbriquées
mistake-url-long = elle dépasse { $most } caractères
mistake-url-characters = elle contient des caractères qu’aucune URL n’a
mistake-url-unreadable = son hôte ou son port est illisible
mistake-url-scheme = elle doit commencer par http:// ou https://
mistake-url-user = elle ne doit contenir ni nom d’utilisateur ni mot de passe
mistake-url-query = elle ne doit contenir ni ? ni # : /bet est ajouté à la fin
mistake-url-port = son port est un nombre de 1 à 65535
mistake-url-ipv6 = { $host } n’est pas une adresse IPv6
mistake-url-ipv4 = { $host } n’est pas une adresse IPv4 : quatre nombres, comme 127.0.0.1
mistake-url-host = { $host } n’est pas un nom d’hôte
mistake-url-no-host = elle ne nomme aucun hôte
mistake-bot-url = ce n’est pas l’URL d’un bot : { $why }
mistake-bot-none = cette salle n’appelle pas de bots par HTTP : son exploitant peut nommer des hôtes dans le réglage bot_hosts
mistake-bot-host = l’hôte { $host } n’est pas de ceux où des bots peuvent être appelés : l’exploitant de la salle peut le nommer dans le réglage bot_hosts
mistake-bot-private = l’adresse { $ip } est privée : l’exploitant de la salle peut la nommer dans le réglage bot_hosts
mistake-no-action = { $given } n’est pas une action : f se coucher, x checker, c suivre, r600 miser ou relancer à 600, a tapis, b bring-in, d7c défausser, d7c2d changer, d- rester servi
mistake-stack = la place { $seat } a { $chips } jetons : un nombre entier, 1 ou plus
mistake-table-chips = plus de { $most } jetons sur la table
mistake-button = button = { $given } n’est pas une place : de 0 à { $last }
mistake-not-the-deck = ce n’est pas le paquet de { $game } : il a { $count } cartes, chacune une fois
mistake-not-the-deck-more = ce n’est pas le paquet de { $game } : il a { $count } cartes, chacune une fois, et jusqu’à { $more } ordres de plus pour mélanger de nouveau
mistake-card = { $card } n’est pas une carte : un rang de { $ranks } et une couleur de { $suits }, comme As
mistake-card-number = { $given } n’est pas un numéro de carte : de 0 (2c) à 51 (As)
mistake-in-deck-twice = { $card } est deux fois dans le paquet
mistake-post-live = la place { $seat } pose { $live } de plus que { $wager } : { $most } au plus en tout
mistake-post-seat = post nomme la place { $seat } : de 0 à { $last }
mistake-no-seat = il n’y a pas de place { $seat } : de 0 à { $last }
mistake-nothing-to-give-up = la place { $seat } n’a pas de main à abandonner
mistake-hole-seats = des cartes pour { $seats } places, mais { $players } joueurs
mistake-too-many-cards = { $count } cartes pour { $whose } : { $most } au plus
mistake-at-seat = la place { $seat }
mistake-at-player = joueur { $player }
mistake-at-board = le board
mistake-at-board-number = board { $board }
mistake-at-dead = cartes mortes
mistake-fact = l’entrée { $place } du journal ne peut pas être là
mistake-facts-many = { $count } entrées, c’est plus que n’en a une main
mistake-facts-end = le journal n’a pas de fin : la main n’est pas finie
mistake-facts-chips = dans ce journal, des jetons se perdent ou se créent
mistake-facts-bytes = un journal est fait de suites de 8 octets, pas de { $count } octets en tout
mistake-without-deck = une main qui n’est pas finie continue avec son paquet, et celle-ci est enregistrée sans
mistake-line-parts = une main a cinq parties entre des barres ({ $shape }), pas { $count }
mistake-line-format = { $given } n’est pas un format connu ici : { $mark }, ou le nom d’une maison
mistake-line-stacks = { $given } ne sont pas des stacks : des nombres entiers séparés par des espaces
mistake-line-opening = { $given } n’est pas un de button=0, no-sb, post=2:100+50
mistake-newer-dial = il n’y a pas de réglage { $dial } ici : un sidepot plus récent a enregistré ces règles
mistake-dial-word = { $given } n’est pas un réglage et sa valeur, comme blinds=50/100
mistake-stored-game = game={ $given } n’est pas un jeu : { $why }
mistake-board-most = { $where } a { $most } cartes au plus, { $cards } en a { $count }
mistake-board-sizes = { $where } a { $sizes } ou { $last } cartes en { $game }, pas { $count }
mistake-elsewhere = { $card } est déjà ailleurs
mistake-hand-most = { $where } a { $most } cartes au plus à ce stade de { $game }, pas { $count }
mistake-range-of-two = { $given } est une range de deux cartes ; { $game } sépare les mains par des virgules
mistake-no-rank-left = il n’en reste plus : { $rank }
mistake-no-suit = { $card } au caractère { $at } de { $text } n’a pas de couleur, et les couleurs comptent en { $game } : écrivez { $example }
mistake-no-draws = { $game } n’a pas de tirages
mistake-draws = { $count } tirages à venir : { $game } en a { $most } au plus à ce stade
mistake-deck-left = { $players } joueurs ont besoin de { $count } cartes, le paquet en a { $left }
mistake-board-and-dead = { $cards } est sur le board et morte
mistake-no-weight = { $given } ne laisse aucune main : tous les poids valent 0
mistake-hands-apart = { $count } mains, c’est trop pour les distinguer : { $most } au plus
mistake-hold-anything = le joueur { $player } peut avoir n’importe quoi : nommez les mains à distinguer, avec des virgules
mistake-samples-one = { $count } échantillons ne disent rien : au moins 1
mistake-stderr = { $given } n’est pas une erreur type à viser : plus de 0
mistake-range-comma = { $what } au caractère { $at } de { $text } n’a rien à faire là : séparez les mains par des virgules
mistake-range-size = { $what } au caractère { $at } de { $text } n’est pas une main de { $count } cartes : écrivez chaque carte comme As, ou "random" seul
mistake-range-percent = { $what } au caractère { $at } de { $text } n’est pas une part de toutes les mains : plus de 0 %, 100 % au plus
mistake-range-no-hand = { $what } au caractère { $at } de { $text } ne fait pas une main : écrivez AsKs, AKs, AKo, QQ+, A5s-A2s, 20% ou random
mistake-range-twice = { $what } au caractère { $at } de { $text } vient deux fois dans une main
mistake-range-deck = { $what } au caractère { $at } de { $text } n’est pas dans ce paquet
mistake-range-pair = { $what } au caractère { $at } de { $text } ne peut pas suivre une paire : deux cartes d’un rang ont deux couleurs
mistake-range-count = { $what } au caractère { $at } de { $text } a { $held ->
    [one] une carte
   *[other] { $held } cartes
}, une main en a ici { $count }
mistake-range-no-pair = { $what } au caractère { $at } de { $text } ne va pas avec une paire
mistake-range-only-pair = { $what } au caractère { $at } de { $text } est une paire, l’autre bout non
mistake-range-suits = { $what } au caractère { $at } de { $text } ne va pas avec l’autre bout : les deux assortis (s), ou aucun (o)
mistake-range-gap = { $what } au caractère { $at } de { $text } ne s’atteint pas depuis l’autre bout : gardez la carte la plus haute, ou l’écart entre les deux
mistake-stored-hand = ce n’est pas une main enregistrée : { $why }
mistake-deck-left-more = { $players } joueurs ont encore besoin de { $count } cartes, le paquet en a { $left }
mistake-hold-these = les joueurs ne peuvent pas tous avoir de telles mains à la fois : { $hands }
mistake-hold-not = le joueur { $player } ne peut pas avoir { $hand } : des cartes sont sur le board ou mortes
mistake-hold-hard = il est trop long de savoir si les joueurs peuvent tous avoir de telles mains à la fois : donnez moins de joueurs, ou des ranges avec plus de mains
mistake-no-class = { $where } n’a pas { $name } ; il a { $has }
mistake-no-class-choose = { $where } n’a pas { $name }, ni de classe avec une méthode choose
mistake-not-loaded = impossible de charger { $where } : { $why }
mistake-not-made = impossible de créer { $where } : { $why } ; il ne prend pas d’arguments
mistake-workers = { $count } processus ne peuvent pas travailler : au moins 1
mistake-runs = { $count } essais ne disent rien : au moins 1
mistake-on = --on { $given } : local, ray, auto, ou l’adresse d’une grappe, comme ray://10.0.0.1:10001
mistake-no-results = { $file } n’est pas un fichier de résultats d’où continuer : nommez-en un nouveau, ou le bon
mistake-results-in-use = { $file } est utilisé : une autre exécution y écrit
mistake-results-version = { $file } a été écrit par une autre version de sidepot : continuez avec elle, ou commencez un nouveau fichier
mistake-results-other = { $file } a les résultats d’autre chose : { $was } ; nommez un nouveau fichier, ou redemandez la même chose
mistake-differs = { $key } { $value } et non { $other }
mistake-another-log = ce journal n’est pas d’un tournoi avec cette structure et cette graine
mistake-log-entry = ce n’est pas une entrée du journal d’un tournoi : { $why }
mistake-range-weight = { $what } au caractère { $at } de { $text } n’est pas un poids : un nombre de 0 à 1
