import { signed } from '@bandstand/engine';
import type { ChartEntry } from './ranking.ts';

const WIDTH = 1080;
const ROW = 96;
const TOP = 250;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The charts as a picture: a sleeve in two inks. */
export function chartPicture(entries: readonly ChartEntry[]): string {
  const height = TOP + ROW * entries.length + 330;
  const best = entries[0];
  const rows = entries.map(
    (entry, row) =>
      `<g transform="translate(70 ${TOP + ROW * row})"><rect width="940" height="80" rx="8" fill="${entry.place === 1 ? '#f0b400' : '#ffffff'}" opacity="${entry.place === 1 ? 1 : 0.9}"/><text x="36" y="55" font-size="44" font-weight="800">${entry.place}</text><text x="110" y="54" font-size="40">${escaped(entry.name)}</text><text x="904" y="56" font-size="46" font-weight="800" text-anchor="end">${signed(entry.points)}</text></g>`,
  );
  const parts = best.parts.map(
    (part, index) =>
      `<text x="${90 + 300 * (index % 3)}" y="${TOP + ROW * entries.length + 80 + 62 * Math.floor(index / 3)}" font-size="30" fill="#ffffff">${escaped(part.name)} <tspan font-weight="800">${signed(part.points)}</tspan></text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="Bricolage Grotesque, Arial Narrow, sans-serif" fill="#211c17"><rect width="100%" height="100%" fill="#2446a8"/><circle cx="900" cy="110" r="190" fill="#211c17"/><circle cx="900" cy="110" r="62" fill="#f0b400"/><circle cx="900" cy="110" r="9" fill="#2446a8"/><text x="70" y="120" font-size="84" font-weight="800" fill="#ffffff">Chart Toppers</text><text x="72" y="178" font-size="34" fill="#ffffff">Draft &amp; Write Records</text>${rows.join('')}${parts.join('')}<text x="72" y="${height - 40}" font-size="26" fill="#ffffff">played on Bandstand</text></svg>`;
}

/** Draws the charts and hands the picture to the system's share sheet, or saves it where there is none. */
export async function shareCharts(entries: readonly ChartEntry[]): Promise<void> {
  const svg = chartPicture(entries);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) return;
  const file = new File([blob], 'charts.png', { type: 'image/png' });
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
