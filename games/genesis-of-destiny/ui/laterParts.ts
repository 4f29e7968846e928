/** What the first song does not need; fetched together. */
export { Ending } from './Ending.tsx';
export { Market } from './Market.tsx';
export { GigStrip } from './Strip.tsx';
export { Studio } from './Studio.tsx';
export { Tray } from './Tray.tsx';
export { Wall } from './Wall.tsx';
