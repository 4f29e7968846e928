import type { OwnSections } from '@bandstand/kits/draft-and-write-ui';
import { Tour } from '@bandstand/kits/draft-and-write-ui/tour';

/** What the Band Sheet has and other sheets have not. */
export const sections = { tour: Tour } as const satisfies OwnSections;
