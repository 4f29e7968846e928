import { createResource, createSignal, Show } from 'solid-js';
import { copyText } from '../copyText.ts';
import { outsideOrigin } from '../outside.ts';
import type { LiveSession } from '../session/liveSession.ts';
import type { PageTable } from '../session/pageTable.ts';
import { keptWords } from '../text/kept.ts';
import { comparison, duelOf, provenOutcome } from './duels.ts';
import { packDuel, unpackDuel } from './link.ts';

const text = keptWords.duel;

/** After a match of one person: challenge somebody to the same deal, or see who won the duel and send it back. */
export function DuelEnd(props: { table: PageTable; session: LiveSession }) {
  const { table, session } = props;
  const [said, setSaid] = createSignal<string>();
  const [seat] = table.people;
  const packed = duelOf(table.id);
  const [duel] = createResource(
    () => packed,
    async (text) => {
      const read = await unpackDuel(text);
      return read.ok ? read.value : undefined;
    },
  );
  const verdict = () => {
    const challenge = duel();
    const mine = session.outcome?.scores[seat];
    if (challenge === undefined || mine === undefined) return undefined;
    const theirs = provenOutcome(table.game, challenge);
    if (!theirs.ok) return undefined;
    const points = theirs.value.scores[seat];
    return `${text.verdict(comparison(table.game, mine, points))} ${text.scores(mine, challenge.name, points)}`;
  };
  async function send(): Promise<void> {
    const mine = await packDuel({
      name: table.players[seat].name,
      seat,
      levels: table.players.map((player) => (player.kind === 'bot' ? player.level : null)),
      record: table.record,
    });
    const url = `${outsideOrigin()}/duel#${mine}`;
    if (typeof (navigator as Partial<Navigator>).share !== 'function') {
      setSaid((await copyText(url)) ? text.copied : url);
      return;
    }
    try {
      await navigator.share({ title: text.shareTitle, url });
      setSaid(undefined);
    } catch (error) {
      // Whoever closes the share sheet wants nothing else.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(url);
    }
  }
  return (
    <Show when={table.people.length === 1 && (packed !== undefined || table.record.deal === undefined)}>
      <Show when={verdict()}>{(words) => <p role="status">{words()}</p>}</Show>
      <button type="button" class="button small" onClick={() => void send()}>
        {packed === undefined ? text.challenge : text.sendBack}
      </button>
      <Show when={said()}>{(words) => <p role="status">{words()}</p>}</Show>
    </Show>
  );
}
