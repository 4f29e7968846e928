import { createSignal, type JSX } from 'solid-js';

const [path, setPath] = createSignal(location.pathname);

window.addEventListener('popstate', () => setPath(location.pathname));

/** An address that was cut off in the middle of a letter is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page we are on, as the parts of its address: `/rules/some-game` is ['rules', 'some-game']. */
export const route = (): readonly string[] =>
  path()
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);

/** Goes to a page of ours; `replace` leaves no step behind in the history. */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  setPath(location.pathname);
  scrollTo(0, 0);
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link that stays in the page. */
export function Link(props: { href: string; class?: string; children: JSX.Element; 'aria-label'?: string }) {
  return (
    <a
      href={props.href}
      class={props.class}
      aria-label={props['aria-label']}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        go(props.href);
      }}
    >
      {props.children}
    </a>
  );
}
