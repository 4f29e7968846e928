/** What a sheet is thought to be worth beyond its points so far. Points unless said otherwise. */
export interface Weights {
  /** Worth of a waiting item by kind: match, grid, net, trackA, trackB, x2, x3, x4, colour, tour, cash, cheer. */
  readonly items: readonly number[];
  /** Turns that make one missing mark of each section about as likely as not. */
  readonly gridPace: number;
  readonly netPace: number;
  readonly matchPace: number;
  readonly tourPace: number;
  readonly trackPace: number;
  readonly goalPace: number;
  /** Spaces of a track that come with each turn. */
  readonly trackRate: number;
  /** Posts filled in a turn, as far as there are empty ones. */
  readonly fillRate: number;
  /** How likely a locked post is filled, against an open one. */
  readonly lockedShare: number;
  /** Level of a member still to come. */
  readonly level: number;
  /** A filled circle that faces an empty post. */
  readonly facing: number;
  /** Share of a reached goal's points before it is claimed. */
  readonly goalShare: number;
  /** What drawing one more card costs, when playing alone. */
  readonly cardCost: number;
  /** What each turn still to come brings less than the other weights hope, alone and with rivals; keeps early and late sheets comparable. */
  readonly hopeAlone: number;
  readonly hopeWithRivals: number;
  /** Part of a goal's points that claiming it now adds to its being in reach. */
  readonly claimShare: number;
  /** How much less likely each goal further right is still there when it counts, when playing alone. */
  readonly slotDecay: number;
  /** Level that a multiplier is expected to meet. */
  readonly boostLevel: number;
  /** Posts still to be filled that make the use of a multiplier sure. */
  readonly boostPosts: number;
  /** A free goal box, as long as there is time. */
  readonly goalBox: number;
}
