import { Match, Switch } from 'solid-js';
import type { Move } from '../state.ts';
import { bandName, businessLabel, chipsText, gameWords, occupationName } from '../text/index.ts';
import { useModel } from './boardModel.ts';
import { Pick } from './Pick.tsx';
import { Portrait } from './Portrait.tsx';
import { Spot } from './Spot.tsx';

type OnRival = Extract<Move, { type: 'playOn' }>;
type OnMember = Extract<Move, { type: 'recruitBand' | 'discardBand' }>;
type OnBusiness = Extract<Move, { type: 'recruitBusiness' | 'discardBusiness' }>;

const onRival = (move: Move): OnRival | undefined => (move.type === 'playOn' ? move : undefined);
const onMember = (move: Move): OnMember | undefined => (move.type === 'recruitBand' ? move : undefined);
const onBusiness = (move: Move): OnBusiness | undefined => (move.type === 'recruitBusiness' ? move : undefined);

/** A rival, or a card of one, that an event can be played on. */
export function Target(props: { move: Move }) {
  return (
    <Switch>
      <Match when={onRival(props.move)}>{(move) => <Rival move={move()} />}</Match>
      <Match when={onMember(props.move)}>{(move) => <Member move={move()} />}</Match>
      <Match when={onBusiness(props.move)}>{(move) => <Business move={move()} />}</Match>
    </Switch>
  );
}

function Rival(props: { move: OnRival }) {
  const model = useModel();
  const seat = () => props.move.target;
  return (
    <Spot move={props.move} class="mb-target" onLook={() => undefined}>
      <Pick seat={seat()} />
      <span>
        <b>{model.names()[seat()]}</b>
        <span class="mb-quiet">{chipsText(model.view().chips[seat()])}</span>
      </span>
    </Spot>
  );
}

function Member(props: { move: OnMember }) {
  const model = useModel();
  const card = () => props.move.card;
  const row = () => model.content().pack.band[card()];
  const owner = () => model.names()[model.view().bands.findIndex((band) => band.includes(card()))] ?? '';
  return (
    <Spot
      move={props.move}
      class="mb-target"
      onLook={(isLooking) => model.look(isLooking ? { kind: 'band', card: card() } : undefined)}
    >
      <Portrait id={row().id} place={card()} thing={row().occupation} />
      <span>
        <b>{bandName(model.content(), card())}</b>
        <span class="mb-quiet">
          {gameWords.hand.fee(occupationName(model.content(), card()), row().letters, owner(), row().fee)}
        </span>
      </span>
    </Spot>
  );
}

function Business(props: { move: OnBusiness }) {
  const model = useModel();
  const card = () => props.move.card;
  const owner = () => model.names()[model.view().business.findIndex((line) => line.includes(card()))] ?? '';
  return (
    <Spot
      move={props.move}
      class="mb-target"
      onLook={(isLooking) => model.look(isLooking ? { kind: 'business', card: card() } : undefined)}
    >
      <span>
        <b>{businessLabel(model.content(), card())}</b>
        <span class="mb-quiet">{gameWords.hand.fee2(owner(), model.content().businessFee[card()])}</span>
      </span>
    </Spot>
  );
}
