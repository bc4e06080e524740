#!/usr/bin/env python3
"""People play through nginx with TLS, configured as docs/nginx.conf says; a page of another host and a stranger who wants
the numbers of the host are turned away."""

import http.client
import json
import os
import pathlib
import random
import socket
import ssl
import subprocess
import sys
import tempfile
import time

import websocket

from balancers import NAME, NGINX, ROOT, new_certificate, replaced
from people import Game, Server
from postgres import free_port


class ServerBehindNginx(Server):
    def __init__(self, program, folder):
        super().__init__(program, folder, "--name", NAME)
        self.folder, self.certificate = folder, new_certificate(folder)
        self.public, self.plain = free_port(), free_port()

    def start(self):
        super().start()
        site = replaced((ROOT / "docs/nginx.conf").read_text(), {
            "listen 80": f"listen 127.0.0.1:{self.plain}",
            "listen 443": f"listen 127.0.0.1:{self.public}",
            "127.0.0.1:8080": f"127.0.0.1:{self.port}",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(self.certificate),
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(self.folder / "key.pem"),
        })
        file = self.folder / "nginx.conf"
        file.write_text(NGINX.format(folder=self.folder, site=site))
        self.nginx = subprocess.Popen(["nginx", "-p", self.folder, "-e", self.folder / "error.log", "-c", file])
        self.wait()

    def wait(self):
        for _ in range(100):
            try:
                return self.connect().close()
            except ConnectionRefusedError:
                time.sleep(0.05)
        raise AssertionError((self.folder / "error.log").read_text())

    def kill(self):
        self.nginx.terminate()
        self.nginx.wait()
        super().kill()

    def connect(self):
        trusted = ssl.create_default_context(cafile=self.certificate)
        return trusted.wrap_socket(socket.create_connection(("127.0.0.1", self.public), timeout=10), server_hostname=NAME)

    def origin(self):
        return f"https://{NAME}:{self.public}"

    def ask(self, path, body=None, origin=None):
        """Status and answer."""
        connection = http.client.HTTPConnection(NAME, self.public)
        connection.sock = self.connect()
        data = None if body is None else json.dumps(body)
        connection.request("POST" if data else "GET", path, data, {"Origin": origin or self.origin()})
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, text

    def ask_plainly(self, path):
        """Without TLS: status, and where to go instead."""
        connection = http.client.HTTPConnection("127.0.0.1", self.plain)
        connection.request("GET", path, headers={"Host": NAME})
        answer = connection.getresponse()
        connection.close()
        return answer.status, answer.getheader("Location")

    def request(self, path, body=None):
        status, text = self.ask(f"/api/1/{path}", body)
        assert status < 300, (status, text)
        return text

    def line(self, path, origin=None):
        return websocket.create_connection(
            f"ws://{NAME}:{self.public}/api/1/{path}", socket=self.connect(), origin=origin or self.origin(), timeout=10
        )


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        os.chmod(folder, 0o755)  # the workers of nginx are somebody else
        server = ServerBehindNginx(sys.argv[1], folder)
        server.start()
        try:
            game = Game(server, random.Random(9), 3)
            game.connect()
            for _ in range(60):
                game.act()
            game.check()
            assert server.ask("/health")[0] == 200
            assert server.ask("/metrics")[0] == server.ask("/%6detrics")[0] == 403
            assert server.ask_plainly("/t/x?y=1") == (301, f"https://{NAME}/t/x?y=1")
            assert server.ask("/api/1/tables", {}, "https://evil.example")[0] == 403
            try:
                server.line(f"tables/{game.name}/socket", "https://evil.example")
                raise AssertionError("a page of another host got a line")
            except websocket.WebSocketBadStatusException as refused:
                assert refused.status_code == 403, refused
        finally:
            server.kill()
    print("60 actions over TLS; another host's page and the question for numbers were refused")


if __name__ == "__main__":
    main()
