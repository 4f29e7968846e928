export { Bust, bustOf } from './Bust.tsx';
export type { Wardrobe } from './face.ts';
export { kitShirt } from './shirts.ts';
