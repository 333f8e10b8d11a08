"""How strong a hand is, in every game: the one place that knows the order of poker hands."""
