import { withSign } from '@bandstand/engine';
import { createEffect, For, on, Show } from 'solid-js';
import { Hint, InlineShape, laterPart } from '../../board/index.tsx';
import { handOf, ITEM, type Ahead, type CardAhead, type Move } from '../index.ts';
import type { BoardModel, ModelProps, DraftBoardProps } from './boardModel.ts';
import { boardWords } from '../text/index.ts';
import { isPenaltySpot } from './spots.ts';
import { isTouch } from './touch.ts';

/** Ways to do nothing, or something else first: never the filled button. */
const ASIDE: ReadonlySet<Move['type']> = new Set(['refuse', 'skip', 'enough', 'done', 'drawThird']);

/** What can be taken up at any time; a phone may have them on a tab that is not open. */
const MULTIPLIERS = [2, 3, 4] as const;

/** Sorts of places that are not on the sheet. */
const OFF_SHEET: ReadonlySet<string> = new Set(['card', 'goal', 'offer']);

/** How somebody looks at a thing on this device. */
const lookWord = (): string => boardWords.look[isTouch() ? 'finger' : 'pointer'];

function idleText(board: DraftBoardProps, model: BoardModel): string {
  const armed = model.armed();
  if (board.view.phase === 'over') return '';
  if (!model.isOwn() && model.own() !== undefined) return boardWords.lookingElsewhere;
  if (armed !== undefined) return boardWords.whoTakes(armed);
  if (model.spot() !== undefined) return boardWords.chooseHere;
  if (model.legalSpots().has('boost')) return boardWords.takeUp(model.words());
  if (model.looked()?.type === 'drawThird') return boardWords.drawsThird(board.view.slots.length);
  if (model.looked()?.type === 'enough') return leftText(board, model);
  if (board.view.phase === 'pick' && board.moves.length > 0) return pickText(board, model);
  return [...model.legalSpots()].some((sort) => !OFF_SHEET.has(sort ?? '')) ? boardWords.lookAtPlace(lookWord()) : '';
}

/** Goals that could still be claimed, before somebody stops claiming. */
function leftText({ moves, view }: DraftBoardProps, model: BoardModel): string {
  const goals = [...view.slots, view.personal];
  const left = moves.flatMap((move) => (move.type === 'claimSlot' ? [model.kit().pack.goals[goals[move.slot]]] : []));
  return boardWords.leaves(left);
}

/** What is known of the hand card that is being looked at. */
function lookedCard({ view }: DraftBoardProps, model: BoardModel): CardAhead | undefined {
  const card = model.handCard();
  return card === undefined ? undefined : model.hand()[handOf(view, model.own() ?? 0).indexOf(card)];
}

/** What the hand card that is being looked at would bring, and where. */
function pickText(board: DraftBoardProps, model: BoardModel): string {
  const card = model.handCard();
  const ahead = lookedCard(board, model);
  if (card === undefined || ahead === undefined) return boardWords.lookAtCard(lookWord());
  const { pack } = model.kit();
  if (pack.cards[card].kind === 'penalty') return boardWords.nothingToRecord(model.words(), ahead.points);
  if ([...model.possible()].some(isPenaltySpot)) return boardWords.noPlace(model.words(), ahead.points);
  const gain = boardWords.gain(ahead, pack, model.words());
  const places = model.possible().size;
  return `${boardWords.places(places)}${gain === '' ? boardWords.laterPlace : boardWords.bestPlace(places, gain)}`;
}

/** Not needed before something is looked at. */
export const Promised = laterPart(async () => (await import('./Promised.tsx')).Promised);
export const Loss = laterPart(async () => (await import('./Loss.tsx')).Loss);

/** What the looked-at choice is certain to do, and what is then chosen. */
export function Outlook(props: ModelProps) {
  const { model } = props;
  const told = (chain: Ahead): string => {
    const { pack } = model.kit();
    const steps = boardWords.steps(chain.events, pack, model.words());
    return chain.choices.length === 0
      ? steps
      : `${steps} ${boardWords.thenChoose(chain.choices, pack, model.words())}`.trimStart();
  };
  return (
    <p class="dw-outlook" aria-live="polite" data-caption="">
      <Show when={model.followed()} fallback={model.hint() ?? idleText(props.board, model)}>
        {(chain) => (
          <>
            <Show when={chain().points !== 0}>
              <b>{withSign(chain().points)}</b>{' '}
            </Show>
            {told(chain())}
            <Show when={chain().points === 0 && chain().choices.length === 0}>
              {' '}
              <Hint>
                <Promised chain={chain()} model={model} />
              </Hint>
            </Show>
          </>
        )}
      </Show>
      <Hint>
        <Show when={(model.followed() ?? lookedCard(props.board, model))?.sheet}>
          {(after) => <Loss after={after()} model={model} />}
        </Show>
      </Hint>
    </p>
  );
}

/** Choices that need a button: several at one place, or none of their own place. */
export function Choices(props: ModelProps) {
  const { model } = props;
  const here = () => {
    const key = model.spot();
    return key === undefined ? [] : model.movesAt(key);
  };
  let box: HTMLDivElement | undefined;
  // Whoever opened a choice at a place is led to it.
  createEffect(
    on(
      model.spot,
      (key) => {
        if (key !== undefined) box?.querySelector<HTMLElement>('[data-move]')?.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );
  const drops = () => model.actions().filter((move) => move.type === 'drop');
  const others = () => model.actions().filter((move) => move.type !== 'drop');
  return (
    <div class="dw-choices" ref={box}>
      <For each={[...new Set([...here(), ...others()])]}>
        {(move) => <ChoiceButton {...props} move={move} isMain={!ASIDE.has(move.type)} />}
      </For>
      <For each={MULTIPLIERS.filter((value) => model.armed() === undefined && model.canArm(value))}>
        {(value) => (
          <button type="button" class="button small" data-aside="" onClick={() => model.setArmed(value)}>
            {boardWords.use(value)}
          </button>
        )}
      </For>
      <Show when={model.armed() !== undefined}>
        <button type="button" class="button small" onClick={() => model.setArmed(undefined)}>
          {boardWords.putBack(model.armed() ?? 0)}
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
function Crayon(props: ModelProps & { skill: number }) {
  const spec = () => props.model.kit().pack.skills[props.skill];
  return (
    <span class="dw-crayon" data-term={`skill:${spec().id}`} style={{ '--skill': spec().ink }}>
      <InlineShape name={spec().form} />
    </span>
  );
}

function ChoiceButton(props: ModelProps & { move: Move; isMain: boolean }) {
  const { model } = props;
  const skill = () => skillOf(props.move);
  /** Beside its circle a colour needs no more than its name. */
  const short = () =>
    props.move.type === 'use' && skill() !== undefined ? model.kit().pack.skills[skill() ?? 0].name : undefined;
  return (
    <button
      type="button"
      class="button small"
      classList={{ primary: props.isMain && skill() === undefined, 'dw-colour-choice': skill() !== undefined }}
      aria-label={short() === undefined ? undefined : model.textOf(props.move)}
      data-move={props.move.id}
      data-point={`choice:${props.move.type}`}
      data-aside={props.isMain ? undefined : ''}
      data-looks={props.move.type === 'startColour' ? undefined : ''}
      onClick={() => props.board.onMove(props.move)}
      onMouseEnter={() => model.look(props.move)}
      onMouseLeave={() => model.look(undefined)}
      onFocus={() => model.look(props.move)}
      onBlur={() => model.look(undefined)}
    >
      <Show when={skill() !== undefined}>
        <Crayon {...props} skill={skill() ?? 0} />
      </Show>
      {short() ?? model.textOf(props.move)}
    </button>
  );
}
