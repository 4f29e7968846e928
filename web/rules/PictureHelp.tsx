import { laterPart } from '@bandstand/kits/board';
import { explain, type About, type Moment } from '@bandstand/engine';
import { createSignal, Show, Suspense } from 'solid-js';
import { watchTerms } from '../terms/watch.ts';

/** Comes when somebody asks for the first time. */
const WhatIsThis = laterPart(async () => (await import('../terms/WhatIsThis.tsx')).WhatIsThis);

/** The parts of a picture are only looked at and take no part in events, so the innermost one is found by its place. */
function thingAt({ clientX: x, clientY: y, target }: PointerEvent): Element | undefined {
  const picture = target instanceof Element ? target.closest('[data-figure]') : null;
  const around = [...(picture?.querySelectorAll('[data-term]') ?? [])].flatMap((thing) => {
    const { left, right, top, bottom, width, height } = thing.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom ? [{ thing, area: width * height }] : [];
  });
  return around.toSorted((a, b) => a.area - b.area)[0]?.thing;
}

interface PictureHelpProps {
  readonly article: HTMLElement;
  readonly moment: Moment;
  readonly onRules: (chapter: string) => void;
}

/** Whoever rests the pointer on a part of a picture, or holds a finger on it, is told what it is. */
export function PictureHelp(props: PictureHelpProps) {
  const [asked, setAsked] = createSignal<{ readonly thing: Element; readonly said: About }>();
  const close = (): void => {
    setAsked(undefined);
  };
  const ask = (thing: Element | undefined): void => {
    const about = thing && explain(thing.getAttribute('data-term') ?? '', props.moment);
    if (thing === undefined || about === undefined) return close();
    const { now: _, ...said } = about;
    setAsked({ thing, said });
    return undefined;
  };
  const { stay, leave } = watchTerms(props.article, { onAsk: ask, thingAt });
  return (
    <Show when={asked()} keyed>
      {({ thing, said }) => (
        <Suspense>
          <WhatIsThis
            thing={thing}
            said={said}
            takesFocus={false}
            onClose={close}
            onStay={stay}
            onLeave={leave}
            onRules={props.onRules}
          />
        </Suspense>
      )}
    </Show>
  );
}
