### Pourquoi quelque chose est refusé

refusal-not-your-turn = ce n’est pas à vous de jouer
refusal-hand-over = la main est terminée
refusal-folded = vous vous êtes couché
refusal-all-in = vous êtes à tapis
refusal-not-an-action = ce n’est pas une action
refusal-not-chips = les jetons sont des nombres entiers
refusal-cannot-check = vous ne pouvez pas checker, { $call } à suivre
refusal-nothing-to-call = il n’y a rien à suivre, vous pouvez checker
refusal-not-enough-chips = vous n’avez pas assez de jetons : il reste { $stack }, { $call } à suivre
refusal-bet-too-small = moins que la mise minimale ({ $min })
refusal-below-min = moins que la relance minimale ({ $min })
refusal-above-max =
    { $kind ->
        [bet] plus que la mise maximale ({ $max })
       *[raise] plus que la relance maximale ({ $max })
    }
refusal-capped = plus de relance sur ce tour, le maximum est atteint
refusal-free-to-check = checker est gratuit, et dans cette maison personne ne se couche pour rien
refusal-raising-closed = vous avez parlé et personne n’a fait de relance complète depuis : suivez ou couchez-vous
refusal-no-one-to-call = personne d’autre ne pourrait suivre une relance
refusal-must-discard = défaussez d’abord une carte
refusal-no-discard-due = il n’y a pas de défausse à faire maintenant
refusal-not-your-card = cette carte n’est pas dans votre main
refusal-must-draw = changez d’abord des cartes, ou restez servi
refusal-no-draw-due = il n’y a pas de tirage maintenant
refusal-too-many-cards = plus de cartes que vous ne pouvez en changer ({ $count })
refusal-must-bring-in = vous devez payer le bring-in de { $call }, ou compléter
refusal-no-bring-in-due = il n’y a pas de bring-in à payer
refusal-at-showdown = les enchères sont terminées, montrez ou jetez votre main
refusal-no-showdown = il n’y a rien à montrer ou à jeter maintenant

refusal-not-a-command = ce n’est pas une commande
refusal-time-goes-on = le temps est un nombre entier de millisecondes et ne recule jamais
refusal-tick-first = une échéance est passée : un tick d’abord
refusal-not-seated = vous n’êtes pas assis à cette table
refusal-seated-already = vous êtes déjà assis à cette table
refusal-no-such-chair = cette place n’existe pas
refusal-no-such-chair-of = cette place n’existe pas : de 0 à { $last }
refusal-chair-taken = quelqu’un y est assis
refusal-chair-kept = cette place est réservée à un joueur de la liste d’attente
refusal-bad-name = un nom a de 1 à 64 caractères imprimables
refusal-bad-name-house = { $name } est la maison, qui prend le rake, pas un joueur
refusal-bad-amount = les jetons sont des nombres entiers, 1 ou plus
refusal-buy-in-too-small = moins que la cave minimale
refusal-buy-in-too-small-than = moins que la cave minimale ({ $least })
refusal-buy-in-too-large = plus que la cave maximale
refusal-buy-in-too-large-than = plus que la cave maximale ({ $most })
refusal-top-up-too-large = { $most } de plus au maximum
refusal-too-many-chips = plus de jetons qu’une table ne peut en contenir
refusal-ratholing = qui revient vite apporte ce avec quoi il est parti
refusal-ratholing-least = qui revient vite apporte ce avec quoi il est parti : au moins { $least }
refusal-field-fixed = une fois la partie commencée, personne n’entre ni n’achète de jetons
refusal-still-has-chips = vous avez encore des jetons : rechargez plutôt
refusal-no-chips = vous n’avez pas de jetons : recavez-vous d’abord
refusal-bad-choice = ce n’est pas un des choix
refusal-bad-choice-of = ce n’est pas un des choix : { $choices }
refusal-bad-choice-cards = vous n’aviez pas ces cartes dans cette main
refusal-not-offered = cette maison ne le propose pas
refusal-not-offered-hurry = des gens jouent encore cette main : elle va à leur rythme
refusal-not-offered-button = cette maison ne vend pas le bouton
refusal-leaving = vous êtes en train de partir
refusal-sitting-out = vous êtes déjà absent
refusal-not-sitting-out = vous n’êtes pas absent
refusal-hand-not-over = la main suivante est en cours : on montre ses cartes quand une main est finie
refusal-shown-already = tout le monde a vu ces cartes
refusal-nothing-to-come = plus rien ne serait venu, ou c’est déjà au board
refusal-asking = les enchères sont terminées : on demande aux joueurs s’il faut tirer deux fois
refusal-no-hand = aucune main n’est en cours
refusal-not-dealt-in = vous n’êtes pas dans cette main
refusal-not-betting = vous n’avez pas à miser maintenant
refusal-your-turn = c’est à vous : jouez
refusal-waiting-already = vous êtes déjà sur la liste d’attente
refusal-not-waiting = vous n’êtes pas sur la liste d’attente
refusal-chairs-free = il y a une place libre : prenez-la
refusal-bad-rules = ces règles ne conviennent pas à cette table
refusal-bad-rules-none = ce ne sont pas des règles : une maison en a, comme rules.but(blinds=(5, 10))
refusal-bad-rules-chairs = trop de places : { $game } se joue de 2 à { $most } joueurs (X17)
refusal-paused-already = c’est déjà suspendu
refusal-not-paused = ce n’est pas suspendu
refusal-out-of-game = vous êtes éliminé de cette partie : reprenez place pour la suivante
refusal-game-running = une partie est en cours : la suivante commence après
refusal-no-game = aucune partie en cours ne peut finir
refusal-nothing-to-see = cette main n’est pas allée à l’abattage : elle n’est pas montrée
refusal-not-your-pick = ce n’est pas à vous de choisir le jeu
refusal-too-few = il faut au moins deux joueurs pour commencer

refusal-unknown-player = personne de ce nom n’est inscrit
refusal-registered-already = déjà inscrit
refusal-registration-closed = les inscriptions sont closes
refusal-full = il n’y a plus de place
refusal-no-points = la saison n’a pas de points pour plus de joueurs : les inscriptions sont closes (L14)
refusal-no-reentry = ce joueur n’a plus d’entrées
refusal-began-already = le tournoi a commencé
refusal-not-begun = le tournoi n’a pas commencé
refusal-over = le tournoi est terminé
refusal-player-out = ce joueur est éliminé
refusal-no-rebuy = aucune recave n’est possible maintenant
refusal-stack-too-large = pas de recave avec plus que le stack de départ
refusal-nothing-to-decide = il n’y a rien à décider
refusal-no-add-on = aucun add-on n’est possible maintenant
refusal-added-already = l’add-on a déjà été pris
refusal-not-scheduled = aucune heure de début n’est fixée
refusal-removed = l’hôte a retiré ce joueur : il ne peut plus s’inscrire
refusal-removed-already = ce joueur a déjà été retiré

refusal-bad-name = un nom a de 1 à 64 caractères imprimables
