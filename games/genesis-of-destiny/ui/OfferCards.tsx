import { For, Show } from 'solid-js';
import { isReachable } from '../rules/round.ts';
import { FlyerPicture } from './FlyerPicture.tsx';
import { GigFacts } from './GigFacts.tsx';
import { useModel } from './boardModel.ts';
import { Spot } from './Spot.tsx';
import { gameWords } from '../text/index.ts';

/** The cards that the game master may offer, as the flyers they would become. */
export function OfferCards() {
  const model = useModel();
  const cards = () => model.moves().flatMap((move) => (move.type === 'gmCard' ? [move] : []));
  return (
    <Show when={cards().length > 0}>
      <details class="gd-offers panel" open>
        <summary>
          <h2>{gameWords.offerCards.offerACard}</h2>
        </summary>
        <ul class="gd-wall">
          <For each={cards()}>
            {(move) => {
              const gig = () => model.content().pack.gigs[move.gig];
              const isNear = () => isReachable(model.view(), gig());
              const words = () => (isNear() ? gameWords.offerCards.offerIt : gameWords.offerCards.offerItOutOfReach);
              return (
                <li class="gd-flyer" data-term={`gig:${move.gig}`} classList={{ shut: !isNear() }}>
                  <FlyerPicture gig={gig().id} />
                  <h3>{gig().name}</h3>
                  <GigFacts gig={gig()} />
                  <Spot move={move} label={`${words()}: ${gig().name}`}>
                    {words()}
                  </Spot>
                </li>
              );
            }}
          </For>
        </ul>
      </details>
    </Show>
  );
}
