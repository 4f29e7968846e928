import { explain, type Game } from '@bandstand/engine';
import { afterFrame, laterPart } from '@bandstand/kits/board';
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
} from 'solid-js';
import { nameIn, type Session } from '../session/session.ts';
import { loadGlossary } from '../shelf.ts';
import { termAt, watchTerms } from './watch.ts';

/** Comes when somebody asks for the first time. */
const WhatIsThis = laterPart(async () => (await import('./WhatIsThis.tsx')).WhatIsThis);

/** Answers whoever asks what something on the board is: by resting on it, by holding it, or with "?" where the focus is. */
export function TermHelp(props: {
  session: Session;
  board: HTMLElement;
  /** Something that was asked about elsewhere. */
  wanted: Element | undefined;
  onFound: () => void;
  onRules: (chapter: string) => void;
}) {
  const [asked, setAsked] = createSignal<{ readonly thing: Element; readonly byKey: boolean }>();
  const close = (): void => {
    setAsked(undefined);
  };
  const wantedFor = createMemo<Game | undefined>((game) => game ?? (asked() && props.session.game));
  const [glossary] = createResource(wantedFor, loadGlossary);
  const said = createMemo(() => {
    const mark = asked()?.thing.getAttribute('data-term');
    const { view, names, viewer } = props.session;
    const known = glossary();
    return mark && known ? explain(mark, { glossary: known, view, nameOf: nameIn(names), viewer }) : undefined;
  });
  const { stay, leave } = watchTerms(props.board, {
    onAsk: (thing) => {
      // A pointer that goes away closes only what it asked for.
      if (thing !== undefined || asked()?.byKey === false) setAsked(thing && { thing, byKey: false });
    },
  });
  const onKey = (event: KeyboardEvent): void => {
    const thing = event.key === '?' && props.board.contains(document.activeElement) && termAt(document.activeElement);
    if (!thing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    setAsked({ thing, byKey: true });
  };
  createEffect(
    on(
      () => props.wanted,
      (thing) => {
        if (thing === undefined) return;
        props.onFound();
        thing.scrollIntoView({ block: 'center', behavior: 'instant' });
        // What scrolls closes what is said.
        afterFrame(() => afterFrame(() => setAsked({ thing, byKey: true })));
      },
    ),
  );
  // What was asked about may be gone.
  createEffect(on(() => props.session.version, close, { defer: true }));
  onMount(() => document.addEventListener('keydown', onKey, true));
  onCleanup(() => document.removeEventListener('keydown', onKey, true));
  return (
    <Show when={asked()} keyed>
      {({ thing, byKey }) => (
        <Show when={said()}>
          {(words) => (
            <Suspense>
              <WhatIsThis
                thing={thing}
                said={words()}
                takesFocus={byKey}
                onClose={close}
                onStay={stay}
                onLeave={leave}
                onRules={props.onRules}
              />
            </Suspense>
          )}
        </Show>
      )}
    </Show>
  );
}
