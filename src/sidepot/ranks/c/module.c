/* sidepot.ranks._kernel: the builds of the kernel that this processor can run, on buffers. Python checks the shapes. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "kernel.h"
#include "kernels.h"

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "card rows are read as little-endian words"
#endif

enum { BLOCK = 1024 };

static struct threes threes;

static void fill_threes(void)
{
    size_t i = 0;
    for (int e = 0; e < 52; e++) {
        threes.from[e] = i;
        for (int f = e + 1; f < 52; f++)
            for (int g = f + 1; g < 52; g++, i++) {
                threes.suit[e & 3][i] |= (uint16_t)(1 << (e >> 2));
                threes.suit[f & 3][i] |= (uint16_t)(1 << (f >> 2));
                threes.suit[g & 3][i] |= (uint16_t)(1 << (g >> 2));
            }
    }
    threes.from[52] = i;
}

/* As the functions of scalar.py are named. */
static const char *const games[GAMES] = {"high", "short_deck", "low", "low8", "deuce", "badugi", "omaha", "omaha_low8"};

static int game_named(const char *name)
{
    for (int i = 0; i < GAMES; i++)
        if (!strcmp(games[i], name))
            return i;
    PyErr_Format(PyExc_ValueError, "no game %s", name);
    return -1;
}

/* Hands as card sets or rows of cards, boards as card sets or one for all (n = 1), and where the values go. */
struct work {
    const struct kernel *kernel;
    enum game game;
    Py_buffer hands, boards, values;
    size_t n, width; /* width 0: card sets */
    int fewest, most;
};

static size_t rank_blocks(const struct work *w)
{
    uint64_t sets[BLOCK], boards[BLOCK];
    const uint64_t *given = w->boards.buf;
    int one_board = w->boards.buf && w->boards.len == 8;
    for (size_t i = 0; one_board && i < BLOCK; i++)
        boards[i] = *given;
    for (size_t i = 0; i < w->n; i += BLOCK) {
        size_t n = w->n - i < BLOCK ? w->n - i : BLOCK;
        const uint64_t *hands = w->width ? sets : (const uint64_t *)w->hands.buf + i;
        const uint64_t *shared = one_board || !given ? boards : given + i;
        uint32_t *values = (uint32_t *)w->values.buf + i;
        if (w->width && w->kernel->to_sets((const uint8_t *)w->hands.buf + i * w->width, n, w->width, sets))
            return i;
        if (w->kernel->rank(w->game, hands, shared, n, w->fewest, w->most, values))
            return i;
    }
    return w->n;
}

static PyObject *rank_into(PyObject *self, PyObject *args)
{
    struct work w = {0};
    const char *name, *game;
    Py_ssize_t width;
    PyObject *boards, *result = NULL;
    (void)self;
    if (!PyArg_ParseTuple(args, "ssy*Oniiw*", &name, &game, &w.hands, &boards, &width, &w.fewest, &w.most, &w.values))
        return NULL;
    int number = game_named(game);
    w.kernel = kernel_named(name), w.game = (enum game)number, w.width = (size_t)width, w.n = (size_t)w.values.len / 4;
    if (!w.kernel || number < 0 || (boards != Py_None && PyObject_GetBuffer(boards, &w.boards, PyBUF_SIMPLE)))
        goto end;
    size_t each = w.width ? w.width : 8;
    int omaha = w.game == OMAHA || w.game == OMAHA_LOW8;
    if (w.width > 8 || (size_t)w.hands.len != w.n * each || omaha != (w.boards.buf != NULL) ||
        (omaha && w.boards.len != 8 && (size_t)w.boards.len != w.n * 8)) {
        PyErr_SetString(PyExc_ValueError, "hands, boards and values differ in number");
        goto end;
    }
    size_t done;
    Py_BEGIN_ALLOW_THREADS
    done = rank_blocks(&w);
    Py_END_ALLOW_THREADS
    result = PyLong_FromSize_t(done);
end:
    PyBuffer_Release(&w.hands);
    PyBuffer_Release(&w.values);
    if (w.boards.obj)
        PyBuffer_Release(&w.boards);
    return result;
}

static PyObject *walk_into(PyObject *self, PyObject *args)
{
    const char *name, *game;
    int size, next;
    unsigned long long start;
    Py_buffer values;
    PyObject *result = NULL;
    (void)self;
    if (!PyArg_ParseTuple(args, "ssKiiw*", &name, &game, &start, &size, &next, &values))
        return NULL;
    const struct kernel *kernel = kernel_named(name);
    int number = game_named(game);
    if (!kernel || number < 0)
        goto end;
    size_t left = next < 0 || next > 52 ? 0 : (size_t)(52 - next), n = left * (left - 1) * (left - 2) * (left - 3) / 24;
    if ((size_t)values.len / 4 < n + MOST_LANES) {
        PyErr_Format(PyExc_ValueError, "room for %zu values needed", n + MOST_LANES);
        goto end;
    }
    Py_BEGIN_ALLOW_THREADS
    n = kernel->walk((enum game)number, start, size, next, &threes, values.buf);
    Py_END_ALLOW_THREADS
    result = PyLong_FromSize_t(n);
end:
    PyBuffer_Release(&values);
    return result;
}

static PyMethodDef methods[] = {
    {"rank_into", rank_into, METH_VARARGS,
     "rank_into(kernel, game, hands, boards, width, fewest, most, values): how many hands were ranked before a block "
     "with a bad one."},
    {"walk_into", walk_into, METH_VARARGS,
     "walk_into(kernel, game, start, size, next, values): rank a start with every four cards from next on."},
    {0},
};

static int start_module(PyObject *module)
{
    PyObject *names = PyTuple_New(0);
    for (size_t i = 0; names && i < KERNELS; i++)
        if (runs_here(kernels[i])) {
            PyObject *name = Py_BuildValue("(s)", kernels[i]->name), *longer = NULL;
            if (name)
                longer = PySequence_Concat(names, name);
            Py_XDECREF(name);
            Py_SETREF(names, longer);
        }
    fill_threes();
    return names ? PyModule_AddObject(module, "kernels", names) : -1;
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, start_module}, {0}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, .m_name = "_kernel", .m_doc = "Many hands at once.", .m_methods = methods, .m_slots = slots,
};

PyMODINIT_FUNC PyInit__kernel(void)
{
    return PyModuleDef_Init(&definition);
}
