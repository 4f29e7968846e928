import type { Seat } from '@bandstand/engine';
import { createMemo, For, Show, type Accessor } from 'solid-js';
import { boardWords, listNames, occupationName, gameWords } from '../text/index.ts';
import type { BandCard } from '../state.ts';
import { useModel, type BoardModel } from './boardModel.ts';
import { bandWith, outlookOf, type Outlook } from './outlook.ts';
import { LetterPick } from './Letters.tsx';
import { Portrait } from './Portrait.tsx';
import { GiveUp } from './Spot.tsx';

const words = boardWords.letters;

/** A line-up as it is or would be, and what would come of it. */
interface LineUp {
  readonly cards: Accessor<readonly BandCard[]>;
  readonly outlook: Accessor<Outlook>;
  /** The card that is only looked at. */
  readonly ghost: Accessor<BandCard | undefined>;
}

function makeLineUp(props: { seat: Seat; ghost?: BandCard | undefined }): LineUp {
  const model = useModel();
  const band = () => model.view().bands[props.seat];
  const ghost = () => (props.ghost === undefined || band().includes(props.ghost) ? undefined : props.ghost);
  const cards = createMemo(() => {
    const card = ghost();
    return card === undefined ? band() : bandWith(model.content(), model.view(), props.seat, card);
  });
  const outlook = createMemo(() =>
    ghost() === undefined
      ? model.outlooks()[props.seat]
      : outlookOf(model.content(), cards(), model.view().business[props.seat]),
  );
  return { cards, outlook, ghost };
}

const isShared = ({ outlook }: LineUp, bit: number): boolean => (outlook().common & (1 << bit)) !== 0;
const hasLetter = (model: BoardModel, card: BandCard, bit: number): boolean =>
  (model.content().letters[card] & (1 << bit)) !== 0;

/**
 * A band as a sheet: a line per member, a column per letter. A column that everybody fills is a letter all share,
 * and two of them double the pay. A card one looks at appears as a ghost line.
 */
export function BandSheet(props: { seat: Seat; ghost?: BandCard | undefined; canGiveUp?: boolean }) {
  const model = useModel();
  const lineUp = makeLineUp(props);
  const band = () => model.view().bands[props.seat];
  return (
    <div class="mb-sheet">
      <Show
        when={band().length > 0 || lineUp.ghost() !== undefined}
        fallback={<p class="mb-quiet">{gameWords.bandSheet.nobodyIsInThisBand}</p>}
      >
        <table>
          <Heads lineUp={lineUp} />
          <tbody>
            <For each={band()}>
              {(card) => <Member card={card} lineUp={lineUp} isGhost={false} canGiveUp={props.canGiveUp === true} />}
            </For>
            <Show when={lineUp.ghost()} keyed>
              {(card) => <Member card={card} lineUp={lineUp} isGhost canGiveUp={false} />}
            </Show>
          </tbody>
        </table>
      </Show>
      <Prospects lineUp={lineUp} />
    </div>
  );
}

/** The letters, and how many members have each. */
function Heads(props: { lineUp: LineUp }) {
  const model = useModel();
  const count = (bit: number): number => props.lineUp.cards().filter((card) => hasLetter(model, card, bit)).length;
  return (
    <thead>
      <tr>
        <th scope="col">
          <span class="visually-hidden">{gameWords.bandSheet.member}</span>
        </th>
        <For each={[...model.content().pack.letters]}>
          {(letter, bit) => (
            <th
              scope="col"
              class={`mb-letter-cell letter-${bit()}`}
              classList={{ shared: isShared(props.lineUp, bit()) }}
            >
              {letter}
              <small>
                {count(bit())}
                <span class="visually-hidden">{gameWords.bandSheet.ofIt(props.lineUp.cards().length)}</span>
              </small>
            </th>
          )}
        </For>
        <th scope="col" class="mb-fee-head">
          {words.fee}
        </th>
      </tr>
    </thead>
  );
}

/** A member: face, name, what they play, their letters and their fee. */
function Member(props: { card: BandCard; lineUp: LineUp; isGhost: boolean; canGiveUp: boolean }) {
  const model = useModel();
  const row = () => model.content().pack.band[props.card];
  const move = () => model.book().discardBand[props.card];
  const leaves = () => props.lineUp.ghost() !== undefined && !props.lineUp.cards().includes(props.card);
  const isNew = () =>
    model.events().some((event) => event.type === 'gained' && event.kind === 'band' && event.card === props.card);
  return (
    <tr
      data-card={props.isGhost ? undefined : `band ${props.card}`}
      classList={{ ghost: props.isGhost, leaves: leaves(), 'just-happened': isNew() }}
    >
      <th scope="row">
        <span class="mb-member" data-term={`member:${props.card}`}>
          <Portrait id={row().id} place={props.card} thing={row().occupation} />
          <span>
            <b>{row().name}</b>
            <span class="mb-quiet">{occupationName(model.content(), props.card)}</span>
          </span>
          <Show when={props.canGiveUp && model.isLegal(move())}>
            <GiveUp move={move()} />
          </Show>
        </span>
      </th>
      <For each={[...model.content().pack.letters]}>
        {(letter, bit) => (
          <td
            data-term="letters"
            class={`mb-letter-cell letter-${bit()}`}
            classList={{ shared: isShared(props.lineUp, bit()), has: hasLetter(model, props.card, bit()) }}
          >
            <LetterPick bit={bit()} letter={letter} has={hasLetter(model, props.card, bit())} />
          </td>
        )}
      </For>
      <td class="mb-fee-cell" data-term="fee">
        {row().fee}
      </td>
    </tr>
  );
}

/** What the line-up is paid, which letters all share, and which contracts it meets. */
function Prospects(props: { lineUp: LineUp }) {
  const model = useModel();
  const isThought = () => props.lineUp.ghost() !== undefined;
  const outlook = () => props.lineUp.outlook();
  const shared = () => [...model.content().pack.letters].filter((_, bit) => isShared(props.lineUp, bit));
  return (
    <p class="mb-outlook" data-term="pay" classList={{ thought: isThought() }}>
      <b>{isThought() ? words.payWith(outlook().pay) : words.pay(outlook().pay)}</b>
      <span>
        {shared().length === 0 ? words.none : words.all(listNames(shared()))}
        {outlook().pay > props.lineUp.cards().length ? `, ${words.double}` : ''}
      </span>
      <span>{words.meets(outlook().meets)}</span>
    </p>
  );
}
