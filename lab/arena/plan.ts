/** Who meets whom: one of `bot`, all other seats `rivals`. */
export interface Pairing {
  readonly bot: string;
  readonly rivals: string;
}

export interface ArenaPlan {
  readonly game: string;
  readonly bots: readonly string[];
  readonly seats: number;
  /** Deals for each pairing; each is played once from every seat. */
  readonly deals: number;
  readonly seed: number;
  readonly options?: unknown;
}

export type Endings = Readonly<Record<string, { readonly matches: number; readonly share: number }>>;

/** One deal of a pairing, played with the bot on every seat in turn. */
export interface DealResult {
  readonly pairing: number;
  readonly deal: number;
  /** The bot's mean share of the win over the seats. */
  readonly share: number;
  /** Its mean score, and that of its rivals. */
  readonly score: number;
  readonly rivalScore: number;
  /** By how the match ended: how often, and the bot's summed share of the win. */
  readonly endings: Endings;
  /** Matches that somebody won from the others, not all together and not nobody, and the bot's summed share of them; older files do not say. */
  readonly contested?: { readonly matches: number; readonly share: number };
  /** Longest thought of the bot, in milliseconds of CPU time. */
  readonly longestMs: number;
}

/** Two bots meet once; of more, everybody meets everybody, and where more than two sit down, both ways round. One alone plays alone. */
export function pairingsOf({ bots, seats }: Pick<ArenaPlan, 'bots' | 'seats'>): readonly Pairing[] {
  if (seats === 1) return bots.map((bot) => ({ bot, rivals: bot }));
  return bots.flatMap((bot, i) =>
    bots.flatMap((rivals, j) => (j > i || (seats > 2 && bots.length > 2 && i !== j) ? [{ bot, rivals }] : [])),
  );
}
