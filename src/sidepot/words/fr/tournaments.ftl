### Ce qui se passe dans un tournoi ou une saison

tournament-registered = { $who } s’inscrit
tournament-registered-again = { $who } s’inscrit de nouveau
tournament-unregistered = { $who } se désinscrit
tournament-too-few-came =
    { $count ->
        [0] il devait commencer maintenant, et personne n’est là : il commence avec { $needed } joueurs, ou quand l’hôte le lance
       *[other] il devait commencer maintenant, et { $count } sur { $needed } sont là : il commence avec { $needed } joueurs, ou quand l’hôte le lance
    }
tournament-cancelled = annulé : chacun récupère ce qu’il a payé
tournament-cancelled-by = annulé par { $who } : chacun récupère ce qu’il a payé
tournament-cancelled-free = annulé : personne n’a rien payé
tournament-cancelled-free-by = annulé par { $who } : personne n’a rien payé
tournament-began =
    { $count ->
        [one] le tournoi commence avec un joueur
       *[other] le tournoi commence avec { $count } joueurs
    }
tournament-level-began = niveau { $level } : blindes { $blinds }
tournament-level-began-ante = niveau { $level } : blindes { $blinds }, ante { $ante }
tournament-moved-balance = { $who } passe à la table { $table }, place { $seat }, pour équilibrer les tables
tournament-moved-broken = { $who } passe à la table { $table }, place { $seat }, car sa table est cassée
tournament-moved-final = { $who } passe en table finale, place { $seat }
tournament-table-opened = la table { $table } ouvre
tournament-table-broken = la table { $table } est cassée
tournament-final-table = la table finale : places et bouton sont retirés au sort
tournament-break-began = une pause commence
tournament-break-until = pause jusqu’à { $time }
tournament-break-ended = la pause est finie
tournament-paused = le tournoi est suspendu
tournament-resumed = le tournoi reprend
tournament-stood-still = personne n’est sorti depuis longtemps : les jetons décident
tournament-hand-for-hand = main par main à partir de maintenant
tournament-no-longer-hand-for-hand = fin du main par main
tournament-entries-closed =
    { $count ->
        [one] les inscriptions sont closes avec un joueur
       *[other] les inscriptions sont closes avec { $count } joueurs
    }
tournament-entries-closed-pool =
    { $places ->
        [one] les inscriptions sont closes avec { $count } joueurs : { $pool } pour une place payée
       *[other] les inscriptions sont closes avec { $count } joueurs : { $pool } pour { $places } places payées
    }
tournament-removed = { $who } est retiré
tournament-removed-by = { $who } est retiré par { $by }
tournament-may-rebuy = { $who } peut se recaver
tournament-rebought = { $who } se recave, { $chips }
tournament-added-on = { $who } prend l’add-on, { $chips }
tournament-went-out = { $who } est éliminé
tournament-went-out-placed = { $who } est éliminé, place { $place }
tournament-went-out-shared = { $who } est éliminé, place { $place }, partagée par { $shared }
tournament-ended = { $names } gagne le tournoi
tournament-ended-shared = { $names } gagnent le tournoi
tournament-game-began = la partie { $game } commence
tournament-game-ended = la partie { $game } est finie : { $names } gagne
tournament-game-ended-shared = la partie { $game } est finie : { $names } gagnent
tournament-season-ended = la saison est finie
tournament-season-ended-led =
    { $games ->
        [one] la saison est finie après une partie : { $who } est en tête avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] la saison est finie après { $games } parties : { $who } est en tête avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
tournament-season-will-stop = la saison finit après cette partie
tournament-season-goes-on = la saison continue
tournament-next-game-when = la partie suivante commence quand { $needed } joueurs sont là
