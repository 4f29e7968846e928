import type { OwnSections } from '@bandstand/kits/draft-and-write-ui';
import { Cheers } from '@bandstand/kits/draft-and-write-ui/cheers';
import { Origins } from '@bandstand/kits/draft-and-write-ui/origins';

/** What the Player Board Sheet has and other sheets have not. */
export const sections = { cheer: Cheers, origins: Origins } as const satisfies OwnSections;
