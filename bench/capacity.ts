/** What one machine was measured to need; see docs/scale.md. */
export interface Costs {
  /** CPU time of a node a move, in microseconds. */
  readonly nodeUs: number;
  /** CPU time of the database a move, and on top of that a commit. */
  readonly entryUs: number;
  readonly commitUs: number;
  /** How long a commit takes, wait for the disk and way there included. */
  readonly commitMs: number;
  /** CPU time of the database for looking once how far a table is. */
  readonly lookUs: number;
  readonly memoryBytesATable: number;
  readonly databaseBytesAMove: number;
}

export interface Load {
  readonly tables: number;
  /** How often somebody moves at a table. */
  readonly moveEveryMs: number;
  readonly nodes: number;
  /** Live tables are in memory and looked at every second; those of correspondence sleep. */
  readonly isLive: boolean;
}

export interface Need {
  readonly movesASecond: number;
  readonly commitsASecond: number;
  readonly nodeCores: number;
  readonly databaseCores: number;
  readonly memoryBytes: number;
  readonly databaseBytesADay: number;
}

const LOOKS_A_SECOND = 2;
const DAY_S = 86_400;

/** What a load needs. A node gathers: after each commit it waits for the next move, then for the disk, which takes all that came. */
export function needOf({ tables, moveEveryMs, nodes, isLive }: Load, costs: Costs): Need {
  const movesASecond = (1000 * tables) / moveEveryMs;
  const perNode = movesASecond / nodes;
  const commitsASecond = (nodes * perNode) / (1 + (perNode * costs.commitMs) / 1000);
  const looksASecond = isLive ? LOOKS_A_SECOND * tables : 0;
  return {
    movesASecond,
    commitsASecond,
    nodeCores: (movesASecond * costs.nodeUs) / 1e6,
    databaseCores: (movesASecond * costs.entryUs + commitsASecond * costs.commitUs + looksASecond * costs.lookUs) / 1e6,
    memoryBytes: isLive ? tables * costs.memoryBytesATable : 0,
    databaseBytesADay: movesASecond * costs.databaseBytesAMove * DAY_S,
  };
}
