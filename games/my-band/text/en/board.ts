import { english } from '@bandstand/engine';
import { chipsText, listNames } from './names.ts';

const left = (chips: number): string => `${chips} left`;

/** What stands on the board besides names of cards. */
export const boardWords = {
  parts: ['Auctions', 'Events', 'Contract', 'Pay Day'],
  decks: (band: number, business: number, events: number) =>
    `Decks: band ${band}, business ${business}, events ${events}`,
  actions: 'What is going on',
  explainBid: 'Why can’t I bid?',
  nominate: 'Choose a card of the row, or pass. You can buy one item a turn.',
  event: 'Play one of your events, draw one for later, or pass.',
  resolve: (cards: readonly string[]) => `${cards.join(' or ')}: press × beside the one that you give up.`,
  trim: 'Throw away one of your events below.',
  draw: 'It joins your band at once. Of two with one occupation you keep one.',
  drawRisk: (letters: string) => `Your pay is doubled now: a card without ${letters} will end that.`,
  throwing: { start: 'Throw cards away', stop: 'Throw no more' },
  /** Without a name it is the reader's. */
  recruit: (recruiter: string, card: string, owner: string | undefined) =>
    `${recruiter} wants to recruit ${card} from ${owner ?? 'you'}.`,
  allow: (card: string) => `${card} will leave you`,
  stop: (cost: number, chips: number) => `you keep the card, ${left(chips - cost)}`,
  scouts: (name: string | undefined) => `${name === undefined ? 'Your scouts' : `The scouts of ${name}`} found:`,

  singers: {
    why: 'Members who share a letter get along: contracts ask for such groups, and two letters that all of your band share double your pay.',
    order: (choosers: readonly { readonly name: string; readonly letter: string; readonly hasChosen: boolean }[]) =>
      `The first letter of each Electronic sets the order: ${choosers
        .map(({ name, letter, hasChosen }) => `${letter} ${name}${hasChosen ? ' (has chosen)' : ''}`)
        .join(', then ')}.`,
    shares: (letters: string) => (letters === '' ? 'Shares no letter with yours' : `Shares ${letters} with yours`),
  },

  bid: {
    leads: 'leads for',
    opens: (name: string) => `${name} opens the bidding for`,
    openYou: 'You open the bidding for',
    chooses: (name: string) => `${name} is choosing what to put up.`,
    with: 'with',
    standing: {
      now: (chips: number) => `to bid, has ${chips}`,
      has: (chips: number) => `has ${chips}`,
      leads: (chips: number) => `leads, has ${chips}`,
      upTo: (chips: number) => `could go to ${chips}`,
      bought: 'out, has bought',
      poor: (chips: number) => `out, has ${chips}`,
      noContract: 'out, no contract',
      passed: 'out, passed',
    },
    alone: (least: number) => `Nobody else can bid: ${least} is enough.`,
    sure: (amount: number, rival: string) => `${rival} has ${amount}: with ${amount} nobody can go higher.`,
    verb: 'Bid',
    pay: (amount: number) => `Pay ${amount}`,
    bid: (amount: number) => `Bid ${amount}`,
    left,
    wins: (chips: number) => `wins it, ${left(chips)}`,
    all: (chips: number, isSure: boolean) => `${isSure ? 'wins it, ' : ''}all of your ${chips}`,
    more: 'Pay more than needed',
    other: 'Another amount',
    pass: 'Pass',
    rivals: (lines: readonly string[]) => `What rivals can pay: ${lines.join('; ')}.`,
    rival: (name: string, chips: number) => `${name} up to ${chips}`,
    rivalOut: (name: string) => `${name} has bought`,
  },
  amount: (least: number, most: number) => `Enter a whole number from ${least} to ${most}.`,

  contract: {
    here: (space: number, name: string) => `The contract is at ${space}, ${name}.`,
    price: (insurance: number, chips: number) =>
      insurance === 0
        ? `Moving it costs a chip a space; you have ${chipsText(chips)}.`
        : `It is insured: moving it costs ${chipsText(insurance)} first, then one a space; you have ${chipsText(chips)}.`,
    last: 'You speak last: where you leave it is checked.',
    after: (speakers: readonly string[]) => `Whoever speaks last decides. After you: ${speakers.join(', then ')}.`,
    speaker: (name: string, chips: number) => `${name} (${chipsText(chips)})`,
    passedOver: (name: string) => `${name} (cannot pay, passed over)`,
    barred: (name: string) => `${name} (may not negotiate)`,
    leave: 'Leave it here',
    leaveMet: 'you meet it',
    leaveUnmet: (space: number) => `you do not meet ${space}`,
    leaveLoses: (space: number) => `you do not meet ${space} and lose your contract`,
    noneInReach: 'you meet no space that you can pay for',
    move: (space: number) => `Move it to ${space}`,
    moveMet: (cost: number, chips: number) => `${chipsText(cost)}, ${left(chips)}: you meet it`,
    looked: (space: number, cost: number, chips: number, isMet: boolean) =>
      `Space ${space} costs ${chipsText(cost)}${cost > chips ? `, you have ${chips}` : `, ${left(chips - cost)}`}; you ${isMet ? 'meet' : 'do not meet'} it.`,
    threat: (name: string, from: number, to: number, cost: number) =>
      `${name} could move it from ${from} to ${to} for ${chipsText(cost)}.`,
    cost: (cost: number) => `here for ${chipsText(cost)}`,
    tooDear: (cost: number) => `${chipsText(cost)}, too dear`,
    isHere: 'contract is here',
    insured: 'insured with',
    met: (names: readonly string[]) => (names.length > 0 ? `Met by ${listNames(names)}.` : 'Met by nobody.'),
    youMeet: 'you meet it',
  },

  insurance: {
    what: 'Whoever moves the contract must first pay as many chips as you lay on it. They go to the bank either way.',
    none: 'No insurance',
    lay: (chips: number) => `Lay ${chips}`,
    free: 'Nobody after you would gain by taking it from you.',
    stops: (name: string, space: number, sum: string, chips: number) =>
      `To ${space} it will cost ${sum}; ${name} has ${chips} and cannot.`,
    open: (name: string, space: number, cost: number, chips: number) =>
      `${name} could move it to ${space} for ${cost} of ${chips} chips.`,
    left: (chips: number) => `You keep ${chips}.`,
    more: 'Lay another number of chips',
    verb: 'Lay',
  },

  letters: {
    fee: 'fee',
    share: 'share it',
    none: 'no letter shared by all',
    all: (letters: string) => `all share ${letters}`,
    double: 'double pay',
    pay: (chips: number) => `Next pay ${chips}`,
    payWith: (chips: number) => `With this card: pay ${chips}`,
    meets: (spaces: readonly number[]) =>
      spaces.length === 0
        ? 'meets no contract yet'
        : `meets ${english.plural(spaces.length, { one: 'contract', other: 'contracts' })} ${listNames(spaces.map(String))}`,
  },
  popularity: {
    what: (least: number) => `One fret up, from ${chipsText(least)}`,
    needsBoth: (least: number) => `Needs a contract and ${least} chips`,
    needsContract: 'Needs a contract',
    needsChips: (least: number, chips: number) => `Needs ${least} chips; you have ${chips}`,
    up: (fret: number, name: string) => `Up to fret ${fret}, ${name}`,
    wins: 'Up to the top: you win',
  },
  hidden: 'Known when it is bought',
  noBusiness: 'No business people.',
  person: (name: string, fee: number) => `${name}, fee ${fee}`,
  rivals: { title: 'Rivals', note: 'everything but events is open', business: 'Business' },
} as const;
