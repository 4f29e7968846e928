import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameCard } from '@bandstand/engine';
import { escaped, MARK } from '@bandstand/kits/print';
import type { Plugin, Rollup } from 'vite';
import { curtainSize } from '../curtainSize.ts';
import { CLOCK, PLAYERS } from '../home/signs.ts';
import { words } from '../text/home.ts';

const GAMES = join(import.meta.dirname, '../../games');
/** What every page is set in; other fonts come when something is written in them. */
const FONTS = /(?:bricolage-grotesque|source-sans-3)-latin-wght-normal-.*\.woff2$/;
/** The pages on the way to a table of this device. */
const TABLE_PAGES = ['/web/pages/QuickPlay.tsx', '/web/pages/Play.tsx'];

interface Title {
  readonly id: string;
  readonly card: GameCard;
}

const titles = (): Promise<readonly Title[]> =>
  Promise.all(
    readdirSync(GAMES)
      .filter((id) => existsSync(join(GAMES, id, 'card.ts')))
      .map(async (id) => {
        const { card } = (await import(pathToFileURL(join(GAMES, id, 'card.ts')).href)) as { card: GameCard };
        return { id, card };
      }),
  );

/** Styles that the Content-Security-Policy lets no tag carry. */
const titleStyles = async (): Promise<string> =>
  (await titles())
    .flatMap(({ id, card }) => {
      const [dark, bright] = card.print ?? card.inks;
      return [
        `.curtain[data-game='${id}'] { --bright: ${card.inks[1]}; --size: ${curtainSize(card.name)}; }`,
        `.poster[data-game='${id}'] { --dark: ${dark}; --bright: ${bright}; }`,
      ];
    })
    .join('\n');

/**
 * What must be known before anything is painted: light or dark, as chosen in the settings, else a page would first show the
 * system's choice; and whether somebody was here before, who may have more over the wall than a newcomer.
 * A file, as the Content-Security-Policy lets no tag carry a script; it comes beside the styles, which the first paint waits
 * for anyway.
 */
const FIRST_SCRIPT = `try {
  if (localStorage.length > 0) document.documentElement.dataset.again = '';
  const { theme } = JSON.parse(localStorage.getItem('bandstand:settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
`;

/** What is drawn by `App` once there is a script to draw it. */
const frame = (page: string, main: 'wide' | 'wall-wide' = 'wide'): string =>
  `<header class="masthead${main === 'wide' ? '' : ' home-mast'}"><a class="wordmark" href="/"><svg viewBox="0 0 60 48" aria-hidden="true" fill="currentColor"><path d="${MARK}" /></svg>Bandstand</a></header><main id="main" class="${main}">${page}</main>`;

/** The upper end of the wall as a newcomer's `Home` draws it: a poster is seen before any script has come. */
const home = (all: readonly Title[]): string =>
  `<div class="home"><header class="lead"><h1>${escaped(words.home.lead)}</h1><p>${escaped(words.home.ways)}</p></header><div class="at-first"><div class="strip"><div class="strip-part"></div><div class="strip-part"></div></div><ul class="wall">${all.slice(0, 1).map(poster).join('')}</ul></div></div>`;

const sign = (path: string): string => `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${path}" /></svg>`;

/** As `Poster` draws it for a newcomer. */
function poster({ id, card }: Title): string {
  const [picture, lesson] = ['poster.svg', 'lesson.ts'].map((file) => join(GAMES, id, file));
  if (!existsSync(picture)) return '';
  const text = words.home;
  const play = existsSync(lesson)
    ? `href="/learn/${id}" aria-label="${escaped(text.learnGame(card.name))}"`
    : `href="/play/${id}" aria-label="${escaped(text.playGame(card.name))}"`;
  return `<li class="poster" data-game="${id}"><div class="poster-art" aria-hidden="true"><div class="art">${readFileSync(picture, 'utf8')}</div></div><div class="poster-foot"><div><h2 class="visually-hidden">${escaped(card.name)}</h2><p>${escaped(card.tagline)}</p></div><a class="poster-play" ${play}>${escaped(text.play)}</a><p class="poster-meta"><span>${sign(PLAYERS)}${escaped(text.players(card.minSeats, card.maxSeats))}<span class="visually-hidden">${escaped(text.playersHint)}</span></span><span>${sign(CLOCK)}${escaped(text.minutes(card.minutes))}</span><a class="poster-link" href="/rules/${id}" aria-label="${escaped(text.rulesOf(card.name))}">${escaped(text.rules)}</a><a class="poster-link" href="/game/${id}" aria-label="${escaped(text.changeGame(card.name))}">${escaped(text.change)}</a></p></div></li>`;
}

const curtain = ({ id, card }: Title): string =>
  `<div class="curtain" data-game="${id}" role="status"><p class="curtain-name">${escaped(card.name)}</p><p class="curtain-line">${escaped(card.tagline)}</p></div>`;

const isChunk = (part: Rollup.OutputAsset | Rollup.OutputChunk): part is Rollup.OutputChunk => part.type === 'chunk';

/** The files of some modules and of all that they import, styles too. */
function filesOf(bundle: Rollup.OutputBundle, modules: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (name: string): void => {
    const part = bundle[name];
    if (files.has(name) || part === undefined || !isChunk(part)) return;
    files.add(name);
    for (const style of part.viteMetadata?.importedCss ?? []) files.add(style);
    part.imports.forEach(add);
  };
  for (const part of Object.values(bundle))
    if (isChunk(part) && modules.some((id) => part.moduleIds.some((module) => module.endsWith(id)))) add(part.fileName);
  return files;
}

const early = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}" />`
    : `<link rel="modulepreload" crossorigin href="/${file}" />`;

/**
 * Pages that say something before any script has come, and name all that is needed at once: `index.html` for every
 * address, `home.html` for home and `play/<game>.html` for the tables of this device.
 */
export const shells = (): Plugin => ({
  name: 'bandstand-shells',
  enforce: 'post',
  resolveId: (id) => (id === 'virtual:titles.css' ? `\0${id}` : undefined),
  load: async (id) => (id === '\0virtual:titles.css' ? titleStyles() : undefined),
  async generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page === undefined || isChunk(page)) return;
    const fonts = Object.keys(bundle)
      .filter((file) => FONTS.test(file))
      .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`);
    const script = this.getFileName(this.emitFile({ type: 'asset', name: 'first.js', source: FIRST_SCRIPT }));
    const html = String(page.source)
      .replace('<title>', `<script src="/${script}"></script><title>`)
      .replace('</head>', `${fonts.join('')}</head>`);
    const shell = (content: string, links = ''): string =>
      html.replace('</head>', `${links}</head>`).replace('<div id="app"></div>', `<div id="app">${content}</div>`);
    const all = await titles();
    for (const title of all) {
      const folder = `/games/${title.id}`;
      const files = filesOf(bundle, [`${folder}/index.ts`, `${folder}/ui/index.tsx`, ...TABLE_PAGES]);
      const links = [...files].filter((file) => !html.includes(file)).map(early);
      this.emitFile({
        type: 'asset',
        fileName: `play/${title.id}.html`,
        source: shell(frame(curtain(title)), links.join('')),
      });
    }
    this.emitFile({ type: 'asset', fileName: 'home.html', source: shell(frame(home(all), 'wall-wide')) });
    page.source = shell(frame(''));
  },
});
