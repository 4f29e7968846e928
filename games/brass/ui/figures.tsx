import type { RulesFigures } from '@bandstand/kits/board';
import { InlineShape } from '@bandstand/kits/board';
import { defaultOptions, fastRandom } from '@bandstand/engine';
import { For, type JSX } from 'solid-js';
import { game } from '../index.ts';
import { VOICES } from '../state.ts';
import { VOICE_NAMES } from '../text/index.ts';
import { CARD_HEIGHT, CARD_WIDTH, CardFace, CardPicture } from './CardFace.tsx';
import { MarginCounts } from './Counts.tsx';
import { Lanes } from './Lanes.tsx';
import { PickOrder } from './PickOrder.tsx';
import { DIRECTOR_LETTERS, VOICE_SHAPES, voiceClass } from './voices.ts';
import './brass.css';
import './figures.css';

const { cards } = game.pack.content;
const cardOf = (id: string): number => cards.findIndex((card) => card.id === id);
const heardIn = (ids: readonly number[]): number[] =>
  VOICES.map((voice) => ids.reduce((sum, id) => sum + cards[id].voices.split(voice).length - 1, 0));

const OnTable = (props: { children: JSX.Element }) => <div class="brass brass-figure">{props.children}</div>;

function Row(props: { ids: readonly number[] }) {
  return (
    <OnTable>
      <div class="figure-row">
        <For each={props.ids}>{(id) => <CardPicture id={id} card={cards[id]} />}</For>
      </div>
    </OnTable>
  );
}

/** A column from the bottom up, with what is heard in it. */
function Column(props: { ids: readonly number[] }) {
  return (
    <OnTable>
      <svg class="grid" viewBox={`0 0 ${CARD_WIDTH} ${4 * CARD_HEIGHT + 54}`}>
        <For each={props.ids}>
          {(id, place) => <CardFace id={id} card={cards[id]} y={(3 - place()) * CARD_HEIGHT} />}
        </For>
        <MarginCounts x={4} y={4 * CARD_HEIGHT + 3} counts={heardIn(props.ids)} point="" term="count:0-0" />
      </svg>
    </OnTable>
  );
}

const COLUMN = ['silver-2', 'silver-12', 'silver-16', 'silver-18'].map(cardOf);
const nameOf = (director: number): string => DIRECTOR_LETTERS[director];

/** The pictures of the rules: the cards of the examples, as they lie on the table. */
export const figures: RulesFigures = {
  figures: {
    backs: () => <Row ids={['silver-15', 'silver-7', 'gold-2'].map(cardOf)} />,
    order: () => (
      <OnTable>
        <PickOrder view={game.view(game.setup(defaultOptions(game.options), 2, fastRandom(1)), 0)} nameOf={nameOf} />
      </OnTable>
    ),
    column: () => <Column ids={COLUMN} />,
    stops: () => (
      <OnTable>
        <div class="figure-row">
          <For
            each={[
              [6, 4, 8, 6],
              [2, 8, 4, 8],
            ]}
          >
            {(scores, director) => (
              <div class="figure-stops">
                <b>{nameOf(director())}</b>
                <Lanes owner={nameOf(director())} scores={scores} point="" />
              </div>
            )}
          </For>
        </div>
      </OnTable>
    ),
  },
  signOf(word) {
    const voice = VOICES.find((each) => VOICE_NAMES[each] === word);
    if (voice === undefined) return undefined;
    return () => (
      <span class="brass brass-figure">
        <InlineShape name={VOICE_SHAPES[voice]} class={voiceClass(voice)} />
      </span>
    );
  },
};
