import { defaultOptions, fastRandom, type Game } from '@bandstand/engine';
import { For, type Component, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { InlineShape, type RulesFigures } from '../../board/index.tsx';
import { BONUSES, kitOf, wordsOf, type DraftAndWrite, type Pack, type SheetView } from '../index.ts';
import { Badge } from './Badge.tsx';
import { Band } from './Band.tsx';
import { CardFace } from './CardFace.tsx';
import {
  IconsContext,
  SheetContext,
  type BoardArt,
  type GroundProps,
  type IconPaths,
  type OwnSections,
  type SheetScene,
  type StickerProps,
} from './context.ts';
import { GoalCard } from './Goals.tsx';
import { Icon } from './LineGrid.tsx';
import { otherSections } from './otherSections.ts';
import { sectionsOf, type SectionName } from './sections.ts';
import './sheet.css';
import './styles/figures.css';

interface FigureLooks {
  /** Around the whole board of the game. */
  readonly class: string;
  readonly icons: IconPaths;
  readonly art: BoardArt;
  readonly sections: OwnSections;
  readonly ground?: Component<GroundProps>;
  readonly sticker?: Component<StickerProps>;
}

/** A sheet as far as a picture needs it; the rest is empty. */
type Written = Partial<Omit<SheetView, 'posts'>> & {
  /** Members by the id of their post, each by the id of the card; with a multiplier, what they count. */
  readonly members?: Readonly<Record<string, string | readonly [string, number]>>;
};

const nothing = (): undefined => undefined;

const cardOf = (pack: Pack, id: string): number => pack.cards.findIndex((card) => card.id === id);

/** An empty sheet with this written on it. */
function sheetWith(game: Game<DraftAndWrite>, { members = {}, ...rest }: Written): SheetView {
  const { pack } = kitOf(game);
  const [empty] = game.view(game.setup(defaultOptions(game.options), 1, fastRandom(1)), 0).sheets;
  const posts = pack.sheet.posts.map((post) => {
    const member = members[post.id];
    if (member === undefined) return null;
    const [id, counts] = typeof member === 'string' ? [member] : member;
    const card = cardOf(pack, id);
    const spec = pack.cards[card];
    const level = spec.kind === 'member' ? spec.level : 0;
    return { card, level: counts ?? level, boosted: counts !== undefined };
  });
  return { ...empty, ...rest, posts };
}

/** A sheet that is only looked at. */
const stillScene = (game: Game<DraftAndWrite>, looks: FigureLooks, sheet: SheetView): SheetScene => ({
  pack: kitOf(game).pack,
  words: wordsOf(game),
  icons: looks.icons,
  art: looks.art,
  sections: { posts: Band, ...otherSections, ...looks.sections },
  ground: looks.ground,
  sticker: looks.sticker,
  sheet,
  ghost: undefined,
  skillsOf(card) {
    const { pack } = kitOf(game);
    const spec = pack.cards[card];
    return spec.kind === 'member'
      ? [...spec.skills].map((letter) => pack.skills.findIndex((skill) => skill.id === letter))
      : [];
  },
  ghostStep: nothing,
  freshStep: nothing,
  walked: 0,
  ghostPoints: () => 0,
  isPossible: () => false,
  isBest: () => false,
  isAsked: () => false,
  movesAt: () => [],
  look: nothing,
  choose: nothing,
  explain: nothing,
  labelOf: () => '',
  canArm: () => false,
  armed: undefined,
  arm: nothing,
});

/** What draws the pictures of a draft-and-write game's rules. */
export function figureKit(game: Game<DraftAndWrite>, looks: FigureLooks) {
  const { pack } = kitOf(game);
  const words = wordsOf(game);
  const goalOf = (id: string): number => pack.goals.findIndex((goal) => goal.id === id);

  /** The table that things lie on: paper stays paper there. */
  const OnTable = (props: { children: JSX.Element }) => (
    <IconsContext.Provider value={looks.icons}>
      <div class={looks.class}>
        <div class="dw-board dw-figure">{props.children}</div>
      </div>
    </IconsContext.Provider>
  );

  return {
    /** A section of the sheet with something written in it. */
    section: (name: SectionName, written: Written = {}): Component => {
      const scene = stillScene(game, looks, sheetWith(game, written));
      const draw = sectionsOf(pack, scene.sections).find((section) => section.name === name)?.draw;
      return () => (
        <OnTable>
          <SheetContext.Provider value={scene}>
            <div class="dw-sheet dw-figure-sheet">
              <div class={`dw-section dw-section-${name}`}>
                <Dynamic component={draw} />
              </div>
            </div>
          </SheetContext.Provider>
        </OnTable>
      );
    },
    cards:
      (...ids: readonly string[]): Component =>
      () => (
        <OnTable>
          <div class="dw-figure-row">
            <For each={ids}>
              {(id) => <CardFace card={cardOf(pack, id)} pack={pack} words={words} art={looks.art} />}
            </For>
          </div>
        </OnTable>
      ),
    goals:
      (written: Written, ...ids: readonly string[]): Component =>
      () => (
        <OnTable>
          <div class="dw-figure-row">
            <For each={ids}>
              {(id) => (
                <GoalCard kit={kitOf(game)} words={words} goal={goalOf(id)} sheet={sheetWith(game, written)} point="" />
              )}
            </For>
          </div>
        </OnTable>
      ),
    signOf: signsOf(game, looks.icons),
  };
}

/** The signs of bonuses, skills and kinds of cards by their names. */
function signsOf(game: Game<DraftAndWrite>, icons: IconPaths): NonNullable<RulesFigures['signOf']> {
  const { pack } = kitOf(game);
  const words = wordsOf(game);
  const signs = new Map<string, () => JSX.Element>();
  const add = (name: string, draw: () => JSX.Element): void => {
    if (!signs.has(name)) signs.set(name, draw);
  };
  const drawn = (paths: Readonly<Record<string, string>>) => (icon: { id: string; name: string; ink: string }) =>
    add(icon.name, () => (
      <svg viewBox="-12 -12 24 24">
        <Icon path={paths[icon.id]} letter={icon.id} x={0} y={0} ink={icon.ink} />
      </svg>
    ));
  for (const skill of pack.skills)
    add(skill.name, () => (
      <span style={{ color: skill.ink }}>
        <InlineShape name={skill.form} />
      </span>
    ));
  for (const bonus of BONUSES) {
    const name = words.bonus[bonus];
    // A multiplier is its own sign.
    if (name !== undefined && !name.startsWith('×'))
      add(name, () => (
        <IconsContext.Provider value={icons}>
          <svg viewBox="-12 -12 24 24">
            <Badge bonus={bonus} x={0} y={0} r={12} />
          </svg>
        </IconsContext.Provider>
      ));
  }
  pack.gridIcons.forEach(drawn(icons.grid));
  pack.netIcons.forEach(drawn(icons.net));
  return (word) => signs.get(word);
}
