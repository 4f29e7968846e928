import { copyMarks, haveSameMarks, newMarks, newSheet } from './layout.ts';
import type { SheetView } from './state.ts';

interface Drawn {
  /** With nothing on the desk. */
  readonly sheet: number[];
  readonly marks: number[];
  view: SheetView | undefined;
}

/**
 * The sheets that were drawn last, each beside its flat marks. The same marks look the same to everybody who may see them: they
 * are drawn once, and whoever holds the drawing itself need not read it mark by mark. Drawings are shared, so nobody changes them.
 */
export class DrawnSheets {
  private readonly places: Drawn[] = [];

  /** The drawing of these marks, if it is the last at this place. */
  recall(place: number, marks: readonly number[]): SheetView | undefined {
    const drawn = this.at(place);
    return drawn.view !== undefined && haveSameMarks(drawn.sheet, marks) ? drawn.view : undefined;
  }

  keep(place: number, marks: readonly number[], view: SheetView): SheetView {
    const drawn = this.at(place);
    copyMarks(marks, drawn.sheet);
    copyMarks(marks, drawn.marks);
    drawn.view = view;
    return view;
  }

  /** A new flat sheet with the marks of a drawing, if it is the last at this place. */
  read(place: number, view: SheetView): number[] | undefined {
    const drawn = this.at(place);
    return drawn.view === view ? drawn.sheet.slice() : undefined;
  }

  /** The same without a desk. */
  marksOf(place: number, view: SheetView): number[] | undefined {
    const drawn = this.at(place);
    return drawn.view === view ? drawn.marks.slice() : undefined;
  }

  private at(place: number): Drawn {
    while (this.places.length <= place) this.places.push({ sheet: newSheet(), marks: newMarks(), view: undefined });
    return this.places[place];
  }
}
