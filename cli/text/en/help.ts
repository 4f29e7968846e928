/** What `--help` says of each command. */
export const help = {
  backup: `Usage: bandstand backup <file>

Writes a whole, consistent copy of the SQLite storage (DATA_FILE); the server may run meanwhile.
With PostgreSQL use its own tool: pg_dump "$DATABASE_URL" > backup.sql`,
  restore: `Usage: bandstand restore <file> [--force]

Checks a backup and puts it in the place of DATA_FILE. Stop the server first. What is there now is kept beside it as
<DATA_FILE>.before-restore-<time>, with everything a server that was killed had stored.
  --force   also when what is there now is damaged; its files are kept as they are`,
  bench: `Usage: bandstand bench <name> [--json]

Measures ours against the peer in the same run and compares the ratio with the bar. Exit code 1 when a bar is missed.
Ctrl+C prints what is measured so far.
JSON: { "lines": [{ "name", "ours", "peer", "ratio", "bar", "ok" }] }`,
  draws: `Usage: bandstand draws <record> [--pack FILE]

Plays a record again and prints, as JSON, every number that chance gave, in order: [{ "step", "bound", "result" }].
Step 0 is the set-up; each result is a number from 0 to bound - 1. examples/verify.py computes all of them again from the
seed and the parts of the record, without any code of this project: docs/fairness.md tells how.`,
  games: `Usage: bandstand games [--json]

Lists every game with its id, its seats and what it is about.`,
  rules: `Usage: bandstand rules <game>

Prints the rules as the page shows them, as plain text.`,
  laws: (
    laws: Readonly<Record<string, string>>,
  ) => `Usage: bandstand laws <game> [--matches N] [--seed S] [--pack FILE] [--json]

Plays random matches over all seat counts and options and checks every law:
${Object.entries(laws)
  .map(([name, rule]) => `  ${name.padEnd(9)} ${rule}`)
  .join('\n')}

Exit code 1 when a law breaks; the shortest failing record is printed. Ctrl+C tells what was found so far.`,
  matches: `Usage: bandstand matches list [--limit N] [--json] | show <match> | export <match> | import <record> | repair <match>
       bandstand matches archive <folder> [--days N] [--json] | restore <file>

Looks after the matches of the server whose storage the environment names (DATA_FILE or DATABASE_URL).
  list     the latest matches
  show     one match: game, seats, number of log entries; never its seed or hidden cards
  export   the record of a finished match, on standard output
  import   stores a record as a finished match that can be watched and forked
  repair   plays the log again and mends what is computed from it
  archive  moves matches that ended N days ago or earlier (30) into compressed files, with everything about them
  restore  puts the matches of such a file back as they were`,
  moderate: `Usage: bandstand moderate close <match> | clear-name <match> <seat> | clear-daily <day> <name> | block <address> | unblock <address> | blocked [--json]

For the owner of the server whose storage the environment names (DATA_FILE or DATABASE_URL). A running server follows within
about ten seconds.
  close       ends a match, begun or not; nobody can join or play there any more
  clear-name  takes away the name of seat 1, 2, … and all that was said and written there
  clear-daily takes a name out of the lists of a day such as 2026-11-17; the results stay
  block       keeps an address out; of an IPv6 address its whole network
  unblock     lets it in again
  blocked     the addresses that are kept out`,
  play: `Usage: bandstand play <game> [options]
       bandstand play --resume FILE [options]

  --seats N        number of seats (default: two where the game allows it)
  --seat N         where you sit, from 1 (default 1)
  --name NAME      what you are called
  --bot NAME       who plays the other seats (default greedy)
  --options JSON   options of the game
  --pack FILE      content to play with instead of the shipped pack
  --deal WORD      deal from this word instead of at random, to play the same deal again
  --save FILE      write the record of the match here when it ends or you leave, also with Ctrl+C
  --force          let --save replace a file that is there already
  --resume FILE    go on with a saved match; it is saved there again unless --save says otherwise

Type ? at the prompt for all you can do there. Colour: NO_COLOR=1 turns it off, FORCE_COLOR=1 on.`,
  replay: `Usage: bandstand replay <record> [--names A,B,…] [--pack FILE] [--board] [--json]

Plays a record again and tells every step in words: what was chosen, drawn, rolled and scored, and who won by what.
  --names   what the seats were called
  --board   also draws the board after every step
  --json    { "game", "seats", "steps": [{ "step", "seat", "move", "events" }], "outcome" }, seats counted from 0`,
  serve: `Usage: bandstand serve [--port N] [--host ADDRESS] [--data FILE]

Starts the server. What is not given comes from the environment:
  PORT, HOST           where to listen (default 127.0.0.1:8080; a taken default port moves on to the next free one)
  DATA_FILE            the SQLite file (default data/bandstand.sqlite)
  DATABASE_URL         postgres://… for more than one node
  DATABASE_LISTEN_URL  a direct connection, where DATABASE_URL leads through a pooler
  PUBLIC_URL           the address people use, for links in notifications
  BEHIND_PROXY         how many proxies of yours stand in front (0); their part of X-Forwarded-For is believed
  BOT_THREADS, BOT_DELAY_MS, BOT_THINK_MS, PATIENCE_MS, RETENTION_DAYS, LOCAL_WEBHOOKS=1, LOG_LEVEL`,
  simulate: `Usage: bandstand simulate <game> [options]

Plays many games between bots on all cores. The same seed gives the same result, whatever the number of workers
(bots with a time budget excepted).

  --seats N        number of seats (default: as many as bots, or the game's fewest)
  --bots a,b,…     one bot for all seats or one per seat (default: greedy)
                   random, a policy of the game, search, search:2000 (iterations) or search:100ms
  --games N        how many games (default 100)
  --seed S         whole number that fixes all deals and bots (default 1)
  --options JSON   options of the game, for example '{"length":"rehearsal"}'
  --pack FILE      content to play with instead of the shipped pack
  --workers N      worker threads (default: all cores)
  --json           print the result as JSON

Win shares come with a 95 % interval. Ctrl+C tells what the finished games say.`,
  verify: `Usage: bandstand verify <record> --commitment HASH [--part PART] [--pack FILE] [--json]

Checks, without a network, that every move was legal, that the moves lead to the recorded end, and that the seed is the
one whose seal HASH you saw before the first move (the page shows and keeps it). A record alone cannot show the last:
whoever forges a seed forges its seal too. So without --commitment the answer is only "consistent".
--part is what your own device added to the deal (the page keeps it too): with it in, nobody could choose the deal.

JSON: { "verdict": "fair" | "consistent" | "not-fair" | "cannot-check", "says" }

Exit code 0 if all that was asked holds, 1 if not, 2 if this build cannot check the record.`,
};
