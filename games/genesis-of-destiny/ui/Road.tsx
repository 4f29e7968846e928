import { createSignal, For, Show } from 'solid-js';
import type { Gig } from '../content/shape.ts';
import { possibleFriends } from '../rules/round.ts';
import { boardWords, starsText, gameWords } from '../text/index.ts';
import { GIGS } from '../vocabulary.ts';
import { useDesk } from './desk.ts';

const words = boardWords.road;

/** Every gig of the pack: open, locked or burnt, and what the two that make legends ask for. */
export function Road() {
  const desk = useDesk();
  const view = desk.view;
  const [isOpen, setOpen] = createSignal(false);
  const gigs = () =>
    desk
      .content()
      .pack.gigs.slice(0, GIGS)
      .map((gig, index) => ({ gig, bit: 1 << index }));
  const isLegend = (gig: Gig): boolean => gig.rows.some(({ stars }) => stars === 4);
  const open = () => gigs().filter(({ bit }) => (view().unlocked & bit) !== 0);
  const burnt = () => gigs().filter(({ bit }) => (view().burned & bit) !== 0);
  const locked = () => gigs().filter(({ bit }) => ((view().unlocked | view().burned) & bit) === 0);
  const legends = () => gigs().filter(({ gig, bit }) => isLegend(gig) && (view().burned & bit) === 0);
  const favour = () =>
    desk.content().pack.gigs.find(({ rows }) => rows.some(({ also }) => also === 'unlockA'))?.name ?? '';
  const missing = (gig: Gig): string[] => [
    ...(view().clout < gig.needClout ? [gameWords.road.clout(gig.needClout - view().clout)] : []),
    ...(crowdWithFriends(gig) < gig.needCrowd ? [gameWords.road.crowd(gig.needCrowd - crowdWithFriends(gig))] : []),
    ...(gig.cover === null && gig.exact && view().songs.length < gig.songs
      ? [gameWords.road.songs(gig.songs - view().songs.length)]
      : []),
  ];
  const crowdWithFriends = (gig: Gig): number => view().bandCrowd + possibleFriends(view(), gig.van);
  const lockText = (gig: Gig): string =>
    gig.lock === 'A' ? words.unlockFavour(favour()) : words.unlock(gig.lock - view().clout);
  return (
    <section class="gd-road panel" data-far aria-labelledby="gd-road-title" data-term="road">
      <h2 id="gd-road-title">{words.title}</h2>
      <p>{words.summary(open().length, locked().length, burnt().length)}</p>
      <p class="quiet">
        {words.band(view().bandCrowd, view().clout)}.{' '}
        {view().rolePlaying ? '' : words.grace(view().graceGigs - view().gigs)}
      </p>
      <p class="gd-legend-note">{words.legends}</p>
      <ul class="gd-stops">
        <For each={legends()}>{({ gig, bit }) => <Stop gig={gig} isLocked={(view().unlocked & bit) === 0} />}</For>
      </ul>
      <button type="button" class="gd-word" aria-expanded={isOpen()} onClick={() => setOpen(!isOpen())}>
        {words.show}
      </button>
      <Show when={isOpen()}>
        <h3>{words.open}</h3>
        <ul class="gd-stops">
          <For each={open()} fallback={<li class="quiet">{words.none}</li>}>
            {({ gig }) => <Stop gig={gig} isLocked={false} />}
          </For>
        </ul>
        <h3>{words.locked}</h3>
        <ul class="gd-stops">
          <For each={locked()} fallback={<li class="quiet">{words.none}</li>}>
            {({ gig }) => <Stop gig={gig} isLocked />}
          </For>
        </ul>
        <h3>{words.burnt}</h3>
        <ul class="gd-stops burnt">
          <For each={burnt()} fallback={<li class="quiet">{words.none}</li>}>
            {({ gig }) => (
              <li class="gd-stop">
                <s>{gig.name}</s>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );

  function Stop(props: { gig: Gig; isLocked: boolean }) {
    const best = () => props.gig.rows.at(-1);
    return (
      <li class="gd-stop" classList={{ locked: props.isLocked, legend: isLegend(props.gig) }}>
        <b>{props.gig.name}</b>
        <span>{words.from(starsText(best()?.stars ?? 0), best()?.from ?? 0)}</span>
        <Show when={props.isLocked}>
          <span>{lockText(props.gig)}</span>
        </Show>
        <Show when={missing(props.gig).length > 0}>
          <span>{words.short(missing(props.gig))}</span>
        </Show>
      </li>
    );
  }
}
