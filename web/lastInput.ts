import { createSignal } from 'solid-js';

const BY_KEY = /^(Tab|Enter| |Arrow.*|[1-9])$/;

const [byKey, setByKey] = createSignal(false);

/** Whether the page is used by keyboard now: since such a key was pressed, until a pointer is. */
export { byKey };

document.addEventListener(
  'keydown',
  ({ key, ctrlKey, metaKey, altKey }) => {
    if (!ctrlKey && !metaKey && !altKey && BY_KEY.test(key)) setByKey(true);
  },
  true,
);
document.addEventListener('pointerdown', () => setByKey(false), true);
