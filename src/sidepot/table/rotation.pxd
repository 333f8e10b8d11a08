from sidepot.table.between_hands cimport deal_for
from sidepot.table.state cimport TableState

cpdef coming_deal(TableState table, list events)
