import { keptWords } from '../text/kept.ts';
import { packDuel, type Duel } from './link.ts';

const text = keptWords.duel;

/** Sends a challenge, or a result back, by the device's share sheet or the clipboard; gives what there is to say about it. */
export async function sendDuel(duel: Duel, game: string): Promise<string> {
  const url = `${location.origin}/duel#${await packDuel(duel)}`;
  const shared = text.shared(game);
  try {
    if (typeof (navigator as Partial<Navigator>).share === 'function') {
      await navigator.share({ title: text.shareTitle, text: shared, url });
      return '';
    }
    await navigator.clipboard.writeText(`${shared}\n${url}`);
    return text.copied;
  } catch (error) {
    // Whoever closes the share sheet wants nothing else.
    return error instanceof DOMException && error.name === 'AbortError' ? '' : url;
  }
}
