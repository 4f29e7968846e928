import { createSignal } from 'solid-js';
import { holdSeat } from '../online/seats.ts';
import { ProblemLine } from '../ProblemLine.tsx';
import { go } from '../router.tsx';
import { words } from '../text/home.ts';
import { readPasted } from './pasted.ts';

const text = words.strip;

/** A link that somebody sent, or the code that another device shows. */
export function JoinByCode() {
  const [typed, setTyped] = createSignal('');
  const [problem, setProblem] = createSignal<string>();

  async function join(event: Event): Promise<void> {
    event.preventDefault();
    const asked = readPasted(typed(), location.href);
    if (asked?.to === 'page') {
      go(asked.path);
      return;
    }
    if (asked?.to !== 'code') {
      setProblem(asked === undefined ? text.badCode : text.elsewhere(asked.host));
      return;
    }
    const { api } = await import('../online/api.ts');
    const opened = await api.useCode(asked.code);
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
