### Ce qu’un joueur peut faire

action-fold = se coucher
action-check = checker
action-call = suivre { $amount }
action-check-to = checker { $amount }
action-bet = miser { $to }
action-raise = relancer à { $to }
action-complete = compléter à { $to }
action-cap = relancer au maximum, { $to }
action-bring-in = payer le bring-in, { $amount }
action-all-in = tapis { $amount }
action-show = montrer
action-muck = jeter
action-stand-pat = rester servi
action-draw =
    { $count ->
        [one] changer une carte
       *[other] changer { $count } cartes
    }
action-draw-up-to =
    { $count ->
        [one] changer jusqu’à { $count } carte
       *[other] changer jusqu’à { $count } cartes
    }
action-throw = défausser { $cards }
action-throw-onto-board = poser { $cards } sur le board

verb-fold = Se coucher
verb-check = Checker
verb-call = Suivre
verb-bet = Miser
verb-raise = Relancer à
verb-complete = Compléter à
verb-cap = Maximum à
verb-bring-in = Bring-in
verb-all-in = Tapis
verb-show = Montrer
verb-muck = Jeter
verb-draw = Changer
verb-stand-pat = Servi

preset-min = min
preset-max = max
preset-all-in = tapis
preset-pot = pot
preset-half-pot = ½ pot
preset-two-thirds-pot = ⅔ pot
preset-two-and-a-half-bb = 2½ BB
preset-three-bb = 3 BB

plan-none = décider plus tard
plan-check-fold = checker ou coucher
plan-check = checker
plan-call = suivre { $amount }
plan-call-any = suivre tout

did-fold = se couche
did-check = checke
did-call = suit
did-bet = mise
did-raise = relance
did-complete = complète
did-cap = relance au maximum
did-bring-in = bring-in
did-all-in = tapis
did-post = pose
did-straddle = straddle
did-small-blind = petite blinde
did-big-blind = grosse blinde
did-ante = ante
did-show = montre
did-muck = jette
did-discard = défausse une carte
did-draw = change
did-pat = servi
