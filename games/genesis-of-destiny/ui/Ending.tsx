import { fansText, gameWords } from '../text/index.ts';
import { useModel } from './boardModel.ts';

/** What became of everybody. */
export function Ending() {
  const model = useModel();
  const view = model.view;
  const headline = () =>
    view().ending === 'legend'
      ? gameWords.ending.legend
      : view().ending === 'unsigned'
        ? gameWords.ending.nobodyIsSigned
        : gameWords.ending.bandBrokeUp;
  return (
    <section class="gd-ending panel" aria-label={gameWords.ending.end}>
      <h2>{headline()}</h2>
      <p>
        {[0, 1, 2]
          .map((seat) =>
            gameWords.ending.crowd(
              model.names()[seat],
              view().crowd[seat],
              view().fans[seat] > 0 ? fansText(view().fans[seat]) : undefined,
            ),
          )
          .join('. ')}
        .
      </p>
    </section>
  );
}
