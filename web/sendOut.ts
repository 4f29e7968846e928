import { copyText } from './copyText.ts';

/** What became of something that was to be sent: off by the share sheet (or kept back there), copied, or neither. */
export type Sent = 'handed-over' | 'copied' | 'stays';

/** Hands words and a link to the device's share sheet, or to the clipboard where there is none. */
export async function sendOut({ title, text, url }: { title?: string; text: string; url?: string }): Promise<Sent> {
  if (typeof (navigator as Partial<Navigator>).share !== 'function')
    return (await copyText(url === undefined ? text : `${text}\n${url}`)) ? 'copied' : 'stays';
  try {
    await navigator.share({ text, ...(title === undefined ? {} : { title }), ...(url === undefined ? {} : { url }) });
    return 'handed-over';
  } catch (error) {
    // Whoever closes the share sheet wants nothing else.
    return error instanceof DOMException && error.name === 'AbortError' ? 'handed-over' : 'stays';
  }
}
