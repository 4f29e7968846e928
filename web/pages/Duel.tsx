import type { Game, Outcome } from '@bandstand/engine';
import { createResource, createSignal, Match, onCleanup, Show, Switch } from 'solid-js';
import { Thumb } from '../Thumb.tsx';
import { begunFor, mineOf, playersFor, provenOutcome, rememberDuel } from '../duel/duels.ts';
import { unpackDuel, type Duel as Challenge } from '../duel/link.ts';
import { Scores } from '../duel/Scores.tsx';
import { SendDuel } from '../duel/SendDuel.tsx';
import { allPlayed, type Played } from '../progress/archive.ts';
import { ProblemLine } from '../ProblemLine.tsx';
import { go, Link } from '../router.tsx';
import { startLocal } from '../session/open.ts';
import { savedMatches } from '../session/saved.ts';
import { cardOf, loadGame } from '../shelf.ts';
import { keptWords } from '../text/kept.ts';
import { Trouble } from './Trouble.tsx';
import '../duel/duel.css';

const text = keptWords.duel;

interface Opened {
  readonly packed: string;
  readonly duel: Challenge;
  readonly game: Game;
  readonly theirs: Outcome;
  readonly mine: Played | undefined;
}

async function open(packed: string): Promise<Opened | string> {
  const duel = await unpackDuel(packed);
  if (!duel.ok) return duel.problem.message;
  const [game, played] = await Promise.all([loadGame(duel.value.record.game), allPlayed()]);
  if (game === undefined) return text.noGame(duel.value.record.game);
  const theirs = provenOutcome(game, duel.value);
  if (!theirs.ok) return theirs.problem.message;
  return { packed, duel: duel.value, game, theirs: theirs.value, mine: mineOf(duel.value, played) };
}

/** Where the link of a duel leads: to the same deal, or to the comparison once both have played it. */
export function Duel() {
  const [hash, setHash] = createSignal(location.hash);
  const follow = (): void => {
    setHash(location.hash);
  };
  window.addEventListener('hashchange', follow);
  onCleanup(() => window.removeEventListener('hashchange', follow));
  const [opened] = createResource(() => hash().slice(1), open);
  const ready = () => {
    const result = opened();
    return typeof result === 'object' ? result : undefined;
  };
  return (
    <Switch fallback={<p class="quiet">{text.opening}</p>}>
      <Match when={typeof opened() === 'string' && (opened() as string)}>
        {(message) => <Trouble message={message()} />}
      </Match>
      <Match when={ready()} keyed>
        {(parts) => <Challenged {...parts} />}
      </Match>
    </Switch>
  );
}

/** What is sent back: the same deal as it was played here. */
const duelOfMine = ({ seat, levels }: Challenge, { players, record }: Played): Challenge => ({
  name: players[seat].name,
  seat,
  levels,
  record,
});

function Challenged(props: Opened) {
  const { duel, game } = props;
  const [problem, setProblem] = createSignal<string>();
  const name = () => cardOf(game.id)?.name ?? game.id;
  const isMyOwn = () => props.mine?.record.checksum === duel.record.checksum;
  const begun = begunFor(duel, savedMatches());
  function accept(): void {
    if (begun !== undefined) return go(`/match/${begun.id}`);
    const { options, seed, parts } = duel.record;
    const table = startLocal(game, { players: playersFor(game, duel), options, secret: seed, parts, deal: 'same' });
    if (!table.ok) return void setProblem(table.problem.message);
    rememberDuel(table.value.id, props.packed);
    table.value.close();
    go(`/match/${table.value.id}`);
  }
  return (
    <section class="panel duel">
      <header class="duel-head">
        <Thumb game={game.id} />
        <div>
          <h1>{isMyOwn() ? text.yours : text.title(duel.name)}</h1>
          <p class="quiet">{text.what(name(), duel.levels.length - 1)}</p>
        </div>
      </header>
      <Show
        when={props.mine}
        fallback={
          <>
            <p>{text.how(duel.name)}</p>
            <p class="quiet">{text.honest}</p>
            <Show when={duel.record.deal !== undefined}>
              <p class="quiet">{text.knownDeal(duel.name)}</p>
            </Show>
          </>
        }
      >
        {(mine) => (
          <Show when={!isMyOwn()} fallback={<p>{text.sendIt}</p>}>
            <Scores
              game={game}
              mine={mine().outcome.scores[duel.seat]}
              name={duel.name}
              theirs={props.theirs.scores[duel.seat]}
            />
          </Show>
        )}
      </Show>
      <ProblemLine problem={problem()} />
      <div class="row">
        <Show
          when={props.mine}
          fallback={
            <button type="button" class="button primary large" onClick={accept}>
              {begun === undefined ? text.accept : text.goOn}
            </button>
          }
        >
          {(mine) => (
            <SendDuel
              duel={() => duelOfMine(duel, mine())}
              game={name()}
              label={isMyOwn() ? text.sendAgain : text.sendBack}
              class="button primary"
            />
          )}
        </Show>
        <Link class="button" href="/">
          {text.home}
        </Link>
      </div>
    </section>
  );
}
