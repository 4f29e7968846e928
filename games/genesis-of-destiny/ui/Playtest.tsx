import { laterPart } from '@bandstand/kits/board';
import { createSignal, Show, Suspense } from 'solid-js';
import { boardWords } from '../text/index.ts';

/** Comes when it is unfolded. */
const PlaytestSheet = laterPart(async () => (await import('./PlaytestSheet.tsx')).PlaytestSheet);

/** The table as the designer asks playtesters to send it, at any time. */
export function Playtest() {
  const [wasOpened, setWasOpened] = createSignal(false);
  return (
    <details class="gd-playtest panel" data-term="playtest" onToggle={() => setWasOpened(true)}>
      <summary>{boardWords.playtest}</summary>
      <Show when={wasOpened()}>
        <Suspense>
          <PlaytestSheet />
        </Suspense>
      </Show>
    </details>
  );
}
