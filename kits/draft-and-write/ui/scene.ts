import type { SheetScene } from './context.ts';
import type { DeskProps } from './desk.ts';
import type { Walk } from './walk.ts';

/** The sheet that is shown, with what the viewer looks at; a rival's sheet is only looked at. */
export function sceneOf({ board, desk }: DeskProps, walk: Walk): SheetScene {
  const ahead = () => (desk.isOwn() ? desk.followed() : undefined);
  return {
    get pack() {
      return desk.kit().pack;
    },
    get words() {
      return desk.words();
    },
    get icons() {
      return board.icons;
    },
    get art() {
      return board.art;
    },
    get ground() {
      return board.ground;
    },
    get sticker() {
      return board.sticker;
    },
    skillsOf: (card) => {
      const { cards, skills } = desk.kit().pack;
      const spec = cards[card];
      return spec.kind === 'member'
        ? [...spec.skills].map((letter) => skills.findIndex((skill) => skill.id === letter))
        : [];
    },
    get sheet() {
      return desk.sheet();
    },
    get ghost() {
      return ahead()?.ghost;
    },
    ghostStep: (key) => ahead()?.steps.get(key),
    freshStep: (key) => desk.fresh().get(key),
    get walked() {
      return walk.shown();
    },
    ghostPoints: (part) => (part === undefined ? 0 : (ahead()?.gains.get(part) ?? 0)),
    isPossible: (key) => desk.isOwn() && desk.possible().has(key),
    isBest: (key) => desk.isOwn() && desk.bestSpot() === key,
    movesAt: (key) => (desk.isOwn() ? desk.movesAt(key) : []),
    look: (key) => desk.look(key === undefined ? undefined : desk.movesAt(key)[0]),
    choose: (key) => desk.choose(key),
    explain: (key) => desk.explain(key),
    labelOf: (key) => desk.movesAt(key).map(desk.textOf).join(', or '),
    canArm: desk.canArm,
    get armed() {
      return desk.armed();
    },
    arm: (value) => desk.setArmed(desk.armed() === value ? undefined : value),
  };
}
