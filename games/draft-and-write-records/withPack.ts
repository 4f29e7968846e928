import { withPackOf } from '@bandstand/kits/draft-and-write-pack';
import { game } from './index.ts';

export const withPack = (json: unknown) => withPackOf(game, json);
