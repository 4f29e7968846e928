import { For, Show } from 'solid-js';
import { offerKey, storyKey } from '../captionKeys.ts';
import { FIELDS, fieldOf, rewardLeft, rewardMost, ROW_FIELDS, valuesFor } from '../rules/form.ts';
import { Caption } from './Caption.tsx';
import { useModel } from './boardModel.ts';
import { GmField } from './GmField.tsx';
import { makeOffer, type Offer } from './gmOffer.ts';
import { gameWords } from '../text/index.ts';

const words = gameWords.gmForm;

/** An offer of the game master's own on one page; what is wrong is said as it is typed, and it is sent field by field. */
export function GmForm() {
  const offer = makeOffer();
  const rowCount = () => Math.max(0, Math.min(3, offer.form()[FIELDS.length - 1] || 0));
  return (
    <section class="gd-form panel" aria-label={words.offerOfYourOwn}>
      <Name />
      <div class="gd-fields">
        <For each={FIELDS.map((_, index) => index)}>{(index) => <At index={index} offer={offer} />}</For>
      </div>
      <For each={Array.from({ length: rowCount() }, (_, row) => row)}>
        {(row) => <StarRow row={row} offer={offer} />}
      </For>
      <div class="gd-fields">
        <At index={offer.form().length - 1} offer={offer} />
      </div>
      <p class="quiet">{words.fiveCoinOrFive}</p>
      <Send offer={offer} />
    </section>
  );
}

/** What the offer is called, and the story that goes with it. */
function Name() {
  const model = useModel();
  const view = model.view;
  const place = () => view().faceUp.length;
  return (
    <>
      <h2>{words.offerYourOwn(place() + 1)}</h2>
      <Show when={model.slot(offerKey(view().round, place()))}>
        <div class="gd-offer-name">
          <b>{words.name}</b> <Caption key={offerKey(view().round, place())} fallback={words.offer(place() + 1)} />
        </div>
        <div class="gd-offer-name">
          <b>{words.story}</b>{' '}
          <span class="gd-story">
            <Caption key={storyKey(view().round, place())} fallback={words.noneYet} isStory />
          </span>
        </div>
      </Show>
    </>
  );
}

/** The field at a place of the form. */
function At(props: { index: number; offer: Offer }) {
  const model = useModel();
  const before = () => props.offer.form().slice(0, props.index);
  return (
    <GmField
      field={fieldOf(before())?.field ?? 'bomb'}
      value={props.offer.form()[props.index]}
      allowed={valuesFor(model.view(), before(), props.offer.must())}
      problem={props.offer.problems().get(props.index)}
      isSent={props.index < model.view().form.length}
      onValue={(value) => props.offer.set(props.index, value)}
    />
  );
}

/** One row of stars, with how much it may still give. */
function StarRow(props: { row: number; offer: Offer }) {
  const start = () => FIELDS.length + props.row * ROW_FIELDS.length;
  const at = (name: (typeof ROW_FIELDS)[number]): number => props.offer.form()[start() + ROW_FIELDS.indexOf(name)] || 0;
  const stars = () => Math.max(1, Math.min(4, at('stars')));
  const left = () => rewardLeft(stars(), at('coin'), at('crowd'), at('clout'));
  const told = () => {
    if (stars() === 4) return words.makesALegendAndPays;
    return left() < 0 ? words.paysTooMuch(-left()) : words.ofLeftToGive(left(), rewardMost(stars()));
  };
  return (
    <fieldset class="gd-row">
      <legend>
        {words.row(props.row + 1)}{' '}
        <span classList={{ wrong: left() < 0 }} aria-live="polite">
          {told()}
        </span>
      </legend>
      <For each={ROW_FIELDS.map((_, index) => index)}>
        {(index) => <At index={start() + index} offer={props.offer} />}
      </For>
    </fieldset>
  );
}

function Send(props: { offer: Offer }) {
  const model = useModel();
  const wrong = () => props.offer.problems().size;
  const move = () => props.offer.nextMove();
  return (
    <div class="gd-buttons">
      <button
        type="button"
        class="gd-spot gd-button primary"
        classList={{ legal: wrong() === 0 }}
        data-spot
        data-move={wrong() === 0 && model.isLegal(move()) ? move()?.id : undefined}
        aria-disabled={wrong() > 0}
        onClick={() => props.offer.send()}
      >
        {words.makeThisOffer}
      </button>
      <Show when={wrong() > 0}>
        <output class="wrong">{words.fieldsToPutRight(wrong())}</output>
      </Show>
    </div>
  );
}
