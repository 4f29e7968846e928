import type { TableInfo } from '@bandstand/protocol';
import { createMemo, createResource, createSignal, onCleanup, type Accessor } from 'solid-js';
import type { LiveSession } from '../session/liveSession.ts';
import { api, type Keys, type MyTable } from './api.ts';
import { inviterOf, isInvited } from './invited.ts';
import { acceptInvitation, giveBack } from './rematch.ts';

/** It may be called off, or everybody else may have said no. */
const LOOK_AGAIN_MS = 10_000;

/** Somebody asks me to play again. */
export interface Invitation {
  readonly table: TableInfo;
  /** Who said yes so far: who asked is first. */
  readonly by: string;
  /** Where I would sit, where that is another seat than now. */
  readonly seat: number | undefined;
  readonly problem: Accessor<string | undefined>;
  accept(): Promise<void>;
  decline(): Promise<void>;
}

/** The invitation at a table, to somebody who is there already or still at the one before. */
export function invitationTo(
  found: Accessor<Pick<MyTable, 'table' | 'seat'> | undefined>,
  keys: Keys,
  { seatNow, onAnswer }: { readonly seatNow?: number | 'spectator'; readonly onAnswer: () => void },
): Accessor<Invitation | undefined> {
  const [problem, setProblem] = createSignal<string>();
  const answer = async (how: Promise<string | undefined>): Promise<void> => {
    setProblem(await how);
    onAnswer();
  };
  return createMemo(() => {
    const mine = found();
    if (mine === undefined || !isInvited(mine)) return undefined;
    const { table, seat } = mine;
    return {
      table,
      by: inviterOf(table),
      seat: seat === seatNow ? undefined : seat,
      problem,
      accept: () => answer(acceptInvitation(table, keys)),
      decline: () => answer(giveBack(table.match, keys)),
    };
  });
}

/** The last invitation that was heard at a table whose match is over. */
export function heardInvitation(session: LiveSession, keys: Keys): Accessor<Invitation | undefined> {
  const asked = createMemo(() => {
    const line = session.viewer === 'spectator' ? undefined : session.chat.findLast(({ kind }) => kind === 'rematch');
    return keys.token === undefined || line === undefined ? undefined : { match: line.text, token: keys.token };
  });
  const [found, { refetch }] = createResource(asked, async (held) => {
    const mine = await api.mine([held]);
    return mine.ok ? mine.value.at(0) : undefined;
  });
  const look = (): void => {
    if (asked() !== undefined) void refetch();
  };
  const timer = setInterval(look, LOOK_AGAIN_MS);
  addEventListener('focus', look);
  onCleanup(() => {
    clearInterval(timer);
    removeEventListener('focus', look);
  });
  return invitationTo(() => found.latest, keys, { seatNow: session.viewer, onAnswer: look });
}
