#include "loops.h"
