import { listed, signed, type About, type Terms, type Viewer } from '@bandstand/engine';
import { goalText, needProgress } from './goalText.ts';
import { progress } from '../../goals/metrics.ts';
import type { Kit } from '../../kit.ts';
import { ITEM } from '../../layout.ts';
import { linksText } from './links.ts';
import { cardKindName, cellName, circleName, lockName, nodeName, postName, skillName, squareName } from './names.ts';
import { BONUSES, type Bonus } from '../../bonus.ts';
import { cardNote } from '../../cardNote.ts';
import type { Pack } from '../../pack.ts';
import type { SheetView, View, Item } from '../../state.ts';
import { handOf, sheetOf } from '../../view.ts';
import type { Words } from '../../words.ts';
import { oneOf, pointsText } from './shared.ts';

/** Cards, what is on them, and where members stand. */
function ofCards(pack: Pack, words: Words): Terms {
  const { nouns } = words;
  const match = words.bonus.match;
  return {
    skill: {
      name: 'Skill',
      what: `One of four, told by form and colour: ${listed(pack.skills.map((_, skill) => skillName(skill, pack)))}.`,
      gives: `Two equal ones that meet on a line make ${oneOf(match)}.`,
    },
    card: { name: 'Card', what: 'Keep one a day, pass the others on, and record what you kept.' },
    gain: { name: 'What it will bring', what: 'The best certain gain of this card now; the sheet frames the place.' },
    level: { name: 'Level', what: `What a ${nouns.member[0]} counts. A ring shows that it was multiplied.` },
    post: {
      name: `${nouns.post[0].charAt(0).toUpperCase()}${nouns.post[0].slice(1)}`,
      what: `A place for one ${nouns.member[0]} of its kind.`,
      gives: `The level of whoever stands there, and ${oneOf(match)} for every line between equal skills.`,
      costs: `Each one that is empty at the end costs ${oneOf(nouns.penalty[0])}.`,
    },
  };
}

/** The places of a sheet that are crossed. */
function ofSections({ bonus, nouns, sections }: Words): Terms {
  const { match } = bonus;
  return {
    cell: {
      name: `Box of ${sections.match}`,
      what: `Crossed with ${oneOf(match)} of its row; its picture pays at once.`,
    },
    row: { name: 'Full row or column', what: 'Points for crossing all boxes of this row or column, at the end.' },
    square: {
      name: `Square of ${sections.grid}`,
      what: 'Four in a line, also slanting, pay what stands at the ends of the line.',
    },
    line: { name: `Line of ${sections.grid}`, what: 'What a full line of four squares pays, once.' },
    node: { name: sections.net, what: `A ${nouns.node[0]}. Two crossed neighbours pay what stands between them.` },
    link: { name: `Link of ${sections.net}`, what: 'Paid at once when both its ends are crossed.' },
    trackA: {
      name: bonus.trackA,
      what: `Filled from the left; ${nouns.trackA[1]} are multiplied by ${nouns.trackB[1]} at the end.`,
    },
    trackB: {
      name: bonus.trackB,
      what: `Filled from the left; ${nouns.trackB[1]} are multiplied by ${nouns.trackA[1]} at the end.`,
    },
  };
}

/** What stands in the margins, and what concerns the whole match. */
function ofTheRest({ nouns, sections }: Words): Terms {
  return {
    multiplier: {
      name: sections.multipliers,
      what: `Unlocked first, then used once: it multiplies the level of one ${nouns.member[0]}.`,
    },
    penalty: {
      name: sections.penalty,
      what: `What your ${nouns.penalty[1]} count together. The last one ends the match.`,
    },
    goalBox: { name: 'Goal boxes', what: 'The points of the goals that you have claimed. The sixth ends the match.' },
    goal: { name: 'Goal', what: 'Claimed on a weekend by everybody who meets it; then it leaves the table.' },
    bonus: { name: 'Bonus', what: 'Used at once, in any order; one may lead to another.' },
    ending: { name: 'Ends the match', what: 'Whoever fills this last place ends the match with the weekend.' },
    ended: {
      name: 'If it ended now',
      what: `Your total with the ${nouns.penalty[1]} that empty ${nouns.post[1]} would cost.`,
    },
    total: { name: 'Total', what: 'All that is written on this sheet so far, added up.' },
    sheet: {
      name: 'Sheets',
      what: 'Every player has one. Others are shown as they were when all were last turned up.',
    },
    seen: {
      name: 'Cards you have passed on',
      what: 'You held these hands; what was picked out of them was public, so you know what is left.',
    },
    zoom: { name: 'Zoom', what: 'Brings the sheet closer or further away.' },
  };
}

/** What only some sheets have. */
function ofSomeSheets(pack: Pack, words: Words): Terms {
  const { sections } = words;
  const match = words.bonus.match;
  return {
    ...(pack.sheet.tour === undefined
      ? {}
      : {
          venue: {
            name: words.bonus.tour,
            what: 'Visited one after the other along the roads; ends of roads pay points.',
          },
        }),
    ...(pack.sheet.locks.length === 0
      ? {}
      : { lock: { name: 'Lock', what: `${words.bonus.cash} opens it, once and for good.` } }),
    ...(pack.sheet.outer.length === 0
      ? {}
      : {
          circle: {
            name: 'Circle',
            what: `A coloured circle makes ${oneOf(match)} with an equal skill at the other end of its line.`,
          },
        }),
    ...(pack.sheet.cheer === undefined
      ? {}
      : {
          cheer: {
            name: sections.cheer,
            what: 'The more, the more points: the figure is what all of them count together.',
          },
        }),
    ...(pack.origins === undefined
      ? {}
      : {
          origin: {
            name: sections.origins,
            what: 'Where your players come from; goals count all of them, box or not.',
          },
        }),
  };
}

/** Headings of a game's rules, by kind of thing. */
export type Chapters = Readonly<Record<string, string>>;

/** The table of terms of one game. */
export function termsFor(pack: Pack, words: Words, chapters: Chapters): Terms {
  const all = { ...ofCards(pack, words), ...ofSections(words), ...ofTheRest(words), ...ofSomeSheets(pack, words) };
  return Object.fromEntries(
    Object.entries(all).map(([kind, term]) => {
      const chapter = chapters[kind];
      return [kind, chapter === undefined ? term : { ...term, chapter }];
    }),
  );
}

interface Asked {
  readonly which: number;
  readonly view: View;
  readonly sheet: SheetView;
  readonly viewer: Viewer;
}

type Tell = (asked: Asked) => About;

const payText = (bonuses: readonly (Bonus | null | undefined)[], points: number, words: Words): string | undefined => {
  const paid = [
    ...(points > 0 ? [pointsText(points)] : []),
    ...bonuses.flatMap((bonus) => (bonus ? [oneOf(words.bonus[bonus])] : [])),
  ];
  return paid.length === 0 ? undefined : `${listed(paid)}.`;
};

const withGives = (name: string, gives: string | undefined, now: string): About =>
  gives === undefined ? { name, now } : { name, gives, now };

/** What waits on the viewer's desk. */
const waits = ({ view }: Asked, item: Item): boolean => (view.desk?.pending[item] ?? 0) > 0;

const nowText = (isDone: boolean, can: boolean, done: string): string =>
  isDone ? done : can ? 'Yes: use what you have earned here.' : 'Not now: it needs a card or a bonus for it.';

/** Places that are crossed, and what they pay together. */
function ofCrossings(pack: Pack, words: Words): Record<string, Tell> {
  const { sheet: printed } = pack;
  return {
    cell: (asked) =>
      withGives(
        cellName(asked.which, pack),
        payText([printed.match.rows[Math.floor(asked.which / 5)]?.bonuses[asked.which % 5]], 0, words),
        nowText(
          asked.sheet.match.includes(asked.which),
          waits(asked, Math.floor(asked.which / 5)) || waits(asked, ITEM.match),
          'Crossed.',
        ),
      ),
    square: (asked) => ({
      name: squareName(asked.which, pack),
      now: nowText(asked.sheet.grid.includes(asked.which), waits(asked, ITEM.grid), 'Crossed.'),
    }),
    node: (asked) => ({
      name: nodeName(asked.which, pack),
      now: nowText(asked.sheet.net.includes(asked.which), waits(asked, ITEM.net), 'Crossed.'),
    }),
    line({ which, sheet }) {
      const line = printed.grid.lines[which];
      const crossed = line.squares.filter((square) => sheet.grid.includes(square)).length;
      return withGives(
        `A line of ${words.within.grid}`,
        payText(line.bonuses, line.points, words),
        `${crossed} of 4 crossed.`,
      );
    },
    link({ which, sheet }) {
      const { ends, bonuses } = printed.net.links[which];
      const crossed = ends.filter((end) => sheet.net.includes(end - 1)).length;
      const name = listed(ends.map((end) => nodeName(end - 1, pack)));
      return withGives(name, payText(bonuses, 0, words), crossed === 2 ? 'Paid.' : `${crossed} of 2 ends crossed.`);
    },
  };
}

/** Places that somebody stands at, goes to or opens. */
function ofPlaces(pack: Pack, words: Words): Record<string, Tell> {
  const { sheet: printed } = pack;
  return {
    venue(asked) {
      const venue = printed.tour?.[asked.which];
      if (venue === undefined) return {};
      const isThere = asked.sheet.venues.includes(asked.which);
      return withGives(
        venue.name,
        payText([venue.bonus], venue.points, words),
        nowText(isThere, waits(asked, ITEM.tour), 'You have been there.'),
      );
    },
    lock: (asked) => ({
      name: `Lock of ${lockName(asked.which, pack)}`,
      now: nowText(asked.sheet.opened.includes(asked.which), waits(asked, ITEM.cash), 'Open.'),
    }),
    circle: ({ which, sheet }) => {
      const skill = sheet.outer[which];
      const name = circleName(which, pack);
      return {
        name: name.charAt(0).toUpperCase() + name.slice(1),
        now:
          skill === null || skill === undefined
            ? `Empty: ${oneOf(words.bonus.colour)} fills it.`
            : `Coloured: ${skillName(skill, pack)}.`,
      };
    },
    post({ which, sheet }) {
      const member = sheet.posts[which];
      const { lock } = printed.posts[which];
      const isLocked = lock !== undefined && !sheet.opened.includes(printed.locks.indexOf(lock));
      return {
        name: postName(which, pack),
        what: `A place for one ${words.nouns.member[0]} of its kind. ${linksText(which, pack)}`,
        now: member
          ? `${pack.cards[member.card].name}: ${words.levels.counts(member.level)}.`
          : isLocked
            ? `Locked: ${words.bonus.cash} opens it.`
            : 'Empty and open.',
      };
    },
    penalty: ({ which, sheet }) => ({
      name: `${words.nouns.penalty[0]} number ${which + 1}`,
      costs: `${signed(printed.penalty.points[which + 1])} in all.`,
      now: which < sheet.penalty ? 'Crossed.' : 'Free.',
    }),
  };
}

function onTable(kit: Kit, words: Words): Record<string, Tell> {
  const { pack } = kit;
  return {
    card({ which, view, viewer }) {
      const card = pack.cards[which];
      if (card === undefined) return {};
      const inHand = viewer !== 'spectator' && handOf(view, viewer).includes(which);
      return {
        name: card.name,
        what: `${[cardKindName(card, pack, words), cardNote(card, pack)].filter((part) => part !== undefined).join(', ')}.`,
        ...(card.kind === 'member'
          ? { gives: `${pointsText(card.level)}, and ${oneOf(words.bonus.match)} for every line to an equal skill.` }
          : {}),
        now: inHand && view.phase === 'pick' ? 'Yes: you can keep it today.' : 'Not to pick now.',
      };
    },
    goal({ which, sheet }) {
      const goal = pack.goals[which];
      if (goal === undefined) return {};
      const far = progress(kit, sheetOf(sheet), which).map(({ have }, index) =>
        needProgress(kit.goals[which].needs[index], have, pack, words),
      );
      return {
        ...withGives(goal.name, payText(goal.bonus, goal.points, words), `${listed(far)}.`),
        what: `${goalText(which, pack, words)}. Claimed on a weekend by everybody who meets it; then it leaves the table.`,
      };
    },
  };
}

/** What is to be said of one thing now. */
export function aboutFor(kit: Kit, words: Words): (kind: string, which: string, view: View, viewer: Viewer) => About {
  const { pack } = kit;
  const tellers: Readonly<Record<string, Tell>> = {
    ...ofCrossings(pack, words),
    ...ofPlaces(pack, words),
    ...onTable(kit, words),
  };
  return (kind, which, view, viewer) => {
    if (kind === 'bonus') {
      const bonus = BONUSES.find((each) => each === which);
      const what = bonus && words.uses[bonus];
      return bonus === undefined ? {} : { name: words.bonus[bonus], ...(what === undefined ? {} : { what }) };
    }
    if (kind === 'skill') {
      const skill = pack.skills.findIndex(({ id }) => id === which);
      return skill < 0 ? {} : { name: skillName(skill, pack) };
    }
    const sheet = view.sheets[viewer === 'spectator' ? 0 : viewer];
    return which === '' ? {} : (tellers[kind]?.({ which: Number(which), view, sheet, viewer }) ?? {});
  };
}
