import { fansText } from '../text/log.ts';
import { useDesk } from './desk.ts';
import { playtestOf, playtestPage } from './playtest.ts';

function save(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** What became of everybody, and the playtest report. */
export function Ending() {
  const desk = useDesk();
  const view = desk.view;
  const test = () => playtestOf(desk.content(), view(), desk.names(), desk.song);
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
      <div class="gd-buttons">
        <button
          type="button"
          class="gd-spot gd-button"
          onClick={() => save('playtest.json', 'application/json', JSON.stringify(test(), null, 2))}
        >
          Save the playtest as JSON
        </button>
        <button
          type="button"
          class="gd-spot gd-button"
          onClick={() => save('playtest.html', 'text/html', playtestPage(test()))}
        >
          Save it as a page
        </button>
      </div>
    </section>
  );
}
