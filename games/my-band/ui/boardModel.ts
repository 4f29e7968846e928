import type { Seat } from '@bandstand/engine';
import { inLaterFrame, type BoardProps } from '@bandstand/kits/board';
import { createContext, createMemo, createSignal, mergeProps, useContext, type Accessor } from 'solid-js';
import { contentOf, type Content } from '../content.ts';
import type { MoveBook } from '../moveBook.ts';
import type { Event, Move, MyBand, View } from '../state.ts';
import { outlookOf, type Outlook } from './outlook.ts';
import { gameWords } from '../text/index.ts';

/** What the parts of the board share: the view, what may be done, and what the player is looking at. */
export interface BoardModel {
  readonly content: Accessor<Content>;
  readonly book: Accessor<MoveBook>;
  readonly view: Accessor<View>;
  readonly names: Accessor<readonly string[]>;
  readonly events: Accessor<readonly Event[]>;
  /** The viewer's seat; undefined for a spectator. */
  readonly me: Accessor<Seat | undefined>;
  readonly moves: Accessor<readonly Move[]>;
  readonly isMyTurn: Accessor<boolean>;
  readonly isLegal: (move: Move) => boolean;
  /** What each seat's band and staff amount to, worked out once for every change. */
  readonly outlooks: Accessor<readonly Outlook[]>;
  /** Plays the move, or says why it cannot be played. */
  readonly press: (move: Move) => void;
  readonly why: Accessor<string | undefined>;
  readonly explain: (text: string | undefined) => void;
  /** Why a move cannot be made, for titles and notes. */
  readonly whyNot: (move: Move) => string | undefined;
  readonly label: (move: Move) => string;
  /** What the log says about some events. */
  readonly tell: (events: readonly Event[]) => string;
  /** What the player is looking at before deciding. */
  readonly looking: Accessor<Look | undefined>;
  readonly look: (thing: Look | undefined) => void;
}

/** A card that could be gained, a space that the contract could go to, or the next fret. */
export type Look =
  | { readonly kind: 'band' | 'business'; readonly card: number }
  | { readonly kind: 'space'; readonly space: number }
  | { readonly kind: 'fret' };

const DeskContext = createContext<BoardModel>();

export const ModelProvider = DeskContext.Provider;

export function useModel(): BoardModel {
  const model = useContext(DeskContext);
  if (model === undefined) throw new Error('a part of the board is used outside of it');
  return model;
}

export function makeModel(props: BoardProps<MyBand>, play: (move: Move) => void): BoardModel {
  const content = createMemo(() => contentOf(props.game.pack.content));
  const view = createMemo(() => props.view);
  const outlooks = createMemo(() =>
    view().bands.map((band, seat) => outlookOf(content(), band, view().business[seat])),
  );
  const seats = createMemo(() => props.names.join('\n'));
  const names = createMemo(() => seats().split('\n'));
  const legal = createMemo(() => new Set(props.moves.map((move) => move.id)));
  const [looking, look] = createSignal<Look>();
  const [why, setWhy] = createSignal<{ readonly text: string; readonly at: View }>();
  const isLegal = (move: Move): boolean => legal().has(move.id);
  const explain = (text: string | undefined): void => {
    if (text !== undefined && props.onRefused !== undefined) props.onRefused(text);
    else setWhy(text === undefined ? undefined : { text, at: view() });
  };
  return {
    content,
    book: () => content().moves,
    view,
    names,
    outlooks,
    events: () => props.events,
    me: () => (props.viewer === 'spectator' ? undefined : props.viewer),
    moves: () => props.moves,
    isMyTurn: () => props.moves.length > 0,
    isLegal,
    press(move) {
      if (!isLegal(move)) {
        explain(props.whyNot(move) ?? gameWords.board.thatIsNotPossible);
        return;
      }
      explain(undefined);
      look(undefined);
      play(move);
    },
    // A reason stands only as long as the table does not change.
    why: () => (why()?.at === view() ? why()?.text : undefined),
    explain,
    whyNot: (move) => props.whyNot(move),
    label: (move) => props.game.text.move(move, view(), (seat) => props.names[seat]),
    tell: (events) =>
      events.flatMap((event) => props.game.text.event(event, (seat) => props.names[seat]) ?? []).join(' '),
    looking,
    look,
  };
}

/** The same for what stands further away: it follows some frames later, so that no frame has to draw the whole table. */
export function farModel(props: BoardProps<MyBand>, near: BoardModel, frames: number): BoardModel {
  const later = inLaterFrame(
    createMemo(() => ({ view: props.view, moves: props.moves, events: props.events, names: props.names })),
    frames,
  );
  const far = makeModel(mergeProps(props, later), near.press);
  const { press, why, explain, looking, look, isLegal, whyNot } = near;
  // What can no longer be done is not offered for a frame longer.
  const isMyTurn = () => near.isMyTurn() && far.isMyTurn();
  return { ...far, press, why, explain, looking, look, isLegal, whyNot, isMyTurn };
}
