#ifdef __x86_64__
#define SIDEPOT_AVX2
#include "loops.h"
#endif
