import { withSign } from '@bandstand/engine';
import { For, Show } from 'solid-js';
import { InlineShape } from '../../board/index.tsx';
import { ITEM, type Move } from '../index.ts';
import type { Desk, DeskProps, DraftBoardProps } from './desk.ts';

function idleText(board: DraftBoardProps, desk: Desk): string {
  if (board.view.phase === 'over') return '';
  if (!desk.isOwn() && desk.own() !== undefined)
    return 'You are looking at another sheet, as it was when all were last shown.';
  if (desk.armed() !== undefined) return `Choose who takes ×${desk.armed()}.`;
  if (desk.legalSpots().has('boost')) return `Take up one of your ${desk.words().nouns.multiplier[1]}, or go on.`;
  if (board.view.phase === 'pick' && board.moves.length > 0) return pickText(desk);
  return desk.legalSpots().size > 0 ? 'Look at a lit place to see what it sets off.' : '';
}

function pickText(desk: Desk): string {
  if (desk.handCard() === undefined) return 'Look at a card to see where it may go.';
  const places = desk.possible().size;
  const [penalty] = desk.words().nouns.penalty;
  if (isPenalty(desk)) return `Nothing to record: it will cost a ${penalty} (${withSign(costOfPenalty(desk))}).`;
  if (places === 0)
    return `There is no place for it on your sheet now: it will cost a ${penalty} (${withSign(costOfPenalty(desk))}).`;
  return places === 1 ? 'There is one place for it on your sheet.' : `It may go to ${places} places on your sheet.`;
}

const isPenalty = (desk: Desk): boolean => {
  const card = desk.handCard();
  return card !== undefined && desk.kit().pack.cards[card].kind === 'penalty';
};

/** What the next mark in the row of penalties takes away. */
function costOfPenalty(desk: Desk): number {
  const { penaltyPoints } = desk.kit();
  const marks = desk.ownSheet()?.penalty ?? 0;
  return (penaltyPoints[marks + 1] ?? penaltyPoints[marks]) - penaltyPoints[marks];
}

/** What the looked-at choice would do. */
export function Outlook(props: DeskProps) {
  return (
    <p class="dw-outlook" aria-live="polite">
      <Show when={props.desk.followed()} fallback={props.desk.hint() ?? idleText(props.board, props.desk)}>
        {(chain) => (
          <>
            <b>{withSign(chain().points)}</b> {chain().told.join(' ')}
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
  const drops = () => desk.actions().filter((move) => move.type === 'drop');
  const others = () => desk.actions().filter((move) => move.type !== 'drop');
  return (
    <div class="dw-choices">
      <For each={[...new Set([...here(), ...others()])]}>
        {(move) => (
          <ChoiceButton
            {...props}
            move={move}
            isMain={move.type !== 'refuse' && move.type !== 'skip' && move.type !== 'enough'}
          />
        )}
      </For>
      <Show when={desk.armed() !== undefined}>
        <button type="button" class="button small" onClick={() => desk.setArmed(undefined)}>
          Put ×{desk.armed()} back
        </button>
      </Show>
      <Show when={drops().length > 0}>
        <details>
          <summary>Let a bonus go</summary>
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
    <span class="dw-crayon" style={{ '--skill': spec().ink }}>
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
