import { Band } from './Band.tsx';
import type { SheetScene } from './context.ts';
import { laterSections } from './laterSections.ts';
import type { ModelProps } from './boardModel.ts';
import type { Walk } from './walk.ts';

/** The sheet that is shown, with what the viewer looks at; a rival's sheet is only looked at. */
export function sceneOf({ board, model }: ModelProps, walk: Walk): SheetScene {
  const ahead = () => (model.isOwn() ? model.followed() : undefined);
  return {
    get pack() {
      return model.kit().pack;
    },
    get words() {
      return model.words();
    },
    get icons() {
      return board.icons;
    },
    get art() {
      return board.art;
    },
    sections: { posts: Band, ...laterSections, ...board.sections },
    get ground() {
      return board.ground;
    },
    get sticker() {
      return board.sticker;
    },
    skillsOf: (card) => {
      const { cards, skills } = model.kit().pack;
      const spec = cards[card];
      return spec.kind === 'member'
        ? [...spec.skills].map((letter) => skills.findIndex((skill) => skill.id === letter))
        : [];
    },
    sheet: model.sheetFields,
    get ghost() {
      return ahead()?.ghost;
    },
    ghostStep: (key) => ahead()?.steps.get(key),
    freshStep: model.freshStep,
    get walked() {
      return walk.shown();
    },
    ghostPoints: (part) => (part === undefined ? 0 : (ahead()?.gains.get(part) ?? 0)),
    isPossible: (key) => model.isOwn() && model.possible().has(key),
    isBest: (key) => model.isOwn() && model.bestSpot() === key,
    isAsked: (key) => model.isOwn() && model.spot() === key,
    movesAt: (key) => (model.isOwn() ? model.movesAt(key) : []),
    look: (key) => model.look(key === undefined ? undefined : model.movesAt(key)[0]),
    choose: (key) => model.choose(key),
    explain: (key) => model.explain(key),
    labelOf: (key) => model.movesAt(key).map(model.textOf).join(', or '),
    canArm: model.canArm,
    get armed() {
      return model.armed();
    },
    arm: (value) => model.setArmed(model.armed() === value ? undefined : value),
  };
}
