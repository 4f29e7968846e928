import * as v from 'valibot';
import { BONUSES } from './bonus.ts';

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9-]*$/, 'letters, digits and hyphens only'));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const letter = v.pipe(v.string(), v.regex(/^[A-Za-z]$/, 'one letter'));
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const place = { x: v.number(), y: v.number() };
const bonus = v.picklist(BONUSES);
const bonuses = v.pipe(v.array(bonus), v.maxLength(3));
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'a colour such as #2446a8'));

const cardBase = { id, set: whole(1, 9), name };
const icons = v.pipe(v.string(), v.regex(/^[A-Z]{1,2}$/, 'one or two icon letters'));

const card = v.variant('kind', [
  v.strictObject({
    ...cardBase,
    kind: v.literal('member'),
    type: id,
    level: whole(1, 9),
    /** Skill letters at N, E, S, W. */
    skills: v.pipe(v.string(), v.regex(/^[a-z]{4}$/, 'four skill letters: N, E, S, W')),
    role: name,
    origin: v.optional(id),
  }),
  v.strictObject({ ...cardBase, kind: v.literal('grid'), icons }),
  v.strictObject({ ...cardBase, kind: v.literal('net'), icons }),
  v.strictObject({ ...cardBase, kind: v.literal('penalty') }),
  v.strictObject({ ...cardBase, kind: v.literal('cheer') }),
]);

const goal = v.strictObject({
  id,
  name,
  section: id,
  /** The goal language: `metric >= k`, joined by `&`. */
  needs: v.pipe(v.string(), v.minLength(3), v.maxLength(80)),
  points: whole(0, 40),
  bonus: bonuses,
});

const sheet = v.strictObject({
  posts: v.pipe(
    v.array(v.strictObject({ id, type: id, lock: v.optional(id), ...place })),
    v.minLength(1),
    v.maxLength(12),
  ),
  /** Circles outside the posts; the one marked `start` is coloured before the first week. */
  outer: v.pipe(v.array(v.strictObject({ id, start: v.optional(v.literal(true)), ...place })), v.maxLength(7)),
  /** Two circles each: `M1.E` is the east circle of post M1, `O1` an outer circle. */
  links: v.array(v.tuple([v.string(), v.string()])),
  match: v.strictObject({
    rows: v.pipe(
      v.array(v.strictObject({ bonuses: v.pipe(v.array(v.nullable(bonus)), v.length(5)), points: whole(0, 60) })),
      v.length(4),
    ),
    columnPoints: v.pipe(v.array(whole(0, 60)), v.length(5)),
  }),
  grid: v.strictObject({
    /** Icon letters, a string for each row. */
    rows: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{4}$/))), v.length(4)),
    lines: v.array(
      v.strictObject({ id, squares: v.pipe(v.array(whole(0, 15)), v.length(4)), bonuses, points: whole(0, 60) }),
    ),
  }),
  net: v.strictObject({
    rows: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{5}$/))), v.length(3)),
    /** Nodes count from 1, row by row. */
    links: v.array(
      v.strictObject({ ends: v.tuple([whole(1, 15), whole(1, 15)]), bonuses: v.pipe(bonuses, v.minLength(1)) }),
    ),
  }),
  trackA: v.pipe(v.array(v.nullable(bonus)), v.minLength(1), v.maxLength(12)),
  trackB: v.pipe(v.array(v.nullable(bonus)), v.minLength(1), v.maxLength(12)),
  /** Points by number of spaces crossed, from none up. */
  cheer: v.optional(v.pipe(v.array(whole(0, 100)), v.minLength(2), v.maxLength(13))),
  tour: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          id,
          name,
          after: v.optional(id),
          gate: v.optional(id),
          bonus: v.optional(bonus),
          points: whole(0, 60),
          ...place,
        }),
      ),
      v.maxLength(16),
    ),
  ),
  locks: v.pipe(v.array(id), v.maxLength(16)),
  penalty: v.strictObject({
    /** Points by number of spaces checked, from none up. */
    points: v.pipe(v.array(whole(-100, 0)), v.minLength(2), v.maxLength(9)),
    bonuses: v.array(v.nullable(bonus)),
  }),
  multipliers: v.pipe(v.array(whole(2, 4)), v.maxLength(9)),
});

const named = v.strictObject({ id: letter, name, ink: colour });

export const packShape = v.strictObject({
  $schema: v.optional(v.string()),
  id,
  license: v.string(),
  /** Whose game it is and whose content, as it is shown wherever the pack is. */
  attribution: v.pipe(v.string(), v.nonEmpty('say whose game and whose content this is')),
  /** The four skills: letter, name, ink and the form that stands for it without colour. */
  skills: v.pipe(
    v.array(
      v.strictObject({
        id: letter,
        name,
        ink: colour,
        form: v.picklist(['hexagon', 'circle', 'triangle', 'square', 'diamond']),
      }),
    ),
    v.length(4),
  ),
  types: v.pipe(v.array(v.strictObject({ id, name, plural: name })), v.minLength(1), v.maxLength(6)),
  gridIcons: v.pipe(v.array(named), v.length(4)),
  netIcons: v.pipe(v.array(named), v.length(5)),
  /** Where members come from, and how many of a type the tracker shows; goals count all of them. */
  origins: v.optional(v.array(v.strictObject({ id, name }))),
  originRoom: v.optional(v.record(v.string(), whole(1, 4))),
  cards: v.pipe(v.array(card), v.minLength(1), v.maxLength(255)),
  goals: v.pipe(v.array(goal), v.minLength(1), v.maxLength(127)),
  sheet,
});

/** Cards, goals and sheet of one game: data, no rule in it. */
export type Pack = v.InferOutput<typeof packShape>;
export type CardSpec = Pack['cards'][number];
export type GoalSpec = Pack['goals'][number];
export type SheetSpec = Pack['sheet'];
