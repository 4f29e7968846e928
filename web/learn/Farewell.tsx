import { For, type JSX } from 'solid-js';
import type { Coach } from './coach.ts';
import { focusBoard } from './layout.ts';
import { Sentence } from './Sentence.tsx';
import { Sparrow } from './Sparrow.tsx';
import { learnWords } from '../text/learn.ts';

/** All is said: what is left to find out, and two ways to go on. */
export function Farewell(props: { coach: Coach; inks: JSX.CSSProperties }) {
  const choose = (door: () => void): void => {
    door();
    focusBoard();
  };
  return (
    <section
      class="farewell"
      style={props.inks}
      aria-labelledby="farewell-title"
      tabindex="-1"
      ref={(panel) => requestAnimationFrame(() => panel.focus({ preventScroll: true }))}
    >
      <Sparrow />
      <h2 id="farewell-title">{learnWords.farewell}</h2>
      <p>{learnWords.ahead}</p>
      <ul>
        <For each={props.coach.lesson.ahead}>
          {(text) => (
            <li>
              <Sentence text={text} signs={props.coach.lesson.signs} />
            </li>
          )}
        </For>
      </ul>
      <div class="farewell-doors">
        <button type="button" class="button primary" onClick={() => choose(() => props.coach.leave())}>
          {learnWords.alone}
        </button>
        <button type="button" class="button" onClick={() => choose(() => props.coach.stay())}>
          {learnWords.stay}
        </button>
      </div>
    </section>
  );
}
