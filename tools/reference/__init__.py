"""The reference pages of the documentation, made from docstrings, `--help`, dials, settings and schemas.

`make docs` writes them beside the pages of `docs/`; they are not kept, so they are never behind the code.
"""
