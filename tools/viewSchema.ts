import { readFile } from 'node:fs/promises';
import {
  defaultOptions,
  fastRandom,
  Match,
  must,
  secretFor,
  seatsIn,
  viewersOf,
  type Game,
  type OptionSpec,
} from '@bandstand/engine';
import { loadGame } from '@bandstand/games';

/** Matches that are looked at for each number of seats and setting. */
const MATCHES = 3;
/** Words of which there are no more than so many are listed. */
const MOST_WORDS = 32;

/** What was seen at one place of views. */
interface Shape {
  seen: number;
  readonly types: Set<string>;
  readonly words: Set<string>;
  items?: Shape;
  readonly fields: Map<string, Shape>;
}

const unseen = (): Shape => ({ seen: 0, types: new Set(), words: new Set(), fields: new Map() });

function look(shape: Shape, value: unknown): void {
  shape.seen++;
  if (Array.isArray(value)) {
    shape.types.add('array');
    for (const item of value) look((shape.items ??= unseen()), item);
  } else if (typeof value === 'object' && value !== null) {
    shape.types.add('object');
    for (const [key, field] of Object.entries(value)) {
      if (field === undefined) continue;
      let known = shape.fields.get(key);
      if (known === undefined) shape.fields.set(key, (known = unseen()));
      look(known, field);
    }
  } else {
    shape.types.add(value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value);
    if (typeof value === 'string') shape.words.add(value);
  }
}

type Json = Record<string, unknown>;

/** A place as JSON Schema says it; fields that were always there are required. */
function schemaOf(shape: Shape, comments: ReadonlyMap<string, string>): Json {
  const types = [...shape.types].toSorted();
  const objects = shape.fields;
  return {
    type: types.length === 1 ? types[0] : types,
    ...(shape.types.has('string') && types.length === 1 && shape.words.size <= MOST_WORDS
      ? { enum: [...shape.words].toSorted() }
      : {}),
    ...(shape.items === undefined ? {} : { items: schemaOf(shape.items, comments) }),
    ...(objects.size === 0
      ? {}
      : {
          properties: Object.fromEntries(
            [...objects].map(([key, field]) => {
              const description = comments.get(key);
              return [key, { ...(description === undefined ? {} : { description }), ...schemaOf(field, comments) }];
            }),
          ),
          required: [...objects].flatMap(([key, { seen }]) => (seen === shape.seen ? [key] : [])).toSorted(),
        }),
  };
}

const FIELD = /\/\*\*\s*((?:(?!\*\/)[^])*?)\s*\*\/\s*(?:readonly\s+)?(\w+)\??:/g;

/** The sentences that stand over the fields of a game's state, or over those of the kit it is made with. */
async function commentsOn(id: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const own = new URL(`../games/${id}/state.ts`, import.meta.url);
  const kit = ['state', 'view', 'types'].map((file) => new URL(`../kits/draft-and-write/${file}.ts`, import.meta.url));
  const source = await readFile(own, 'utf8').catch(() => undefined);
  const texts = source === undefined ? await Promise.all(kit.map((file) => readFile(file, 'utf8'))) : [source];
  for (const text of texts)
    for (const [, comment, field] of text.matchAll(FIELD))
      if (!found.has(field)) found.set(field, comment.replaceAll(/\s*\n\s*\*\s*/g, ' '));
  return found;
}

const otherValues = (spec: OptionSpec): unknown[] =>
  spec.type === 'choice' ? [...spec.values] : spec.type === 'flag' ? [true, false] : [spec.default];

/** The settings as they are proposed, and with each one changed that has names for its values. */
const settingsOf = ({ options }: Game): object[] => [
  defaultOptions(options),
  ...Object.entries(options).flatMap(([name, spec]) =>
    otherValues(spec).map((value) => ({ ...defaultOptions(options), [name]: value })),
  ),
];

/** What the views of a game look like, as found in matches played at random and well. */
export async function viewSchemaOf(id: string): Promise<Json> {
  const { game, knowledge } = must(await loadGame(id));
  const { greedy } = knowledge.policies(game);
  const shape = unseen();
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const options of settingsOf(game))
      for (let each = 0; each < MATCHES; each++) {
        const started = Match.start(game, { seats, options, secret: secretFor(`view ${seats} ${each}`) });
        if (!started.ok) break;
        const match = started.value;
        const random = fastRandom(each + 1);
        for (;;) {
          for (const viewer of viewersOf(seats)) look(shape, match.view(viewer));
          if (match.isOver) break;
          const acting = seatsIn(game.toAct(match.state));
          const seat = acting[random.below(acting.length)];
          const moves = match.legalMoves(seat);
          const isWild = each === 0 || random.below(6) === 0;
          const move = isWild
            ? moves[random.below(moves.length)]
            : greedy(game.imagine(match.view(seat), random), seat, moves, random);
          must(match.play(seat, move.id));
        }
      }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `What a viewer of ${game.text.name} sees`,
    ...schemaOf(shape, await commentsOn(id)),
  };
}
