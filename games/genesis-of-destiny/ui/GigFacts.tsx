import { For } from 'solid-js';
import type { Gig } from '../content/shape.ts';
import { bombText, needsText, rewardText, setText, starsText } from '../text/names.ts';

/** What is printed on a flyer below its name. */
export function GigFacts(props: { gig: Gig }) {
  return (
    <>
      <p>{setText(props.gig)}</p>
      <p class="quiet">
        Needs {needsText(props.gig)}
        {props.gig.van > 0 ? `; van ${props.gig.van} COIN` : ''}
      </p>
      <table>
        <tbody>
          <For each={props.gig.rows.toReversed()}>
            {(row) => (
              <tr>
                <th scope="row">{row.from}+</th>
                <td>{starsText(row.stars)}</td>
                <td>
                  {row.stars === 4 ? 'Legend' : rewardText(row)}
                  {row.also === 'unlockA' ? ', a favour' : row.also === 'burn' ? ', last time' : ''}
                </td>
              </tr>
            )}
          </For>
          <tr class="bomb">
            <th scope="row">under</th>
            <td>bomb</td>
            <td>{bombText(props.gig.bomb)}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
