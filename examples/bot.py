#!/usr/bin/env python3
"""Plays a whole game at a Laguna server, by the points an action brings at once. Only Python is needed.
Usage: bot.py [http://HOST:PORT [GAME [OPPONENT…]]], for example: bot.py http://127.0.0.1:8080 murano servente maestro"""
import json, socket, sys, time, urllib.request

server, game, *opponents = sys.argv[1:] + ["http://127.0.0.1:8080", "mille-fiori", "servente"][len(sys.argv) - 1 :]
seats = [{"kind": "person", "name": "Example"}] + [{"kind": "bot", "bot": bot} for bot in opponents]
order = {"game": game, "options": f"seats {len(seats)}", "seats": seats, "pace": 0}
made = json.load(urllib.request.urlopen(f"{server}/api/1/tables", json.dumps(order).encode()))

host, _, port = server.removeprefix("http://").partition(":")
line = socket.create_connection((host, int(port or 80)))
line.sendall(f"GET /api/1/tables/{made['table']}/socket HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
             "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
reader = line.makefile("rb")
while reader.readline().strip(): pass  # the header of the answer

def send(data, kind=1):  # a frame of a WebSocket, with a mask that changes nothing
    size = bytes([128 | len(data)]) if len(data) < 126 else bytes([254]) + len(data).to_bytes(2, "big")
    line.sendall(bytes([128 | kind]) + size + bytes(4) + data)

def hear(text=b""):  # a message, of one frame or several
    first, size = reader.read(2)
    data = reader.read(size if size < 126 else int.from_bytes(reader.read(2 if size == 126 else 8), "big"))
    if first & 15 == 9: send(data, 10)  # a ping wants a pong
    if first & 15 > 2: return hear(text)
    return json.loads(text + data) if first & 128 else hear(text + data)

def worth(choice):  # own points less those of others
    return sum(event.get("points", 0) * (1 if event.get("seat") == 1 else -1) for event in choice["preview"])

send(json.dumps({"do": "hello", "wire": 1, "tokens": [made["keys"][0]["token"]], "version": 0}).encode())
while (told := hear())["tell"] != "table" or told["table"]["turn"]["kind"] != "over":
    if told["tell"] == "table" and told["scenes"][0]["legal"]:
        time.sleep(0.05)  # a client may say twenty things a second
        action = max(told["scenes"][0]["legal"], key=worth)["action"]
        send(json.dumps({"do": "play", "id": 1, "seat": 1, "action": action, "version": told["table"]["version"]}).encode())
print("scores", *told["table"]["scores"], "winners", *told["table"]["winners"])
