import { createEffect, createMemo, createSignal, on, type Component } from 'solid-js';
import { inLaterFrame, keyed, settled, settledFields, type BoardProps, type LaterPart } from '../../board/index.tsx';
import {
  handOf,
  answerTo,
  kitOf,
  wordsOf,
  type DraftAndWrite,
  type Move,
  type Pack,
  type State,
  type View,
} from '../index.ts';
import type { BoardArt, EndingProps, GroundProps, IconPaths, OwnSections, StickerProps } from './context.ts';
import { handAhead, imagined, lookAhead, stepsOf, type Outlook } from './lookAhead.ts';
import { movesBySpot, spotOf, spotsForCard, type SpotKey } from './spots.ts';

export interface DraftBoardProps extends BoardProps<DraftAndWrite> {
  readonly icons: IconPaths;
  readonly art: BoardArt;
  readonly sections: OwnSections<LaterPart>;
  /** Drawn under the posts. */
  readonly ground?: Component<GroundProps>;
  /** Drawn under a portrait in its post, from −41 −41 to 41 64 around its middle. */
  readonly sticker?: Component<StickerProps>;
  /** Shown above the sheet when the match is over, and not fetched before somebody plays. */
  readonly ending: LaterPart<EndingProps>;
}

/** Updates bring new objects: what says the same as before is drawn no second time. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const NOWHERE: ReadonlySet<SpotKey> = new Set();
const NO_MOVES: readonly Move[] = [];

/** What the places are called without their numbers; locks of roads stand in another section than those of posts. */
const sortsOf = (spots: Iterable<SpotKey>, { sheet }: Pack): Set<string> =>
  new Set(
    [...spots].map((key) => {
      const [sort, number] = key.split(':');
      return sort === 'lock' && sheet.tour?.some(({ gate }) => gate === sheet.locks[Number(number)]) ? 'gate' : sort;
    }),
  );

const areSameSets = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((each) => b.has(each));

const areSameMoves = (a: readonly Move[] = NO_MOVES, b: readonly Move[] = NO_MOVES): boolean =>
  a.length === b.length && a.every((move, index) => move.id === b[index].id);

export type BoardModel = ReturnType<typeof createModel>;

/** What the parts of a board are handed. */
export interface ModelProps {
  readonly board: DraftBoardProps;
  readonly model: BoardModel;
}

/** Whose sheet is shown, and what the viewer looks at or has taken up. */
function createGlance(props: DraftBoardProps) {
  const kit = createMemo(() => kitOf(props.game));
  const own = settled(() => (props.viewer === 'spectator' ? undefined : props.viewer));
  const [seat, setSeat] = createSignal(own() ?? 0);
  const [looked, look] = createSignal<Move>();
  const [spot, setSpot] = createSignal<SpotKey>();
  const [hint, setHint] = createSignal<string>();
  const [handCard, lookAtCard] = createSignal<number>();
  /** A multiplier is taken up first, then it is given to a member. */
  const [armed, setArmed] = createSignal<number>();
  const sheet = settled(() => props.view.sheets[seat()], isSame);
  const sheetFields = settledFields(sheet, isSame);
  const ownSheet = settled(() => props.view.sheets[own() ?? 0], isSame);

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
  return {
    kit,
    own,
    isOwn: () => seat() === own(),
    ...{ seat, setSeat, sheet, sheetFields, ownSheet },
    ...{ looked, look, spot, setSpot, hint, setHint, handCard, lookAtCard, armed, setArmed },
  };
}

type Glance = ReturnType<typeof createGlance>;

/** What can be done, and where. */
function createOffers(props: DraftBoardProps, { kit, isOwn, ownSheet, armed }: Glance) {
  const spotFor = (move: Move): SpotKey | undefined => spotOf(move, props.view, ownSheet(), kit().startCircle);
  const offered = createMemo(() =>
    armed() === undefined
      ? props.moves.filter((move) => move.type !== 'boost')
      : props.moves.filter((move) => move.type === 'boost' && move.multiplier === armed()),
  );
  const canArm = (value: number): boolean =>
    isOwn() && props.moves.some((move) => move.type === 'boost' && move.multiplier === value);
  const bySpot = createMemo(() => movesBySpot(offered(), props.view, ownSheet(), kit().startCircle));
  const movesThere = keyed(bySpot, areSameMoves);
  const legalSpots = settled(() => {
    const spots = sortsOf(bySpot().keys(), kit().pack);
    return spots.size === 0 && [2, 3, 4].some(canArm) ? spots.add('boost') : spots;
  }, areSameSets);
  /** Moves that need a button, because they have no place of their own. */
  const actions = createMemo(() =>
    offered().filter((move) => move.type === 'startColour' || spotFor(move) === undefined),
  );
  return {
    spotFor,
    canArm,
    legalSpots,
    actions,
    movesAt: (key: SpotKey): readonly Move[] => movesThere(key) ?? NO_MOVES,
    textOf: (move: Move): string => props.game.text.move(move, props.view),
  };
}

type Offers = ReturnType<typeof createOffers>;

/** What choices would bring. Thinking starts when somebody looks at something, not with every update. */
function createOutlook(props: DraftBoardProps, { kit, own, looked, handCard, ownSheet }: Glance, offers: Offers) {
  let thinking: { readonly view: View; readonly state: State } | undefined;
  const thought = (): State => {
    if (thinking?.view !== props.view) thinking = { view: props.view, state: imagined(props) };
    return thinking.state;
  };

  /** What a choice is certain to bring; asked only of what can be chosen now. */
  const outlookOf = (move: Move | undefined): Outlook | undefined => {
    const me = own();
    if (move === undefined || me === undefined || !props.moves.includes(move)) return undefined;
    return lookAhead(kit(), thought(), me, move);
  };
  /** The choice that is being looked at. */
  const followed = settled(() => outlookOf(looked()));

  const view = createMemo(() => props.view);
  const shown = inLaterFrame(view);
  /** The own cards to pick from, each with what it would bring at best. */
  const hand = createMemo(() => {
    const me = own();
    const cards = me === undefined ? [] : handOf(props.view, me);
    // Cards are shown first and weighed afterwards.
    const isAsked = me !== undefined && props.view.phase === 'pick' && shown() === view();
    return isAsked ? handAhead(kit(), thought(), me, cards) : [];
  });
  /** Where the hand card that is being looked at would bring most. */
  const bestSpot = createMemo(() => {
    const card = handCard();
    const me = own();
    if (card === undefined || me === undefined) return undefined;
    const move = hand()[handOf(props.view, me).indexOf(card)]?.move;
    return move === undefined ? undefined : offers.spotFor(move);
  });

  /** Where the hand card that is being looked at could be recorded now. */
  const possible = settled(() => {
    const card = handCard();
    // A card of the hand under a resting pointer says nothing while another one is recorded.
    if (card === undefined || own() === undefined || props.view.phase !== 'pick') return NOWHERE;
    return spotsForCard(kit(), card, ownSheet());
  });
  return { thought, outlookOf, followed, hand, bestSpot, possible };
}

/** Answers what has one answer. Only what came about by going on is: whoever goes back, where no events are told, is not pushed on again. */
function answerAlone(props: DraftBoardProps, { kit, own }: Glance, thought: () => State): void {
  let answering: Move | undefined;
  createEffect(
    on(
      () => props.moves,
      (moves) => {
        const me = own();
        if (answering !== undefined && moves.includes(answering)) return;
        answering = undefined;
        if (me === undefined || moves.length === 0 || props.events.length === 0) return;
        answering = answerTo({ kit: kit(), view: props.view, seat: me, moves, state: thought });
        if (answering !== undefined) props.onMove(answering);
      },
      { defer: true },
    ),
  );
}

/** What a tap on a place does. */
function createTaps(props: DraftBoardProps, { isOwn, setSpot, setHint }: Glance, { movesAt, spotFor }: Offers) {
  return {
    choose(key: SpotKey): void {
      const moves = movesAt(key);
      setHint(undefined);
      if (moves.length === 1) props.onMove(moves[0]);
      else if (moves.length > 1) setSpot(key);
    },
    /** The move that a tap on this place would have meant, and why it is not legal. */
    explain(key: SpotKey): void {
      if (!isOwn() || props.moves.length === 0) return;
      const pending = props.view.desk?.pending ?? [];
      const meant = props.game.moves.filter((move) => spotFor(move) === key);
      const move =
        meant.find((each) => (each.type === 'use' ? pending[each.item] > 0 : props.view.desk?.stage === 'record')) ??
        meant[0];
      setHint(move === undefined ? undefined : props.whyNot(move));
    },
  };
}

/** What the viewer looks at and has taken up, and what follows from it. */
export function createModel(props: DraftBoardProps) {
  const glance = createGlance(props);
  const { kit, isOwn, seat, sheet } = glance;
  const offers = createOffers(props, glance);
  const outlook = createOutlook(props, glance, offers);
  answerAlone(props, glance, outlook.thought);

  /** Sorts of places with something to do, or where the card that is being looked at may go. */
  const litSpots = createMemo(() => {
    if (!isOwn()) return new Set<string>();
    const possible = outlook.possible();
    return possible.size === 0 ? offers.legalSpots() : sortsOf(possible, kit().pack);
  });

  /** Where the last update left marks on the sheet that is shown, in order. */
  const fresh = settled(
    () => stepsOf(props.events.filter((event) => 'seat' in event && event.seat === seat())),
    (a, b) => a.size === 0 && b.size === 0,
  );

  const marked = createMemo(() => sortsOf(fresh().keys(), kit().pack));

  /** What the empty posts of the shown sheet would take away if the match ended now. */
  const vacancies = createMemo(() => {
    if (props.view.phase === 'over') return undefined;
    const { penaltyPoints, postCount } = kit();
    const { posts, penalty } = sheet();
    const empty = postCount - posts.filter((post) => post !== null).length;
    const last = Math.min(penalty + empty, penaltyPoints.length - 1);
    return empty === 0 ? undefined : { posts: empty, points: penaltyPoints[last] - penaltyPoints[penalty] };
  });

  return {
    words: () => wordsOf(props.game),
    ...glance,
    ...offers,
    ...outlook,
    ...createTaps(props, glance, offers),
    litSpots,
    fresh,
    freshStep: keyed(fresh),
    marked,
    vacancies,
  };
}
