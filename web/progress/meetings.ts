import { createSignal } from 'solid-js';
import { storage } from '../storage.ts';

/** The last table where somebody was met, and the key to the seat that this device had there. */
export interface Meeting {
  readonly names: readonly string[];
  readonly match: string;
  readonly game: string;
  readonly token: string;
  readonly at: number;
}

const KEY = 'bandstand:meetings';
/** Tables of older ones are gone from most servers. */
const KEPT = 50;

function stored(): Meeting[] {
  try {
    const read = JSON.parse(storage.read(KEY) ?? '[]') as Meeting[];
    return Array.isArray(read) ? read.filter(({ names, match }) => Array.isArray(names) && match !== undefined) : [];
  } catch {
    return [];
  }
}

const [meetings, setMeetings] = createSignal<readonly Meeting[]>(stored());

function save(next: readonly Meeting[]): void {
  storage.write(KEY, JSON.stringify(next));
  setMeetings(next);
}

/** Remembers with whom a match was played. A newer table of the same people in the same title takes the place of the older. */
export function noteMeeting(meeting: Meeting): void {
  const who = ({ names, game }: Meeting): string => [game, ...names.toSorted()].join('\n');
  if (meeting.names.length === 0) return;
  save([meeting, ...stored().filter((other) => who(other) !== who(meeting))].slice(0, KEPT));
}

export const forgetMeetings = (): void => save([]);

/** The last table where somebody of this name was met. */
export const meetingWith = (name: string): Meeting | undefined => meetings().find(({ names }) => names.includes(name));
