"""A WebSocket to a server of this machine, with few calls of the system and without copies: tests say millions of things."""

import socket

CONTINUED, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


def frame(content, kind=TEXT):
    """As clients send it, masked; with a key of zeros, which changes nothing."""
    size = len(content)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([0x80 | kind]) + length + bytes(4) + content


class Line:
    def __init__(self, port, path, timeout):
        self.sock = socket.create_connection(("127.0.0.1", port), timeout)
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.settimeout, self.came = self.sock.settimeout, bytearray()
        words = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
        self.sock.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{words}\r\nSec-WebSocket-Key: {KEY}\r\n\r\n".encode())
        while (end := self.came.find(b"\r\n\r\n")) < 0:
            self.receive()
        head = self.take(end + 4)
        if not head.startswith(b"HTTP/1.1 101 "):
            self.shutdown()
            raise ConnectionRefusedError(head.decode())

    def receive(self):
        more = self.sock.recv(1 << 16)
        if not more:
            raise ConnectionResetError("the line is closed")
        self.came += more

    def take(self, size):
        while len(self.came) < size:
            self.receive()
        taken = bytes(memoryview(self.came)[:size])
        del self.came[:size]
        return taken

    def send(self, text):
        self.sock.sendall(frame(text.encode()))

    def recv_frame(self):
        first, size = self.take(2)
        if size > 125:
            size = int.from_bytes(self.take(2 if size == 126 else 8), "big")
        return first & 0x80, first & 0x0F, self.take(size)

    def recv_data(self):
        """What kind of message it is, and what it says."""
        whole = []
        while True:
            last, kind, content = self.recv_frame()
            if kind == CLOSE:
                return kind, content
            if kind == PING:
                self.sock.sendall(frame(content, PONG))
            if kind in (CONTINUED, TEXT):
                whole.append(content)
            if last and kind in (CONTINUED, TEXT):
                return TEXT, b"".join(whole)

    def recv(self):
        kind, content = self.recv_data()
        if kind == CLOSE:
            self.shutdown()
            raise ConnectionResetError(content[2:].decode())
        return content.decode()

    def shutdown(self):
        """Without a word."""
        self.sock.close()

    def close(self):
        try:
            self.sock.sendall(frame((1000).to_bytes(2, "big"), CLOSE))
        except OSError:
            pass
        self.shutdown()
