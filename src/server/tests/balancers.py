"""HAProxy and nginx, configured as docs/haproxy.cfg and docs/nginx-nodes.conf say but for ports and keys, before some nodes."""

import http.client
import json
import pathlib
import socket
import ssl
import subprocess
import time

import websocket

from postgres import free_port

ROOT = pathlib.Path(__file__).resolve().parents[3]
NAME = "play.example.org"
NGINX = """daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  {site}
}}
"""


def replaced(text, words):
    for said, meant in words.items():
        assert said in text, said
        text = text.replace(said, meant)
    return text


def new_certificate(folder):
    """Of NAME; its key lies beside it, in key.pem."""
    certificate = folder / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}",
         "-keyout", folder / "key.pem", "-out", certificate],
        check=True, capture_output=True,
    )
    return certificate


class Balancer:
    welcome = patience = 10  # seconds without a word, at first and later

    def __init__(self, folder, ports):
        self.folder, self.port, self.certificate = folder, free_port(), new_certificate(folder)
        self.trusted = ssl.create_default_context(cafile=self.certificate)
        nodes = {f"10.0.0.{4 + i}:8080": f"127.0.0.1:{port}" for i, port in enumerate(ports)}
        self.process = subprocess.Popen(self.command(nodes))
        self.wait()

    def wait(self):
        for _ in range(100):
            try:
                if self.ask("/health")[0] == 200:
                    return
            except OSError:
                pass
            time.sleep(0.05)
        raise AssertionError("the balancer does not answer")

    def stop(self):
        self.process.terminate()  # nginx takes its workers along
        self.process.wait()

    def connect(self):
        return self.trusted.wrap_socket(socket.create_connection(("127.0.0.1", self.port), timeout=self.welcome), server_hostname=NAME)

    def ask(self, path, body=None):
        """Status and answer."""
        connection = http.client.HTTPConnection(NAME, self.port)
        connection.sock = self.connect()
        try:
            data = None if body is None else json.dumps(body)
            connection.request("POST" if data else "GET", path, data)
            answer = connection.getresponse()
            return answer.status, answer.read().decode()
        finally:
            connection.close()

    def line(self, path):
        origin = f"https://{NAME}:{self.port}"
        line = websocket.create_connection(
            f"ws://{NAME}:{self.port}/api/1/{path}", socket=self.connect(), origin=origin, timeout=self.welcome
        )
        line.settimeout(self.patience)
        return line


class Haproxy(Balancer):
    def command(self, nodes):
        both = self.folder / "both.pem"
        both.write_text(self.certificate.read_text() + (self.folder / "key.pem").read_text())
        words = {"bind :443": f"bind 127.0.0.1:{self.port}", "/etc/haproxy/play.example.org.pem": str(both)}
        # All of us come from one address, which may ask for more here.
        words |= {"gt 400": "gt 100000", "maxconn 50000": "maxconn 1000"}
        file = self.folder / "haproxy.cfg"
        file.write_text(replaced((ROOT / "docs/haproxy.cfg").read_text(), words | nodes))
        return ["haproxy", "-q", "-db", "-f", file]


class Nginx(Balancer):
    welcome, patience = 5, 8  # as the page has it: here nobody closes the line of a node that stands still

    def command(self, nodes):
        words = {
            "listen 80": f"listen 127.0.0.1:{free_port()}",
            "listen 443": f"listen 127.0.0.1:{self.port}",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(self.certificate),
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(self.folder / "key.pem"),
        }
        site = replaced((ROOT / "docs/nginx-nodes.conf").read_text(), words | nodes)
        file = self.folder / "nginx.conf"
        file.write_text(NGINX.format(folder=self.folder, site=site))
        return ["nginx", "-p", self.folder, "-e", self.folder / "error.log", "-c", file]
