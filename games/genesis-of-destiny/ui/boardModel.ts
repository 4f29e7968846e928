import type { Captions, CaptionSlot, Seat } from '@bandstand/engine';
import type { BoardProps } from '@bandstand/kits/board';
import { createContext, createMemo, createSignal, useContext, type Accessor } from 'solid-js';
import { captions } from '../captions.ts';
import { contentOf, type Content } from '../content/content.ts';
import type { Goal } from '../dice/points.ts';
import type { Event } from '../event.ts';
import type { Move } from '../move.ts';
import type { Genesis, View } from '../state.ts';
import { songTitle, gameWords } from '../text/index.ts';

/** What the parts of the board share. */
export interface BoardModel {
  readonly content: Accessor<Content>;
  readonly view: Accessor<View>;
  readonly names: Accessor<readonly string[]>;
  readonly events: Accessor<readonly Event[]>;
  readonly me: Accessor<Seat | undefined>;
  readonly moves: Accessor<readonly Move[]>;
  readonly isLegal: (move: Move | undefined) => boolean;
  /** Plays the move, or says why it cannot be played. */
  readonly press: (move: Move | undefined) => void;
  readonly why: Accessor<string | undefined>;
  readonly whyNot: (move: Move) => string | undefined;
  readonly label: (move: Move) => string;
  /** The die of the pool that the player is looking at. */
  readonly looking: Accessor<number | undefined>;
  readonly look: (die: number | undefined) => void;
  /** What is asked now. */
  readonly prompt: Accessor<string>;
  /** All that somebody wrote. */
  readonly captions: Accessor<Captions>;
  /** What the dice coach counts for; it stays on from song to song. */
  readonly goal: Accessor<Goal | undefined>;
  readonly setGoal: (goal: Goal | undefined) => void;
  /** What somebody wrote, or the default. */
  readonly caption: (key: string, fallback: string) => string;
  /** The caption as the player may write it now; undefined where it is only read. */
  readonly slot: (key: string) => CaptionSlot | undefined;
  readonly write: (key: string, text: string) => void;
  readonly song: (song: number) => string;
}

const DeskContext = createContext<BoardModel>();
export const ModelProvider = DeskContext.Provider;

export function useModel(): BoardModel {
  const model = useContext(DeskContext);
  if (model === undefined) throw new Error('a part of the board is used outside of it');
  return model;
}

export function makeModel(props: BoardProps<Genesis>): BoardModel {
  const content = createMemo(() => contentOf(props.game.pack.content));
  const view = createMemo(() => props.view);
  const legal = createMemo(() => new Set(props.moves.map((move) => move.id)));
  const [looking, look] = createSignal<number>();
  const [goal, setGoal] = createSignal<Goal>();
  const [why, setWhy] = createSignal<{ readonly text: string; readonly at: View }>();
  const refuse = (text: string): void => {
    if (props.onRefused === undefined) setWhy({ text, at: view() });
    else props.onRefused(text);
  };
  const slots = createMemo(() =>
    props.onCaption === undefined || props.viewer === 'spectator' ? [] : captions(view(), props.viewer),
  );
  const caption = (key: string, fallback: string): string => props.captions[key] || fallback;
  const isLegal = (move: Move | undefined): boolean => move !== undefined && legal().has(move.id);
  return {
    content,
    view,
    names: () => props.names,
    events: () => props.events,
    me: () => (props.viewer === 'spectator' ? undefined : props.viewer),
    moves: () => props.moves,
    isLegal,
    press(move) {
      if (move === undefined) return;
      if (!isLegal(move)) {
        refuse(props.whyNot(move) ?? gameWords.board.thatIsNotPossible);
        return;
      }
      setWhy(undefined);
      look(undefined);
      props.onMove(move);
    },
    why: () => (why()?.at === view() ? why()?.text : undefined),
    whyNot: (move) => props.whyNot(move),
    label: (move) => props.game.text.move(move, view(), (seat) => props.names[seat], props.captions),
    looking,
    look,
    prompt: () => props.game.text.prompt(view(), (seat) => props.names[seat], props.viewer, props.captions),
    captions: () => props.captions,
    goal,
    setGoal: (wanted) => void setGoal(() => wanted),
    caption,
    slot: (key) => slots().find((slot) => slot.key === key),
    write: (key, text) => props.onCaption?.(key, text),
    song: (song) => songTitle(song, props.captions),
  };
}
