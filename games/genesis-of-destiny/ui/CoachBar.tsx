import { For } from 'solid-js';
import type { Goal } from '../dice/points.ts';
import { ROLE_TITLES, boardWords } from '../text/index.ts';
import { useModel } from './boardModel.ts';

const words = boardWords.song.coach;

/** What the dice coach counts for, and how far it is. */
export function CoachBar(props: {
  goal: Goal | undefined;
  onGoal: (goal: Goal | undefined) => void;
  isThinking: boolean;
  knowsDice: boolean;
}) {
  const model = useModel();
  const own = () => {
    const me = model.me() ?? 9;
    return me < 3 ? me : undefined;
  };
  const value = () => (props.goal === undefined ? 'off' : String(props.goal));
  return (
    <div class="gd-coach" data-term="coach">
      <label>
        {words.label}
        <select
          aria-label={words.label}
          value={value()}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            props.onGoal(chosen === 'off' ? undefined : chosen === 'band' ? 'band' : Number(chosen));
          }}
        >
          <option value="off">{words.off}</option>
          <option value="band">{words.band}</option>
          <For each={[0, 1, 2]}>
            {(role) => (
              <option value={String(role)}>{role === own() ? words.me : words.role(ROLE_TITLES[role])}</option>
            )}
          </For>
        </select>
      </label>
      <output class="quiet" aria-live="polite">
        {props.goal === undefined
          ? ''
          : props.isThinking
            ? props.knowsDice
              ? words.powers
              : words.thinking
            : words.about}
      </output>
    </div>
  );
}
