import { createMemo, For } from 'solid-js';
import { Hint, Later } from '../../board/index.tsx';
import { isSatisfied, sheetOf } from '../index.ts';
import type { ModelProps } from './boardModel.ts';
import { Loss } from './Choices.tsx';
import { GoalCard } from './Goals.tsx';
import { boardWords } from '../text/index.ts';
import { FLOW_TRAITS } from '../rules.ts';

const areSame = (a: readonly number[], b: readonly number[]): boolean => a.join(' ') === b.join(' ');

/** Alone the row moves on: its last goal leaves first, or the first one where the season is harder. */
function leavesNext({ board, model }: ModelProps, place: number): boolean {
  const { harder, seats, slots } = board.view;
  if (seats !== 1) return false;
  if (FLOW_TRAITS[model.kit().rules.solo].drawsThird) return place === slots.length - 1;
  return harder && slots.findIndex((goal) => goal >= 0) === place;
}

/** The goals of the table and one's own; at the start, those to choose from. */
export function GoalRow(props: ModelProps) {
  const { board, model } = props;
  const goals = () => [...board.view.slots, board.view.personal];
  /** By place: a goal that stays is not drawn again with every update. */
  const places = createMemo(() => goals().flatMap((goal, place) => (goal < 0 ? [] : [place])), [], { equals: areSame });
  const isPersonal = (place: number): boolean => place === board.view.slots.length;
  const isAlone = () => board.view.seats === 1;
  const rules = () => model.kit().rules;
  const isInOrder = () => !isAlone() && rules().goalOrder === 'in-order';
  const actionAt = (spot: string, label: () => string) => {
    const move = model.movesAt(spot).at(0);
    return move === undefined ? undefined : { label: label(), move: move.id, run: () => board.onMove(move) };
  };
  const claimAt = (place: number) =>
    actionAt(`goal:${place}`, () => boardWords.claim(model.kit().pack.goals[goals()[place]].points));
  const keepAt = (which: number) => actionAt(`offer:${which}`, () => boardWords.keep);
  /** Rivals whose sheets, as they were last shown, meet a goal of the table. */
  const meetToo = (goal: number): string[] =>
    board.view.sheets.flatMap((sheet, seat) =>
      seat !== model.own() && isSatisfied(model.kit(), sheetOf(sheet), goal) ? [board.names[seat]] : [],
    );
  const isWeekend = () => board.view.phase === 'weekend';
  const isNow = (place: number): boolean => isInOrder() && isWeekend() && board.view.desk?.cursor === place;
  const isPassed = (place: number): boolean =>
    isInOrder() && isWeekend() && board.moves.length > 0 && (board.view.desk?.cursor ?? 0) > place;
  const notesFor = (goal: number, place: number): string[] => {
    if (board.view.phase === 'over') return [];
    const rivals = isPersonal(place) ? [] : meetToo(goal);
    const isClaimed = board.view.desk?.claimed.includes(place) === true;
    return [
      ...(rivals.length === 0 ? [] : [boardWords.meetsToo(rivals)]),
      ...(leavesNext(props, place) ? [boardWords.leavesNext(FLOW_TRAITS[rules().solo].drawsThird)] : []),
      ...(isClaimed ? [boardWords.claimed] : isPassed(place) ? [boardWords.passedBy] : []),
    ];
  };
  return (
    <section class="dw-goals" aria-labelledby="dw-goals-title">
      <h2 id="dw-goals-title" class="visually-hidden">
        {isInOrder() ? boardWords.goalsInOrder(model.words()) : model.words().sections.goals}
      </h2>
      <For each={board.moves.some((move) => move.type === 'keepGoal') ? board.view.offer : []}>
        {(goal, which) => (
          <Later>
            <GoalCard
              kit={model.kit()}
              words={model.words()}
              goal={goal}
              sheet={model.ownSheet()}
              isPersonal
              point={`offer:${which()}`}
              action={keepAt(which())}
            />
          </Later>
        )}
      </For>
      <For each={places()}>
        {(place) => (
          <Later>
            <GoalCard
              kit={model.kit()}
              words={model.words()}
              goal={Math.max(0, goals()[place])}
              sheet={isPersonal(place) ? model.ownSheet() : model.sheet()}
              sign={isPersonal(place) ? '★' : String(place + 1)}
              signSays={isPersonal(place) ? boardWords.onlyYou : undefined}
              point={`goal:${place}`}
              isPersonal={isPersonal(place)}
              isClaimed={board.view.desk?.claimed.includes(place) === true}
              isNow={isNow(place)}
              notes={notesFor(Math.max(0, goals()[place]), place)}
              loss={<Hint>{claimAt(place) && <Loss model={model} claim={place} />}</Hint>}
              action={claimAt(place)}
            />
          </Later>
        )}
      </For>
    </section>
  );
}
