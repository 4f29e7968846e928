/** What the coach says. */
export const lessonWords = {
  rivals: { boThunder: 'Bo Thunder', melHarbour: 'Mel Harbour' },
  power: () => 'What are you good at? Every power may be used **once per gig**. You can learn the other one later.',
  ballot: (gig: string) =>
    `Tick every gig you would play: **the more ticks, the surer you agree**. ${gig} is a good start. Then cast.`,
  ballotAgain: (ballot: number) =>
    `No gig had all three ticks. Ballot ${ballot} of 3: **tick more**. After a third one without a common gig the band breaks up.`,
  crown: (die: number) =>
    `You are **Front**, the top row. The crown pays your die **minus the lowest** in its column: place the ${die}.`,
  paid: (points: number, power: string) =>
    points > 0
      ? `**The crown paid ${points}.** Before placing you may use ${power}, once this gig. Dice nobody takes stay for the next part.`
      : `No crown this time. Before placing you may use ${power}, once this gig. Dice nobody takes stay for the next part.`,
  target: (points: number, need: number, stars: string) =>
    need > 0
      ? `${points} points so far, and ${need} more will bring ${stars}. This line follows you through every gig.`
      : `${points} points: **${stars} is sure**. This line follows you through every gig.`,
  split: (points: number) =>
    `Your crowns made **${points} points for you alone**. Share them out: CROWD for fame, COIN for cards. Nobody sees before all chose.`,
  meeting: (bar: number) =>
    bar > 0
      ? `Stay, or break up the band? Whoever leaves needs **${bar} CROWD** to be signed, so **stay** for now.`
      : 'Stay, or break up the band? Together you may become legends, so **stay** for now.',
  downtime: (canLive: boolean, canRiff: boolean) => {
    if (canLive && canRiff)
      return 'One thing each: **Live the Life** buys powers with COMMITMENT, **Write and Riff** buys song cards with COIN.';
    if (canLive)
      return 'One thing each: **Live the Life** buys you another power with COMMITMENT. **Rest** keeps it all.';
    return canRiff
      ? 'One thing each: **Write and Riff** buys song cards with COIN. Cards that suit another role, only that role may buy.'
      : 'One thing each: powers for COMMITMENT, song cards for COIN. You cannot pay for any yet: **rest**.';
  },
  studio: (canWrite: boolean, canRecord: boolean) => {
    if (canWrite)
      return 'The studio: three to five parts **make a new song**. It costs 10 COIN for every CLOUT; both others must agree.';
    return canRecord
      ? 'The studio can **record a song**: its score may be called up at later gigs. Both others must agree.'
      : 'The studio: here songs are written and recorded. You hold no parts yet, so **propose nothing**.';
  },
  legends: () =>
    'Round 2. **CLOUT unlocks bigger gigs**; the two biggest have ★★★★, and that makes all three of you legends.',
  lastBallot: () =>
    '**The last ballot.** Without a gig that all three approve, the band breaks up: tick as many as you can bear.',
  walkOut: (bar: number) => `Breaking up needs **${bar} CROWD** after your solo, or the label signs nobody.`,
  ahead: [
    '**Writing songs**: buy parts, meet in the studio, play them live',
    '**Recording**: a score that you can call up at any gig',
    '**Breaking up**: one of you may win alone, if the label calls',
  ],
} as const;
