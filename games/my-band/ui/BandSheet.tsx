import type { Seat } from '@bandstand/engine';
import { createMemo, For, Show } from 'solid-js';
import { boardWords, listNames, occupationName, gameWords } from '../text/index.ts';
import type { BandCard } from '../state.ts';
import { useDesk } from './desk.ts';
import { bandWith, outlookOf } from './outlook.ts';
import { LetterPick } from './Letters.tsx';
import { Portrait } from './Portrait.tsx';
import { GiveUp } from './Spot.tsx';

const words = boardWords.letters;

/**
 * A band as a sheet: a line per member, a column per letter. A column that everybody fills is a letter all share,
 * and two of them double the pay. A card one looks at appears as a ghost line.
 */
export function BandSheet(props: { seat: Seat; ghost?: BandCard | undefined; canGiveUp?: boolean }) {
  const desk = useDesk();
  const content = desk.content;
  const band = () => desk.view().bands[props.seat];
  const letters = createMemo(() => [...content().pack.letters]);
  const ghost = () => (props.ghost === undefined || band().includes(props.ghost) ? undefined : props.ghost);
  const lineUp = createMemo(() => {
    const card = ghost();
    return card === undefined ? band() : bandWith(content(), desk.view(), props.seat, card);
  });
  const outlook = createMemo(() =>
    ghost() === undefined
      ? desk.outlooks()[props.seat]
      : outlookOf(content(), lineUp(), desk.view().business[props.seat]),
  );
  const count = (bit: number) => lineUp().filter((card) => (content().letters[card] & (1 << bit)) !== 0).length;
  const isShared = (bit: number) => (outlook().common & (1 << bit)) !== 0;
  const isNew = (card: BandCard) =>
    desk.events().some((event) => event.type === 'gained' && event.kind === 'band' && event.card === card);
  const shared = () => letters().filter((_, bit) => isShared(bit));

  return (
    <div class="mb-sheet">
      <Show
        when={band().length > 0 || ghost() !== undefined}
        fallback={<p class="mb-quiet">{gameWords.bandSheet.nobodyIsInThisBand}</p>}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">{gameWords.bandSheet.member}</span>
              </th>
              <For each={letters()}>
                {(letter, bit) => (
                  <th scope="col" class={`letter-${bit()}`} classList={{ shared: isShared(bit()) }}>
                    {letter}
                    <small>
                      {count(bit())}
                      <span class="visually-hidden">{gameWords.bandSheet.ofIt(lineUp().length)}</span>
                    </small>
                  </th>
                )}
              </For>
              <th scope="col" class="mb-fee-head">
                {words.fee}
              </th>
            </tr>
          </thead>
          <tbody>
            <For each={band()}>{(card) => <Member card={card} isGhost={false} />}</For>
            <Show when={ghost()} keyed>
              {(card) => <Member card={card} isGhost={true} />}
            </Show>
          </tbody>
        </table>
      </Show>
      <p class="mb-outlook" data-term="pay" classList={{ thought: ghost() !== undefined }}>
        <b>{ghost() === undefined ? words.pay(outlook().pay) : words.payWith(outlook().pay)}</b>
        <span>
          {shared().length === 0 ? words.none : words.all(listNames(shared()))}
          {outlook().pay > lineUp().length ? `, ${words.double}` : ''}
        </span>
        <span>{words.meets(outlook().meets)}</span>
      </p>
    </div>
  );

  function Member(member: { card: BandCard; isGhost: boolean }) {
    const row = () => content().pack.band[member.card];
    const move = () => desk.book().discardBand[member.card];
    const leaves = () => ghost() !== undefined && !lineUp().includes(member.card);
    return (
      <tr
        data-card={member.isGhost ? undefined : `band ${member.card}`}
        classList={{ ghost: member.isGhost, leaves: leaves(), 'just-happened': isNew(member.card) }}
      >
        <th scope="row">
          <span class="mb-member" data-term={`member:${member.card}`}>
            <Portrait id={row().id} thing={row().occupation} />
            <span>
              <b>{row().name}</b>
              <span class="mb-quiet">{occupationName(content(), member.card)}</span>
            </span>
            <Show when={props.canGiveUp === true && !member.isGhost && desk.isLegal(move())}>
              <GiveUp move={move()} />
            </Show>
          </span>
        </th>
        <For each={letters()}>
          {(letter, bit) => (
            <td
              data-term="letters"
              class={`letter-${bit()}`}
              classList={{ shared: isShared(bit()), has: (content().letters[member.card] & (1 << bit())) !== 0 }}
            >
              <LetterPick bit={bit()} letter={letter} has={(content().letters[member.card] & (1 << bit())) !== 0} />
            </td>
          )}
        </For>
        <td class="mb-fee-cell" data-term="fee">
          {row().fee}
        </td>
      </tr>
    );
  }
}
