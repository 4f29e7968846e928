import { OVER } from '@bandstand/engine';
import type { Phase } from '../state.ts';
import { bid, openBidding } from './bid.ts';
import { callShuffle } from './callShuffle.ts';
import { discard } from './discard.ts';
import { drawBand } from './drawBand.ts';
import { insure, negotiate } from './negotiate.ts';
import { nominate } from './nominate.ts';
import type { Rule } from '../phase.ts';
import { pickSinger } from './pickSinger.ts';
import { playEvent } from './playEvent.ts';
import { react } from './react.ts';
import { resolveCard } from './resolveCard.ts';
import { scout } from './scout.ts';
import { takeFree } from './takeFree.ts';
import { trim } from './trim.ts';

/** What is decided in each phase. */
export const rules: Readonly<Record<Phase, Rule>> = {
  pickSinger,
  nominate,
  open: openBidding,
  bid,
  free: takeFree,
  event: playEvent,
  react,
  scout,
  trim,
  discard,
  negotiate,
  insure,
  draw: drawBand,
  resolve: resolveCard,
  shuffle: callShuffle,
  over: OVER,
};
