import { withSign } from '@bandstand/engine';
import { createEffect, For, on, Show } from 'solid-js';
import { InlineShape } from '../../board/index.tsx';
import { handOf, ITEM, type Ahead, type Move } from '../index.ts';
import type { Desk, DeskProps, DraftBoardProps } from './desk.ts';
import { boardWords } from '../text/index.ts';

/** Ways to do nothing: never the filled button. */
const ASIDE: ReadonlySet<Move['type']> = new Set(['refuse', 'skip', 'enough', 'done']);

/** Sorts of places that are not on the sheet. */
const OFF_SHEET: ReadonlySet<string> = new Set(['card', 'goal', 'offer']);

function idleText(board: DraftBoardProps, desk: Desk): string {
  const armed = desk.armed();
  if (board.view.phase === 'over') return '';
  if (!desk.isOwn() && desk.own() !== undefined) return boardWords.lookingElsewhere;
  if (armed !== undefined) return boardWords.whoTakes(armed);
  if (desk.legalSpots().has('boost')) return boardWords.takeUp(desk.words());
  if (board.view.phase === 'pick' && board.moves.length > 0) return pickText(board, desk);
  return [...desk.legalSpots()].some((sort) => !OFF_SHEET.has(sort ?? '')) ? boardWords.lookAtPlace : '';
}

/** What the hand card that is being looked at would bring, and where. */
function pickText({ view }: DraftBoardProps, desk: Desk): string {
  const card = desk.handCard();
  const ahead = card === undefined ? undefined : desk.hand()[handOf(view, desk.own() ?? 0).indexOf(card)];
  if (card === undefined || ahead === undefined) return boardWords.lookAtCard;
  const { pack } = desk.kit();
  if (pack.cards[card].kind === 'penalty') return boardWords.nothingToRecord(desk.words(), ahead.points);
  const places = desk.possible().size;
  if (places === 0) return boardWords.noPlace(desk.words(), ahead.points);
  const gain = boardWords.gain(ahead.points, ahead.choices, pack, desk.words());
  return `${boardWords.places(places)}${gain === '' ? boardWords.laterPlace : boardWords.bestPlace(gain)}`;
}

/** What the looked-at choice is certain to do, and what is then chosen. */
export function Outlook(props: DeskProps) {
  const { desk } = props;
  const told = (chain: Ahead): string => {
    const { pack } = desk.kit();
    const steps = boardWords.steps(chain.events, pack, desk.words());
    return chain.choices.length === 0
      ? steps
      : `${steps} ${boardWords.thenChoose(chain.choices, pack, desk.words())}`.trimStart();
  };
  return (
    <p class="dw-outlook" aria-live="polite">
      <Show when={desk.followed()} fallback={desk.hint() ?? idleText(props.board, desk)}>
        {(chain) => (
          <>
            <b>{withSign(chain().points)}</b> {told(chain())}
          </>
        )}
      </Show>
    </p>
  );
}

/** Choices that need a button: several at one place, or none of their own place. */
export function Choices(props: DeskProps) {
  const { desk } = props;
  const here = () => {
    const key = desk.spot();
    return key === undefined ? [] : desk.movesAt(key);
  };
  let box: HTMLDivElement | undefined;
  // Whoever opened a choice at a place is led to it.
  createEffect(
    on(
      desk.spot,
      (key) => {
        if (key !== undefined) box?.querySelector<HTMLElement>('[data-move]')?.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );
  const drops = () => desk.actions().filter((move) => move.type === 'drop');
  const others = () => desk.actions().filter((move) => move.type !== 'drop');
  return (
    <div class="dw-choices" ref={box}>
      <For each={[...new Set([...here(), ...others()])]}>
        {(move) => <ChoiceButton {...props} move={move} isMain={!ASIDE.has(move.type)} />}
      </For>
      <Show when={desk.armed() !== undefined}>
        <button type="button" class="button small" onClick={() => desk.setArmed(undefined)}>
          {boardWords.putBack(desk.armed() ?? 0)}
        </button>
      </Show>
      <Show when={drops().length > 0}>
        <details>
          <summary>{boardWords.letGo}</summary>
          <For each={drops()}>{(move) => <ChoiceButton {...props} move={move} isMain={false} />}</For>
        </details>
      </Show>
    </div>
  );
}

/** The skill that a move colours a circle with. */
function skillOf(move: Move): number | undefined {
  if (move.type === 'startColour') return move.skill;
  return move.type === 'use' && move.item === ITEM.colour ? move.space & 3 : undefined;
}

/** A colour is shown as what it is: a crayon with the skill's form on it. */
function Crayon(props: DeskProps & { skill: number }) {
  const spec = () => props.desk.kit().pack.skills[props.skill];
  return (
    <span class="dw-crayon" data-term={`skill:${spec().id}`} style={{ '--skill': spec().ink }}>
      <InlineShape name={spec().form} />
    </span>
  );
}

function ChoiceButton(props: DeskProps & { move: Move; isMain: boolean }) {
  const { desk } = props;
  const skill = () => skillOf(props.move);
  return (
    <button
      type="button"
      class="button small"
      classList={{ primary: props.isMain && skill() === undefined, 'dw-colour-choice': skill() !== undefined }}
      data-move={props.move.id}
      data-point={`choice:${props.move.type}`}
      data-aside={props.isMain ? undefined : ''}
      data-looks={props.move.type === 'startColour' ? undefined : ''}
      onClick={() => props.board.onMove(props.move)}
      onMouseEnter={() => desk.look(props.move)}
      onMouseLeave={() => desk.look(undefined)}
      onFocus={() => desk.look(props.move)}
      onBlur={() => desk.look(undefined)}
    >
      <Show when={skill() !== undefined}>
        <Crayon {...props} skill={skill() ?? 0} />
      </Show>
      {desk.textOf(props.move)}
    </button>
  );
}
