import { listNames } from './names.ts';

const coins = (count: number): string => `${count} COIN`;
const friends = (count: number): string => `${count} ${count === 1 ? 'friend' : 'friends'}`;

/** What stands on the board besides names of gigs, cards and powers. */
export const boardWords = {
  strip: {
    song: (song: number, songs: number, isExact: boolean) => `Song ${song} of ${isExact ? '' : 'up to '}${songs}`,
    between: (played: number, songs: number) => `${played} of ${songs} songs played`,
    next: (points: number, stars: string) => `${points} for ${stars}`,
    more: (points: number) => `${points} more`,
    reached: (stars: string) => `${stars} is reached`,
    bomb: 'bomb',
    label: (points: number, marks: string) => `${points} points; ${marks}`,
  },
  road: {
    title: 'The road',
    band: (crowd: number, clout: number) => `The band has ${crowd} CROWD and ${clout} CLOUT`,
    summary: (open: number, locked: number, burnt: number) => `${open} open · ${locked} locked · ${burnt} burnt`,
    open: 'Could be on the wall',
    locked: 'Locked',
    burnt: 'Burnt, gone for good',
    none: 'none',
    from: (stars: string, from: number) => `${stars} from ${from}`,
    short: (what: readonly string[]) => `${listNames(what)} short`,
    unlock: (clout: number) => `opens with ${clout} more CLOUT`,
    unlockFavour: (gig: string) => `opens with ★★ at ${gig}`,
    legends: 'Only these gigs make legends:',
    grace: (left: number) =>
      left > 0
        ? `No gig burns for ${left} more ${left === 1 ? 'gig' : 'gigs'}.`
        : 'One gig burns before every round from now on.',
    show: 'Show all gigs',
  },
  result: {
    title: (gig: string) => `${gig}: how it went`,
    points: (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`,
    needed: (from: number, stars: string) => `${from} were needed for ${stars}`,
    missed: (more: number, stars: string) => `${more} more would have been ${stars}`,
    bomb: 'A bomb',
    legend: 'Legends, all three of you',
    reward: (what: string) => `The band gets ${what}.`,
    cover: (number: number, roll: number, points: number) => `Cover ${number}: rolled ${roll}, ${points} points`,
    recorded: (title: string, points: number) => `${title} as recorded: ${points} points`,
    live: (title: string, points: number) => `${title}: ${points} points`,
    broke: (title: string) => `${title} broke down: no points`,
    own: (name: string, points: number) => `${name} made ${points} of them`,
    goOn: 'Go on',
    next: (question: string) => `Next: ${question}`,
    sheet: (title: string) => `${title}, as it was counted`,
  },
  money: {
    nobody: 'nobody comes',
    brings: (count: number, missing: number) => `${friends(count)}${missing > 0 ? `, ${missing} missing` : ': enough'}`,
    covers: (missing: number) => (missing > 0 ? `${missing} still missing` : 'enough'),
    keep: (coin: number) => `keep ${coin}`,
    left: (coin: number) => `${coin} left`,
    pay: coins,
    rule: (van: number, clout: number, crowd: number) =>
      `Every trip costs ${coins(van)} and brings ${friends(clout)}, as many as the band has CLOUT; you know ${crowd} people.`,
    feeRule: (fee: number, band: number) =>
      `The fee is ${coins(fee)}; the band pays its ${band} first, the rest comes from you three.`,
    studioRule: (price: number, band: number) =>
      `A session costs ${coins(price)}; the band pays its ${Math.min(price, band)} first, the rest comes from you three.`,
    pledged: (name: string, what: string) => `${name} has put up ${what}`,
    could: (name: string, what: string) => `${name} could add up to ${what}`,
    none: (name: string) => `${name} has nothing to add`,
    trips: (count: number) => `${count} ${count === 1 ? 'trip' : 'trips'}`,
    unpaid: 'Nothing is paid unless all of it is covered; if not, the flyer comes off and the next ballot follows.',
    unpaidStudio: 'Nothing is paid unless all of it is covered.',
    splitThen: (first: string, firstNow: number, second: string, secondNow: number) =>
      `You will have ${firstNow} ${first} and ${secondNow} ${second}.`,
    splitRule: 'Nobody sees how you split them before all have chosen.',
  },
  people: {
    label: 'The band and its members',
    round: (round: number, gigs: number) => `Round ${round}, ${gigs} ${gigs === 1 ? 'gig' : 'gigs'} played`,
    bar: (bar: number) => (bar > 0 ? `Label bar: ${bar} CROWD` : ''),
    parts: (count: number) => `${count} parts`,
    recorded: 'Recorded score',
    powers: 'Powers, each once a gig',
    none: 'no power yet',
    used: 'used',
    ready: 'ready',
    next: (names: readonly string[]) => `To learn: ${names.join(', ')}`,
    cards: (count: number) => (count === 0 ? 'no cards' : count === 1 ? '1 card' : `${count} cards`),
    dice: (count: number) => (count === 1 ? '1 special die' : `${count} special dice`),
    chosen: 'has chosen',
    you: 'you',
    bonus: [
      (crowd: number, _base: number, _coin: number) =>
        `★★ or more: ${crowd} CROWD for every ★; a free power after a bomb`,
      (_crowd: number, _base: number, coin: number) => `First power of a Downtime: ${coin} COIN from the band`,
      (_crowd: number, base: number, _coin: number) => `★ or more: ${base} + CLOUT COMMITMENT for every ★`,
    ],
    points: [
      'Scores with equal dice below: own points become COIN or COMMITMENT',
      'Scores with rising and falling dice: own points become COMMITMENT or CROWD',
      'Scores with crowns on top: own points become CROWD or COIN',
    ],
  },
  downtime: {
    live: (cost: number, commitment: number, powers: readonly string[]) =>
      `${powers.join(' or ')} for ${cost} COMMITMENT; you have ${commitment}.`,
    liveNot: (cost: number | undefined, commitment: number) =>
      cost === undefined ? 'You have all powers.' : `The next power costs ${cost} COMMITMENT; you have ${commitment}.`,
    riff: (price: number, coin: number) => `Song cards from ${price} COIN; you have ${coin}.`,
    riffNot: (coin: number, band: number) => `Nothing here that you may buy with ${coin} COIN and the band’s ${band}.`,
    rest: 'Keep everything for later.',
  },
  playtest: {
    title: 'Playtest data',
    about:
      'The designer asks playtesters for the whole table, whether you finish or not. It stays on this device until you send it.',
    json: 'Save as JSON',
    page: 'Save as a page',
  },
  song: {
    pool: (count: number) => `Left in the pool: ${count} ${count === 1 ? 'die' : 'dice'}`,
    place: (die: string) => `Place the ${die}`,
    breakdown: (dice: number, squares: number) =>
      `${dice === 0 ? 'No die' : dice === 1 ? 'Only one die' : `Only ${dice} dice`} for ${squares} more ${squares === 1 ? 'square' : 'squares'} of this part: using it up lets the song break down, and it scores nothing.`,
    coach: {
      label: 'Dice coach',
      off: 'off',
      band: 'for the band',
      me: 'for me',
      role: (role: string) => `for ${role}`,
      thinking: 'Counting…',
      powers: 'Counting what powers would bring…',
      about:
        'Points of the song to expect, if all play on for that goal. A power you keep is worth something later; that is not counted.',
    },
    covered: (count: number) => (count === 1 ? 'One covered die.' : `${count} covered dice.`),
    later: 'You see them on your turn.',
    blind: 'The song is played with covered dice.',
  },
  story: {
    title: 'Three musicians, one song, no gig yet',
    lines: [
      'Together you choose gigs, play songs with dice and grow a crowd.',
      'One gig with ★★★★ makes all three of you legends.',
      'Or somebody walks out: then most CROWD after the solos wins alone, if the label calls.',
    ],
  },
} as const;
