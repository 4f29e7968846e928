import { For } from 'solid-js';
import type { DeskProps } from './desk.ts';
import { GoalCard } from './Goals.tsx';

/** The goals of the table and one's own; at the start, those to choose from. */
export function GoalRow(props: DeskProps) {
  const { board, desk } = props;
  const goals = () => [...board.view.slots, board.view.personal];
  const places = () => goals().flatMap((goal, place) => (goal < 0 ? [] : [{ goal, place }]));
  const actionAt = (spot: string, label: () => string) => {
    const move = desk.movesAt(spot).at(0);
    return move === undefined ? undefined : { label: label(), move: move.id, run: () => board.onMove(move) };
  };
  const claimAt = (place: number) =>
    actionAt(`goal:${place}`, () => `Claim ${desk.kit().pack.goals[goals()[place]].points}`);
  const keepAt = (which: number) => actionAt(`offer:${which}`, () => 'Keep this one');
  return (
    <section class="dw-goals" aria-labelledby="dw-goals-title">
      <h2 id="dw-goals-title" class="visually-hidden">
        {desk.words().sections.goals}
      </h2>
      <For each={board.moves.some((move) => move.type === 'keepGoal') ? board.view.offer : []}>
        {(goal, which) => (
          <GoalCard
            kit={desk.kit()}
            words={desk.words()}
            goal={goal}
            sheet={desk.ownSheet()}
            isPersonal
            point={`offer:${which()}`}
            action={keepAt(which())}
          />
        )}
      </For>
      <For each={places()}>
        {({ goal, place }) => (
          <GoalCard
            kit={desk.kit()}
            words={desk.words()}
            goal={goal}
            sheet={desk.sheet()}
            point={`goal:${place}`}
            isPersonal={place === board.view.slots.length}
            isClaimed={board.view.desk?.claimed.includes(place) === true}
            action={claimAt(place)}
          />
        )}
      </For>
    </section>
  );
}
