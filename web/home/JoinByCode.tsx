import { createSignal } from 'solid-js';
import { holdSeat } from '../online/seats.ts';
import { ProblemLine } from '../ProblemLine.tsx';
import { go } from '../router.tsx';
import { words } from '../text/home.ts';

const text = words.strip;

/** A pasted link of this server, as the page it leads to. */
function pageOf(pasted: string): string | undefined {
  if (!pasted.includes('/t/')) return undefined;
  try {
    const link = new URL(pasted, location.href);
    return /^\/t\/[^/]+$/.test(link.pathname) ? link.pathname + link.hash : undefined;
  } catch {
    return undefined;
  }
}

/** A link that somebody sent, or the code that another device shows. */
export function JoinByCode() {
  const [typed, setTyped] = createSignal('');
  const [problem, setProblem] = createSignal<string>();

  async function join(event: Event): Promise<void> {
    event.preventDefault();
    const asked = typed().trim();
    const page = pageOf(asked);
    if (page !== undefined) {
      go(page);
      return;
    }
    if (!/^[\w-]{3,12}$/.test(asked)) {
      setProblem(text.badCode);
      return;
    }
    const { api } = await import('../online/api.ts');
    const opened = await api.useCode(asked);
    if (!opened.ok) {
      setProblem(opened.problem.message);
      return;
    }
    holdSeat({ match: opened.value.match, game: '', token: opened.value.token });
    go(`/t/${opened.value.match}`);
  }

  return (
    <form class="strip-part strip-join" onSubmit={(event) => void join(event)}>
      <input
        type="text"
        aria-label={text.codeLabel}
        placeholder={text.codeHint}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={typed()}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <button type="submit" class="button strip-go">
        {text.join}
      </button>
      <ProblemLine problem={problem()} />
    </form>
  );
}
