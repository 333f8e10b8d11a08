### Die Seite, wenn der Raum nicht erreichbar ist

offline-title = sidepot – nicht erreichbar
offline-heading = Der Raum ist nicht erreichbar
offline-text = Deine Verbindung ist weg, oder der Raum ist gerade geschlossen. Dein Platz und deine Chips sind sicher; diese Seite kommt von selbst zurück.
offline-again = Noch einmal versuchen
