import { gigName, fansText, gameWords } from '../text/index.ts';
import { barAfter } from '../rules/breakUp.ts';
import { useModel } from './boardModel.ts';

const words = gameWords.ending;

/** What became of everybody. */
export function Ending() {
  const model = useModel();
  const view = model.view;
  const headline = () =>
    view().ending === 'legend' ? words.legend : view().ending === 'unsigned' ? words.nobodyIsSigned : words.bandBrokeUp;
  const crowds = () =>
    [0, 1, 2].map(
      (seat) =>
        `${words.crowd(model.names()[seat], view().crowd[seat], view().fans[seat] > 0 ? fansText(view().fans[seat]) : undefined)}.`,
    );
  const bar = () => barAfter(view().cause, view());
  /** Legends are made by a gig; alone it is the CROWD that counts, and what the label wants. */
  const told = () =>
    view().ending === 'legend'
      ? [words.legendBy(gigName(model.content(), view(), view().chosen, model.captions()), view().setScore)]
      : [...crowds(), ...(bar() > 0 ? [words.labelBar(bar())] : [])];
  return (
    <section class="gd-ending panel" aria-label={words.end}>
      <h2>{headline()}</h2>
      <p>{told().join(' ')}</p>
    </section>
  );
}
