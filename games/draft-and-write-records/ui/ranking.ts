import type { ScoreLine, Seat } from '@bandstand/engine';
import { compareSheets, kitOf, sheetOf, sheetTitle } from '@bandstand/kits/draft-and-write';
import type { EndingProps } from '@bandstand/kits/draft-and-write-ui';

export interface ChartEntry {
  /** Bands that no tie-break parts have the same place. */
  readonly place: number;
  /** The name on the sheet's head. */
  readonly name: string;
  readonly player: string;
  readonly points: number;
  /** The part of the score that brought most. */
  readonly best: ScoreLine | undefined;
}

/** All bands in the order of the charts, ties broken. */
export function chartOf(props: EndingProps): ChartEntry[] {
  const sheets = props.view.sheets.map(sheetOf);
  const seats = sheets.map((_, seat) => seat);
  seats.sort((a, b) => compareSheets(kitOf(props.game), sheets[a], sheets[b]));
  const before = (seat: Seat): number =>
    seats.filter((other) => compareSheets(kitOf(props.game), sheets[other], sheets[seat]) < 0).length;
  return seats.map((seat) => {
    const lines = props.game.score(props.view, seat);
    return {
      place: 1 + before(seat),
      name: sheetTitle(props.captions, props.names, seat),
      player: props.names[seat] ?? '',
      points: lines.reduce((sum, line) => sum + line.points, 0),
      best: lines.toSorted((a, b) => b.points - a.points).at(0),
    };
  });
}
