import { hasSeat } from '@bandstand/engine';
import { createSignal, For, Show } from 'solid-js';
import { negotiationCost } from '../moves/negotiate.ts';
import { hasContract, meets } from '../rules/cards.ts';
import { cheapestMet, laterSpeakers, threatsFrom, type Pull } from '../rules/reach.ts';
import { boardWords, spaceName } from '../text/index.ts';
import { AmountField } from './AmountField.tsx';
import { useModel } from './boardModel.ts';
import { MoveButton, Spot } from './Spot.tsx';

const words = boardWords.contract;

/** Where the contract is, what moving it costs, who speaks after, and what most people would do. */
export function Negotiation() {
  const model = useModel();
  const view = model.view;
  const seat = () => view().actor;
  const chips = () => view().chips[seat()];
  const isMet = () => meets(model.content(), view(), seat(), view().marker);
  const best = () => {
    const pull = cheapestMet(model.content(), view(), seat(), { from: view().marker, insurance: view().insurance });
    return pull === undefined || pull.cost > chips() ? undefined : pull;
  };
  const goal = () => (isMet() ? undefined : best());
  /** A space that is looked at is told about, whatever would be best. */
  const lookedAt = () => {
    const look = model.looking();
    return look?.kind === 'space' && look.space !== view().marker ? look.space : undefined;
  };
  const after = () =>
    laterSpeakers(view(), 0).map(({ seat: later, canMove }) => {
      const name = model.names()[later];
      if (hasSeat(view().barred, later)) return words.barred(name);
      return canMove ? words.speaker(name, view().chips[later]) : words.passedOver(name);
    });
  /** Nobody can be kept from moving what is not insured yet, but it is said before. */
  const threats = () => {
    const to = lookedAt() ?? goal()?.space;
    const from = to ?? view().marker;
    if (!meets(model.content(), view(), seat(), from)) return [];
    return threatsFrom(model.content(), view(), from, to === undefined ? view().insurance : 0).map((threat) =>
      words.threat(model.names()[threat.seat], from, threat.space, threat.cost),
    );
  };
  const leaving = () => {
    if (isMet()) return words.leaveMet;
    if (goal() === undefined && !hasContract(view(), seat())) return words.noneInReach;
    return hasContract(view(), seat()) ? words.leaveLoses(view().marker) : words.leaveUnmet(view().marker);
  };
  return (
    <div class="mb-talks">
      <p class="mb-note">
        <b>{words.here(view().marker, spaceName(model.content(), view().marker))}</b>{' '}
        {words.price(view().insurance, chips())} {after().length === 0 ? words.last : words.after(after())}
      </p>
      <Show when={lookedAt()}>
        {(space) => (
          <p class="mb-note">
            {words.looked(
              space(),
              negotiationCost(view(), space()),
              chips(),
              meets(model.content(), view(), seat(), space()),
            )}
          </p>
        )}
      </Show>
      <For each={threats()}>{(threat) => <p class="mb-threat">{threat}</p>}</For>
      <div class="mb-buttons">
        <Show when={goal()}>
          {(pull) => (
            <MoveButton move={model.book().moveTo[pull().space]} primary>
              <span class="mb-two">
                {words.move(pull().space)}
                <small>{words.moveMet(pull().cost, chips() - pull().cost)}</small>
              </span>
            </MoveButton>
          )}
        </Show>
        <MoveButton move={model.book().pass} primary={goal() === undefined}>
          <span class="mb-two">
            {words.leave}
            <small>{leaving()}</small>
          </span>
        </MoveButton>
      </div>
    </div>
  );
}

/** As many chips as are worth a line of their own. */
const LISTED = 5;

/** What each number of chips on the contract would keep rivals from. */
export function Insurance() {
  const model = useModel();
  const view = model.view;
  const seat = () => view().actor;
  const most = () => view().chips[seat()];
  const [wantsMore, setWantsMore] = createSignal(false);
  /** Only numbers that change what somebody could do. */
  const amounts = () =>
    Array.from({ length: Math.min(most(), LISTED) + 1 }, (_, chips) => chips).filter(
      (chips) => chips === 0 || goals(dangers(chips)) !== goals(dangers(chips - 1)),
    );
  const dangers = (chips: number) => threatsFrom(model.content(), view(), view().marker, chips);
  const goals = (threats: readonly Pull[]): string => threats.map((each) => `${each.seat}:${each.space}`).join();
  /** The fewest chips that keep everybody away; none if nothing does, or if nobody could come. */
  const enough = () => amounts().find((chips) => dangers(chips).length === 0) ?? 0;
  const told = (chips: number): string => {
    const { insurance } = boardWords;
    const open = dangers(chips);
    if (open.length > 0) {
      const [{ seat: rival, space, cost }] = open;
      return insurance.open(model.names()[rival], space, cost, view().chips[rival]);
    }
    const kept = chips === 0 ? undefined : dangers(chips - 1)[0];
    if (kept === undefined) return insurance.free;
    const steps = Math.abs(kept.space - view().marker);
    return insurance.stops(
      model.names()[kept.seat],
      kept.space,
      `${chips} + ${steps} = ${chips + steps}`,
      view().chips[kept.seat],
    );
  };
  return (
    <div class="mb-talks">
      <p class="mb-note">{boardWords.insurance.what}</p>
      <ul class="mb-choices">
        <For each={amounts()}>
          {(chips) => (
            <li>
              <Spot move={model.book().insure[chips]} class={`mb-choice ${chips === enough() ? 'primary' : ''}`}>
                <b>{chips === 0 ? boardWords.insurance.none : boardWords.insurance.lay(chips)}</b>
                <span>
                  {told(chips)} {boardWords.insurance.left(most() - chips)}
                </span>
              </Spot>
            </li>
          )}
        </For>
      </ul>
      <Show
        when={wantsMore()}
        fallback={
          <button type="button" class="mb-word" onClick={() => setWantsMore(true)}>
            {boardWords.insurance.more}
          </button>
        }
      >
        <AmountField
          verb={boardWords.insurance.verb}
          least={0}
          most={most()}
          start={enough() + 1}
          moves={model.book().insure}
        />
      </Show>
    </div>
  );
}
