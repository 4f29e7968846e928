import { describe, expect, test } from 'vitest';
import { breakUp } from '../rules/breakUp.ts';
import type { Options, State, View } from '../state.ts';
import type { Cause } from '../vocabulary.ts';
import { game, loaded, Stage, standard } from './stage.ts';

const CAUSES = ['walkOut', 'noConsensus', 'noGig', 'seasonOver'] as const satisfies readonly Cause[];
const TABLES: readonly (readonly [string, Partial<Options>])[] = [
  ['tuned', {}],
  ['as found', { tuning: 'asFound' }],
  ['a bar of 90', { labelBar: 90 }],
  ['role-playing', { rolePlaying: true }],
];
const song = { columns: standard.firstSong, recorded: -1 };
const names = (seat: number): string => ['Bo', 'Mel', 'Zed', 'Gem'][seat];

/** A band that broke up for this reason, with the last solo being played. */
function lastSolo(cause: Cause, options: Partial<Options>, change: Partial<State>): Stage {
  const stage = new Stage({ songs: [song], commitment: [0, 0, 4], ...change }, options);
  stage.random = loaded(1, 1, 1, 1, 1, 1, 1, 1, 1);
  breakUp(stage.at, cause);
  return stage;
}

const view = (stage: Stage): View => game.view(stage.state, 0);
const barSaid = (text: string): number => Number(/with (\d+) or more/.exec(text)?.[1] ?? 0);

describe.each(TABLES)('%s', (_name, options) => {
  test.each(CAUSES)('what is said during the solos of a band that broke up by %s is how it ends', (cause) => {
    const said = barSaid(game.text.status?.(view(lastSolo(cause, options, {})), names, 0).end ?? '');
    for (const crowd of [...new Set([0, Math.max(0, said - 60), said])]) {
      const stage = lastSolo(cause, options, { crowd: [crowd, 0, 0] });
      while (stage.state.phase === 'songTurn') stage.place(1);
      const { ending, crowd: after } = stage.state;
      expect(Math.max(...after) < said).toBe(ending === 'unsigned');
    }
  });
});

test('the game master neither wins nor loses and is in no order', () => {
  const stage = lastSolo('seasonOver', { rolePlaying: true }, {});
  while (stage.state.phase === 'songTurn') stage.place(1);
  expect(game.outcome(stage.state)).toMatchObject({ apart: [3], shares: [0, 0, 1, 0] });
});

test('that no gig is left which makes legends is said as soon as the last one burns', () => {
  const legendary = standard.pack.gigs.flatMap(({ rows }, gig) => (rows.some(({ stars }) => stars === 4) ? [gig] : []));
  const at = (burnt: readonly number[]): string => {
    const stage = new Stage({ phase: 'downtime', burned: burnt.reduce((set, gig) => set | (1 << gig), 0) });
    return game.text.status?.(view(stage), names, 0).end ?? '';
  };
  expect(legendary).toHaveLength(2);
  expect(at(legendary.slice(1))).toMatch(/makes all three legends/);
  expect(at(legendary)).toMatch(/^No gig is left that makes legends/);
});
