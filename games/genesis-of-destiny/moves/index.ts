import { OVER } from '@bandstand/engine';
import type { Phase } from '../state.ts';
import { bandMeeting, freeLevel, split, vow } from './aftermath.ts';
import { approve, pick } from './approve.ts';
import { callSong } from './callSong.ts';
import { claim } from './claim.ts';
import { downtime, living, riffing } from './downtime.ts';
import { gmForm } from './gmForm.ts';
import type { Rule } from '../phase.ts';
import { bringFriends, payFee, studioPay } from './pledge.ts';
import { propose } from './propose.ts';
import { songTurn, sustainTurn } from './songTurn.ts';
import { startBubble } from './startBubble.ts';
import { vote } from './vote.ts';
import { writeTurn } from './writeTurn.ts';

/** What is decided in each phase. */
export const rules: Readonly<Record<Phase, Rule>> = {
  startBubble,
  gmForm,
  approve,
  pick,
  bringFriends,
  payFee,
  callSong,
  songTurn,
  sustainTurn,
  vow,
  freeLevel,
  split,
  bandMeeting,
  downtime,
  living,
  riffing,
  vote,
  propose,
  studioPay,
  writeTurn,
  claim,
  over: OVER,
};
