import { fastRandom, signed, withSign } from '@bandstand/engine';
import { createEffect, createMemo, createSignal, For, Show, type Component, type JSX } from 'solid-js';
import { slideCards, type BoardProps } from '../../board/index.tsx';
import {
  Chooser,
  followChain,
  kitOf,
  partPoints,
  sheetTitle,
  sheetView,
  totalPoints,
  wordsOf,
  type DraftAndWrite,
  type Move,
  type Weights,
} from '../index.ts';
import { CardFace } from './CardFace.tsx';
import { IconsContext, SheetContext, type GroundProps, type IconPaths, type SheetScene } from './context.ts';
import { GoalCard } from './Goals.tsx';
import { Sheet } from './Sheet.tsx';
import { movesBySpot, spotOf, spotOfEvent, spotsForCard, type SpotKey } from './spots.ts';
import type { ThreadLine } from './Thread.tsx';
import { createWalk } from './walk.ts';
import './sheet.css';

export interface DraftBoardProps extends BoardProps<DraftAndWrite> {
  readonly icons: IconPaths;
  /** Drawn under the posts. */
  readonly ground?: Component<GroundProps>;
  /** Used to think a looked-at chain through. */
  readonly weights: Weights;
  /** Shown above the sheet when the match is over. */
  readonly ending?: JSX.Element;
}

/** Moves that are made on the sheet and may set off a chain. */
const ON_SHEET: ReadonlySet<Move['type']> = new Set(['place', 'cross', 'use', 'claim', 'claimSlot', 'boost', 'refuse']);

const pointsLabel = (points: number): string | undefined => (points === 0 ? undefined : withSign(points));

/** Goals, sheet and hand of a draft-and-write game. */
export function DraftBoard(props: DraftBoardProps) {
  const kit = createMemo(() => kitOf(props.game));
  const words = () => wordsOf(props.game);
  const chooser = createMemo(() => new Chooser(kit(), props.weights, [3, 2]));
  const own = () => (props.viewer === 'spectator' ? undefined : props.viewer);
  const [seat, setSeat] = createSignal(own() ?? 0);
  const [looked, look] = createSignal<Move>();
  const [spot, setSpot] = createSignal<SpotKey>();
  const [hint, setHint] = createSignal<string>();
  const [handCard, lookAtCard] = createSignal<number>();

  const sheet = () => props.view.sheets[seat()];
  const ownSheet = () => props.view.sheets[own() ?? 0];
  const isOwn = () => seat() === own();
  /** A multiplier is taken up first, then it is given to a member. */
  const [armed, setArmed] = createSignal<number>();
  const offered = createMemo(() =>
    armed() === undefined
      ? props.moves.filter((move) => move.type !== 'boost')
      : props.moves.filter((move) => move.type === 'boost' && move.multiplier === armed()),
  );
  const canArm = (value: number): boolean =>
    isOwn() && props.moves.some((move) => move.type === 'boost' && move.multiplier === value);
  const bySpot = createMemo(() => movesBySpot(offered(), props.view, ownSheet(), kit().startCircle));
  const legalSpots = createMemo(() => {
    const spots = new Set([...bySpot().keys()].map((key) => key.split(':')[0]));
    return spots.size === 0 && [2, 3, 4].some(canArm) ? spots.add('boost') : spots;
  });
  const actions = createMemo(() =>
    offered().filter(
      (move) => move.type === 'startColour' || spotOf(move, props.view, ownSheet(), kit().startCircle) === undefined,
    ),
  );
  const textOf = (move: Move): string => props.game.texts.en.move(move, props.view);

  /** The choice that is being looked at, and the chain behind it. */
  const followed = createMemo(() => {
    const move = looked();
    const me = own();
    if (move === undefined || me === undefined || !ON_SHEET.has(move.type) || !props.moves.includes(move))
      return undefined;
    const state = props.game.imagine(props.view, fastRandom(1));
    const { sheet: after, events } = followChain(kit(), chooser(), state, me, move);
    const steps = new Map<SpotKey, number>();
    for (const event of events) {
      const key = spotOfEvent(event);
      if (key !== undefined && !steps.has(key)) steps.set(key, steps.size + 1);
    }
    const points = totalPoints(kit(), after) - totalPoints(kit(), state.sheets[me]);
    const told = events.flatMap((event) => props.game.texts.en.event({ ...event, late: false }, () => 'You') ?? []);
    const gains = new Map<string, number>(
      kit().rules.parts.map((part) => [
        part,
        partPoints(kit(), after, part) - partPoints(kit(), state.sheets[me], part),
      ]),
    );
    return { ghost: sheetView(kit(), after), steps, points, told, gains };
  });

  /** Where the hand card that is being looked at could be recorded now. */
  const possible = createMemo(() => {
    const card = handCard();
    if (card === undefined || own() === undefined) return new Set<SpotKey>();
    return spotsForCard(kit(), card, ownSheet());
  });

  /** Where the last update left marks on the sheet that is shown, in order. */
  const fresh = createMemo(() => {
    const steps = new Map<SpotKey, number>();
    for (const event of props.events) {
      if (!('seat' in event) || event.seat !== seat()) continue;
      const key = spotOfEvent(event);
      if (key !== undefined && !steps.has(key)) steps.set(key, steps.size + 1);
    }
    return steps;
  });

  const walk = createWalk(
    () => props.events,
    () => fresh().size,
  );
  /** From bonus to bonus: of the choice that is being looked at, or of what just happened. */
  const thread = (): ThreadLine | undefined => {
    const chain = isOwn() ? followed() : undefined;
    if (chain !== undefined)
      return { kind: 'ghost', steps: chain.steps.size, key: chain, label: pointsLabel(chain.points) };
    if (!walk.isOn()) return undefined;
    return { kind: 'fresh', steps: Math.min(walk.shown(), fresh().size), key: fresh(), label: undefined };
  };
  const slot = () => {
    const me = own();
    if (me === undefined || !isOwn() || props.onCaption === undefined) return undefined;
    return props.game.captions?.(props.view, me)[0];
  };

  createEffect(() => {
    if (props.moves.length >= 0) {
      setSpot(undefined);
      setHint(undefined);
      setArmed(undefined);
      look(undefined);
    }
  });

  const choose = (key: SpotKey): void => {
    const moves = bySpot().get(key) ?? [];
    if (moves.length === 1) props.onMove(moves[0]);
    else if (moves.length > 1) setSpot(key);
  };

  /** The move that a tap on this place would have meant, and why it is not legal. */
  const explain = (key: SpotKey): void => {
    if (!isOwn() || props.moves.length === 0) return;
    const pending = props.view.desk?.pending ?? [];
    const meant = props.game.moves.filter((move) => spotOf(move, props.view, ownSheet(), kit().startCircle) === key);
    const move =
      meant.find((each) => (each.type === 'use' ? pending[each.item] > 0 : props.view.desk?.stage === 'record')) ??
      meant[0];
    setHint(move === undefined ? undefined : props.whyNot(move));
  };

  let board: HTMLDivElement | undefined;
  slideCards(
    () => board,
    () => props.view,
  );

  const scene: SheetScene = {
    get pack() {
      return kit().pack;
    },
    get words() {
      return words();
    },
    get icons() {
      return props.icons;
    },
    get ground() {
      return props.ground;
    },
    get sheet() {
      return sheet();
    },
    get ghost() {
      return isOwn() ? followed()?.ghost : undefined;
    },
    ghostStep: (key) => (isOwn() ? followed()?.steps.get(key) : undefined),
    freshStep: (key) => fresh().get(key),
    get walked() {
      return walk.shown();
    },
    ghostPoints: (part) => (isOwn() && part !== undefined ? (followed()?.gains.get(part) ?? 0) : 0),
    isPossible: (key) => isOwn() && possible().has(key),
    movesAt: (key) => (isOwn() ? (bySpot().get(key) ?? []) : []),
    look: (key) => look(key === undefined ? undefined : bySpot().get(key)?.[0]),
    choose,
    explain,
    labelOf: (key) => (bySpot().get(key) ?? []).map(textOf).join(', or '),
    canArm,
    get armed() {
      return armed();
    },
    arm: (value) => setArmed(armed() === value ? undefined : value),
  };

  return (
    <IconsContext.Provider value={props.icons}>
      <Table />
    </IconsContext.Provider>
  );

  function Table() {
    return (
      <div ref={board} class={`dw-board phase-${props.view.phase}`} onPointerDown={() => walk.skip()}>
        <Show when={props.view.phase === 'over'}>{props.ending}</Show>
        <div class="dw-table">
          <div class="dw-margin">
            <SeatTabs />
            <GoalRow />
          </div>
          <SheetContext.Provider value={scene}>
            <Sheet
              lines={props.game.score(props.view, seat())}
              owner={props.names[seat()] ?? ''}
              title={sheetTitle(props.captions, props.names, seat())}
              slot={slot()}
              written={props.captions[slot()?.key ?? '']}
              onWrite={(text) => props.onCaption?.(slot()?.key ?? '', text)}
              thread={thread()}
              legalSpots={isOwn() ? legalSpots() : new Set()}
            />
          </SheetContext.Provider>
        </div>
        <div class="dw-drawer">
          <div class="dw-say">
            <Outlook />
            <Choices />
          </div>
          <Hand />
        </div>
      </div>
    );
  }

  function GoalRow() {
    const places = () =>
      [...props.view.slots, props.view.personal].flatMap((goal, place) => (goal < 0 ? [] : [{ goal, place }]));
    const claimAt = (place: number) => {
      const move = bySpot().get(`goal:${place}`)?.[0];
      return move === undefined
        ? undefined
        : {
            label: `Claim ${kit().pack.goals[[...props.view.slots, props.view.personal][place]].points}`,
            move: move.id,
            run: () => props.onMove(move),
          };
    };
    const keepAt = (which: number) => {
      const move = bySpot().get(`offer:${which}`)?.[0];
      return move === undefined ? undefined : { label: 'Keep this one', move: move.id, run: () => props.onMove(move) };
    };
    return (
      <section class="dw-goals" aria-labelledby="dw-goals-title">
        <h2 id="dw-goals-title" class="visually-hidden">
          {words().sections.goals}
        </h2>
        <For each={props.moves.some((move) => move.type === 'keepGoal') ? props.view.offer : []}>
          {(goal, which) => (
            <GoalCard kit={kit()} words={words()} goal={goal} sheet={ownSheet()} isPersonal action={keepAt(which())} />
          )}
        </For>
        <For each={places()}>
          {({ goal, place }) => (
            <GoalCard
              kit={kit()}
              words={words()}
              goal={goal}
              sheet={sheet()}
              isPersonal={place === props.view.slots.length}
              isClaimed={props.view.desk?.claimed.includes(place) === true}
              action={claimAt(place)}
            />
          )}
        </For>
      </section>
    );
  }

  /** Other sheets are one tap away. */
  function SeatTabs() {
    const total = (each: number) => props.game.score(props.view, each).reduce((sum, line) => sum + line.points, 0);
    return (
      <Show when={props.view.seats > 1}>
        <div class="dw-seats" role="tablist" aria-label="Sheets">
          <For each={props.names}>
            {(name, each) => (
              <button
                type="button"
                role="tab"
                aria-selected={seat() === each()}
                classList={{ busy: (props.view.toAct & (1 << each())) !== 0 }}
                onClick={() => setSeat(each())}
              >
                <b>{each() === own() ? `${name} (you)` : name}</b>
                <span>{signed(total(each()))}</span>
              </button>
            )}
          </For>
        </div>
      </Show>
    );
  }

  /** What the looked-at choice would do. */
  function Outlook() {
    return (
      <p class="dw-outlook" aria-live="polite">
        <Show when={followed()} fallback={hint() ?? idleText()}>
          {(chain) => (
            <>
              <b>{withSign(chain().points)}</b> {chain().told.join(' ')}
            </>
          )}
        </Show>
      </p>
    );
  }

  function idleText(): string {
    if (props.view.phase === 'over') return '';
    if (!isOwn() && own() !== undefined) return 'You are looking at another sheet, as it was when all were last shown.';
    if (armed() !== undefined) return `Choose who takes ×${armed()}.`;
    if (legalSpots().has('boost')) return `Take up one of your ${words().nouns.multiplier[1]}, or go on.`;
    return bySpot().size > 0 ? 'Point at a lit place to see what it sets off.' : '';
  }

  /** Choices that need a button: several at one place, or none of their own place. */
  function Choices() {
    const here = () => {
      const key = spot();
      return key === undefined ? [] : (bySpot().get(key) ?? []);
    };
    const drops = () => actions().filter((move) => move.type === 'drop');
    const others = () => actions().filter((move) => move.type !== 'drop');
    return (
      <div class="dw-choices">
        <For each={[...here(), ...others()]}>
          {(move) => (
            <ChoiceButton
              move={move}
              isMain={move.type !== 'refuse' && move.type !== 'skip' && move.type !== 'enough'}
            />
          )}
        </For>
        <Show when={armed() !== undefined}>
          <button type="button" class="button small" onClick={() => setArmed(undefined)}>
            Put ×{armed()} back
          </button>
        </Show>
        <Show when={drops().length > 0}>
          <details>
            <summary>Let a bonus go</summary>
            <For each={drops()}>{(move) => <ChoiceButton move={move} isMain={false} />}</For>
          </details>
        </Show>
      </div>
    );
  }

  function ChoiceButton(choice: { move: Move; isMain: boolean }) {
    return (
      <button
        type="button"
        class="button small"
        classList={{ primary: choice.isMain }}
        data-move={choice.move.id}
        onClick={() => props.onMove(choice.move)}
        onMouseEnter={() => look(choice.move)}
        onMouseLeave={() => look(undefined)}
        onFocus={() => look(choice.move)}
        onBlur={() => look(undefined)}
      >
        {textOf(choice.move)}
      </button>
    );
  }

  function Hand() {
    const hand = () => (own() === undefined ? [] : (props.view.hands[own() ?? 0] ?? []));
    const recording = () => {
      const pile = own() === undefined ? [] : props.view.piles[own() ?? 0];
      return props.view.phase === 'record' ? pile[pile.length - 1] : undefined;
    };
    const pickAt = (slot: number) => bySpot().get(`card:${slot}`)?.[0];
    return (
      <div class="dw-hand" role="group" aria-label="Your hand">
        <Show when={recording() !== undefined}>
          <div class="dw-recording" data-card={recording()}>
            <CardFace card={recording() ?? 0} pack={kit().pack} words={words()} icons={props.icons} />
          </div>
        </Show>
        <For each={hand()}>
          {(card, slot) => (
            <button
              type="button"
              class="dw-hand-card"
              data-card={card}
              classList={{
                legal: pickAt(slot()) !== undefined,
                picked: props.view.phase === 'pick' && props.view.pick === slot(),
              }}
              aria-disabled={pickAt(slot()) === undefined}
              data-move={pickAt(slot())?.id}
              onMouseEnter={() => lookAtCard(card)}
              onMouseLeave={() => lookAtCard(undefined)}
              onFocus={() => lookAtCard(card)}
              onBlur={() => lookAtCard(undefined)}
              onClick={() => {
                const move = pickAt(slot());
                if (move !== undefined) props.onMove(move);
                else setHint(props.whyNot(kit().moves.pick[slot()]));
              }}
            >
              <CardFace card={card} pack={kit().pack} words={words()} icons={props.icons} />
            </button>
          )}
        </For>
      </div>
    );
  }
}
