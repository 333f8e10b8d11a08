"""What is played: a table or a tournament with its log, and beside it what its host decided. No queue and no timer.

What serves it (order of arrival, time, writing, telling) belongs in `task`; what anyone is shown of it, in `show`.
"""
