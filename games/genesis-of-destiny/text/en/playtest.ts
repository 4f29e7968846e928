import { escaped } from '@bandstand/kits/print';
import type { Playtest } from '../../playtest.ts';
import { CAUSES, ROLE_TITLES } from './names.ts';

export const playtestWords = {
  about:
    'The designer of this game asks everybody who plays it for the whole table, finished or not; the rulebook wants it sent to sjb@ezide.com. Nothing is sent from here: save the sheet and decide yourself. It has your own cards on it, of the others only what everybody saw.',
  fun: 'What was fun',
  notFun: 'What was not',
  unclear: 'What was unclear',
  json: 'Save as JSON',
  page: 'Save as a page to print',
};

const listOf = (entries: readonly string[]): string => escaped(entries.join(', ') || 'none');

/** How it stands or ended, in a sentence. */
function howItWent({ isFinished, ending, cause, rounds, gigs }: Playtest): string {
  const end = !isFinished
    ? 'The match is not finished.'
    : ending === 'legend'
      ? 'The band became a legend.'
      : `The band broke up: ${CAUSES[cause]}.`;
  return `${end} ${rounds} rounds, ${gigs} gigs.`;
}

function memberRow({
  seat,
  name,
  character,
  instrument,
  hiddenCards,
  cards,
  claimed,
  ...has
}: Playtest['members'][number]) {
  const who = [name, character, instrument].filter((each) => each !== '').join(', ');
  const held = [...cards, ...(hiddenCards > 0 ? [`${hiddenCards} unseen`] : [])];
  const cells = [
    has.coin,
    has.crowd,
    has.commitment,
    `${has.intensity} + ${has.craft}`,
    has.specialDice,
    listOf(held),
    escaped(claimed ?? 'none'),
    has.fans,
  ];
  return `<tr><th>${ROLE_TITLES[seat]}: ${escaped(who)}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** The same as a page to read, and to print on one sheet of A4. */
export function playtestPage(test: Playtest): string {
  const songs = test.songs.map(
    ({ title, columns, recorded }) =>
      `<li>${escaped(title)}: ${columns.length} parts${recorded === null ? '' : `, recorded ${recorded}`}</li>`,
  );
  const { fun, notFun, unclear } = test.remarks;
  const remarks = [
    [playtestWords.fun, fun],
    [playtestWords.notFun, notFun],
    [playtestWords.unclear, unclear],
  ].map(([label, text]) => `<h2>${label}</h2><p class="line">${escaped(text)}</p>`);
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Playtest</title>',
    '<style>@page{size:A4;margin:12mm}body{font:15px/1.4 sans-serif;max-width:186mm;margin:1rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;font-size:13px}td,th{padding:.2rem .4rem;text-align:left;vertical-align:top;border-bottom:1px solid #999}h2{font-size:1rem;margin:.8rem 0 .2rem}p{margin:.2rem 0}.line{min-height:2.2em;border-bottom:1px solid #999;white-space:pre-wrap;overflow-wrap:anywhere}@media print{body{margin:0;padding:0;max-width:none}}</style>',
    `<h1>Genesis of Destiny Supreme!: playtest</h1><p>${howItWent(test)}</p>`,
    `<p>Band: ${escaped(test.band.name || 'without a name')}. COIN ${test.band.coin}, CROWD ${test.band.crowd}, CLOUT ${test.band.clout}.</p>`,
    `<table><tr><th></th>${['COIN', 'CROWD', 'COMMITMENT', 'Powers', 'Dice', 'Cards', 'Song alone', 'Fans'].map((head) => `<th>${head}</th>`).join('')}</tr>${test.members.map(memberRow).join('')}</table>`,
    `<h2>Songs</h2><ul>${songs.join('')}</ul>`,
    `<p>Gigs burned: ${listOf(test.gigsBurned)}. Gigs open: ${listOf(test.gigsUnlocked)}. Market: ${listOf(test.market)}.</p>`,
    ...remarks,
  ].join('');
}
