"""Compile every module that has a `.pxd` beside it; without a compiler the plain Python runs."""

import multiprocessing
import os
import re
import shlex
import shutil
import sysconfig
from collections import defaultdict
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
SOURCE = Path("src")
FLAGS = ["-O3", "-g0", "-fno-semantic-interposition", "-Wno-unused-function"]


def typed_modules() -> list[tuple[Extension, dict[str, int]]]:
    """One optional extension for each `.py` that has a `.pxd`, and what that says about the module's classes."""
    found = []
    for pxd in sorted((ROOT / SOURCE).rglob("*.pxd")):
        source = pxd.with_suffix(".py").relative_to(ROOT)
        if source.exists():
            name = ".".join(source.relative_to(SOURCE).with_suffix("").parts)
            extension = Extension(name, [str(source)], extra_compile_args=FLAGS, optional=True)
            found.append((extension, class_directives(pxd.read_text())))
    return found


def class_directives(pxd: str) -> dict[str, int]:
    """How the classes of a `.pxd` are kept in memory: `@cython.no_gc` and `@cython.freelist(n)`.

    Cython itself heeds these two only in the `.py`, which has no decorators, since it runs without Cython too.
    So each is given for a whole module: a `.pxd` says it of all its classes or of none.
    """
    freelist = re.search(r"@cython\.freelist\((\d+)\)", pxd)
    return {"no_gc": "@cython.no_gc\n" in pxd, "freelist": int(freelist[1]) if freelist else 0}


def c_module(name: str, *folders: str) -> Extension:
    """An optional extension of the C files of the first folder, which may include headers of all of them."""
    paths = [SOURCE / "sidepot" / folder for folder in folders]
    sources = sorted(str(path.relative_to(ROOT)) for path in (ROOT / paths[0]).glob("*.c"))
    headers = sorted(str(file.relative_to(ROOT)) for path in paths for file in (ROOT / path).glob("*.h"))
    include = [str(path) for path in paths]
    # vector types have no one calling convention, but are never passed between functions that are called
    flags = [*FLAGS, "-Wno-psabi"]
    return Extension(name, sources, include, depends=headers, extra_compile_args=flags, optional=True)


def c_modules() -> list[Extension]:
    """Modules written in C."""
    return [
        c_module("sidepot.ranks._kernel", "ranks/c"),
        c_module("sidepot.equity._core", "equity/c", "ranks/c"),
    ]


def compiler_missing() -> str:
    """The compiler that would be called and is not there: setuptools would give up, optional or not."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    return command if command and not shutil.which(shlex.split(command)[0]) else ""


def extensions() -> list[Extension]:
    """What to build: without Cython only what is written in C, without a compiler or when asked so nothing."""
    if os.environ.get("SIDEPOT_PLAIN"):
        return []
    if missing := compiler_missing():
        print(f"sidepot: there is no compiler ({missing}); the plain Python modules will run, more slowly")
        return []
    try:
        from Cython.Build import cythonize
        from Cython.Compiler.Options import get_directive_defaults
    except ImportError:
        print("sidepot: Cython is not installed; the plain Python modules will run, more slowly")
        return c_modules()
    directives = {
        "language_level": 3,
        "annotation_typing": False,  # the types are those of the .pxd
        "cdivision": True,
        "freethreading_compatible": True,
        "auto_pickle": False,  # classes say themselves how they are copied, the same in both builds
    }
    get_directive_defaults().update(class_directives(""))  # else they are not known outside of decorators
    alike = defaultdict(list)
    for extension, more in typed_modules():
        alike[tuple(more.items())].append(extension)
    forks = multiprocessing.get_start_method() == "fork"  # other ways to start a process forget those defaults
    typed = []
    for more, group in alike.items():
        given = {**directives, **dict(more)}
        typed += cythonize(
            group,
            nthreads=os.cpu_count() if forks else 0,
            build_dir="build/cython",
            compiler_directives=given,
            quiet=True,
        )
    for extension in typed:
        extension.optional = True  # cythonize forgets it
    return [*c_modules(), *typed]


class Build(build_ext):
    """All of the typed modules or none: they use each other's C structs, so that some alone can't be imported."""

    def finalize_options(self) -> None:
        """On all cores: `pip install --editable` heeds no option that is given elsewhere."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        """Build, and take everything back where one could not be built."""
        super().run()
        alone = {extension.name for extension in c_modules()}
        typed = [extension.name for extension in self.extensions if extension.name not in alone]
        files = {name: Path(self.get_ext_fullpath(name)) for name in typed}
        if missing := [name for name, file in files.items() if not file.exists()]:
            print(f"sidepot: could not compile {', '.join(missing)}; the plain Python modules will run, more slowly")
            for file in files.values():
                file.unlink(missing_ok=True)


setup(ext_modules=extensions(), cmdclass={"build_ext": Build})
