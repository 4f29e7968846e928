import { onMount } from 'solid-js';

const HEIGHT = '--prompt-height';

/**
 * A bar of a board that comes up late, with a part that had to be fetched, takes over how high the prompt below it is;
 * those that are there already are told when the prompt changes.
 */
export function clearOfPrompt(bar: HTMLElement): void {
  onMount(() => {
    const height = bar.closest('main')?.style.getPropertyValue(HEIGHT) ?? '';
    if (height !== '') bar.style.setProperty(HEIGHT, height);
  });
}
