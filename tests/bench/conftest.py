"""Put the checkout on the path: `bench` is not installed with the package."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(1, str(Path(__file__).parents[2] / "bench" / "peers"))
