import { Match, Show, Switch } from 'solid-js';
import { cardName, circleHint, gameWords } from '../text/index.ts';
import { FACES, FIRST_DICE_CARD, FIRST_FACE } from '../vocabulary.ts';
import { useModel } from './boardModel.ts';
import { Die } from './Die.tsx';
import { Sheet } from './Sheet.tsx';

/** What a card adds, drawn small: a part, a circle with its rule, or a die with its sides. */
export function CardFace(props: { card: number }) {
  const model = useModel();
  const part = () => model.content().parts[props.card];
  const circle = () => model.content().circleOfCard[props.card];
  const kind = () => props.card - FIRST_DICE_CARD + 1;
  return (
    <Show
      when={part()}
      fallback={
        <Switch>
          <Match when={props.card < FIRST_DICE_CARD}>
            <span class="gd-sign" aria-hidden="true">
              {gameWords.circleSigns[circle()]}
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
      {(column) => <Sheet columns={[column()]} label={cardName(model.content(), props.card)} isCard />}
    </Show>
  );
}
