import { For, Show } from 'solid-js';
import { BOOK } from '../moveBook.ts';
import { ALL_ROLES } from '../rules/course.ts';
import { ROLE_TITLES, cardName, gameWords } from '../text/index.ts';
import { useModel } from './boardModel.ts';
import { CardFace } from './CardFace.tsx';
import { Spot } from './Spot.tsx';

/** The Write and Riff cards on sale. */
export function Market() {
  const model = useModel();
  const view = model.view;
  const isBuying = () => view().phase === 'riffing' && model.moves().length > 0;
  return (
    <section class="gd-market panel" data-far data-anchor="market" aria-label={gameWords.market.writeAndRiff}>
      <h2>{gameWords.market.writeAndRiff}</h2>
      <ul>
        <For each={view().market}>
          {(card, slot) => (
            <li class="gd-card gd-print" data-term="card">
              <CardFace card={card} />
              <b>{cardName(model.content(), card)}</b>
              <span class="quiet">{buyersText(model.content().buyers[card])}</span>
              <Show
                when={isBuying()}
                fallback={<span class="quiet">{gameWords.market.coin(model.content().pack.marketPrices[slot()])}</span>}
              >
                <Spot move={BOOK.buy[slot()]}>
                  {gameWords.market.buyFor(model.content().pack.marketPrices[slot()])}
                </Spot>
                <Show when={model.isLegal(BOOK.askBand[slot()])}>
                  <Spot move={BOOK.askBand[slot()]}>{gameWords.market.askTheBand}</Spot>
                </Show>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <p class="quiet">{gameWords.market.cardsInTheDeck(view().deckSize)}</p>
    </section>
  );
}

/** Names stand at one height on all cards, so each says whom it is for. */
const buyersText = (buyers: number): string =>
  buyers === ALL_ROLES
    ? gameWords.market.forAll
    : gameWords.market.forIt(ROLE_TITLES.filter((_, role) => (buyers & (1 << role)) !== 0).join(', '));
