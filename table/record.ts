import { recordOf, withCaptions, withDeal, withStandIns, type MatchRecord, type StandIn } from '@bandstand/engine';
import type { AbsenceMark } from './state.ts';
import type { TableSeat } from './store.ts';
import type { Table } from './table.ts';

type Span = Omit<StandIn, 'bot'>;

/** From when until when bots played for people, as the log marks it. */
function spansIn(marks: readonly AbsenceMark[]): readonly Span[] {
  let spans: readonly Span[] = [];
  for (const { seat, why, steps } of marks) {
    // Moves that were taken back were not made.
    if (seat === undefined)
      spans = spans.map(({ from, to, ...span }) => ({
        ...span,
        from: Math.min(from, steps),
        ...(to === undefined ? {} : { to: Math.min(to, steps) }),
      }));
    else
      spans = [
        ...spans.map((span) => (span.seat === seat && span.to === undefined ? { ...span, to: steps } : span)),
        ...(why === undefined ? [] : [{ seat, why, from: steps }]),
      ];
  }
  return spans.filter(({ from, to }) => from !== to);
}

/** The match of a table as a record, seed included: for when it is over. */
export async function recordAt<Row extends TableSeat>(table: Table<Row>): Promise<MatchRecord> {
  const { state, settings } = table;
  const { match } = state;
  // Where two play, a resignation ends the match, and nobody plays on.
  const ended = match.seatCount === 2 ? state.absences.filter(({ why }) => why !== 'resigned') : state.absences;
  const bot = settings.standIn;
  const standIns = [...(settings.standIns ?? []), ...spansIn(ended).map((span) => ({ ...span, bot }))];
  return withCaptions(withStandIns(withDeal(recordOf(match), settings.deal), standIns), await table.readCaptions());
}
