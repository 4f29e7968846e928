import { defaultOptions, fastRandom, type Moment } from '@bandstand/engine';
import { createResource, createSignal, onCleanup, Show } from 'solid-js';
import { cardOf } from '../shelf.ts';
import { askedWords } from '../text/asked.ts';
import { illustrate } from './illustrate.tsx';
import { loadFigures, loadRules, type LoadedRules } from './load.ts';
import { PictureHelp } from './PictureHelp.tsx';

interface RulesTextProps {
  readonly game: string;
  /** Called once the text lies in the article, with its pictures. */
  readonly onRead: (article: HTMLElement) => void;
  /** Called by whoever wants to read more about a part of a picture. */
  readonly onShow: (chapter: string) => void;
}

/** A picture belongs to no match: things are explained as at the start of one, without what holds now. */
function momentIn({ game, glossary }: LoadedRules): Moment | undefined {
  if (game === undefined || glossary === undefined) return undefined;
  const state = game.setup(defaultOptions(game.options), game.seats.min, fastRandom(1));
  return {
    glossary,
    view: game.view(state, 'spectator'),
    nameOf: (seat) => String(seat + 1),
    viewer: 'spectator',
  };
}

/** The rules of a game, with its pictures drawn into them. The HTML is made from our own Markdown at build time. */
export function RulesText(props: RulesTextProps) {
  const [loaded] = createResource(
    () => props.game,
    async (game) => Promise.all([loadRules(game), loadFigures(game)]),
  );
  const [drawn, setDrawn] = createSignal<HTMLElement>();
  const inks = () => cardOf(props.game)?.inks ?? ['', ''];
  let putAway: (() => void) | undefined;
  onCleanup(() => putAway?.());
  const read = (article: HTMLElement): void => {
    const figures = loaded()?.[1];
    if (figures !== undefined) putAway = illustrate(article, figures);
    // What is scrolled by a finger is scrolled by keys as well.
    for (const box of article.querySelectorAll<HTMLElement>('table, figure > div'))
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    setDrawn(article);
    props.onRead(article);
  };
  return (
    <Show when={loaded()} fallback={<p class="quiet">{askedWords.rules.opening}</p>}>
      {(parts) => (
        <Show when={parts()[0].html} fallback={<p>{askedWords.rules.none}</p>}>
          {(html) => (
            <>
              <article
                class="rules"
                style={{ '--ink-1': inks()[0], '--ink-2': inks()[1] }}
                innerHTML={html()}
                ref={(article) => queueMicrotask(() => read(article))}
              />
              <Show when={drawn()} keyed>
                {(article) => (
                  <Show when={momentIn(parts()[0])} keyed>
                    {(moment) => <PictureHelp article={article} moment={moment} onRules={props.onShow} />}
                  </Show>
                )}
              </Show>
            </>
          )}
        </Show>
      )}
    </Show>
  );
}
