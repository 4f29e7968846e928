import type { EventShape } from '@bandstand/engine';
import type { ServerMessage, Update } from '@bandstand/protocol';

/** A message as it goes over the wire. */
export const messageText = (message: ServerMessage): string => JSON.stringify(message);

/** A value with its JSON, written when it is first needed and once for all who get it. */
export class Written<Value> {
  readonly value: Value;
  private written: string | undefined;

  constructor(value: Value) {
    this.value = value;
  }

  get text(): string {
    return (this.written ??= JSON.stringify(this.value));
  }
}

/** What is the same for all viewers of a moment. */
export type SharedStanding = Pick<Update, 'toAct' | 'clock' | 'proposal' | 'dropped' | 'ending'>;

/** Where one viewer stands; the shared part is written once for all. */
export interface Standing extends Pick<Update, 'version' | 'moves' | 'canUndo' | 'undoProblem' | 'canRedo' | 'nonce'> {
  readonly shared: Written<SharedStanding>;
}

/** The one place where messages are put together from text that is written already: the fields of an `Update`. */
export const updateText = (standing: Standing, events: readonly Written<EventShape>[], patch: string): string =>
  `{"type":"update",${standingText(standing)},"events":[${events.map(({ text }) => text).join(',')}]${
    patch === '' ? '' : `,"patch":${patch}`
  }}`;

/** As `updateText`, for a `Snapshot`. */
export const snapshotText = (standing: Standing, view: object, events: readonly EventShape[]): string =>
  `{"type":"snapshot",${standingText(standing)},"view":${JSON.stringify(view)},"events":${JSON.stringify(events)}}`;

function standingText({ version, moves, canUndo, undoProblem, canRedo, nonce, shared }: Standing): string {
  const fields = `"version":${version},"moves":[${moves.join(',')}],"canUndo":${canUndo},${shared.text.slice(1, -1)}`;
  const rare =
    (undoProblem === undefined ? '' : `,"undoProblem":${JSON.stringify(undoProblem)}`) +
    (canRedo === true ? ',"canRedo":true' : '') +
    (nonce === undefined ? '' : `,"nonce":${JSON.stringify(nonce)}`);
  return fields + rare;
}
