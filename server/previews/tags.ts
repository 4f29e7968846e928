import { escaped } from '@bandstand/kits/print';
import { words } from '../text/index.ts';

const NAME = 'Bandstand';
const ABOUT = words.tags.fiveTableGamesVery;

/** Where the picture of a page is; nothing is looked up for it. */
function pictureOf(path: string): string {
  const [page = '', name = ''] = path.split('/').slice(1);
  if (page === 't' && /^[\w-]{22}$/.test(name)) return `/api/matches/${name}/picture`;
  if (['game', 'rules', 'learn', 'play'].includes(page) && /^[a-z0-9-]{1,64}$/.test(name))
    return `/api/pictures/${name}`;
  return '/api/pictures/home';
}

/** What a chat reads when somebody pastes a link to this page. */
export function previewTags(path: string, origin: string): string {
  const picture = escaped(origin + pictureOf(path));
  const title = path.startsWith('/t/') ? words.tags.tableAt(NAME) : NAME;
  return [
    `<meta property="og:site_name" content="${NAME}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${escaped(ABOUT)}" />`,
    `<meta property="og:image" content="${picture}" />`,
    `<meta property="og:image:width" content="1200" />`,
    `<meta property="og:image:height" content="630" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
  ].join('');
}
