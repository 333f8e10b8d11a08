/* The builds of a kernel, and which of them this processor runs. For a module that knows what its `struct kernel` is. */
#ifndef SIDEPOT_KERNELS_H
#define SIDEPOT_KERNELS_H

/* Best first. */
static const struct kernel *const kernels[] = {
#ifdef __x86_64__
    &kernel_avx512, &kernel_avx2, &kernel_sse2,
#endif
    &kernel_plain,
};
enum { KERNELS = sizeof kernels / sizeof *kernels };

static int runs_here(const struct kernel *kernel)
{
#ifdef __x86_64__
    __builtin_cpu_init();
    if (kernel == &kernel_avx512)
        return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
               __builtin_cpu_supports("avx512bitalg") && __builtin_cpu_supports("bmi2");
    if (kernel == &kernel_avx2)
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2");
    if (kernel == &kernel_sse2)
        return __builtin_cpu_supports("sse2");
#endif
    return 1;
}

static const struct kernel *kernel_named(const char *name)
{
    for (size_t i = 0; i < KERNELS; i++)
        if (!strcmp(kernels[i]->name, name) && runs_here(kernels[i]))
            return kernels[i];
    PyErr_Format(PyExc_ValueError, "no kernel %s on this processor", name);
    return NULL;
}

#endif
