### Pourquoi quelque chose est refusé

refusal-not-your-turn = ce n’est pas à vous de jouer
refusal-hand-over = la main est terminée
refusal-folded = vous vous êtes couché
refusal-all-in = vous êtes à tapis
refusal-not-an-action = ce n’est pas une action
refusal-not-chips = les jetons sont des nombres entiers
refusal-cannot-check = vous ne pouvez pas checker, { $call } à suivre
refusal-nothing-to-call = il n’y a rien à suivre, vous pouvez checker
refusal-not-enough-chips = vous n’avez pas assez de jetons : il reste { $stack }, { $call } à suivre
refusal-bet-too-small = moins que la mise minimale ({ $min })
refusal-below-min = moins que la relance minimale ({ $min })
refusal-above-max =
    { $kind ->
        [bet] plus que la mise maximale ({ $max })
       *[raise] plus que la relance maximale ({ $max })
    }
refusal-capped = plus de relance sur ce tour, le maximum est atteint
refusal-free-to-check = checker est gratuit, et dans cette maison personne ne se couche pour rien
refusal-raising-closed = vous avez parlé et personne n’a fait de relance complète depuis : suivez ou couchez-vous
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
