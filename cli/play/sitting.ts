import { recordOf, withCaptions, type Captions, type Game, type NameOf, type Seat } from '@bandstand/engine';
import type { GameFolder } from '@bandstand/games';
import { fold, inked, type Page } from '@bandstand/kits/text';
import type { Table } from '@bandstand/table';
import { captionLines } from '../captions.ts';
import { pageWidth } from '../output.ts';
import type { TerminalSeat } from '../terminalSeat.ts';
import { statusLines } from './status.ts';

/** A match at the keyboard: who sits there, what they are told, and what is on the screen. */
export class Sitting {
  readonly folder: GameFolder;
  readonly table: Table;
  readonly me: Seat;
  readonly nameOf: NameOf;
  readonly seat: TerminalSeat;
  /** All that was told so far, line by line. */
  readonly log: string[] = [];
  private told = 0;

  constructor(parts: Pick<Sitting, 'folder' | 'table' | 'me' | 'nameOf' | 'seat'>) {
    this.folder = parts.folder;
    this.table = parts.table;
    this.me = parts.me;
    this.nameOf = parts.nameOf;
    this.seat = parts.seat;
  }

  get game(): Game {
    return this.folder.game;
  }

  /** What happened since this was last asked. */
  news(): string[] {
    const fresh = this.log.slice(this.told);
    this.told = this.log.length;
    return fresh;
  }

  /** The numbers on the board are those of the list of moves. */
  page(): Page {
    const { moves } = this.seat;
    return {
      width: pageWidth(),
      nameOf: this.nameOf,
      choice: (move) => {
        const at = move === undefined ? -1 : moves.indexOf(move.id);
        return at < 0 ? '' : `${at + 1}) `;
      },
    };
  }

  board(captions: Captions): string {
    const page = this.page();
    const beside = captionLines(this.table.state.match, captions, this.nameOf);
    return [
      '',
      ...statusLines(this.game, this.seat.view, this.me, this.nameOf, page.width),
      ...beside.flatMap((line) => fold(line, page.width, '  ')),
      this.folder.draw(this.seat.view, this.me, this.game, page),
      '',
    ].join('\n');
  }

  /** What is asked now, and the moves that answer it. */
  question(): string {
    const { view, moves } = this.seat;
    const text = this.game.text;
    const width = pageWidth();
    const listed = moves.map(
      (id, i) => `${String(i + 1).padStart(3)}) ${text.move(this.game.moves[id], view, this.nameOf)}`,
    );
    return [
      ...fold(inked('bold', text.prompt(view, this.nameOf, this.me)), width),
      ...listed.flatMap((line) => fold(line, width, '     ')),
    ].join('\n');
  }

  record(captions: Captions): string {
    return JSON.stringify(withCaptions(recordOf(this.table.state.match), captions));
  }
}
