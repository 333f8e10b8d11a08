### Les archives de la salle, pour qui la gère, et les fichiers à enregistrer

record-text = Texte
record-save-as = enregistrer { $what } en { $label }

record-sidepot-the-record = sidepot – les archives
record-the-record = Les archives
record-only-the-rooms-operator-reads = Seul l’exploitant de la salle lit les archives : ouvrez le lien que la salle a affiché au démarrage. Vos propres mains sont sous « Mes mains » à une table, et sous Compte.
record-name-id-host = nom, id, hôte …
record-find-a-table-or-tournament = chercher une table ou un tournoi
record-nothing-is-called-like-that = Rien ne porte ce nom.
record-every-table-and-tournament-of = Chaque table et tournoi de cette salle, ouverts ou fermés. Les mains sont montrées telles que tous les ont vues : ce qui a été couché ou jeté reste caché.
record-any-player = tout joueur
record-only-with-this-player = seulement avec ce joueur
record-no-hand-is-over-here = Aucune main n’est finie ici, ou aucune avec ce joueur.
record-nothing-of-that-kind-has = Rien de tel ne s’est passé ici.
record-all-tables = Toutes les tables
record-hands-or-log = mains ou journal
record-hands = Mains
record-log = Journal
record-show = Afficher
record-the-whole-log = Tout le journal
record-all-hands = Toutes les mains
record-table = table { $table }
record-opened = ouverte { $time }
record-id = id { $id }
record-nobody-wins = personne ne gagne
record-pot = pot { $pot }

record-open = ouverte
record-closed = fermée
record-seat = Place { $number } : { $who }
record-seat-button = Place { $number } : { $who }, bouton
record-this-hand = Cette main
