// How well bots score alone, section by section and goal by goal: node bench/calibrate.ts <game> [games] [bot …]
import { createBot } from '@bandstand/bots';
import { fastRandom, Match, must, secretFor, seedFor, type Game } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';

interface Tally {
  readonly scores: number[];
  readonly parts: Map<string, number>;
  readonly shown: Map<string, number>;
  readonly claimed: Map<string, number>;
  moves: number;
  thinkMs: number;
}

const [id = '', count = '100', ...bots] = process.argv.slice(2);
const { game, knowledge } = must(await loadGame(id));

const add = (map: Map<string, number>, key: string, amount = 1): void =>
  void map.set(key, (map.get(key) ?? 0) + amount);

/** Goals are told by number; names come from the pack where it has them. */
function goalName(content: object, goal: unknown): string {
  const goals: unknown = Reflect.get(content, 'goals');
  const found: unknown = Array.isArray(goals) && typeof goal === 'number' ? goals[goal] : undefined;
  return typeof found === 'object' && found !== null && 'name' in found ? String(found.name) : String(goal);
}

function playAlone(solo: Game, name: string, index: number, tally: Tally): void {
  const match = must(Match.start(solo, { seats: 1, secret: secretFor(`calibration ${index}`) }));
  const bot = must(createBot(name, { game: solo, knowledge, random: fastRandom(seedFor(11, index)) }));
  const shown = new Set<string>();
  const claimed = new Set<string>();
  const slots: unknown = Reflect.get(match.view(0), 'slots');
  if (Array.isArray(slots)) for (const goal of slots) shown.add(goalName(solo.pack.content, goal));
  while (!match.isOver) {
    const moves = match.legalMoves(0);
    const start = performance.now();
    const move = bot.choose(match.view(0), 0, moves);
    if (moves.length > 1) {
      tally.moves++;
      tally.thinkMs += performance.now() - start;
    }
    for (const event of must(match.play(0, move.id)).events) {
      if (event.type === 'goalTurnedUp') shown.add(goalName(solo.pack.content, Reflect.get(event, 'goal')));
      if (event.type === 'claimed') claimed.add(goalName(solo.pack.content, Reflect.get(event, 'goal')));
    }
  }
  const lines = solo.score(match.view(0), 0);
  tally.scores.push(lines.reduce((sum, line) => sum + line.points, 0));
  for (const line of lines) add(tally.parts, line.part, line.points);
  for (const goal of shown) add(tally.shown, goal);
  for (const goal of claimed) add(tally.claimed, goal);
}

for (const name of bots.length > 0 ? bots : ['random', 'greedy', 'planner']) {
  const tally: Tally = { scores: [], parts: new Map(), shown: new Map(), claimed: new Map(), moves: 0, thinkMs: 0 };
  for (let index = 0; index < Number(count); index++) playAlone(game, name, index, tally);
  const sorted = tally.scores.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  const gained = [...tally.parts.values()].filter((points) => points > 0).reduce((sum, points) => sum + points, 0);
  const rates = [...tally.shown]
    .map(([goal, times]) => ({ goal, rate: (tally.claimed.get(goal) ?? 0) / times }))
    .toSorted((a, b) => a.rate - b.rate);
  console.log(
    `\n${name}: ${sorted.length} games, median ${at(0.5)}, tenths ${at(0.1)} to ${at(0.9)}, quarters ${at(0.25)} to ${at(0.75)}, ${(tally.thinkMs / tally.moves).toFixed(1)} ms a choice`,
  );
  for (const [part, points] of tally.parts)
    console.log(
      `  ${part.padEnd(10)} ${(points / sorted.length).toFixed(1).padStart(6)}  ${((100 * points) / gained).toFixed(0).padStart(4)} %`,
    );
  console.log(
    `  seldom claimed: ${rates
      .slice(0, 8)
      .map(({ goal, rate }) => `${goal} ${(100 * rate).toFixed(0)} %`)
      .join(', ')}`,
  );
}
