import { Show } from 'solid-js';
import { isStorageBlocked } from '../storage.ts';
import { keptWords } from '../text/kept.ts';
import { isArchiveKept } from './archive.ts';

/** That finished matches do not stay here; where nothing at all does, the frame of the page says so. */
export const NotForGood = () => (
  <Show when={!isArchiveKept() && !isStorageBlocked()}>
    <p class="problem" role="status">
      {keptWords.matches.notForGood}
    </p>
  </Show>
);
