import { hasRoom } from '@bandstand/kits/board';
import { createMemo, createSignal, For, Show, untrack, type Accessor } from 'solid-js';
import type { Gig } from '../content/shape.ts';
import { possibleFriends } from '../rules/round.ts';
import { boardWords, starsText, gameWords } from '../text/index.ts';
import { GIGS } from '../vocabulary.ts';
import { useModel } from './boardModel.ts';

const words = boardWords.road;

interface Stop {
  readonly gig: Gig;
  readonly isLegend: boolean;
  readonly fate: 'open' | 'locked' | 'burnt';
}

const FATES = [
  { fate: 'open', title: words.open },
  { fate: 'locked', title: words.locked },
  { fate: 'burnt', title: words.burnt },
] as const;

const areSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((mark, index) => mark === other[index]);

/** Every gig of the pack with what has become of it. */
function makeStops(): Accessor<readonly Stop[]> {
  const model = useModel();
  const marks = createMemo(() => [model.view().burned, model.view().unlocked] as const, undefined, { equals: areSame });
  return createMemo(() => {
    const [burned, unlocked] = marks();
    return model
      .content()
      .pack.gigs.slice(0, GIGS)
      .map((gig, index) => ({
        gig,
        isLegend: gig.rows.some(({ stars }) => stars === 4),
        fate: (burned & (1 << index)) !== 0 ? 'burnt' : (unlocked & (1 << index)) !== 0 ? 'open' : 'locked',
      }));
  });
}

/** Every gig of the pack: open, locked or burnt, and what the two that make legends ask for. */
export function Road() {
  const model = useModel();
  const view = model.view;
  const stops = makeStops();
  // Where there is room, all gigs are told from the beginning.
  const [isOpen, setOpen] = createSignal(untrack(() => hasRoom('1024px')));
  const of = (fate: Stop['fate']): Stop[] => stops().filter((stop) => stop.fate === fate);
  const legends = () => stops().filter(({ isLegend, fate }) => isLegend && fate !== 'burnt');
  return (
    <section class="gd-road panel" data-far aria-labelledby="gd-road-title" data-term="road">
      <header>
        <h2 id="gd-road-title">{words.title}</h2>
        <p>{words.summary(of('open').length, of('locked').length, of('burnt').length)}</p>
        <button type="button" class="gd-word" aria-expanded={isOpen()} onClick={() => setOpen(!isOpen())}>
          {isOpen() ? words.showLegends : words.show}
        </button>
      </header>
      <p class="quiet">
        {words.band(view().bandCrowd, view().clout)}.{' '}
        {view().rolePlaying ? '' : words.grace(view().graceGigs - view().gigs)} {words.legends}
      </p>
      <Show when={isOpen()} fallback={<Stops of={legends()} />}>
        <For each={FATES}>
          {({ fate, title }) => (
            <Show when={of(fate).length > 0}>
              <h3>{title}</h3>
              <Stops of={of(fate)} />
            </Show>
          )}
        </For>
      </Show>
    </section>
  );
}

const Stops = (props: { of: readonly Stop[] }) => (
  <ul class="gd-stops">
    <For each={props.of}>{(stop) => <StopCard stop={stop} />}</For>
  </ul>
);

/** What a gig pays stars for, what opens it, and what the band lacks for it. */
function StopCard(props: { stop: Stop }) {
  const model = useModel();
  const view = model.view;
  const gig = () => props.stop.gig;
  const best = () => gig().rows.at(-1);
  const crowdWithFriends = () => view().bandCrowd + possibleFriends(view(), gig().van);
  const missing = (): string[] => [
    ...(view().clout < gig().needClout ? [gameWords.road.clout(gig().needClout - view().clout)] : []),
    ...(crowdWithFriends() < gig().needCrowd ? [gameWords.road.crowd(gig().needCrowd - crowdWithFriends())] : []),
    ...(gig().cover === null && gig().exact && view().songs.length < gig().songs
      ? [gameWords.road.songs(gig().songs - view().songs.length)]
      : []),
  ];
  /** What opens the gig: CLOUT, or the best row of the one gig that does a favour. */
  const key = (): string => {
    const { lock } = gig();
    if (lock !== 'A') return words.unlock(lock - view().clout);
    const favour = model.content().pack.gigs.find(({ rows }) => rows.some(({ also }) => also === 'unlockA'));
    return words.unlockFavour(favour?.name ?? '');
  };
  return (
    <li class={`gd-stop ${props.stop.fate}`} classList={{ legend: props.stop.isLegend }}>
      <Show when={props.stop.fate !== 'burnt'} fallback={<s>{gig().name}</s>}>
        <b>{gig().name}</b>
        <span>{words.from(starsText(best()?.stars ?? 0), best()?.from ?? 0)}</span>
        <Show when={props.stop.fate === 'locked'}>
          <span>{key()}</span>
        </Show>
        <Show when={missing().length > 0}>
          <span>{words.short(missing())}</span>
        </Show>
      </Show>
    </li>
  );
}
