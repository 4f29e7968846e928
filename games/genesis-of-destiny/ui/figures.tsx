import { defaultOptions, fastRandom } from '@bandstand/engine';
import { stillBoard, type RulesFigures } from '@bandstand/kits/board';
import { For, type Component, type JSX } from 'solid-js';
import { contentOf } from '../content/content.ts';
import { game } from '../index.ts';
import type { View } from '../state.ts';
import { gameWords } from '../text/index.ts';
import { BEATS, dieOf, FACES, FRONT, MELODY, NONE, POWERS } from '../vocabulary.ts';
import { makeModel, ModelProvider } from './boardModel.ts';
import { Die } from './Die.tsx';
import { Halftones } from './FlyerPicture.tsx';
import { Market } from './Market.tsx';
import { PowerPicture } from './PowerPicture.tsx';
import { Sheet } from './Sheet.tsx';
import { Wall } from './Wall.tsx';
import './genesis.css';
import './styles/figures.css';

const content = contentOf(game.pack.content);
const gigNumber = (id: string): number => content.pack.gigs.findIndex((gig) => gig.id === id);

/** Parts of the board around a table that is as the example tells it. */
function OnTable(props: { view?: Partial<View>; children: JSX.Element }) {
  const start = game.view(game.setup(defaultOptions(game.options), 3, fastRandom(1)), 'spectator');
  const model = makeModel(stillBoard(game, { ...start, ...props.view }, gameWords.figures.names));
  return (
    <ModelProvider value={model}>
      <div class="genesis gd-figure">
        <Halftones />
        {props.children}
      </div>
    </ModelProvider>
  );
}

/** By part: what Beats, Melody and Front have placed in the example. */
const PLAYED = [
  [4, 2, 6],
  [4, 5, 5],
  [3, 1, 6],
];

/** Two places for each row of each part, as the table keeps them. */
const placed = (parts: readonly (readonly number[])[]): number[] => {
  const dice = Array.from({ length: 30 }, () => NONE);
  parts.forEach((rows, part) => rows.forEach((value, row) => (dice[part * 6 + row * 2] = dieOf(0, value))));
  return dice;
};

const song =
  (parts: readonly (readonly number[])[]): Component =>
  () => (
    <OnTable>
      <div class="gd-print">
        <Sheet columns={content.firstSong} placed={placed(parts)} label={gameWords.figures.firstSong} />
      </div>
    </OnTable>
  );

const wall =
  (...gigs: readonly string[]): Component =>
  () => (
    <OnTable view={{ phase: 'approve', faceUp: gigs.map(gigNumber) }}>
      <Wall />
    </OnTable>
  );

/** The pictures of the rules: the song of the examples, flyers, dice and cards as they lie on the table. */
export const figures: RulesFigures = {
  figures: {
    'first-song': song([]),
    counted: song(PLAYED),
    wall: wall('open-stage', 'support-slot'),
    market: () => (
      <OnTable>
        <Market />
      </OnTable>
    ),
    powers: () => (
      <OnTable>
        <div class="gd-figure-row">
          <For each={POWERS.filter((power) => power === 'shake' || power === 'nudge')}>
            {(power) => <PowerPicture power={power} />}
          </For>
        </div>
      </OnTable>
    ),
    dice: () => (
      <OnTable>
        <div class="gd-figure-row">
          <For each={[BEATS, MELODY, FRONT]}>{(role) => <Die die={dieOf(role + 1, FACES[role + 1])} />}</For>
        </div>
      </OnTable>
    ),
    legends: wall('northern-festival', 'globe-tour'),
  },
};
