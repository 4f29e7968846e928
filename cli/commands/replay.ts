import { replayRecord, type EventShape, type Game, type Match, type MatchRecord, type NameOf } from '@bandstand/engine';
import { fold, pageFor } from '@bandstand/kits/text';
import { captionLines, titleOf } from '../captions.ts';
import { orUsage, readArgs, type Command } from '../command.ts';
import { gameWithPack, recordFrom } from '../files.ts';
import { pageWidth, say } from '../output.ts';
import { statusLines } from '../play/status.ts';
import { finalLines } from '../play/ending.ts';
import { help, words } from '../text/index.ts';

/** One step as it is told: who did what, and what came of it. */
interface ToldStep {
  readonly step: number;
  readonly seat: number;
  readonly move: string;
  readonly events: readonly string[];
}

const eventLines = ({ game }: Match, events: readonly EventShape[], nameOf: NameOf): string[] =>
  events.flatMap((event) => game.text.event(event, nameOf) ?? []);

/** Plays the record and tells each step; `draw` is asked for the board after each, the first one included. */
function tellSteps(game: Game, record: MatchRecord, nameOf: NameOf, draw: (match: Match) => void) {
  const steps: ToldStep[] = [];
  let move = '';
  const match = orUsage(
    replayRecord(game, record, (current, step, events) => {
      draw(current);
      if (step > 0)
        steps.push({ step, seat: record.moves[step - 1][0], move, events: eventLines(current, events, nameOf) });
      if (step === record.moves.length) return;
      const [seat, chosen] = record.moves[step];
      move = game.text.move(game.moves[chosen], current.view(seat), nameOf);
    }),
  );
  return { match, steps };
}

export const replay: Command = {
  help: help.replay,
  async run(args) {
    const flags = {
      pack: { type: 'string' },
      names: { type: 'string' },
      board: { type: 'boolean' },
      json: { type: 'boolean' },
    } as const;
    const { values, positionals } = readArgs('replay', args, flags, ['record']);
    const record = await recordFrom(positionals[0]);
    const { game, draw } = await gameWithPack(record.game, values['pack']);
    const names = values['names']?.split(',') ?? [];
    const nameOf: NameOf = (seat) => names[seat] ?? words.replay.seat(seat + 1);
    const boards: string[] = [];
    const { match, steps } = tellSteps(game, record, nameOf, (current) => {
      if (values['board'] !== 'true') return;
      const [view, width] = [current.view('spectator'), pageWidth()];
      const status = statusLines(game, view, 'spectator', nameOf, width);
      boards.push([...status, draw(view, 'spectator', game, pageFor(width, nameOf))].join('\n'));
    });
    const outcome = game.outcome(match.state);
    if (values['json'] === 'true') {
      await say(JSON.stringify({ game: game.id, seats: record.seats, steps, outcome: outcome ?? null }));
      return 0;
    }
    const captions = record.captions ?? {};
    const lines = [
      words.replay.title(game.text.name, record.seats),
      ...captionLines(match, captions, nameOf),
      ...boards.slice(0, 1),
      ...steps.flatMap(({ step, seat, move, events }) => [
        `${step}. ${nameOf(seat)}: ${move}`,
        ...events.map((line) => `   ${line}`),
        ...boards.slice(step, step + 1),
      ]),
      ...(outcome === undefined
        ? [words.replay.matchWasNotFinished]
        : finalLines(game, match.view('spectator'), outcome, titleOf(match, captions, nameOf))),
    ];
    await say(lines.flatMap((line) => fold(line, pageWidth(), '   ')).join('\n'));
    return 0;
  },
};
