import { fileURLToPath } from 'node:url';
import { words } from './text/index.ts';

/** Everything a host can set, from the environment. */
export interface Settings {
  readonly port: number;
  /** A port that was asked for is taken or nothing; the default one may move on to the next free. */
  readonly isPortFixed: boolean;
  readonly host: string;
  readonly dataFile: string;
  /** Seeds of matches are sealed in storage with the key in this file. */
  readonly seedKeyFile: string | undefined;
  readonly databaseUrl: string | undefined;
  /** Where nodes wake each other, when DATABASE_URL leads through a pooler or to an engine without LISTEN. */
  readonly databaseListenUrl: string | undefined;
  readonly webRoot: string;
  readonly botThreads: number;
  readonly botDelayMs: number;
  /** The longest that a bot may think about one move. */
  readonly botThinkMs: number;
  /** Shortest and longest pause before a person who has no choice is answered for. */
  readonly reflexMs: readonly [number, number];
  /** Finished and abandoned matches are kept this long; 0 keeps them for good. */
  readonly retentionDays: number;
  /** How many proxies stand in front: so many addresses of X-Forwarded-For, from the right, are believed. */
  readonly trustedProxies: number;
  readonly publicUrl: string | undefined;
  /** Webhooks may call addresses of the local network. */
  readonly localWebhooks: boolean;
  /** Opens the metrics to programs on other machines. */
  readonly metricsToken: string | undefined;
  /** How long a client may take to finish a request, or to say which table its socket is for. */
  readonly patienceMs: number;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** For load tests: limits per client address are not applied. */
  readonly unlimited: boolean;
}

class SettingError extends Error {}
export { SettingError };

function whole(name: string, text: string | undefined, fallback: number, min: number, max: number): number {
  if (text === undefined || text === '') return fallback;
  const number = Number(text);
  if (!Number.isInteger(number) || number < min || number > max)
    throw new SettingError(`${name} takes a whole number from ${min} to ${max}, not "${text}".`);
  return number;
}

function reflexRange(env: Readonly<Record<string, string | undefined>>): [number, number] {
  const shortest = whole('REFLEX_MIN_MS', env['REFLEX_MIN_MS'], 1500, 0, 600_000);
  return [shortest, whole('REFLEX_MAX_MS', env['REFLEX_MAX_MS'], Math.max(shortest, 15_000), shortest, 600_000)];
}

function postgresUrl(
  name: string,
  env: Readonly<Record<string, string | undefined>>,
  otherwise: string,
): string | undefined {
  const url = env[name];
  if (url === undefined || url === '') return undefined;
  if (!/^postgres(ql)?:\/\//.test(url)) throw new SettingError(`${name} must begin with postgres://. ${otherwise}`);
  return url;
}

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const level = LEVELS.find((known) => known === (env['LOG_LEVEL'] ?? 'warn'));
  if (level === undefined) throw new SettingError(`LOG_LEVEL is one of ${LEVELS.join(', ')}.`);
  const databaseUrl = postgresUrl('DATABASE_URL', env, words.settings.leaveItOutToUse);
  const databaseListenUrl = postgresUrl('DATABASE_LISTEN_URL', env, words.settings.leaveItOutToUseDatabase);
  const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
  return {
    port: whole('PORT', env['PORT'], 8080, 0, 65_535),
    isPortFixed: env['PORT'] !== undefined && env['PORT'] !== '',
    host: env['HOST'] ?? '127.0.0.1',
    dataFile: env['DATA_FILE'] ?? fromHere('../data/bandstand.sqlite'),
    seedKeyFile: env['SEED_KEY_FILE'] === '' ? undefined : env['SEED_KEY_FILE'],
    databaseUrl,
    databaseListenUrl,
    webRoot: env['WEB_ROOT'] ?? fromHere('../web/dist'),
    botThreads: whole('BOT_THREADS', env['BOT_THREADS'], 1, 1, 64),
    botDelayMs: whole('BOT_DELAY_MS', env['BOT_DELAY_MS'], 500, 0, 60_000),
    botThinkMs: whole('BOT_THINK_MS', env['BOT_THINK_MS'], 2000, 1, 600_000),
    reflexMs: reflexRange(env),
    retentionDays: whole('RETENTION_DAYS', env['RETENTION_DAYS'], 0, 0, 36_500),
    trustedProxies: whole('BEHIND_PROXY', env['BEHIND_PROXY'], 0, 0, 16),
    publicUrl: env['PUBLIC_URL'],
    localWebhooks: env['LOCAL_WEBHOOKS'] === '1',
    metricsToken: env['METRICS_TOKEN'] === '' ? undefined : env['METRICS_TOKEN'],
    patienceMs: whole('PATIENCE_MS', env['PATIENCE_MS'], 10_000, 100, 600_000),
    logLevel: level,
    unlimited: env['UNLIMITED'] === '1',
  };
}
