import { createSignal } from 'solid-js';

const [changes, setChanges] = createSignal(0);

/** Read it to be told when a finished match was kept or deleted. */
export const archiveChanges = changes;

export const noteChange = (): void => void setChanges((count) => count + 1);
