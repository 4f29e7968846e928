"""Checks the fairness of a Bandstand match with nothing but Python and docs/fairness.md.

    npm run -s bandstand -- draws match.json > draws.json
    python3 examples/verify.py match.json draws.json --commitment SEAL [--part PART]

It shows that the seed is the one that was sealed, that every part is the one that was sealed, and that every number chance
gave in the match follows from them. Which card a number means is in the rules, which this program does not know:
"bandstand verify" plays them. Exit code 0: all of it holds; 1: it does not; 2: the question makes no sense.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import json
import re
import sys

FORMATS = {"bandstand-record-1": False, "bandstand-record-2": True}
HEX = re.compile(r"[0-9a-f]{64}")


class NotFair(Exception):
    pass


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def canonical(value) -> bytes:
    """JSON without spaces, keys in order."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def is_hex(text) -> bool:
    return isinstance(text, str) and HEX.fullmatch(text) is not None


def check_checksum(record: dict) -> None:
    body = {key: value for key, value in record.items() if key not in ("checksum", "captions")}
    if sha256(canonical(body)) != record.get("checksum"):
        raise NotFair("The checksum does not fit: the record was changed or cut.")


def check_seals(record: dict, commitment: str | None, own_part: str | None) -> list[int]:
    """The seats whose parts are in the deal."""
    if sha256(bytes.fromhex(record["seed"])) != record["commitment"]:
        raise NotFair("The seed is not the one that was sealed.")
    if commitment is not None and record["commitment"] != commitment:
        raise NotFair("The seal is another one than you saw before the first move.")
    shown = []
    for seat, part in enumerate(record.get("parts") or []):
        if part is None or "part" not in part:
            continue
        if sha256(b"bandstand-part-1" + bytes.fromhex(part["part"])) != part["commitment"]:
            raise NotFair(f"The part of seat {seat + 1} is not the one that it had sealed.")
        shown.append(seat)
    if own_part is not None and own_part not in [record["parts"][seat]["part"] for seat in shown]:
        raise NotFair("The part of your device is not in the deal.")
    return shown


def deal_key(record: dict) -> bytes:
    """The seed itself, or the seed with all parts mixed in."""
    seed = bytes.fromhex(record["seed"])
    if "parts" not in record:
        return seed
    message = b"bandstand-deal-1"
    for part in record["parts"]:
        shown = None if part is None else part.get("part")
        message += b"\x00" if shown is None else b"\x01" + bytes.fromhex(shown)
    return hmac.new(seed, message, hashlib.sha256).digest()


def words(key: bytes):
    """Numbers of 32 bits, eight a block; the blocks are counted from 0 in eight bytes."""
    counter = 0
    while True:
        block = hmac.new(key, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        for place in range(0, 32, 4):
            yield int.from_bytes(block[place : place + 4], "big")
        counter += 1


def below(stream, bound: int) -> int:
    """Numbers that would favour some results are thrown away."""
    limit = 2**32 - 2**32 % bound
    word = next(stream)
    while word >= limit:
        word = next(stream)
    return word % bound


def check_draws(key: bytes, draws: list) -> None:
    stream = words(key)
    for number, draw in enumerate(draws):
        if below(stream, draw["bound"]) != draw["result"]:
            raise NotFair(f"Draw {number + 1} (step {draw['step']}) does not follow from the seed and the parts.")


def read(path: str):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def is_record(record) -> bool:
    if not isinstance(record, dict) or record.get("format") not in FORMATS:
        return False
    parts = record.get("parts")
    if FORMATS[record["format"]] != isinstance(parts, list):
        return False
    sound = [isinstance(p, dict) and is_hex(p.get("commitment")) and is_hex(p.get("part", "0" * 64)) for p in parts or [] if p is not None]
    return is_hex(record.get("seed")) and is_hex(record.get("commitment")) and all(sound)


def main() -> int:
    parser = argparse.ArgumentParser(description="Checks the fairness of a Bandstand match.")
    parser.add_argument("record")
    parser.add_argument("draws")
    parser.add_argument("--commitment", help="the server's seal, as you saw it before the first move")
    parser.add_argument("--part", help="what your own device added")
    args = parser.parse_args()
    try:
        record, draws = read(args.record), read(args.draws)
    except (OSError, ValueError) as error:
        print(f"Cannot read: {error}", file=sys.stderr)
        return 2
    if not is_record(record) or not isinstance(draws, list):
        print("This is not a record of Bandstand with its draws.", file=sys.stderr)
        return 2
    try:
        check_checksum(record)
        shown = check_seals(record, args.commitment, args.part)
        check_draws(deal_key(record), draws)
    except NotFair as reason:
        print(f"NOT FAIR: {reason}")
        return 1
    sealed = "sealed before the first move" if args.commitment else "sealed (when, only --commitment can show)"
    who = ", ".join(f"seat {seat + 1}" for seat in shown) or "nobody"
    print(f"Holds: the seed is the one that was {sealed}; all {len(draws)} draws follow from it and from the parts of {who}.")
    if "deal" in record:
        print("But somebody may have known this deal: it is marked as " + record["deal"] + ".")
    return 0


if __name__ == "__main__":
    sys.exit(main())
