import { Match, Show, Switch } from 'solid-js';
import { CARD_SLOTS } from '../moveBook.ts';
import { cardName, circleHint, gameWords } from '../text/index.ts';
import {
  FACES,
  FIRST_CIRCLE_CARD,
  FIRST_DICE_CARD,
  FIRST_FACE,
  KEY_CHANGE,
  NONE,
  slotOf,
  SLOTS,
} from '../vocabulary.ts';
import type { Column } from '../vocabulary.ts';
import { useModel } from './boardModel.ts';
import { Die } from './Die.tsx';
import { Sheet } from './Sheet.tsx';

/** What a card adds, drawn small: a part, a circle where it would lie and its rule, or a die with its sides. */
export function CardFace(props: { card: number }) {
  const model = useModel();
  const part = () => model.content().parts[props.card];
  const circle = () => model.content().circleOfCard[props.card];
  const kind = () => props.card - FIRST_DICE_CARD + 1;
  const label = () => cardName(model.content(), props.card);
  return (
    <Show
      when={part()}
      fallback={
        <Switch>
          <Match when={props.card < FIRST_DICE_CARD}>
            <span class="gd-card-circle">
              <Sheet columns={[alone(props.card, circle())]} label={label()} isCard />
            </span>
            <span class="gd-hint">{circleHint(circle())}</span>
          </Match>
          <Match when={props.card >= FIRST_DICE_CARD}>
            <span class="gd-card-die">
              <Die die={FIRST_FACE[kind()] + FACES[kind()] - 1} />
            </span>
            <span class="gd-hint">{gameWords.studio.sidesOncePerSong(FACES[kind()])}</span>
          </Match>
        </Switch>
      }
    >
      {(column) => <Sheet columns={[column()]} label={label()} isCard />}
    </Show>
  );
}

/** A circle on empty staves, in the first place that it may have. */
function alone(card: number, circle: number): Column {
  const [first] = CARD_SLOTS[card - FIRST_CIRCLE_CARD];
  const isThere = (slot: number): boolean => slot === first || (circle === KEY_CHANGE && slot === slotOf('mL'));
  return { rows: 0, circles: SLOTS.map((_, slot) => (isThere(slot) ? circle : NONE)) };
}
