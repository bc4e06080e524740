"""A real PostgreSQL in a folder that goes away, and questions to any."""

import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import uuid

MEMORY = "/dev/shm"  # these tests are about what is written, not about the speed of a disk


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def tool(name):
    return str(sorted(pathlib.Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))[-1])


def ask(url, sql):
    """What comes out, as text."""
    words = [tool("psql"), "-qAtX", "-v", "ON_ERROR_STOP=1", "-c", sql, url]
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()


def new_database(url):
    """A database of its own on the server of another."""
    name = "laguna_" + uuid.uuid4().hex
    ask(url, f"CREATE DATABASE {name}")
    return url.rpartition("/")[0] + "/" + name


def journal(url, table):
    words = f"SELECT json_agg(json_build_array(seat, words) ORDER BY entry) FROM journal WHERE tbl = '{table}'"
    return [tuple(entry) for entry in json.loads(ask(url, words) or "[]")]


class Postgres:
    def __init__(self):
        self.folder = tempfile.mkdtemp(dir=MEMORY if pathlib.Path(MEMORY).is_dir() else None)
        self.port = free_port()
        self.url = f"postgresql://game@127.0.0.1:{self.port}/postgres"
        self.run(tool("initdb"), "-D", f"{self.folder}/data", "-U", "game", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
        self.start()

    def run(self, *words):
        if os.geteuid() == 0:  # it refuses to be root
            shutil.chown(self.folder, "postgres")
            words = ("runuser", "-u", "postgres", "--", *words)
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def control(self, *words):
        self.run(tool("pg_ctl"), "-D", f"{self.folder}/data", "-s", "-w", *words)

    def start(self):
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder} -c max_connections=50"
        self.control("-l", f"{self.folder}/log", "-o", options, "start")

    def stop(self):
        self.control("-m", "fast", "stop")

    def remove(self):
        try:
            self.control("-m", "immediate", "stop")
        finally:
            shutil.rmtree(self.folder)
