"""The hands and ranges that everybody is asked about."""

TWO = ["AsKs", "QhQd"]
SIX = ["AsKs", "QhQd", "JcTc", "7h7d", "Ad5d", "9s8s"]
OMAHA8 = ["As2s3h7h", "KdQdJc9c"]
RAZZ = ["A23", "KQ4"]
TRIPLE = ["2347K", "8765J"]
RANGE = "55+,A3s+,K8s+,QTs+,A7o+,KTo+,QJo"  # the best 20 % by equity against a random hand
OTHER = "JJ+,AQs+,AKo"
BOARD = "Ts8h3d"
