#include "batch.h"
