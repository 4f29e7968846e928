import { createEffect, createMemo, createSignal, on, type Component, type JSX } from 'solid-js';
import type { BoardProps } from '../../board/index.tsx';
import { Chooser, kitOf, wordsOf, type DraftAndWrite, type Move, type Weights } from '../index.ts';
import type { GroundProps, IconPaths } from './context.ts';
import { lookAhead, stepsOf } from './lookAhead.ts';
import { movesBySpot, spotOf, spotsForCard, type SpotKey } from './spots.ts';

export interface DraftBoardProps extends BoardProps<DraftAndWrite> {
  readonly icons: IconPaths;
  /** Drawn under the posts. */
  readonly ground?: Component<GroundProps>;
  /** Used to think a looked-at chain through. */
  readonly weights: Weights;
  /** Shown above the sheet when the match is over. */
  readonly ending?: JSX.Element;
}

export type Desk = ReturnType<typeof createDesk>;

/** What the parts of a board are handed. */
export interface DeskProps {
  readonly board: DraftBoardProps;
  readonly desk: Desk;
}

/** What the viewer looks at and has taken up, and what follows from it. */
export function createDesk(props: DraftBoardProps) {
  const kit = createMemo(() => kitOf(props.game));
  const words = () => wordsOf(props.game);
  const chooser = createMemo(() => new Chooser(kit(), props.weights, [3, 2]));
  const own = () => (props.viewer === 'spectator' ? undefined : props.viewer);
  const [seat, setSeat] = createSignal(own() ?? 0);
  const [looked, look] = createSignal<Move>();
  const [spot, setSpot] = createSignal<SpotKey>();
  const [hint, setHint] = createSignal<string>();
  const [handCard, lookAtCard] = createSignal<number>();
  /** A multiplier is taken up first, then it is given to a member. */
  const [armed, setArmed] = createSignal<number>();

  const sheet = () => props.view.sheets[seat()];
  const ownSheet = () => props.view.sheets[own() ?? 0];
  const isOwn = () => seat() === own();
  const spotFor = (move: Move): SpotKey | undefined => spotOf(move, props.view, ownSheet(), kit().startCircle);
  const textOf = (move: Move): string => props.game.texts.en.move(move, props.view);

  const offered = createMemo(() =>
    armed() === undefined
      ? props.moves.filter((move) => move.type !== 'boost')
      : props.moves.filter((move) => move.type === 'boost' && move.multiplier === armed()),
  );
  const canArm = (value: number): boolean =>
    isOwn() && props.moves.some((move) => move.type === 'boost' && move.multiplier === value);
  const bySpot = createMemo(() => movesBySpot(offered(), props.view, ownSheet(), kit().startCircle));
  const movesAt = (key: SpotKey): readonly Move[] => bySpot().get(key) ?? [];
  const legalSpots = createMemo(() => {
    const spots = new Set([...bySpot().keys()].map((key) => key.split(':')[0]));
    return spots.size === 0 && [2, 3, 4].some(canArm) ? spots.add('boost') : spots;
  });
  /** Moves that need a button, because they have no place of their own. */
  const actions = createMemo(() =>
    offered().filter((move) => move.type === 'startColour' || spotFor(move) === undefined),
  );

  /** The choice that is being looked at, and the chain behind it. */
  const followed = createMemo(() => {
    const move = looked();
    const me = own();
    if (move === undefined || me === undefined || !props.moves.includes(move)) return undefined;
    return lookAhead(props, kit(), chooser(), me, move);
  });

  /** Where the hand card that is being looked at could be recorded now. */
  const possible = createMemo(() => {
    const card = handCard();
    if (card === undefined || own() === undefined) return new Set<SpotKey>();
    return spotsForCard(kit(), card, ownSheet());
  });

  /** Sorts of places with something to do, or where the card that is being looked at may go. */
  const litSpots = createMemo(() => {
    if (!isOwn()) return new Set<string>();
    return possible().size === 0 ? legalSpots() : new Set([...possible()].map((key) => key.split(':')[0]));
  });

  /** Where the last update left marks on the sheet that is shown, in order. */
  const fresh = createMemo(() => stepsOf(props.events.filter((event) => 'seat' in event && event.seat === seat())));

  /** A rival's step that leaves the own choices as they are disturbs nobody who is choosing. */
  const choices = createMemo(() => props.moves.map(({ id }) => id).join(' '));
  createEffect(
    on(choices, () => {
      setSpot(undefined);
      setHint(undefined);
      setArmed(undefined);
      look(undefined);
    }),
  );

  const choose = (key: SpotKey): void => {
    const moves = movesAt(key);
    if (moves.length === 1) props.onMove(moves[0]);
    else if (moves.length > 1) setSpot(key);
  };

  /** The move that a tap on this place would have meant, and why it is not legal. */
  const explain = (key: SpotKey): void => {
    if (!isOwn() || props.moves.length === 0) return;
    const pending = props.view.desk?.pending ?? [];
    const meant = props.game.moves.filter((move) => spotFor(move) === key);
    const move =
      meant.find((each) => (each.type === 'use' ? pending[each.item] > 0 : props.view.desk?.stage === 'record')) ??
      meant[0];
    setHint(move === undefined ? undefined : props.whyNot(move));
  };

  return {
    kit,
    words,
    own,
    seat,
    setSeat,
    sheet,
    ownSheet,
    isOwn,
    textOf,
    armed,
    setArmed,
    canArm,
    movesAt,
    legalSpots,
    actions,
    spot,
    hint,
    setHint,
    look,
    handCard,
    lookAtCard,
    followed,
    possible,
    litSpots,
    fresh,
    choose,
    explain,
  };
}
