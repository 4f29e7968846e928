import type { Game } from '@bandstand/engine';
import { createSignal, onMount, Show } from 'solid-js';
import { go } from '../router.tsx';
import { setAside } from '../session/open.ts';
import { startAsLastTime } from '../session/setups.ts';
import { Trouble } from './Trouble.tsx';

/** One tap: a match as it was set up last time. */
export function QuickPlay(props: { game: Game }) {
  const [problem, setProblem] = createSignal<string>();
  onMount(() => {
    const table = startAsLastTime(props.game);
    if (!table.ok) return void setProblem(table.problem.message);
    setAside(table.value);
    // The step back leads home, not to the start of another match.
    go(`/match/${table.value.id}`, 'replace');
  });
  return <Show when={problem()}>{(message) => <Trouble message={message()} />}</Show>;
}
