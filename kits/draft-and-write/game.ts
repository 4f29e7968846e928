import {
  hashWhenAsked,
  rankSeats,
  type Captions,
  type Game,
  type OptionSpecs,
  type OptionValues,
  type Problem,
  type Seat,
} from '@bandstand/engine';
import { contradicts, isMomentary, reveals, viewEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { compile, type Kit } from './kit.ts';
import type { Pack } from './pack.ts';
import { rulesOf } from './phases.ts';
import type { Chosen, Rules } from './rules.ts';
import { compareSheets, partPoints, totalPoints } from './score.ts';
import { chosenFrom, cloneState, setup } from './setup.ts';
import { textsFor, whyNot } from './text/index.ts';
import type { DraftAndWrite } from './types.ts';
import { sheetOf, view } from './view.ts';
import type { Words } from './words.ts';

export interface GameSpec {
  readonly id: string;
  readonly rulesVersion: number;
  readonly rules: Rules;
  readonly words: Words;
  /** The kit reads `harder`, where there is one; the rules may ask for any other. */
  readonly options: OptionSpecs<OptionValues>;
  /** Options that do not go with each other or with this number of seats. */
  readonly optionsProblem?: (chosen: Chosen) => Problem | undefined;
}

/** A game of this kit: the pack's flat tables stay at hand for bots and boards. */
export interface DraftAndWriteGame extends Game<DraftAndWrite> {
  readonly spec: GameSpec;
  readonly kit: Kit;
  readonly words: Words;
}

const isOfKit = (game: Game<DraftAndWrite>): game is DraftAndWriteGame => 'kit' in game;

/** The flat tables of a game of this kit. */
export function kitOf(game: Game<DraftAndWrite>): Kit {
  if (!isOfKit(game)) throw new Error(`${game.id} was not made with this kit`);
  return game.kit;
}

/** The words of a game of this kit. */
export function wordsOf(game: Game<DraftAndWrite>): Words {
  if (!isOfKit(game)) throw new Error(`${game.id} was not made with this kit`);
  return game.words;
}

/** Where the name of a seat's sheet is kept. */
const sheetCaption = (seat: Seat): string => `band-${seat}`;

/** What a sheet is called: the name that was written on its head, or that of its player. */
export const sheetTitle = (captions: Captions, names: readonly string[], seat: Seat): string =>
  captions[sheetCaption(seat)] ?? names[seat] ?? '';

/** Every pick marks one of finitely many spaces; chains and weekends are bounded by icons and weeks. */
function moveBound(kit: Kit): number {
  const picks = kit.postCount + 16 + 15 + kit.penaltyItem.length + kit.cheerPoints.length;
  const items = 200;
  return kit.rules.seats.max * (2 + 4 * picks + items + 6 * (Math.ceil(picks / 4) + 1));
}

/** Makes a game out of its pack, its answers to the kit's questions and its words. */
export function createGame(spec: GameSpec, content: Pack): DraftAndWriteGame {
  const { rules, words } = spec;
  const kit = compile(content, rules);
  const hash = hashWhenAsked(content);
  return {
    id: spec.id,
    seats: rules.seats,
    rulesVersion: spec.rulesVersion,
    maxMoves: moveBound(kit),
    spec,
    kit,
    words,
    pack: {
      id: content.id,
      get hash() {
        return hash();
      },
      content,
    },
    options: spec.options,
    optionsProblem: (options, seats) => spec.optionsProblem?.(chosenFrom(options, seats)),
    moves: kit.moves.table,
    setup: (options, seats, random) => setup(kit, options, seats, random),
    clone: cloneState,
    ...rulesOf(kit, (_kit, seen, move) => whyNot(kit, words, seen, move)),
    outcome(state) {
      if (state.phase !== 'over') return undefined;
      const scores = state.sheets.map((sheet) => totalPoints(kit, sheet));
      return rankSeats(scores, (a, b) => compareSheets(kit, state.sheets[a], state.sheets[b]), state.ending);
    },
    view: (state, viewer) => view(kit, state, viewer),
    viewEvent,
    isMomentary,
    reveals,
    imagine: (seen, random) => imagine(kit, seen, random),
    contradicts,
    captions: (_seen, seat) => [{ key: sheetCaption(seat), label: words.sheetName, min: 1, max: 24 }],
    seatCaption: sheetCaption,
    score(seen, seat) {
      const sheet = sheetOf(seen.sheets[seat]);
      return rules.parts.map((part) => ({ part, points: partPoints(kit, sheet, part) }));
    },
    text: textsFor(kit, words),
  };
}
