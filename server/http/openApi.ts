import { ServerMessage } from '@bandstand/protocol';
import { EXAMPLES } from './examples.ts';

/** A name for every operation, so that generated clients have functions people can read. */
const NAMES: Readonly<Record<string, string>> = {
  'get /api/games': 'listGames',
  'get /api/games/{game}': 'readGame',
  'get /api/matches/{match}/game': 'readTableGame',
  'post /api/matches': 'makeTable',
  'get /api/matches': 'listTables',
  'get /api/matches/{match}': 'readTable',
  'post /api/matches/{match}/seats': 'takeSeat',
  'post /api/matches/{match}/plan': 'planSeat',
  'post /api/matches/{match}/swap': 'swapSeats',
  'post /api/matches/{match}/part': 'addToDeal',
  'post /api/matches/{match}/invitation': 'answerInvitation',
  'post /api/matches/{match}/remove': 'removePerson',
  'post /api/matches/{match}/actions': 'act',
  'get /api/matches/{match}/stream': 'listen',
  'get /api/matches/{match}/record': 'readRecord',
  'post /api/matches/{match}/rematch': 'rematch',
  'put /api/matches/{match}/reach': 'setReach',
  'get /api/push-key': 'readPushKey',
  'post /api/matches/{match}/code': 'makeCode',
  'post /api/codes': 'useCode',
  'post /api/mine': 'listMyTables',
  'get /api/daily': 'readDaily',
  'post /api/daily/{day}': 'readDailyStandings',
  'get /api/daily/{day}/{game}': 'listDailyResults',
  'post /api/daily/{day}/{game}/try': 'tryDaily',
  'get /api/daily/{day}/{game}/best': 'readDailyBest',
  'put /api/progress': 'beginProgress',
  'get /api/progress': 'listProgress',
  'post /api/progress': 'changeProgress',
  'post /api/progress/matches': 'readProgress',
  'delete /api/progress': 'deleteProgress',
};

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tuples as JSON Schema 2020-12 writes them, wherever they stand. */
function modern(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(modern);
  if (!isObject(value)) return value;
  const { items, additionalItems, ...rest } = value;
  const fields = Object.fromEntries(Object.entries(rest).map(([key, field]) => [key, modern(field)]));
  if (Array.isArray(items))
    return { ...fields, prefixItems: items.map(modern), items: modern(additionalItems ?? false) };
  return items === undefined ? fields : { ...fields, items: modern(items) };
}

const REFUSED = {
  description: 'Refused: the code is stable, the message is for people',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'message'],
        properties: { code: { type: 'string' }, message: { type: 'string' }, retryAfterMs: { type: 'integer' } },
      },
      example: { code: 'too-fast', message: 'At most 60 new tables an hour; try again later.', retryAfterMs: 60_000 },
    },
  },
} as const;

/** A body or an answer with an example of it. */
const withExample = (part: unknown, example: unknown): unknown => {
  if (!isObject(part) || !isObject(part['content'])) return part;
  const content = Object.entries(part['content']).map(([type, media]) => [
    type,
    isObject(media) ? { ...media, example } : media,
  ]);
  return { ...part, content: Object.fromEntries(content) as Json };
};

const MESSAGE_LINES = {
  description: 'One message a line; empty lines keep the connection open',
  content: { 'application/x-ndjson': { schema: { $ref: '#/components/schemas/ServerMessage' } } },
};

function described(method: string, path: string, operation: Json): Json {
  const operationId = NAMES[`${method} ${path}`];
  const { request, answer } = EXAMPLES[operationId] ?? {};
  const responses = isObject(operation['responses']) ? operation['responses'] : {};
  const fine = Object.entries(responses).map(([status, response]) => {
    if (!status.startsWith('2')) return [status, response];
    return [status, withExample(operationId === 'listen' ? MESSAGE_LINES : response, answer)];
  });
  return {
    ...operation,
    operationId,
    ...(operation['requestBody'] === undefined ? {} : { requestBody: withExample(operation['requestBody'], request) }),
    responses: { ...(Object.fromEntries(fine) as Json), '4XX': REFUSED },
  };
}

/** The description of the HTTP interface, complete enough for linters and generated clients. */
export function openApi(document: Json): Json {
  const paths = isObject(document['paths']) ? document['paths'] : {};
  return {
    ...(modern(document) as Json),
    servers: [{ url: '/', description: 'The server that this description came from' }],
    security: [{}, { seatKey: [] }, { invite: [] }],
    components: {
      schemas: { ServerMessage: modern(JSON.parse(JSON.stringify(ServerMessage))) },
      securitySchemes: {
        seatKey: { type: 'http', scheme: 'bearer', description: 'The key of a seat' },
        invite: { type: 'apiKey', in: 'header', name: 'x-invite', description: 'Lets a guest see a private table' },
      },
    },
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(isObject(methods) ? methods : {}).map(([method, operation]) => [
            method,
            described(method, path, modern(operation) as Json),
          ]),
        ),
      ]),
    ),
  };
}

/** JSON Schema 2020-12 of anything that the protocol describes. */
export const jsonSchema = (schema: object): Json => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...(modern(JSON.parse(JSON.stringify(schema))) as Json),
});
