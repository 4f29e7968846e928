import type { Content } from '../../content/content.ts';
import type { View } from '../../state.ts';
import { CAUSES, ROLE_TITLES, cardName, songTitle } from './names.ts';

/** The whole table, finished or not, as the designer asks playtesters to send it. */
export const playtestOf = (
  content: Content,
  view: View,
  names: readonly string[],
  titleOf: (song: number) => string = songTitle,
) => ({
  game: content.pack.id,
  pack: content.hash,
  ending: view.ending,
  cause: view.cause,
  rounds: view.round,
  gigs: view.gigs,
  options: {
    graceGigs: view.graceGigs,
    labelBar: view.labelBar,
    expert: view.expert,
    specialDice: view.specialDice,
    rolePlaying: view.rolePlaying,
    party: view.party,
  },
  band: { coin: view.bandCoin, crowd: view.bandCrowd, clout: view.clout },
  members: [0, 1, 2].map((seat) => ({
    role: ROLE_TITLES[seat],
    name: names[seat],
    coin: view.coin[seat],
    crowd: view.crowd[seat],
    commitment: view.commitment[seat],
    intensity: view.intensity[seat],
    craft: view.craft[seat],
    specialDice: view.ownDice[seat],
    cards: view.handSizes[seat],
    claimed: view.claims[seat] < 0 ? null : titleOf(view.claims[seat]),
    fans: view.fans[seat],
  })),
  songs: view.songs.map((song, index) => ({
    title: titleOf(index),
    recorded: song.recorded < 0 ? null : song.recorded,
    columns: song.columns,
  })),
  draft: view.draft,
  gigsBurned: content.pack.gigs.flatMap((gig, index) => ((view.burned & (1 << index)) !== 0 ? [gig.name] : [])),
  gigsUnlocked: content.pack.gigs.flatMap((gig, index) => ((view.unlocked & (1 << index)) !== 0 ? [gig.name] : [])),
  market: view.market.map((card) => cardName(content, card)),
});

type Playtest = ReturnType<typeof playtestOf>;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The same as a page to read. */
export function playtestPage(test: Playtest): string {
  const members = test.members
    .map(
      (member) =>
        `<tr><th>${escaped(member.name ?? '')} (${member.role})</th><td>${member.coin}</td><td>${member.crowd}</td><td>${member.commitment}</td><td>${member.intensity} + ${member.craft}</td><td>${escaped(member.claimed ?? 'cover or none')}</td><td>${member.fans}</td></tr>`,
    )
    .join('');
  const songs = test.songs
    .map(
      (song) =>
        `<li>${escaped(song.title)}: ${song.columns.length} parts${song.recorded === null ? '' : `, recorded ${song.recorded}`}</li>`,
    )
    .join('');
  const cause =
    test.ending === 'none'
      ? 'The match is not over.'
      : test.ending === 'legend'
        ? 'The band became a legend.'
        : `The band broke up: ${CAUSES[test.cause]}.`;
  return `<!doctype html><meta charset="utf-8"><title>Playtest</title><style>body{font:16px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}td,th{padding:.2rem .8rem;text-align:left}</style><h1>Playtest report</h1><p>${cause} ${test.rounds} rounds, ${test.gigs} gigs.</p><p>Band: COIN ${test.band.coin}, CROWD ${test.band.crowd}, CLOUT ${test.band.clout}.</p><table><tr><th></th><th>COIN</th><th>CROWD</th><th>COMMITMENT</th><th>Powers</th><th>Song</th><th>Fans</th></tr>${members}</table><h2>Songs</h2><ul>${songs}</ul><h2>Gigs burned</h2><p>${escaped(test.gigsBurned.join(', ') || 'none')}</p>`;
}
