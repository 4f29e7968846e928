import type { Outcome, Seat } from '@bandstand/engine';
import { posterSvg, type MatchEnd } from '@bandstand/kits/board-poster';
import { createMemo, createResource, createSignal, Show } from 'solid-js';
import { copyText } from '../copyText.ts';
import { outsideOrigin } from '../outside.ts';
import { titleIn, type Session } from '../session/session.ts';
import { cardOf, loadEndPoster } from '../shelf.ts';
import { endWords } from '../text/end.ts';
import { resultText } from './resultText.ts';
import { pictureOf, savePicture, sharePicture } from './sharePicture.ts';
import { venueOf } from './venue.ts';

const text = endWords;

/** Whose poster it is: mine, else the winner's. */
const seatOf = ({ viewer }: Session, { ranks }: Outcome): Seat => (viewer === 'spectator' ? ranks.indexOf(1) : viewer);

/** The result as a bill for the wall, to keep and to send. */
export function EndPoster(props: { session: Session; outcome: Outcome; isDaily: boolean }) {
  const [draw] = createResource(() => props.session.game.id, loadEndPoster);
  const card = () => cardOf(props.session.game.id);
  const end = (): MatchEnd => ({
    game: props.session.game,
    view: props.session.view,
    outcome: props.outcome,
    titles: props.session.names.map((_, seat) => titleIn(props.session)(seat)),
    captions: props.session.captions,
    seat: seatOf(props.session, props.outcome),
  });
  const date = (): string | undefined => {
    const { endedAt } = props.session;
    return endedAt === undefined ? undefined : text.date(endedAt);
  };
  const svg = createMemo(() => {
    const picture = draw();
    const known = card();
    if (picture === undefined || known === undefined) return undefined;
    return posterSvg(end(), picture(end()), known.print ?? known.inks, {
      date: date(),
      place: props.isDaily ? text.gameOfTheDay : (venueOf(location.host) ?? text.atHome),
    });
  });
  const sentence = () =>
    props.session.game.text.outcome(props.outcome, titleIn(props.session), props.session.view, props.session.captions);
  const asText = () => resultText(end(), date(), outsideOrigin());
  const [said, setSaid] = createSignal('');
  const file = async () => pictureOf(svg() ?? '', `bandstand-${props.session.game.id}.png`);
  const act = (work: () => Promise<string>) => () => void work().then(setSaid, () => setSaid(text.failed));

  return (
    <Show when={svg()}>
      {(drawn) => (
        <figure class="end-poster">
          <div class="end-poster-art" role="img" aria-label={text.posterOf(sentence())} innerHTML={drawn()} />
          <figcaption class="row">
            <button
              type="button"
              class="button"
              onClick={act(async () => ((await sharePicture(await file(), asText())) ? '' : text.saved))}
            >
              {text.share}
            </button>
            <button
              type="button"
              class="button"
              onClick={act(async () => {
                savePicture(await file());
                return text.saved;
              })}
            >
              {text.save}
            </button>
            <button
              type="button"
              class="button"
              onClick={act(async () => ((await copyText(asText())) ? text.copied : asText()))}
            >
              {text.copy}
            </button>
            <span role="status" class="quiet">
              {said()}
            </span>
          </figcaption>
        </figure>
      )}
    </Show>
  );
}
