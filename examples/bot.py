"""A whole bot for Bandstand in plain Python 3: plays a random legal move whenever it is asked.

Usage: python3 examples/bot.py http://localhost:8080 <match> <key of the seat>
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request

if len(sys.argv) != 4:
    sys.exit(__doc__)
server, match, key = sys.argv[1:4]
headers = {"Authorization": "Bearer " + key, "Content-Type": "application/json"}


def request(path, body=None):
    """Asks until there is an answer: a server that is busy or restarting says when to come back, or nothing at all."""
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            return urllib.request.urlopen(urllib.request.Request(server + path, data=data, headers=headers))
        except urllib.error.HTTPError as refused:
            if refused.code != 429 and refused.code < 500:
                raise
            time.sleep(json.load(refused).get("retryAfterMs", 1000) / 1000)
        except OSError:
            time.sleep(1)


def play(move, nonce):
    """A move that is refused came too late: the table has gone on, and the stream tells how."""
    try:
        request(f"/api/matches/{match}/actions", {"type": "move", "move": move, "nonce": nonce}).read()
    except urllib.error.HTTPError:
        pass


while True:
    try:
        for line in request(f"/api/matches/{match}/stream"):
            message = json.loads(line) if line.strip() else {}
            if message.get("type") not in ("snapshot", "update"):
                continue
            if "ending" in message:
                sys.exit()
            # The same nonce for the same moment: a move that is sent twice is played once.
            if message["moves"]:
                play(random.choice(message["moves"]), f"v{message['version']}")
    except urllib.error.HTTPError as refused:
        sys.exit(refused.read().decode())
    except OSError:
        pass
    time.sleep(1)
