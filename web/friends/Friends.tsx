import { createMemo, createResource, createSignal, For, Show } from 'solid-js';
import { allPlayed } from '../progress/archive.ts';
import { archiveChanges } from '../progress/changes.ts';
import { rivalsOf, type Rival } from '../progress/stats.ts';
import { cardOf } from '../shelf.ts';
import { keptWords } from '../text/kept.ts';
import { inviteAgain } from './invite.ts';
import { meetingWith } from '../progress/meetings.ts';
import './friends.css';

const text = keptWords.friends;

/** People this device has played with: head to head, and one press to play again. */
export function Friends() {
  const [played] = createResource(archiveChanges, allPlayed);
  const rivals = createMemo(() => rivalsOf(played.latest ?? []));
  return (
    <Show when={rivals().length > 0}>
      <section class="panel" aria-labelledby="friends-title">
        <h2 id="friends-title">{text.title}</h2>
        <ul class="friends">
          <For each={rivals()}>{(rival) => <Friend rival={rival} />}</For>
        </ul>
      </section>
    </Show>
  );
}

function Friend(props: { rival: Rival }) {
  const [isBusy, setIsBusy] = createSignal(false);
  const meeting = () => meetingWith(props.rival.name);
  async function invite(): Promise<void> {
    const last = meeting();
    if (last === undefined) return;
    setIsBusy(true);
    await inviteAgain(last);
    setIsBusy(false);
  }
  return (
    <li>
      <span class="friend-sign" aria-hidden="true">
        {[...props.rival.name][0]?.toUpperCase()}
      </span>
      <div>
        <b>{props.rival.name}</b>
        <span class="quiet">{text.against(props.rival.matches, props.rival.wins, props.rival.lost)}</span>
      </div>
      <Show when={meeting()}>
        {(last) => (
          <button
            type="button"
            class="button"
            disabled={isBusy()}
            aria-label={text.inviteTo(props.rival.name, cardOf(last().game)?.name ?? last().game)}
            onClick={() => void invite()}
          >
            {text.invite}
            <small>{cardOf(last().game)?.name ?? last().game}</small>
          </button>
        )}
      </Show>
    </li>
  );
}
