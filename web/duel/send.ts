import { outsideOrigin } from '../outside.ts';
import { sendOut } from '../sendOut.ts';
import { keptWords } from '../text/kept.ts';
import { packDuel, type Duel } from './link.ts';

const text = keptWords.duel;

/** Sends a challenge, or a result back, by the device's share sheet or the clipboard; gives what there is to say about it. */
export async function sendDuel(duel: Duel, game: string): Promise<string> {
  const url = `${outsideOrigin()}/duel#${await packDuel(duel)}`;
  const sent = await sendOut({ title: text.shareTitle, text: text.shared(game), url });
  return { 'handed-over': '', copied: text.copied, stays: url }[sent];
}
