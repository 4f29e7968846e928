import type { ArenaReport } from './arena.ts';
import type { Rating, Verdict } from './verdict.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter]);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const WIDTH = 640;
const LEFT = 150;
const ROW = 28;

/** One line a row: the middle, and the interval around it. */
interface Mark {
  readonly label: string;
  readonly at: number;
  readonly low: number;
  readonly high: number;
  readonly told: string;
}

function plot(title: string, marks: readonly Mark[], line: number): string {
  const least = Math.min(line, ...marks.map(({ low }) => low));
  const most = Math.max(line, ...marks.map(({ high }) => high));
  const x = (value: number): number =>
    LEFT + 20 + ((value - least) / Math.max(1e-9, most - least)) * (WIDTH - LEFT - 60);
  const rows = marks.map(({ label, at, low, high, told }, i) => {
    const y = 20 + ROW * i;
    return `<text x="${LEFT}" y="${y + 5}" text-anchor="end">${escape(label)}</text>
<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="currentColor" stroke-width="2"/>
<circle cx="${x(at)}" cy="${y}" r="5" fill="#7a1f2b"/><title>${escape(told)}</title>`;
  });
  const height = 20 + ROW * marks.length;
  return `<h2>${escape(title)}</h2>
<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(title)}"><line x1="${x(line)}" x2="${x(line)}" y1="4" y2="${height - 4}" stroke="currentColor" stroke-dasharray="3 4"/>${rows.join('')}</svg>`;
}

const ratingMark = ({ bot, elo, low, high }: Rating): Mark => ({
  label: `${bot} ${elo.toFixed(0)}`,
  at: elo,
  low,
  high,
  told: `${bot}: ${elo.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`,
});

const row = ({ bot, rivals, deals, share, low, high, score, rivalScore, longestMs }: Verdict): string =>
  `<tr><td>${escape(bot)}</td><td>${escape(rivals)}</td><td>${deals}</td><td>${percent(share)}</td><td>${percent(low)} – ${percent(high)}</td><td>${score.mean.toFixed(1)}</td><td>${score.p50.toFixed(1)}</td><td>${rivalScore.toFixed(1)}</td><td>${longestMs.toFixed(0)} ms</td></tr>`;

/** The report as a page that needs nothing else. */
export function arenaPage(report: ArenaReport): string {
  const { game, seats, seed, verdicts } = report;
  const shares = verdicts.map(({ bot, rivals, share, low, high }): Mark => ({
    label: `${bot} / ${rivals}`,
    at: share,
    low,
    high,
    told: `${bot} against ${rivals}: ${percent(share)}`,
  }));
  const plots = [
    ...(report.ratings.length > 0 ? [plot('Elo, 95 % intervals', report.ratings.map(ratingMark), 0)] : []),
    ...(seats > 1 ? [plot('Share of the win, 95 % intervals', shares, 1 / seats)] : []),
  ];
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Arena: ${escape(game)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#f6f1e7;color:#211c17}
table{border-collapse:collapse}td,th{padding:.25rem .75rem;text-align:right;border-bottom:1px solid #211c1726}td:nth-child(-n+2),th:nth-child(-n+2){text-align:left}svg{font-size:13px;max-width:100%}</style>
<h1>Arena: ${escape(game)}, ${seats} ${seats === 1 ? 'seat' : 'seats'}</h1>
<p>The same deals for every pairing, each from every seat; the unit of all intervals is a deal. Seed ${seed}.</p>
${plots.join('\n')}
<h2>Pairings</h2>
<table><thead><tr><th>bot</th><th>against</th><th>deals</th><th>share</th><th>95 %</th><th>mean</th><th>median</th><th>rivals' mean</th><th>longest thought</th></tr></thead><tbody>${verdicts.map(row).join('')}</tbody></table>
<p>Code ${report.code.slice(0, 16)}, pack ${report.pack.slice(0, 16)}, rules ${report.rulesVersion}, ${report.seconds.toFixed(0)} s.</p></html>
`;
}
