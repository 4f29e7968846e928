import type { Phase } from '../state.ts';
import { bandMeeting, freeLevel, split, vow } from './aftermath.ts';
import { approve, pick } from './approve.ts';
import { callSong } from './callSong.ts';
import { claim } from './claim.ts';
import { downtime, living, riffing } from './downtime.ts';
import { gmForm } from './gmForm.ts';
import type { PhaseRule } from './phaseRule.ts';
import { bringFriends, payFee, studioPay } from './pledge.ts';
import { propose } from './propose.ts';
import { songTurn, sustainTurn } from './songTurn.ts';
import { startBubble } from './startBubble.ts';
import { vote } from './vote.ts';
import { writeTurn } from './writeTurn.ts';

const over: PhaseRule = { legal() {}, play() {} };

export const phaseRules: Readonly<Record<Phase, PhaseRule>> = {
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
  over,
};
