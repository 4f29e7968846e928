import { For } from 'solid-js';
import type { Gig } from '../content/shape.ts';
import { bombText, flyerNeeds, rangeText, rowText, setText, starsText, gameWords } from '../text/index.ts';

/** A number and what it counts stay on one line. */
const together = (text: string): string => text.replaceAll(/(\d) /g, '$1\u00A0');

/** What is printed on a flyer below its name. */
export function GigFacts(props: {
  gig: Gig;
  /** The row that a score has come to; -1 for a bomb. */
  reached?: number;
}) {
  return (
    <>
      <p>{setText(props.gig)}</p>
      <p class="quiet">{flyerNeeds(props.gig)}</p>
      <dl class="gd-rows">
        <div class="bomb" classList={{ reached: props.reached === -1 }}>
          <dt>{rangeText(props.gig, -1)}</dt>
          <dd>{gameWords.gigFacts.bomb(bombText(props.gig.bomb))}</dd>
        </div>
        <For each={props.gig.rows}>
          {(row, index) => (
            <div classList={{ reached: props.reached === index() }}>
              <dt>
                {rangeText(props.gig, index())} <b>{starsText(row.stars)}</b>
              </dt>
              <dd>{together(rowText(row))}</dd>
            </div>
          )}
        </For>
      </dl>
    </>
  );
}
