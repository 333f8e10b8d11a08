/* sidepot.equity._core: `match`, `duel` and `sample` as in plain.py, on each kind of processor there is code for.

   Python's lock is released while they work. Python checks what it asks for; here only sizes are checked. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "core.h"
#include "kernels.h"

/* The deposit of bits that drawing cards rests on takes hundreds of cycles on the first AMD processors that have it. */
static const struct kernel *kernel_to_deal(const struct kernel *kernel)
{
#ifdef __x86_64__
    return __builtin_cpu_is("amdfam17h") ? &kernel_sse2 : kernel;
#else
    return kernel;
#endif
}

static PyObject *list_of(const double *numbers, Py_ssize_t count)
{
    PyObject *list = PyList_New(count);
    for (Py_ssize_t i = 0; list && i < count; i++) {
        PyObject *number = PyFloat_FromDouble(numbers[i]);
        if (!number)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, i, number);
    }
    return list;
}

/* ---- match ---- */

static PyObject *match_all(const struct kernel *kernel, int showdown, int players, const uint64_t *hands,
                           const uint64_t *boards, const uint64_t *decks, Py_ssize_t deals)
{
    Py_ssize_t size = (Py_ssize_t)tally_size((enum showdown)showdown, players);
    PyObject *result = NULL;
    double *tallies = PyMem_Malloc((size_t)(deals * size) * sizeof *tallies);
    struct work *work = work_open(kernel, kernel_to_deal(kernel));
    if (!tallies || !work) {
        PyErr_NoMemory();
        goto end;
    }
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t i = 0; i < deals; i++) {
        struct deal deal = {.showdown = (enum showdown)showdown, .players = players, .board = boards[i], .deck = decks[i]};
        memcpy(deal.hands, hands + i * players, (size_t)players * sizeof *hands);
        core_match(work, &deal, tallies + i * size);
    }
    Py_END_ALLOW_THREADS
    result = PyList_New(deals);
    for (Py_ssize_t i = 0; result && i < deals; i++) {
        PyObject *tally = list_of(tallies + i * size, size);
        if (!tally)
            Py_CLEAR(result);
        else
            PyList_SET_ITEM(result, i, tally);
    }
end:
    work_close(work);
    PyMem_Free(tallies);
    return result;
}

static PyObject *match(PyObject *self, PyObject *args)
{
    const char *name;
    int showdown, players;
    Py_buffer hands, boards, decks;
    PyObject *result = NULL;
    (void)self;
    if (!PyArg_ParseTuple(args, "siiy*y*y*", &name, &showdown, &players, &hands, &boards, &decks))
        return NULL;
    const struct kernel *kernel = kernel_named(name);
    if (kernel && (players < 2 || players > PLAYERS || hands.len != boards.len * players || decks.len != boards.len))
        PyErr_SetString(PyExc_ValueError, "hands, boards and decks differ in number");
    else if (kernel)
        result = match_all(kernel, showdown, players, hands.buf, boards.buf, decks.buf, boards.len / 8);
    PyBuffer_Release(&hands);
    PyBuffer_Release(&boards);
    PyBuffer_Release(&decks);
    return result;
}

/* ---- duel ---- */

static PyObject *duel_all(const struct kernel *kernel, const struct duel *duel)
{
    PyObject *result = NULL;
    int good = 0;
    size_t mine = duel->mine;
    double *deals = PyMem_Malloc(3 * (mine + 1) * sizeof *deals), *won = deals + mine, *tied = won + mine;
    if (deals) {
        Py_BEGIN_ALLOW_THREADS
        good = core_duel(kernel, duel, deals, won, tied);
        Py_END_ALLOW_THREADS
    }
    Py_ssize_t size = (Py_ssize_t)mine;
    if (good)
        result = Py_BuildValue("NNN", list_of(deals, size), list_of(won, size), list_of(tied, size));
    else
        PyErr_NoMemory();
    PyMem_Free(deals);
    return result;
}

static PyObject *duel(PyObject *self, PyObject *args)
{
    const char *name;
    int showdown;
    Py_buffer boards, times, mine, my_weights, theirs, their_weights;
    PyObject *result = NULL;
    (void)self;
    if (!PyArg_ParseTuple(args, "siy*y*y*y*y*y*", &name, &showdown, &boards, &times, &mine, &my_weights, &theirs,
                          &their_weights))
        return NULL;
    const struct kernel *kernel = kernel_named(name);
    if (kernel && (times.len != boards.len || my_weights.len != mine.len || their_weights.len != theirs.len))
        PyErr_SetString(PyExc_ValueError, "hands or boards and their weights differ in number");
    else if (kernel) {
        struct duel work = {
            (enum showdown)showdown, (size_t)boards.len / 8, (size_t)mine.len / 8, (size_t)theirs.len / 8, boards.buf,
            times.buf, mine.buf, theirs.buf, my_weights.buf, their_weights.buf,
        };
        result = duel_all(kernel, &work);
    }
    PyBuffer_Release(&boards);
    PyBuffer_Release(&times);
    PyBuffer_Release(&mine);
    PyBuffer_Release(&my_weights);
    PyBuffer_Release(&theirs);
    PyBuffer_Release(&their_weights);
    return result;
}

/* ---- sample ---- */

typedef Py_buffer lists[PLAYERS][3];

/* A seat is (cards, hands, limits, others): a number and three arrays. Tells how many seats have lists to release. */
static int read_seats(PyObject *seats, struct dealer *d, lists lists)
{
    d->players = (int)PySequence_Size(seats);
    if (d->players < 2 || d->players > PLAYERS)
        PyErr_SetString(PyExc_ValueError, "not 2 to 10 seats");
    for (int p = 0; !PyErr_Occurred() && p < d->players; p++) {
        struct seat *seat = &d->seats[p];
        PyObject *one = PySequence_GetItem(seats, p);
        int good = one && PyArg_ParseTuple(one, "iy*y*y*", &seat->cards, &lists[p][0], &lists[p][1], &lists[p][2]);
        Py_XDECREF(one);
        if (!good)
            return p;
        seat->count = (size_t)lists[p][0].len / 8;
        seat->hands = lists[p][0].buf, seat->limits = lists[p][1].buf, seat->others = lists[p][2].buf;
        if (lists[p][1].len != lists[p][0].len || lists[p][2].len * 2 != lists[p][0].len)
            PyErr_SetString(PyExc_ValueError, "a seat's lists differ in length");
        if (PyErr_Occurred())
            return p + 1;
    }
    return PyErr_Occurred() ? 0 : d->players;
}

static PyObject *sample(PyObject *self, PyObject *args)
{
    const char *name;
    int showdown;
    unsigned long long board, deck, seed;
    Py_ssize_t count;
    PyObject *seats, *result = NULL;
    struct dealer dealer = {0};
    lists lists;
    (void)self;
    if (!PyArg_ParseTuple(args, "siOKKiKn", &name, &showdown, &seats, &board, &deck, &dealer.come, &seed, &count))
        return NULL;
    dealer.deck = deck, dealer.state = seed;
    const struct kernel *kernel = kernel_named(name);
    int listed = kernel ? read_seats(seats, &dealer, lists) : 0;
    if (!PyErr_Occurred()) {
        double tally[TALLY];
        struct work *work = work_open(kernel, kernel_to_deal(kernel));
        if (work) {
            Py_BEGIN_ALLOW_THREADS
            core_sample(work, (enum showdown)showdown, &dealer, board, (size_t)count, tally);
            Py_END_ALLOW_THREADS
            result = list_of(tally, (Py_ssize_t)tally_size((enum showdown)showdown, dealer.players));
        } else
            PyErr_NoMemory();
        work_close(work);
    }
    for (int p = 0; p < listed; p++)
        for (int i = 0; i < 3; i++)
            PyBuffer_Release(&lists[p][i]);
    return result;
}

/* ---- the module ---- */

static PyMethodDef methods[] = {
    {"match", match, METH_VARARGS, "match(kernel, showdown, players, hands, boards, decks): a tally for each deal."},
    {"duel", duel, METH_VARARGS,
     "duel(kernel, showdown, boards, times, hands, weights, others, other_weights): deals, won and tied of each hand."},
    {"sample", sample, METH_VARARGS, "sample(kernel, showdown, seats, board, deck, come, seed, count): a tally."},
    {0},
};

static int start_module(PyObject *module)
{
    PyObject *names = PyList_New(0);
    for (size_t i = 0; names && i < KERNELS; i++)
        if (runs_here(kernels[i])) {
            PyObject *name = PyUnicode_FromString(kernels[i]->name);
            if (!name || PyList_Append(names, name))
                Py_CLEAR(names);
            Py_XDECREF(name);
        }
    runouts_prepare();
    dealer_prepare();
    return names ? PyModule_AddObject(module, "kernels", names) : -1;
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, start_module}, {0}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, .m_name = "_core", .m_doc = "Equity, fast.", .m_methods = methods, .m_slots = slots,
};

PyMODINIT_FUNC PyInit__core(void)
{
    return PyModuleDef_Init(&definition);
}
