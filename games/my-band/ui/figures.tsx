import { defaultOptions, fastRandom } from '@bandstand/engine';
import { stillBoard, type RulesFigures } from '@bandstand/kits/board';
import { For, type Component, type JSX } from 'solid-js';
import { game } from '../index.ts';
import { EVENTS, type View } from '../state.ts';
import { contentOf } from '../content.ts';
import { eventName, gameWords } from '../text/index.ts';
import { BandSheet } from './BandSheet.tsx';
import { makeModel, ModelProvider } from './boardModel.ts';
import { Chart } from './Chart.tsx';
import { EventSign } from './EventSign.tsx';
import { Neck } from './Neck.tsx';
import { DotsPattern } from './Portrait.tsx';
import { BandPoster, BusinessPoster } from './PosterCard.tsx';
import './my-band.css';
import './styles/figures.css';

const content = contentOf(game.pack.content);
const memberOf = (id: string): number => content.pack.band.findIndex((member) => member.id === id);

/** Parts of the board around a table that is as the example tells it. */
function OnTable(props: { view?: Partial<View>; children: JSX.Element }) {
  const start = game.view(game.setup(defaultOptions(game.options), 2, fastRandom(1)), 'spectator');
  const model = makeModel(stillBoard(game, { ...start, ...props.view }, gameWords.figures.names), () => undefined);
  return (
    <ModelProvider value={model}>
      <div class="my-band mb-figure">
        <DotsPattern />
        {props.children}
      </div>
    </ModelProvider>
  );
}

const members =
  (...ids: readonly string[]): Component =>
  () => (
    <OnTable>
      <div class="mb-figure-row">
        <For each={ids}>{(id) => <BandPoster card={memberOf(id)} />}</For>
      </div>
    </OnTable>
  );

const band =
  (...ids: readonly string[]): Component =>
  () => (
    <OnTable view={{ bands: [ids.map(memberOf), []] }}>
      <BandSheet seat={0} />
    </OnTable>
  );

/** The pictures of the rules: the people of the examples, the chart and the neck as they lie on the table. */
export const figures: RulesFigures = {
  figures: {
    member: members('flam-hudson', 'boom-okoro'),
    business: () => (
      <OnTable>
        <div class="mb-figure-row">
          <For each={[0, 3]}>{(card) => <BusinessPoster card={card} />}</For>
        </div>
      </OnTable>
    ),
    singer: members('lumi-sparks', 'dex-corrigan'),
    chart: () => (
      <OnTable view={{ marker: 5, bands: [[], []], business: [[], []] }}>
        <Chart />
      </OnTable>
    ),
    group: band('otis-bramble', 'patch-morrow', 'inez-sharp', 'clav-dubois'),
    double: band('juno-vale', 'rim-shotwell', 'fiddle-fitz', 'brassy-bea'),
    neck: () => (
      <OnTable view={{ fret: [7, 4] }}>
        <Neck />
      </OnTable>
    ),
  },
  signOf(word) {
    const event = EVENTS.findIndex((_, number) => eventName(content, number) === word);
    return event < 0
      ? undefined
      : () => (
          <span class="my-band mb-figure">
            <EventSign event={event} />
          </span>
        );
  },
};
