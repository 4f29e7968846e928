import { createResource, Show } from 'solid-js';

/** An ornament under the notices; it may come late. */
export function Trombone() {
  const [svg] = createResource(async () => (await import('./trombone.svg?raw')).default);
  return <Show when={svg()}>{(text) => <div class="notices-trombone" aria-hidden="true" innerHTML={text()} />}</Show>;
}
