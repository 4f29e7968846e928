import { Show, Suspense, type JSX } from 'solid-js';
import { boardWords } from '../text/index.ts';
import { useModel, type BoardModel } from './boardModel.ts';

interface Asked {
  readonly title: string;
  readonly about?: string;
}

const words = boardWords.questions;

/** What the studio is good for, as far as it can be used now. */
function studio(model: BoardModel): Asked {
  const can = (type: string): boolean => model.moves().some((move) => move.type === type);
  const isAgain = model
    .moves()
    .some((move) => move.type === 'proposeRecord' && model.view().songs[move.song].recorded >= 0);
  const uses = [
    can('proposeRecord') ? words.studio.record : '',
    isAgain ? words.studio.again : '',
    can('proposeWrite') ? words.studio.write : '',
  ];
  return {
    title: words.studio.title,
    about: [...uses, words.studio.agree].filter((use) => use !== '').join(' '),
  };
}

/** Questions that come without a board of their own. */
function asked(model: BoardModel): Asked | undefined {
  if (model.moves().length === 0) return undefined;
  switch (model.view().phase) {
    case 'bandMeeting':
      return words.bandMeeting;
    case 'split':
      return words.split;
    case 'propose':
      return studio(model);
    case 'vote':
      return words.vote;
    default:
      return undefined;
  }
}

/** A sheet around the buttons of such a question, which says what comes of them; the others have their own. */
export function Question(props: { children: JSX.Element }) {
  const model = useModel();
  return (
    <div class="gd-question" classList={{ asks: asked(model) !== undefined }} data-point="choices">
      <Show when={asked(model)}>
        {(question) => (
          <>
            <h2>{question().title}</h2>
            <Show when={question().about}>{(about) => <p class="quiet">{about()}</p>}</Show>
          </>
        )}
      </Show>
      <Suspense>{props.children}</Suspense>
    </div>
  );
}
