"""What measures: nothing here knows a single benchmark."""

from bench.harness.model import Bench, Case, Metric

__all__ = ["Bench", "Case", "Metric"]
