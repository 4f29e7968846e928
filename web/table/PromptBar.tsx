import type { MoveShape } from '@bandstand/engine';
import { afterFrame } from '@bandstand/kits/board';
import { createEffect, on, onCleanup, onMount, Show, type Accessor } from 'solid-js';
import { ProblemLine } from '../ProblemLine.tsx';
import { nameIn, type Offer } from '../session/session.ts';
import { goToChoices, outOfSight } from './sight.ts';
import type { TableModel } from './tableModel.ts';
import { words } from '../text/index.ts';

/** Letters of a prompt that a phone shows in two lines at its usual size, and in smaller words: the bar keeps its height. */
const SHORT = 38;
const LONG = 60;

/** What is asked, what can be taken back, and the way to the rules; in the thumb's reach on a phone. */
export function PromptBar(props: { model: TableModel }) {
  const { model } = props;
  const { session } = model;
  /** Letters of what is asked; a button in its place has a size of its own. */
  const length = () => (model.lookedMove() === undefined ? model.prompt().length : 0);
  return (
    <div
      class="prompt-bar"
      // To ask for the controls themselves would make them.
      classList={{ 'is-mine': model.isMyTurn(), 'has-tools': !('controls' in model.props) }}
      ref={(bar) => tellHeight(bar, model.moves)}
    >
      {model.props.notice}
      <p class="prompt" classList={{ long: length() > SHORT, longest: length() > LONG }} role="status">
        <Show when={model.lookedMove()} fallback={model.prompt()}>
          {(move) => <LookedAt model={model} move={move()} />}
        </Show>
      </p>
      <ProblemLine problem={session.problem?.message} />
      <p class="why-not" aria-live="polite">
        {model.why()}
      </p>
      <div class="row">
        <Show when={model.boardBox()} keyed>
          {(board) => <WayToChoices board={board} choices={model.moves} />}
        </Show>
        <Show when={session.atOneScreen?.lookAside}>
          {(lookAside) => (
            <button type="button" class="button small" onClick={() => lookAside()()}>
              {words.table.ownThings(nameIn(session.names)(session.atOneScreen?.seat ?? 0))}
            </button>
          )}
        </Show>
        <Show when={model.isOver()}>
          <span class="at-hand">{model.props.next}</span>
        </Show>
        {model.props.controls ?? <Tools model={model} />}
      </div>
    </div>
  );
}

/** For whoever has scrolled away, or was led elsewhere by the coach. */
function WayToChoices(props: { board: HTMLElement; choices: Accessor<readonly object[]> }) {
  const isOut = outOfSight(props.board, props.choices);
  return (
    <Show when={isOut()}>
      <button type="button" class="button small primary show-choices" onClick={() => goToChoices(props.board)}>
        {words.table.showMe}
      </button>
    </Show>
  );
}

function Tools(props: { model: TableModel }) {
  const { model } = props;
  const { session } = model;
  return (
    <>
      <Show when={model.canGoBack()}>
        <OfferButton label={words.table.undo} offer={session.undo} onWhy={model.explain} />
        <OfferButton label={words.table.redo} offer={session.redo} onWhy={model.explain} />
      </Show>
      <button
        type="button"
        class="button small rules-button"
        aria-expanded={model.showsRules()}
        onClick={() => model.openRules(!model.showsRules())}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 6q-4-3-9-2v15q5-1 9 2 4-3 9-2V4q-5-1-9 2zM12 6v15" />
        </svg>
        <span>{words.play.rules}</span>
      </button>
      <button type="button" class="button small keys-button" onClick={() => model.setShowsKeys(true)}>
        {words.table.keys}
      </button>
    </>
  );
}

/** A finger's first tap looks, the filled button does; so does a second tap on the same place. */
function LookedAt(props: { model: TableModel; move: MoveShape }) {
  const { session, view, play } = props.model;
  const text = () => session.game.text.move(props.move, view(), nameIn(session.names), session.captions);
  /** Not where it says the same. */
  const brief = () => {
    const short = session.game.text.brief?.(props.move, view());
    return short === text() ? undefined : short;
  };
  return (
    <button
      type="button"
      class="button primary do-it"
      // The look ends when its place loses the focus, and the button would be gone before it is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => play(props.move)}
    >
      <Show when={brief()} fallback={text()}>
        {(short) => (
          <>
            {short()}
            <span class="visually-hidden">: {text()}</span>
          </>
        )}
      </Show>
    </button>
  );
}

/** What keeps clear of the prompt. Each is told by itself: a height on the root would have the whole page styled anew. */
const BESIDE_PROMPT = 'main.wide, .table > .side, .board [data-bar]';

/** The page is longer by the prompt. It is told so: a style that looks for the bar would look through the page with every change. */
function makeRoom(bar: HTMLElement): void {
  const page = bar.closest('main');
  page?.classList.add('beside-prompt');
  onCleanup(() => page?.classList.remove('beside-prompt'));
}

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
  onMount(() => makeRoom(bar));
  // A board may show a bar of its own later.
  createEffect(on(changes, () => onCleanup(afterFrame(tell)), { defer: true }));
  onCleanup(() => observer.disconnect());
}

/** Stays focusable when it cannot be used, and then says why. */
function OfferButton(props: { label: string; offer: Offer; onWhy: (why: string) => void }) {
  return (
    <button
      type="button"
      class="button small"
      aria-disabled={!props.offer.can}
      title={props.offer.can ? undefined : props.offer.why}
      onClick={() => {
        if (props.offer.can) props.offer.run();
        else props.onWhy(props.offer.why);
      }}
    >
      {props.label}
    </button>
  );
}
