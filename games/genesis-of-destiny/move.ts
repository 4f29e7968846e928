import type { Card, Die, Slot } from './vocabulary.ts';

type Plain =
  | 'playCover'
  | 'endSet'
  | 'shake'
  | 'doubleStop'
  | 'unpocket'
  | 'rollSpecial'
  | 'sustain'
  | 'letPass'
  | 'stay'
  | 'walkOut'
  | 'live'
  | 'riff'
  | 'rest'
  | 'done'
  | 'discardFirst'
  | 'discardAll'
  | 'proposeWrite'
  | 'pass'
  | 'wait'
  | 'leave'
  | 'gmBlank'
  | 'gmDone';

export type Move =
  | { readonly id: number; readonly type: Plain }
  | { readonly id: number; readonly type: 'startWith' | 'level'; readonly track: number }
  | { readonly id: number; readonly type: 'approve'; readonly mask: number }
  | { readonly id: number; readonly type: 'pick' | 'buy' | 'askBand'; readonly slot: number }
  | { readonly id: number; readonly type: 'amount'; readonly amount: number }
  | {
      readonly id: number;
      readonly type: 'playLive' | 'playRecorded' | 'proposeRecord' | 'claim';
      readonly song: number;
    }
  | { readonly id: number; readonly type: 'place' | 'unison'; readonly die: Die }
  | { readonly id: number; readonly type: 'nudge'; readonly die: Die; readonly by: 1 | -1 }
  | { readonly id: number; readonly type: 'flare'; readonly group: number }
  | { readonly id: number; readonly type: 'pocket'; readonly value: number }
  | { readonly id: number; readonly type: 'vote' | 'vow'; readonly yes: boolean }
  | { readonly id: number; readonly type: 'addPart'; readonly card: Card; readonly side: 'left' | 'right' }
  | {
      readonly id: number;
      readonly type: 'addCircle';
      readonly card: Card;
      readonly column: number;
      readonly slot: Slot;
    }
  | { readonly id: number; readonly type: 'gmCard'; readonly gig: number }
  | { readonly id: number; readonly type: 'gmChoose'; readonly choice: number };
