### La page de la personne qui gère la salle

admin-now = Maintenant
admin-people = Personnes
admin-log = Journal
admin-10-minutes = 10 minutes
admin-an-hour = une heure
admin-8-hours = 8 heures
admin-sidepot-the-room = sidepot – la salle
admin-the-room = La salle
admin-parts = sections
admin-this-page-is-for-whoever = Cette page est pour la personne qui gère la salle : ouvrez le lien que la salle a affiché au démarrage. Il est aussi dans operator.key, dans le dossier de la salle.
admin-here-now = Ici en ce moment
admin-nobody-is-connected = Personne n’est connecté.
admin-tables = Tables
admin-no-table-is-open = Aucune table n’est ouverte.
admin-tournaments-seasons-and-timed-games = Tournois, saisons et parties limitées
admin-none-is-open = Aucun n’est ouvert.
admin-banned-from-the-room = Bannis de la salle
admin-nobody-is-banned = Personne n’est banni.
admin-how-full-the-room-is = Remplissage de la salle
admin-refused-since-the-room-was = Refusés depuis le démarrage de la salle
admin-nobody-met-a-limit = Personne n’a atteint de limite.
admin-newcomers-read-for-more-minutes =
    { $minutes ->
        [one] Les nouveaux lisent encore { $minutes } minute : « { $text } »
       *[other] Les nouveaux lisent encore { $minutes } minutes : « { $text } »
    }
admin-since = depuis { $time }
admin-at = à { $names }
admin-in-the-lobby = dans le lobby
admin-connections =
    { $count ->
        [one] { $count } connexion
       *[other] { $count } connexions
    }
admin-ban = Bannir …
admin-ban-name = bannir { $name }
admin-operator = exploitant
admin-by = par { $who }
admin-with = avec { $names }
admin-let-in-again = laisser { $name } revenir
admin-the-room-restarts-at-eleven = La salle redémarre à onze heures
admin-take-it-back = Retirer
admin-announce = Annoncer
admin-tell-everyone = Dire à tous
admin-what = Quoi
admin-newcomers-read-it-for = Les nouveaux le lisent pendant
admin-nothing = rien
admin-ban-from-the-room = Bannir { $name } de la salle ?
admin-they-are-thrown-out-with = La personne est renvoyée avec ses bots et quitte ses tables ; ses jetons restent en caisse. Vous pouvez l’annuler à tout moment.
admin-what-they-are-told = Ce qu’on lui dit
admin-let-nobody-new-in-from = Ne laisser entrer personne de nouveau de son adresse (tout un foyer la partage peut-être)
admin-the-link-password-passkeys-and = Le lien, le mot de passe, les clés d’accès et les sessions de { $name } cessent de marcher. Qui a le nouveau lien a le nom : ne le donnez qu’à { $name }.
admin-it-is-shown-only-now = Il n’est montré qu’une fois :
admin-the-link-of = le lien de { $name }
admin-a-new-link-for = Un nouveau lien pour { $name } ?
admin-name = nom …
admin-find-somebody = chercher quelqu’un
admin-nobody-is-called-like-that = Personne ne porte ce nom.
admin-of-look-for-some-by = { $count } sur { $found } : cherchez par nom pour voir les autres.
admin-bot-of = bot de { $who }
admin-last-seen = vu { $time }
admin-comes-back-by = revient par { $names }
admin-has-no-way-back-but = n’a que ce navigateur pour revenir
admin-new-link = Nouveau lien …
admin-a-new-link-for-name = un nouveau lien pour { $name }
admin-banned = banni
admin-anybody = n’importe qui
admin-only-about-this-player = seulement sur ce joueur
admin-nothing-of-that-kind-has = Rien de tel ne s’est passé.
admin-show = Afficher
admin-the-rooms-own = de la salle
admin-banned-names = bannis : { $names }
admin-level = niveau { $level }
admin-registered = { $count } inscrits
admin-of = { $used } sur { $most }
admin-last = dernier { $time }

admin-here = ici
admin-nameless = quelqu’un sans nom
admin-about-log = Qui est venu, ce qui a été ouvert et fermé, qui a été banni ou refusé, ce qui a mal tourné. Ce qui s’est passé à une table est dans son propre journal, sous { $record }.
