### La page quand la salle est injoignable

offline-title = sidepot – injoignable
offline-heading = La salle est injoignable
offline-text = Votre connexion est coupée, ou la salle est fermée en ce moment. Votre place et vos jetons sont conservés ; cette page revient d’elle-même.
offline-again = Réessayer
