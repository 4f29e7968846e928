import { signed, type ScoreLine, type Seat } from '@bandstand/engine';
import { For } from 'solid-js';
import { endWords } from '../text/end.ts';
import './scorePad.css';

const text = endWords.scorePad;

interface ScorePadProps {
  /** One per seat, as all lists here. */
  readonly names: readonly string[];
  readonly lines: readonly (readonly ScoreLine[])[];
  readonly totals: readonly number[];
  readonly ranks: readonly number[];
  /** Names of the parts. */
  readonly parts: Readonly<Record<string, string>>;
}

/** The pad on which a table adds up: a column per player, a line per part. */
export function ScorePad(props: ScorePadProps) {
  const parts = () => [...new Set(props.lines.flatMap((lines) => lines.map((line) => line.part)))];
  const points = (seat: Seat, part: string): string => {
    const found = props.lines[seat].filter((line) => line.part === part);
    return found.length === 0 ? '–' : signed(found.reduce((sum, line) => sum + line.points, 0));
  };
  return (
    <div class="score-pad-frame">
      <table class="score-pad">
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{text.part}</span>
            </th>
            <For each={props.names}>{(name) => <th scope="col">{name}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={parts()}>
            {(part) => (
              <tr>
                <th scope="row">{props.parts[part] ?? part}</th>
                <For each={props.names}>{(_, seat) => <td>{points(seat(), part)}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.result}</th>
            <For each={props.totals}>
              {(total, seat) => (
                <td classList={{ winner: props.ranks[seat()] === 1 }}>
                  {signed(total)}
                  <span class="visually-hidden">{text.rank(props.ranks[seat()])}</span>
                </td>
              )}
            </For>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
