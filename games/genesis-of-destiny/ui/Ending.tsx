import { fansText } from '../text/log.ts';
import { useDesk } from './desk.ts';

/** What became of everybody. */
export function Ending() {
  const desk = useDesk();
  const view = desk.view;
  const headline = () =>
    view().ending === 'legend' ? 'A legend' : view().ending === 'unsigned' ? 'Nobody is signed' : 'The band broke up';
  return (
    <section class="gd-ending panel" aria-label="The end">
      <h2>{headline()}</h2>
      <p>
        {[0, 1, 2]
          .map(
            (seat) =>
              `${desk.names()[seat]}: CROWD ${view().crowd[seat]}${view().fans[seat] > 0 ? ` with ${fansText(view().fans[seat])} of the solo` : ''}`,
          )
          .join('. ')}
        .
      </p>
    </section>
  );
}
