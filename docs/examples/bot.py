#!/usr/bin/env python3
"""A bot at a table: python3 bot.py http://localhost:8777 CODE SEAT [NAME]. It plays at random: make it better."""
import base64, http.client, json, os, random, secrets, struct, sys
from urllib.parse import urlsplit

def come_in(host, code, name):
    door = http.client.HTTPConnection(host)
    door.request("POST", "/api/me", json.dumps({"name": name}), {"content-type": "application/json"})
    token = door.getresponse().getheader("set-cookie").split("luckhouse=")[1].split(";")[0]
    line = http.client.HTTPConnection(host)
    line.request("GET", f"/api/tables/{code}/live", headers={
        "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(), "Authorization": f"Bearer {token}"})
    socket, file = line.sock, line.sock.makefile("rb")
    head = list(iter(file.readline, b"\r\n"))
    return (socket, file) if b" 101 " in head[0] else sys.exit(head[0].decode())

def send(socket, kind, data):
    mask, n = os.urandom(4), len(data)
    size = bytes([128 | n]) if n < 126 else bytes([254]) + struct.pack(">H", n)
    socket.sendall(bytes([128 | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

def hear(file):
    kind, n = file.read(2) or (8, 0)
    n = struct.unpack(">H", file.read(2))[0] if n == 126 else struct.unpack(">Q", file.read(8))[0] if n == 127 else n
    return kind & 15, file.read(n)

def kept_share(host, code, seat):
    """One share for each table and seat, on the disk before it is sent: a server that cuts the connection gets the same again."""
    folder = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    os.makedirs(f"{folder}/luckhouse-bot", mode=0o700, exist_ok=True)
    with open(f"{folder}/luckhouse-bot/{host.replace(':', '_')}-{code}-{seat}", "a+", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:
        file.seek(0)
        share = file.read()
        if not share:
            share = secrets.token_hex(16)
            file.write(share)
            file.flush()
            os.fsync(file.fileno())
    return share

def main(url, code, seat, name="Bot"):
    host, seat = urlsplit(url).netloc, int(seat)
    socket, file = come_in(host, code, name)
    ask = lambda **ask: send(socket, 1, json.dumps({"id": 1, "ask": ask}).encode())
    ask(type="sit", seat=seat, share=kept_share(host, code, seat))
    for kind, data in iter(lambda: hear(file), (8, b"")):
        told = json.loads(data) if kind == 1 else send(socket, 10, data) or {}
        if told.get("answer", {}).get("why"):
            print(told["answer"]["why"])
        if told.get("stage") == "over":
            return print("The game is over.")
        if told.get("legal"):
            ask(type="act", seat=seat, moment=told["moment"], action=random.choice(told["legal"]))

main(*sys.argv[1:])
