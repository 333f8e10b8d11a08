"""Compile every module that has a `.pxd` beside it; without a compiler the plain Python runs."""

import os
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).parent
SOURCE = Path("src")
FLAGS = ["-O3", "-fno-semantic-interposition", "-Wno-unused-function"]


def typed_modules() -> list[Extension]:
    """One optional extension for each `.py` that has a `.pxd`."""
    found = []
    for pxd in sorted((ROOT / SOURCE).rglob("*.pxd")):
        source = pxd.with_suffix(".py").relative_to(ROOT)
        if source.exists():
            name = ".".join(source.relative_to(SOURCE).with_suffix("").parts)
            found.append(Extension(name, [str(source)], extra_compile_args=FLAGS, optional=True))
    return found


def extensions() -> list[Extension]:
    """What to build: nothing where Cython is not installed."""
    try:
        from Cython.Build import cythonize
    except ImportError:
        print("sidepot: Cython is not installed; the plain Python modules will run, more slowly")
        return []
    directives = {
        "language_level": 3,
        "annotation_typing": False,  # the types are those of the .pxd
        "cdivision": True,
        "freethreading_compatible": True,
    }
    return cythonize(typed_modules(), build_dir="build/cython", compiler_directives=directives, quiet=True)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
