import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { isStorageBlocked } from './storage.ts';
import { words } from './text/home.ts';

const text = words.app;

/** How often a page that stays open looks whether there is a newer one. */
const LOOK_AGAIN_MS = 30 * 60_000;

/** Whether the files behind this page are of another version than the page; what is open goes on as it is. */
function newVersion(): () => boolean {
  const [isNew, setIsNew] = createSignal(false);
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  // The first one that comes is of this version.
  let hadOne = (worker?.controller ?? null) !== null;
  const changed = (): void => {
    if (hadOne) setIsNew(true);
    hadOne = true;
  };
  let looked = Date.now();
  const look = (): void => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    void worker
      ?.getRegistration()
      .then((known) => known?.update())
      .catch(() => undefined);
  };
  onMount(() => {
    worker?.addEventListener('controllerchange', changed);
    document.addEventListener('visibilitychange', look);
  });
  onCleanup(() => {
    worker?.removeEventListener('controllerchange', changed);
    document.removeEventListener('visibilitychange', look);
  });
  return isNew;
}

/** What concerns every page: that nothing is kept, and that there is a newer version. */
export function FrameNotes() {
  const isNew = newVersion();
  return (
    <>
      <Show when={isStorageBlocked()}>
        <p class="frame-note" role="status">
          {text.notKept}
        </p>
      </Show>
      <Show when={isNew()}>
        <p class="frame-note" role="status">
          <span>{text.newVersion}</span>
          <button type="button" class="button small" onClick={() => location.reload()}>
            {text.loadIt}
          </button>
        </p>
      </Show>
    </>
  );
}
