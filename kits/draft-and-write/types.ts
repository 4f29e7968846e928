import type { GameTypes, OptionValues } from '@bandstand/engine';
import type { Move } from './moves.ts';
import type { Pack } from './pack.ts';
import type { Ending, Event, State, View } from './state.ts';

/** The data that every game of this kit is made of. */
export interface DraftAndWrite extends GameTypes {
  Pack: Pack;
  Options: OptionValues;
  State: State;
  Move: Move;
  Event: Event;
  View: View;
  Ending: Ending;
}
