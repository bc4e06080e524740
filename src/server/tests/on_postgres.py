#!/usr/bin/env python3
"""Runs a command while LAGUNA_TEST_DATABASE says where a PostgreSQL is, made for it: on_postgres.py COMMAND…"""

import os
import subprocess
import sys

from postgres import Postgres


def main():
    database = Postgres()
    try:
        return subprocess.run(sys.argv[1:], check=False, env=os.environ | {"LAGUNA_TEST_DATABASE": database.url}).returncode
    finally:
        database.remove()


if __name__ == "__main__":
    sys.exit(main())
