#ifdef __x86_64__
#define SIDEPOT_SSE2
#include "loops.h"
#endif
