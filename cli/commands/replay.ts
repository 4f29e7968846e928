import { replayRecord, signed } from '@bandstand/engine';
import { captionLines, titleOf } from '../captions.ts';
import { orUsage, readArgs, type Command } from '../command.ts';
import { gameWithPack, recordFrom } from '../files.ts';
import { say } from '../output.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'tell a recorded match step by step',
  help: `Usage: bandstand replay <record> [--pack FILE] [--board]

Plays a record again and tells every step in words. --board also draws the board after every step.`,
  async run(args) {
    const { values, positionals } = readArgs('replay', args, { pack: { type: 'string' }, board: { type: 'boolean' } }, [
      'record',
    ]);
    const record = await recordFrom(positionals[0]);
    const { game, draw } = await gameWithPack(record.game, values['pack']);
    const nameOf = (seat: number): string => `Seat ${seat + 1}`;
    const text = game.texts.en;
    orUsage(replayRecord(game, { ...record, moves: [] }));
    const lines: string[] = [`${text.name}, ${record.seats} seats`];
    const match = orUsage(
      replayRecord(game, record, (current, step) => {
        if (values['board'] === 'true') lines.push(draw(current.view('spectator'), 'spectator', game));
        if (step < record.moves.length) {
          const [seat, move] = record.moves[step];
          lines.push(`${step + 1}. ${nameOf(seat)}: ${text.move(game.moves[move], current.view(seat))}`);
        }
      }),
    );
    const outcome = game.outcome(match.state);
    const captions = record.captions ?? {};
    lines.splice(1, 0, ...captionLines(match, captions, nameOf));
    if (outcome !== undefined)
      lines.push(
        outcome.scores.map((score, seat) => `${titleOf(match, captions, nameOf)(seat)}: ${signed(score)}`).join(', '),
      );
    lines.push(
      outcome === undefined ? 'The match was not finished.' : text.outcome(outcome, titleOf(match, captions, nameOf)),
    );
    await say(lines.join('\n'));
    return 0;
  },
};
