### Ce qui ne va pas dans le fichier d’un tournoi, sa fiche de structure
sheet-the-sheet = la fiche de structure
sheet-takes-number = un nombre entier, de { $least } à { $most }
sheet-takes-number-from = un nombre entier, { $least } ou plus
sheet-takes-one-of = un de { $choices }
sheet-takes-text = un texte
sheet-takes-flag = true ou false
sheet-takes-numbers = des nombres entiers, comme [4, 8]
sheet-takes-texts = des textes, comme ["rock", "caller"]
sheet-takes-points = des nombres entiers, comme [2, 0, -1], aucun au-delà de { $beyond }
sheet-takes-blinds = petite et grosse blinde (et ante) de chaque niveau, comme [[25, 50], [50, 100, 10]], ou les petites seules ; { $levels } niveaux au plus
sheet-takes-every = un nombre entier jusqu’à { $most }, ou un par niveau
sheet-takes-moment = une date et une heure avec leur fuseau, comme 2027-01-31T20:00:00+01:00
sheet-takes-payouts = "standard", "winner-takes-all", des pourcentages comme [50, 30, 20], ou ceux-ci selon le nombre d’inscrits
sheet-impossible = { $key } = { $value } n’est pas possible : il faut { $takes }
sheet-no-key = il n’y a pas de clé { $key } : il y a { $keys }
sheet-no-key-meant = il n’y a pas de clé { $key } : vouliez-vous dire { $meant } ?
sheet-no-key-in = il n’y a pas de clé { $key } dans { $section } : il y a { $keys }
sheet-no-key-in-meant = il n’y a pas de clé { $key } dans { $section } : vouliez-vous dire { $meant } ?
sheet-needs = { $section } demande { $key }
sheet-belongs = { $key } va avec format = "{ $format }"
sheet-section = { $key } est une section, comme [{ $key }]
sheet-dials = dials est une section avec des réglages de la maison, comme [dials]
sheet-house = house est une de { $houses }
sheet-format = un évènement est un de { $formats }
sheet-field = field est une section avec le nombre de chaque type de joueur, comme [field] rock = 4
sheet-named = field.named a un type de joueur pour chaque nom, comme ada = "rock"
sheet-named-name = field.named : un nom a de 1 à { $most } caractères imprimables : { $name }
sheet-field-count = field.{ $kind } = { $value } n’est pas possible : combien de joueurs { $kind }, jusqu’à { $most }
sheet-field-kind = field : { $kind } n’est pas un type de joueur
sheet-field-no-player = field : il n’y a pas de joueur { $kind } ; il y a { $players }
sheet-field-crowd = field : { $players } joueurs, c’est trop : { $most } au plus
sheet-field-twice = il y a deux joueurs du nom de { $name } : nommez-les dans [field.named]
sheet-field-two = field : il faut au moins deux joueurs, comme [field] avec rock = 4, caller = 2
sheet-field-absent = field : il faut que quelqu’un soit là
sheet-field-most = field : { $players } joueurs, mais { $most } peuvent s’inscrire
sheet-field-late = field.late = { $late } : personne ne peut arriver en retard sans entrée tardive (late)
sheet-field-late-many = field.late = { $late } sur { $players } : deux doivent être là au départ
sheet-field-points = field : il n’y a pas de points pour { $players } joueurs : de 2 à { $most }
sheet-percent = { $key } = { $value } : une probabilité de 0 à 100 %
sheet-guests = field.guests est vide : il faut que quelqu’un prenne les places vides
sheet-bots = bot est une section par bot, { $most } au plus, comme [[bot]] name = …, url = …
sheet-bot-name = le nom d’un bot, name = { $name }, n’est pas possible : il faut de 1 à { $most } caractères imprimables
sheet-bot-twice = il y a deux bots du nom de { $name }
sheet-bot-and-player = il y a deux joueurs du nom de { $name } : un bot et un autre
sheet-bot-url-text = l’URL d’un bot, url = { $url }, n’est pas possible : il faut un texte, comme http://127.0.0.1:8001
sheet-bot-url = l’URL d’un bot, url = { $url }, n’est pas possible : { $why }
sheet-bots-not-here = les bots par HTTP ne peuvent pas jouer ici : seuls les joueurs automatiques le peuvent
sheet-chairs-deck = { $key } = { $value } : le paquet de { $game } suffit pour { $most } joueurs au plus (X17)
sheet-chairs-two = { $key } = { $value } n’est pas une table : 2 places au moins
sheet-rake = la maison { $house } prend rake = { $rake } sur les pots : dans un tournoi, prenez plutôt fee
sheet-entrants-two = max_entrants = { $value } : il faut être deux pour jouer
sheet-starts-with = starts_with = { $value } n’arrive jamais : de 2 à autant qu’il peut y avoir d’inscrits
sheet-starts-with-most = starts_with = { $value } n’arrive jamais : de 2 à { $most }
sheet-chips = { $key } = { $value } : de 1 à { $most } jetons
sheet-at-least-one = { $key } = { $value } : au moins 1
sheet-levels = les niveaux manquent, et la maison { $house } n’en a pas : ajoutez [levels] avec by = "hands", every = 10, blinds = [[25, 50], [50, 100]]
sheet-levels-every = levels.every a { $lengths } durées pour { $levels } niveaux
sheet-breaks-both = levels.breaks dit après quels niveaux, break_minutes combien de temps : donnez les deux
sheet-breaks-level = levels.breaks : il n’y a pas de niveau { $level } : de 1 à { $last }
sheet-break-last = aucun niveau ne vient après la pause qui suit le niveau { $level }
sheet-blinds-empty = levels.blinds est vide : au moins un niveau
sheet-blinds-alone = { $blinds }
sheet-blinds-ante = { $blinds }, ante { $ante }
sheet-level-falls = le niveau { $level } descend : { $blinds } après { $before }
sheet-level-lasts = le niveau { $level } dure { $value } : au moins 1
sheet-level-high = niveau { $level } : { $blinds } est trop haut : blindes et antes sont de { $most } au plus
sheet-level-rules = niveau { $level } : { $why }
sheet-level-after = { $key } = { $value } est après la fin : les niveaux suivis d’un autre vont de 1 à { $last }
sheet-level-from = { $key } = { $value } : un niveau, à partir de 1
sheet-late = late = { $value } : un niveau, à partir de 1, ou 0 sans entrée tardive
sheet-late-full = late = { $value } : il commence quand il est plein, personne n’arrive donc en retard
sheet-reentries = reentries = { $value } demande une entrée tardive : fixez late
sheet-payouts-empty = payouts est vide : au moins une place est payée
sheet-payouts-least = payouts = { $value } : chaque place payée reçoit 1 % ou plus
sheet-payouts-whole = payouts = { $value } font { $sum } % : toutes les places ensemble reçoivent 100 %
sheet-payouts-order = payouts = { $value } : une meilleure place ne reçoit pas moins
sheet-payouts-entrants = payouts : « à partir de { $entrants } inscrits » vient après « à partir de { $before } »
sheet-timed-table = une partie limitée a une table : max_entrants est au plus chairs = { $chairs }
sheet-timed-not = { $key } n’est pas possible dans une partie limitée
sheet-season-starts-at = starts_at n’est pas possible dans une saison que des joueurs rejoignent : elle commence quand ils viennent
sheet-season-joining = joining n’est pas possible là où l’entrée coûte quelque chose : buy_in et fee valent alors 0
sheet-season-not = { $key } n’est pas possible dans une saison : ses participants sont fixes
sheet-season-points = max_entrants = { $value } : il y a des points pour { $most } joueurs au plus (L14)
sheet-points = points est une section avec une ligne par nombre de joueurs, comme 3 = [2, 0, -1]
sheet-points-players = points.{ $given } : un nombre de joueurs, de 2 à 10
sheet-points-places = les points de { $players } joueurs sont { $numbers } nombres : { $players } places
sheet-points-rise = les points de { $players } joueurs montent : une meilleure place ne reçoit pas moins
