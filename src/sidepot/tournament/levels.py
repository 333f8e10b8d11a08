"""The levels of a tournament: those of the rules, which a game at a table has too."""

from sidepot.rules.levels import HANDS, HIGHEST, ORBITS, TIME, Level, Levels, bb_with, levels_of_house

__all__ = ["HANDS", "HIGHEST", "ORBITS", "TIME", "Level", "Levels", "bb_with", "levels_of_house"]
