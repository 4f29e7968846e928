"""A bot that thinks, in plain Python 3, for Blend & Balance: it plays the round to its end in thought.
Usage: python3 examples/thinker.py http://localhost:8080 <match> <key of the seat>"""
import json
import random
import sys
import time
import urllib.error
import urllib.request

server, match, key = sys.argv[1:4]

def request(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": "Bearer " + key, "Content-Type": "application/json"}
    while True:
        try:
            return urllib.request.urlopen(urllib.request.Request(f"{server}/api/matches/{match}/{path}", data, headers))
        except urllib.error.HTTPError as refused:
            if refused.code != 429 and refused.code < 500:
                raise
            time.sleep(json.load(refused).get("retryAfterMs", 1000) / 1000)

def patched(before, patch):
    """[value] replaces; {key: patch} goes into an object or a list; a patch of null takes the key away."""
    if isinstance(patch, list):
        return patch[0]
    after = before.copy()
    for name, part in patch.items():
        name = int(name) if isinstance(after, list) else name
        if part is None:
            del after[name]
        else:
            after[name] = patched(after[name] if isinstance(after, list) else after.get(name), part)
    return after

def off(cards, voice):
    return abs(sum(VOICES[card][voice] for card in cards) - 0.75 * len(cards))

def worst(view, who, column):
    """About what a conductor's worst voice will be with this column: three of each is the aim, in rows as well."""
    grid, totals = view["grid"][16 * who : 16 * who + 16], []
    for voice in range(4):
        totals.append(view["scores"][4 * who + voice] + off(column, voice))
        for place, card in enumerate(column):
            row = [grid[4 * each + place] for each in range(view["round"])] + [card]
            totals[voice] += 0.25 * len(row) * off(row, voice)
    return max(totals) + 0.2 * sum(totals)

def playout(view, me, left, columns):
    """The rest of the round, each taking the best of four in turn, and how it ends for me against the rival."""
    who = 1 - me
    while left and min(map(len, columns)) < 4:
        if len(columns[who]) < 4:
            some = random.sample(left, min(4, len(left)))
            columns[who].append(min(some, key=lambda card: worst(view, who, columns[who] + [card])))
            left.remove(columns[who][-1])
        who = 1 - who
    return worst(view, me, columns[me]) - worst(view, 1 - me, columns[1 - me])

def prospect(view, me, card):
    """Low is good: the worst voice counts."""
    left = [other for other in view["row"] if other >= 0 and other != card]
    columns = [[one for one in view["grid"][16 * who + 4 * view["round"] :][:4] if one >= 0] for who in (0, 1)]
    columns[me].append(card)
    return sum(playout(view, me, left.copy(), [cards.copy() for cards in columns]) for _ in range(40))

game = json.load(request("game"))
VOICES = [[card["voices"].count(voice) for voice in "SATB"] for card in game["content"]["cards"]]
for line in request("stream"):
    message = json.loads(line) if line.strip() else {"type": "nothing"}
    if message["type"] == "welcome":
        seat = message["viewer"]
    elif message["type"] in ("snapshot", "update"):
        view = message["view"] if "view" in message else patched(view, message.get("patch", {}))
        if "ending" in message:
            break
        if message["moves"]:
            move = min(message["moves"], key=lambda id: prospect(view, seat, view["row"][game["moves"][id]["slot"]]))
            request("actions", {"type": "move", "move": move, "nonce": f"v{message['version']}"})
