#ifdef __x86_64__
#define SIDEPOT_AVX512
#include "loops.h"
#endif
