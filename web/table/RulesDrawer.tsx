import { createEffect, createResource, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js';
import { loadRules } from '../shelf.ts';
import { words } from '../text/index.ts';
import './rules.css';

const text = words.rules;

interface Section {
  readonly heading: HTMLElement;
  /** The heading and everything up to the next one. */
  readonly parts: readonly HTMLElement[];
}

/** A page of rules, cut where its headings stand. */
function sectionsOf(article: HTMLElement): Section[] {
  const sections: { heading: HTMLElement; parts: HTMLElement[] }[] = [];
  for (const child of article.children) {
    if (!(child instanceof HTMLElement)) continue;
    if (/^H[23]$/.test(child.tagName)) sections.push({ heading: child, parts: [child] });
    else sections.at(-1)?.parts.push(child);
  }
  return sections;
}

/** Whoever opens it is led into it, and back. */
function takeFocus(drawer: () => HTMLElement | undefined): void {
  const opener = document.activeElement;
  onMount(() => drawer()?.focus());
  onCleanup(() => {
    if (opener instanceof HTMLElement) opener.focus();
  });
}

/** The rules over the match: open at what is played now, searchable, and gone with one key. */
export function RulesDrawer(props: { game: string; chapter: string | undefined; onClose: () => void }) {
  const [html] = createResource(() => props.game, loadRules);
  const [sections, setSections] = createSignal<readonly Section[]>([]);
  const [query, setQuery] = createSignal('');
  let drawer: HTMLElement | undefined;
  let scroller: HTMLDivElement | undefined;

  const show = (id: string): void => {
    const at = sections().find(({ heading }) => heading.id === id)?.heading;
    if (at !== undefined && scroller !== undefined)
      scroller.scrollTop += at.getBoundingClientRect().top - scroller.getBoundingClientRect().top - 8;
  };
  /** Called once the text lies in the article. */
  const read = (article: HTMLElement): void => {
    setSections(sectionsOf(article));
    for (const { heading } of sections()) heading.toggleAttribute('data-now', heading.id === props.chapter);
    // The text has to lie in the page before it can be scrolled.
    requestAnimationFrame(() => {
      if (props.chapter !== undefined) show(props.chapter);
    });
  };
  const matches = (section: Section): boolean =>
    section.parts.some((part) => part.textContent.toLowerCase().includes(query().trim().toLowerCase()));
  const found = () => sections().filter(matches);
  createEffect(
    on(query, () => {
      for (const section of sections()) for (const part of section.parts) part.hidden = !matches(section);
    }),
  );

  createEffect(
    on(
      () => props.chapter,
      (chapter) => chapter !== undefined && show(chapter),
      { defer: true },
    ),
  );

  takeFocus(() => drawer);

  return (
    <aside
      class="rules-drawer"
      aria-label={text.title}
      tabindex="-1"
      ref={drawer}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        props.onClose();
      }}
    >
      <header>
        <h2>{text.title}</h2>
        <button type="button" class="button" onClick={() => props.onClose()}>
          {text.close}
        </button>
        <input
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          value={query()}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <Contents sections={found()} chapter={props.chapter} query={query()} onShow={show} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div class="rules-scroll" ref={scroller} tabindex="0" role="region" aria-label={text.title}>
        <Show when={!html.loading} fallback={<p class="quiet">{text.opening}</p>}>
          <Show when={html()} fallback={<p>{text.none}</p>}>
            {(page) => (
              <article class="rules" innerHTML={page()} ref={(article) => queueMicrotask(() => read(article))} />
            )}
          </Show>
        </Show>
      </div>
    </aside>
  );
}

interface ContentsProps {
  readonly sections: readonly Section[];
  readonly chapter: string | undefined;
  readonly query: string;
  readonly onShow: (id: string) => void;
}

function Contents(props: ContentsProps) {
  return (
    <nav class="rules-contents" aria-label={text.contents}>
      <For each={props.sections} fallback={<span class="quiet">{text.nothing(props.query)}</span>}>
        {({ heading }) => (
          <button
            type="button"
            aria-current={heading.id === props.chapter ? 'location' : undefined}
            onClick={() => props.onShow(heading.id)}
          >
            {heading.textContent}
          </button>
        )}
      </For>
    </nav>
  );
}
