import type { GameCard, MoveShape } from '@bandstand/engine';
import { inLaterFrame, laterValue, type BoardProps } from '@bandstand/kits/board';
import { createEffect, createMemo, createSignal, on, type Component, type JSX } from 'solid-js';
import { settings } from '../settings.ts';
import { nameIn, type Session } from '../session/session.ts';
import { showChoices } from './sight.ts';
import { watchTaps } from './taps.ts';
import { isTyping } from './typing.ts';
import { words } from '../text/index.ts';

export interface TableProps {
  readonly session: Session;
  readonly card: GameCard;
  readonly board: Component<BoardProps>;
  /** It is the game of a day: its poster says so. */
  readonly isDaily?: boolean;
  /** Shown under the prompt: for a replay, its controls. */
  readonly controls?: JSX.Element;
  /** Beside the board, over the log: who sits here. */
  readonly besideBoard?: JSX.Element;
  /** Over the prompt: what everybody should notice, what people ask. */
  readonly notice?: JSX.Element;
  /** Beside the log: talk. */
  readonly side?: JSX.Element;
  /** Said instead of the game's own prompt once the match has ended before its time. */
  readonly prompt?: string | undefined;
  /** What can be done once the match is over. */
  readonly afterEnd?: JSX.Element;
  /** What most people want then, in the thumb's reach on a phone. */
  readonly next?: JSX.Element;
  /** Told of every move that is made here, before it is sent. */
  readonly onPlay?: (move: MoveShape) => void;
}

/** Why something that was tapped cannot be done; it stands until the match goes on. */
function reasonAt(version: () => number) {
  const [why, setWhy] = createSignal<{ readonly text: string; readonly version: number }>();
  return {
    why: () => (why()?.version === version() ? why()?.text : undefined),
    explain: (text: string) => setWhy({ text, version: version() }),
  };
}

/** The rules over the match: whether they are open and where, and what of the board they were asked to show. */
function rulesOver(chapterNow: () => string | undefined) {
  const [showsRules, setShowsRules] = createSignal(false);
  /** Where they are opened when somebody asks about one thing. */
  const [chapter, setChapter] = createSignal<string>();
  const [wanted, setWanted] = createSignal<Element>();
  return {
    showsRules,
    chapter: () => chapter() ?? chapterNow(),
    openRules(shows: boolean, at?: string): void {
      setChapter(at);
      setShowsRules(shows);
    },
    wanted,
    wantThing: (thing: Element | undefined): void => {
      if (thing !== undefined) setShowsRules(false);
      setWanted(thing);
    },
  };
}

/** What the last update brought, in one breath. */
const newsOf = (log: Session['log'], version: number): string =>
  log
    .filter((line) => line.version > 0 && line.version === version)
    .map((line) => line.text)
    .join(' ');

/** What is asked; where several people look at one screen, of whom. */
function promptOf({ session, prompt }: TableProps): string {
  const asked = session.game.text.prompt(session.view, nameIn(session.names), session.viewer, session.captions);
  const at = session.atOneScreen;
  const name = at === undefined ? '' : nameIn(session.names)(at.seat);
  return prompt ?? session.told ?? (asked.includes(name) ? asked : words.table.asks(name, asked));
}

export type TableModel = ReturnType<typeof tableModel>;

/** What the parts of a table share: what is shown, what is being looked at, what was opened over it. */
export function tableModel(props: TableProps) {
  const { session } = props;
  const [showsKeys, setShowsKeys] = createSignal(false);
  const [boardBox, setBoardBox] = createSignal<HTMLElement>();
  const [looked, setLooked] = createSignal<HTMLElement>();
  const view = createMemo(() => session.view);
  const moves = createMemo(() => session.moves);
  const events = createMemo(() => session.events);
  /** What stands beside the board is told when its parts have followed. */
  const log = laterValue(() => session.log, 4);
  const version = laterValue(() => session.version, 4);
  /** The last move is shown first, then how it ended. */
  const outcome = inLaterFrame(() => session.outcome);

  let hasPlayed = false;
  let lookAway: (() => void) | undefined;
  const play = (move: MoveShape): void => {
    hasPlayed = true;
    // What comes to the same place next has not been looked at, though its move may have the same number.
    lookAway?.();
    props.onPlay?.(move);
    session.play(move);
  };
  const prepare = (board: HTMLElement): void => {
    setBoardBox(board);
    lookAway = watchTaps(board, {
      looksFirst: () => settings().looksFirst,
      onLook: setLooked,
      version: () => session.version,
    });
    // Whoever is asked for something new, and is not writing to somebody meanwhile, gets it in sight.
    createEffect(
      on(moves, (now, before) => {
        if (now.length === 0) return;
        const isNew = before === undefined || before.length === 0 || hasPlayed;
        hasPlayed = false;
        if (isNew && !isTyping(document.activeElement)) showChoices(board);
      }),
    );
  };
  return {
    props,
    session,
    view,
    moves,
    events,
    log,
    outcome,
    play,
    prepare,
    boardBox,
    showsKeys,
    setShowsKeys,
    ...rulesOver(() => session.game.text.chapter?.(view())),
    ...reasonAt(() => session.version),
    /** What a second tap on the place, or the button in the bar, plays. */
    lookedMove(): MoveShape | undefined {
      const id = looked()?.dataset['move'];
      return id === undefined ? undefined : moves().find((move) => move.id === Number(id));
    },
    announcement: () => newsOf(log(), version()),
    prompt: () => promptOf(props),
    isMyTurn: () => session.viewer !== 'spectator' && session.waitingFor.includes(session.viewer),
    isOver: () => session.outcome !== undefined || props.prompt !== undefined,
    canWrite: () => session.viewer !== 'spectator' && session.writeCaption !== undefined,
    /** While somebody plays here, both ways back stay in their places; later only where they lead somewhere. */
    canGoBack() {
      const { viewer, outcome, undo, redo } = session;
      const isPlaying = outcome === undefined && props.prompt === undefined;
      return (viewer !== 'spectator' && isPlaying) || undo.can || redo.can;
    },
    waiting: () => session.waitingFor.map(nameIn(session.names)).join(', '),
  };
}
