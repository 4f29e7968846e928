import { LIMITS } from '@bandstand/protocol/limits';

/** How long is waited for a device: first for its seal, where one is expected, then for the part under it. */
export const PART_MS = LIMITS.partSeconds * 1000;
