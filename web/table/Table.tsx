import type { GameCard, MoveShape, Sound } from '@bandstand/engine';
import { afterFrame, Later, laterValue, type BoardProps } from '@bandstand/kits/board';
import {
  createEffect,
  createMemo,
  createSignal,
  lazy,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
  type Component,
  type JSX,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { ProblemLine } from '../ProblemLine.tsx';
import { settings } from '../settings.ts';
import { nameIn, type Offer, type Session } from '../session/session.ts';
import { EndPanel } from './EndPanel.tsx';
import { FallbackBoard } from '../FallbackBoard.tsx';
import { KeyNumbers } from './KeyNumbers.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { LogPanel } from './LogPanel.tsx';
import { showChoices } from './sight.ts';
import { StatusBar } from './StatusBar.tsx';
import { watchTaps } from './taps.ts';
import { isTyping } from './typing.ts';
import { words } from '../text/index.ts';

export interface TableProps {
  readonly session: Session;
  readonly card: GameCard;
  /** The game's own board; without one the fallback is used. */
  readonly board: Component<BoardProps> | undefined;
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
  /** Told of every move that is made here, before it is sent. */
  readonly onPlay?: (move: MoveShape) => void;
}

const TermHelp = lazy(async () => ({ default: (await import('./TermHelp.tsx')).TermHelp }));
const RulesDrawer = lazy(async () => ({ default: (await import('./RulesDrawer.tsx')).RulesDrawer }));

/** At most so many sounds for one update. */
const HEARD_AT_ONCE = 5;

/** Nothing is loaded or played until somebody asked for sound. */
async function letHear(sounds: readonly Sound[]): Promise<void> {
  if (!settings().sound || sounds.length === 0) return;
  const { playSounds } = await import('../sound.ts');
  playSounds(sounds.slice(0, HEARD_AT_ONCE));
}

/** The page around a board: prompt, undo, log, end. It knows sessions, not where they come from. */
export function Table(props: TableProps) {
  const [showsKeys, setShowsKeys] = createSignal(false);
  const [showsRules, setShowsRules] = createSignal(false);
  /** Where the rules are opened when somebody asks about one thing. */
  const [chapter, setChapter] = createSignal<string>();
  const [boardBox, setBoardBox] = createSignal<HTMLElement>();
  const run = (offer: Offer): void => {
    if (offer.can) offer.run();
  };
  const openRules = (shows: boolean, at?: string): void => {
    setChapter(at);
    setShowsRules(shows);
  };
  let hasPlayed = false;
  const play = (move: MoveShape): void => {
    hasPlayed = true;
    props.onPlay?.(move);
    props.session.play(move);
  };
  const [looked, setLooked] = createSignal<HTMLElement>();
  /** What a second tap on the place, or the button in the bar, plays. */
  const lookedMove = (): MoveShape | undefined => {
    const id = looked()?.dataset['move'];
    return id === undefined ? undefined : moves().find((move) => move.id === Number(id));
  };
  const prepare = (board: HTMLElement): void => {
    setBoardBox(board);
    watchTaps(board, {
      looksFirst: () => settings().looksFirst,
      onLook: setLooked,
      version: () => props.session.version,
    });
    // Whoever is asked for something new, and is not writing to somebody meanwhile, gets it in sight.
    createEffect(
      on(moves, (now, before) => {
        if (now.length === 0) return;
        const isNew = before !== undefined && (before.length === 0 || hasPlayed);
        hasPlayed = false;
        if (isNew && !isTyping(document.activeElement)) showChoices(board);
      }),
    );
  };
  const view = createMemo(() => props.session.view);
  const moves = createMemo(() => props.session.moves);
  const events = createMemo(() => props.session.events);
  /** What stands beside the board is told a task later. */
  const log = laterValue(() => props.session.log);
  const version = laterValue(() => props.session.version);
  const announcement = () =>
    log()
      .filter((line) => line.version > 0 && line.version === version())
      .map((line) => line.text)
      .join(' ');
  const prompt = () =>
    props.prompt ??
    props.session.game.text.prompt(view(), nameIn(props.session.names), props.session.viewer, props.session.captions);
  const isMyTurn = () =>
    props.session.viewer !== 'spectator' && props.session.waitingFor.includes(props.session.viewer);
  const canWrite = () => props.session.viewer !== 'spectator' && props.session.writeCaption !== undefined;
  const write = (key: string, text: string): void => props.session.writeCaption?.(key, text);
  /** While somebody plays here, both ways back stay in their places; later only where they lead somewhere. */
  const canGoBack = () => {
    const { viewer, outcome, undo, redo } = props.session;
    const isPlaying = outcome === undefined && props.prompt === undefined;
    return (viewer !== 'spectator' && isPlaying) || undo.can || redo.can;
  };
  const waiting = () => props.session.waitingFor.map(nameIn(props.session.names)).join(', ');

  createEffect(
    on(events, (happened) => void letHear(happened.flatMap(({ type }) => props.card.sounds?.[type] ?? [])), {
      defer: true,
    }),
  );
  createEffect(() => {
    const { outcome } = props.session;
    const isOver = outcome !== undefined || props.prompt !== undefined;
    const state = isOver ? words.table.over : isMyTurn() ? words.table.yourTurn : words.table.waitingFor(waiting());
    document.title = `${state} · ${props.card.name}`;
  });

  const onKey = (event: KeyboardEvent): void => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '?') setShowsKeys(true);
    if (event.key === 'u') run(props.session.undo);
    if (event.key === 'r') run(props.session.redo);
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));

  return (
    <div
      class="table"
      data-version={props.session.version}
      style={{ '--ink-1': props.card.inks[0], '--ink-2': props.card.inks[1] }}
    >
      <h1 class="visually-hidden">{props.card.name}</h1>
      <Show when={props.session.handOver !== undefined} fallback={<Playing />}>
        <section class="hand-over panel">
          <h2>{words.table.passTheDeviceTo(nameIn(props.session.names)(props.session.handOver ?? 0))}</h2>
          <p>{words.table.nobodyElseShouldLook}</p>
          <button type="button" class="button primary" onClick={() => props.session.acceptHandOver()}>
            {words.table.iAm(nameIn(props.session.names)(props.session.handOver ?? 0))}
          </button>
        </section>
      </Show>
      <Show when={showsRules()}>
        <Suspense>
          <RulesDrawer
            game={props.session.game.id}
            chapter={chapter() ?? props.session.game.text.chapter?.(view())}
            onClose={() => openRules(false)}
          />
        </Suspense>
      </Show>
      <Later>
        <Show when={props.session.game.text.terms !== undefined && boardBox()} keyed>
          {(board) => (
            <Suspense>
              <TermHelp session={props.session} board={board} onRules={(at) => openRules(true, at)} />
            </Suspense>
          )}
        </Show>
      </Later>
      <Show when={boardBox()} keyed>
        {(board) => <KeyNumbers board={board} choices={moves()} isOver={props.session.outcome !== undefined} />}
      </Show>
      <Show when={showsKeys()}>
        <KeysHelp onClose={() => setShowsKeys(false)} />
      </Show>
    </div>
  );

  /** A finger's first tap looks, the filled button does; so does a second tap on the same place. */
  function LookedAt(look: { move: MoveShape }) {
    return (
      <button
        type="button"
        class="button primary do-it"
        // The look ends when its place loses the focus, and the button would be gone before it is pressed.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => play(look.move)}
      >
        {props.session.game.text.move(look.move, view(), nameIn(props.session.names), props.session.captions)}
      </button>
    );
  }

  function Playing() {
    return (
      <>
        <StatusBar session={props.session} />
        <div class="board" ref={prepare}>
          <Show when={props.session.outcome}>
            {(outcome) => (
              <EndPanel session={props.session} outcome={outcome()}>
                {props.afterEnd}
              </EndPanel>
            )}
          </Show>
          <Dynamic
            component={props.board ?? FallbackBoard}
            game={props.session.game}
            view={view()}
            viewer={props.session.viewer}
            moves={moves()}
            onMove={play}
            names={props.session.names}
            events={events()}
            preview={(move) => props.session.preview(move)}
            captions={props.session.captions}
            {...(canWrite() ? { onCaption: write } : {})}
            whyNot={(move) => props.session.whyNot(move)}
          />
        </div>
        <div class="prompt-bar" classList={{ 'is-mine': isMyTurn() }} ref={(bar) => tellHeight(bar, moves)}>
          {props.notice}
          <p class="prompt" role="status">
            <Show when={lookedMove()} fallback={prompt()}>
              {(move) => <LookedAt move={move()} />}
            </Show>
          </p>
          <ProblemLine problem={props.session.problem?.message} />
          <div class="row">
            {props.controls ?? (
              <>
                <Show when={canGoBack()}>
                  <OfferButton label={words.table.undo} offer={props.session.undo} />
                  <OfferButton label={words.table.redo} offer={props.session.redo} />
                </Show>
                <button
                  type="button"
                  class="button small rules-button"
                  aria-expanded={showsRules()}
                  onClick={() => openRules(!showsRules())}
                >
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M12 6q-4-3-9-2v15q5-1 9 2 4-3 9-2V4q-5-1-9 2zM12 6v15" />
                  </svg>
                  <span>{words.rules.open}</span>
                </button>
                <button type="button" class="button small keys-button" onClick={() => setShowsKeys(true)}>
                  {words.table.keys}
                </button>
              </>
            )}
          </div>
        </div>
        <div class="side">
          {props.besideBoard}
          <Later>
            <LogPanel lines={log()} />
          </Later>
          {props.side}
        </div>
        <p class="visually-hidden" aria-live="polite">
          {announcement()}
        </p>
      </>
    );
  }
}

/** What keeps clear of the prompt. Each is told by itself: a height on the root would have the whole page styled anew. */
const BESIDE_PROMPT = 'main.wide, .table > .side, .board [data-bar]';

/** Boards and panels keep clear of the prompt, whatever it says. */
function tellHeight(bar: HTMLElement, changes: () => unknown): void {
  const tell = (): void => {
    const height = `${bar.offsetHeight}px`;
    for (const panel of document.querySelectorAll<HTMLElement>(BESIDE_PROMPT))
      if (panel.style.getPropertyValue('--prompt-height') !== height)
        panel.style.setProperty('--prompt-height', height);
  };
  const observer = new ResizeObserver(() => afterFrame(tell));
  observer.observe(bar);
  // A board may show a bar of its own later.
  createEffect(on(changes, () => onCleanup(afterFrame(tell)), { defer: true }));
  onCleanup(() => observer.disconnect());
}

/** Stays focusable when it cannot be used, and then says why. */
function OfferButton(props: { label: string; offer: Offer }) {
  return (
    <button
      type="button"
      class="button small"
      aria-disabled={!props.offer.can}
      title={props.offer.can ? undefined : props.offer.why}
      onClick={() => {
        if (props.offer.can) props.offer.run();
      }}
    >
      {props.label}
    </button>
  );
}
