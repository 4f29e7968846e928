"""A whole bot for Bandstand in plain Python 3: plays a random legal move whenever it is asked.

Usage: python3 examples/bot.py http://localhost:8080 <match> <key of the seat>
"""
import json
import random
import sys
import urllib.request

server, match, key = sys.argv[1:4]
headers = {"Authorization": "Bearer " + key, "Content-Type": "application/json"}


def request(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(server + path, data=data, headers=headers))


for line in request(f"/api/matches/{match}/stream"):
    if not line.strip():
        continue
    message = json.loads(line)
    if message["type"] not in ("snapshot", "update"):
        continue
    if "ending" in message:
        break
    if message["moves"]:
        move = {"type": "move", "move": random.choice(message["moves"]), "nonce": f"v{message['version']}"}
        request(f"/api/matches/{match}/actions", move).read()
