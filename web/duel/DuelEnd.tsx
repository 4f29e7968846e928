import { createResource, Show } from 'solid-js';
import type { LiveSession } from '../session/liveSession.ts';
import type { PageTable } from '../session/pageTable.ts';
import { cardOf } from '../shelf.ts';
import { keptWords } from '../text/kept.ts';
import { duelOf, provenOutcome } from './duels.ts';
import { unpackDuel, type Duel } from './link.ts';
import { Scores } from './Scores.tsx';
import { SendDuel } from './SendDuel.tsx';

const text = keptWords.duel;

interface EndProps {
  readonly table: PageTable;
  readonly session: LiveSession;
}

/** The match that was just played, for somebody else to play. */
const duelFrom = ({ players, people, record }: PageTable): Duel => ({
  name: players[people[0]].name,
  seat: people[0],
  levels: players.map((player) => (player.kind === 'bot' ? player.level : null)),
  record,
});

const nameOf = ({ game }: PageTable): string => cardOf(game.id)?.name ?? game.id;

/** After the match of a challenge: who won the duel, and the way back to whoever began it. */
export function DuelEnd(props: EndProps) {
  const { table, session } = props;
  const [seat] = table.people;
  const [duel] = createResource(
    () => duelOf(table.id),
    async (packed) => {
      const read = await unpackDuel(packed);
      return read.ok ? read.value : undefined;
    },
  );
  const both = () => {
    const challenge = duel();
    const mine = session.outcome?.scores[seat];
    if (challenge === undefined || mine === undefined) return undefined;
    const theirs = provenOutcome(table.game, challenge);
    return theirs.ok ? { mine, name: challenge.name, theirs: theirs.value.scores[seat] } : undefined;
  };
  return (
    <Show when={both()}>
      {(scores) => (
        <>
          <Scores game={table.game} {...scores()} />
          <SendDuel duel={() => duelFrom(table)} game={nameOf(table)} label={text.sendBack} />
        </>
      )}
    </Show>
  );
}

/** After a match of one person with a deal that nobody knew: a friend may try the same. */
export const DuelChallenge = (props: EndProps) => (
  <Show when={props.table.people.length === 1 && props.table.record.deal === undefined}>
    <SendDuel duel={() => duelFrom(props.table)} game={nameOf(props.table)} label={text.challenge} />
  </Show>
);
