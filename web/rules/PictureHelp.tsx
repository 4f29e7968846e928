import { defaultOptions, fastRandom, type About, type Game } from '@bandstand/engine';
import { createSignal, lazy, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { explain, type Moment } from '../terms/meaning.ts';
import { HOLD_MS, HOVER_MS, LEAVE_MS, STILL_PX } from '../terms/watch.ts';

/** Comes when somebody asks for the first time. */
const WhatIsThis = lazy(async () => ({ default: (await import('../terms/WhatIsThis.tsx')).WhatIsThis }));

/** The parts of a picture are only looked at and take no part in events, so the innermost one is found by its place. */
function thingAt(x: number, y: number, picture: Element): Element | undefined {
  const around = [...picture.querySelectorAll('[data-term]')].flatMap((thing) => {
    const { left, right, top, bottom, width, height } = thing.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom ? [{ thing, area: width * height }] : [];
  });
  return around.toSorted((a, b) => a.area - b.area)[0]?.thing;
}

/** A picture belongs to no match: things are explained as at the start of one, without what holds now. */
function momentOf(game: Game): Moment {
  const state = game.setup(defaultOptions(game.options), game.seats.min, fastRandom(1));
  return { game, view: game.view(state, 'spectator'), nameOf: (seat) => String(seat + 1), viewer: 'spectator' };
}

interface PictureHelpProps {
  readonly article: HTMLElement;
  readonly game: Game;
  readonly onRules: (chapter: string) => void;
}

/** Whoever rests the pointer on a part of a picture, or holds a finger on it, is told what it is. */
export function PictureHelp(props: PictureHelpProps) {
  const [asked, setAsked] = createSignal<{ readonly thing: Element; readonly said: About }>();
  let moment: Moment | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: { readonly x: number; readonly y: number } | undefined;
  const after = (ms: number, act: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const close = (): void => {
    setAsked(undefined);
  };
  const leave = (): void => after(LEAVE_MS, close);
  const ask = ({ clientX, clientY, target }: PointerEvent): void => {
    const picture = target instanceof Element ? target.closest('[data-figure]') : null;
    const thing = picture === null ? undefined : thingAt(clientX, clientY, picture);
    const about = thing && explain(thing.getAttribute('data-term') ?? '', (moment ??= momentOf(props.game)));
    if (thing === undefined || about === undefined) return close();
    const { now: _, ...said } = about;
    setAsked({ thing, said });
    return undefined;
  };
  const onMove = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') after(HOVER_MS, () => ask(event));
    else if (held !== undefined && Math.hypot(event.clientX - held.x, event.clientY - held.y) > STILL_PX) letGo();
  };
  const onDown = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') return;
    held = { x: event.clientX, y: event.clientY };
    after(HOLD_MS, () => ask(event));
  };
  const letGo = (): void => {
    if (held !== undefined) clearTimeout(timer);
    held = undefined;
  };
  const hears: readonly (readonly [string, (event: PointerEvent) => void])[] = [
    ['pointermove', onMove],
    ['pointerleave', leave],
    ['pointerdown', onDown],
    ['pointerup', letGo],
    ['pointercancel', letGo],
  ];
  onMount(() => {
    for (const [type, hear] of hears) props.article.addEventListener(type, hear as EventListener);
  });
  onCleanup(() => {
    clearTimeout(timer);
    for (const [type, hear] of hears) props.article.removeEventListener(type, hear as EventListener);
  });
  return (
    <Show when={asked()} keyed>
      {({ thing, said }) => (
        <Suspense>
          <WhatIsThis
            thing={thing}
            said={said}
            takesFocus={false}
            onClose={close}
            onStay={() => clearTimeout(timer)}
            onLeave={leave}
            onRules={(chapter) => {
              close();
              props.onRules(chapter);
            }}
          />
        </Suspense>
      )}
    </Show>
  );
}
