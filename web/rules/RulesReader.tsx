import { createEffect, createSignal, For, on, Show, untrack, type Accessor, type JSX } from 'solid-js';
import { askedWords } from '../text/asked.ts';
import { RulesText } from './RulesText.tsx';
import { find, sectionsOf, type Section } from './sections.ts';
import './rulesReader.css';

const text = askedWords.rules;

interface RulesReaderProps {
  readonly game: string;
  /** What is played now; undefined where nobody plays. */
  readonly chapter?: string | undefined;
  /** In a drawer the text scrolls by itself, on a page with the window. */
  readonly isDrawer?: boolean;
  /** What a searched word means in the match over which the rules are open. */
  readonly meaning?: (query: Accessor<string>) => JSX.Element;
}

/** The rules with their contents and a search; open at what is played now. */
export function RulesReader(props: RulesReaderProps) {
  const [article, setArticle] = createSignal<HTMLElement>();
  const [sections, setSections] = createSignal<readonly Section[]>([]);
  const [found, setFound] = createSignal<readonly Section[]>([]);
  const [query, setQuery] = createSignal('');
  const [isListed, setIsListed] = createSignal(false);
  let scroller: HTMLDivElement | undefined;

  const show = (id: string): void => {
    setIsListed(false);
    const heading = sections().find((section) => section.heading.id === id)?.heading;
    const sign = heading?.previousElementSibling;
    const at = sign?.matches('.rules-here') === true ? sign : heading;
    if (at === undefined || scroller === undefined) return;
    if (props.isDrawer !== true) at.scrollIntoView();
    else scroller.scrollTop += at.getBoundingClientRect().top - scroller.getBoundingClientRect().top - 8;
  };
  const read = (read: HTMLElement): void => {
    setSections(sectionsOf(read));
    setFound(sections());
    setArticle(read);
    for (const { heading } of sections()) if (heading.id === props.chapter) heading.before(hereSign());
    // The text has to lie in the page before it can be scrolled.
    requestAnimationFrame(() => show(props.chapter ?? location.hash.slice(1)));
  };
  createEffect(
    on(query, (typed) => {
      const page = untrack(article);
      if (page !== undefined) setFound(find(page, sections(), typed));
      if (scroller !== undefined && typed.trim() !== '') scroller.scrollTop = 0;
    }),
  );
  createEffect(
    on(
      () => props.chapter,
      (chapter) => chapter !== undefined && show(chapter),
      { defer: true },
    ),
  );

  return (
    <div class="rules-reader" classList={{ 'in-drawer': props.isDrawer === true }}>
      <div class="rules-find">
        <input
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          value={query()}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <button
          type="button"
          class="button rules-list"
          aria-expanded={isListed()}
          onClick={() => setIsListed(!isListed())}
        >
          {text.contents}
        </button>
        <p class="rules-found" role="status">
          <Show when={query().trim() !== ''}>{text.found(found().length, query().trim())}</Show>
        </p>
        {props.meaning?.(query)}
      </div>
      <Contents sections={found()} chapter={props.chapter} isListed={isListed()} onShow={show} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div class="rules-scroll" ref={scroller} tabindex="0" role="region" aria-label={text.title}>
        <RulesText game={props.game} onRead={read} onShow={show} />
      </div>
    </div>
  );
}

/** Stands over the paragraph of what is played now. */
function hereSign(): HTMLElement {
  const sign = document.createElement('p');
  sign.className = 'rules-here';
  sign.textContent = text.here;
  return sign;
}

interface ContentsProps {
  readonly sections: readonly Section[];
  readonly chapter: string | undefined;
  /** Whether a small screen shows them instead of the text. */
  readonly isListed: boolean;
  readonly onShow: (id: string) => void;
}

function Contents(props: ContentsProps) {
  return (
    <nav class="rules-contents" classList={{ listed: props.isListed }} aria-label={text.contents}>
      <ol>
        <For each={props.sections}>
          {({ heading, name, number }) => (
            <li>
              <button
                type="button"
                aria-current={heading.id === props.chapter ? 'location' : undefined}
                onClick={() => props.onShow(heading.id)}
              >
                <span class="rules-number" aria-hidden="true">
                  {number === 0 ? '' : number}
                </span>
                {name}
              </button>
            </li>
          )}
        </For>
      </ol>
    </nav>
  );
}
