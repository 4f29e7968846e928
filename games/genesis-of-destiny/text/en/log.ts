import type { Captions, NameOf } from '@bandstand/engine';
import type { Content } from '../../content/content.ts';
import type { Event } from '../../event.ts';
import { bandLines } from './log/band.ts';
import { gigLines } from './log/gigs.ts';
import { songLines } from './log/songs.ts';
import { studioLines } from './log/studio.ts';
import { tellerOf, type Lines, type Teller } from './log/telling.ts';

const LINES: Lines<Event['type']> = { ...gigLines, ...songLines, ...bandLines, ...studioLines };

/** A line of the log; some events are told by others. */
export function eventLine(content: Content, event: Event, nameOf: NameOf, captions: Captions = {}): string | undefined {
  const line = LINES[event.type] as (event: Event, told: Teller) => string | undefined;
  return line(event, tellerOf(content, nameOf, captions));
}
