import { onCleanup, onMount } from 'solid-js';
import { RulesReader } from '../rules/RulesReader.tsx';
import { words } from '../text/index.ts';
import './rules.css';

const text = words.rules;

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
  let drawer: HTMLElement | undefined;
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
      </header>
      <RulesReader game={props.game} chapter={props.chapter} isDrawer />
    </aside>
  );
}
