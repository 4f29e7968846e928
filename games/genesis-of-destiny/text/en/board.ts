import { english } from '@bandstand/engine';
import { listNames, pointsText } from './names.ts';

const coins = (count: number): string => `${count} COIN`;
const friends = (count: number): string => english.counted(count, { one: 'friend', other: 'friends' });
const gigs = (count: number): string => english.counted(count, { one: 'gig', other: 'gigs' });

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
    from: (stars: string, from: number) => `${stars} from ${from}`,
    short: (what: readonly string[]) => `${listNames(what)} short`,
    unlock: (clout: number) => `opens with ${clout} more CLOUT`,
    unlockFavour: (gig: string) => `opens with ★★ at ${gig}`,
    legends: 'Only gigs with ★★★★ make legends.',
    grace: (left: number) =>
      left > 0
        ? `No gig burns for ${english.counted(left, { one: 'more gig', other: 'more gigs' })}.`
        : 'One gig burns before every round from now on.',
    show: 'Show all gigs',
    showLegends: 'Show only the legendary ones',
  },
  result: {
    title: (gig: string) => `${gig}: how it went`,
    needed: (from: number, stars: string) => `${from} were needed for ${stars}`,
    missed: (more: number, stars: string) => `${more} more would have been ${stars}`,
    bomb: 'A bomb',
    legend: 'Legends, all three of you',
    reward: (what: string) => `The band gets ${what}.`,
    /** To whoever gets it. */
    yourBonus: {
      CROWD: (amount: number) => `You gain ${amount} CROWD, as Beats does at two stars and more.`,
      COMMITMENT: (amount: number) => `You gain ${amount} COMMITMENT, as Front does for every star.`,
    },
    cover: (number: number, roll: number, points: number) => `Cover ${number}: rolled ${roll}, ${pointsText(points)}`,
    recorded: (title: string, points: number) => `${title} as recorded: ${pointsText(points)}`,
    live: (title: string, points: number) => `${title}: ${pointsText(points)}`,
    broke: (title: string) => `${title} broke down: no points`,
    /** "4 + 2 + 5 = 11". */
    sum: (parts: readonly number[], total: number) =>
      parts.length > 1 ? `${parts.join(' + ')} = ${total}` : `${total}`,
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
    trips: (count: number) => english.counted(count, { one: 'trip', other: 'trips' }),
    unpaid: 'Nothing is paid unless all of it is covered; if not, the flyer comes off and the next ballot follows.',
    unpaidStudio: 'Nothing is paid unless all of it is covered.',
    splitThen: (first: string, firstNow: number, second: string, secondNow: number) =>
      `You will have ${firstNow} ${first} and ${secondNow} ${second}.`,
    splitRule: 'Nobody sees how you split them before all have chosen.',
  },
  people: {
    label: 'The band and its members',
    course: (played: number, bar: number) =>
      `${gigs(played)} played${bar > 0 ? ` · the label signs who leaves from ${bar} CROWD up` : ''}`,
    parts: (count: number) => english.counted(count, { one: 'part', other: 'parts' }),
    recorded: 'Recorded score',
    powers: 'Powers, each once a gig',
    none: 'no power yet',
    used: 'used',
    ready: 'ready',
    next: (names: readonly string[]) => `To learn: ${names.join(', ')}`,
    cards: (count: number) => (count === 0 ? 'no cards' : english.counted(count, { one: 'card', other: 'cards' })),
    dice: (count: number) => english.counted(count, { one: 'special die', other: 'special dice' }),
    chosen: 'has chosen',
    you: 'you',
    bonus: [
      (crowd: number, _base: number, _coin: number) =>
        `★★ or more: ${crowd} CROWD for every ★; a free power after a bomb`,
      (_crowd: number, _base: number, coin: number) => `First power of a Downtime: ${coin} COIN from the band`,
      (_crowd: number, base: number, _coin: number) => `Every ★: ${base} COMMITMENT, and 1 more for each CLOUT`,
    ],
  },
  /** Over the buttons between gigs: what is decided, and what comes of it. */
  questions: {
    bandMeeting: {
      title: 'Band meeting',
      about: 'You play on together as long as all three stay. If one leaves, it is over for everybody.',
    },
    split: { title: 'Your own points' },
    studio: {
      title: 'The studio',
      record: 'A recorded song can be called at later gigs for its recorded score, without a roll.',
      again: 'Recording again keeps the better score.',
      write: 'A new song is made of three to five parts.',
      agree: 'It happens only if both others agree.',
    },
    vote: { title: 'A vote', about: 'It happens only if all three agree.' },
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
  playtest: 'Playtest sheet',
  song: {
    pool: (count: number) => `Left in the pool: ${english.counted(count, { one: 'die', other: 'dice' })}`,
    brings: (die: string, points: number) =>
      points === 0 ? `The ${die} scores nothing here yet.` : `The ${die} will score ${pointsText(points)} here.`,
    breakdown: (dice: number, squares: number) =>
      `${dice === 0 ? 'No die' : `Only ${english.counted(dice, { one: 'die', other: 'dice' })}`} for ${english.counted(squares, { one: 'more square', other: 'more squares' })} of this part: using it up lets the song break down, and it scores nothing.`,
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
    covered: (count: number) => `${english.counted(count, { one: 'covered die', other: 'covered dice' })}.`,
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
