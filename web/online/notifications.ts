import { api, type Keys } from './api.ts';
import { onlineWords } from '../text/online.ts';

export const canNotify = (): boolean => 'Notification' in window;

/** Tells on this screen that it is your turn, when the page is out of sight. */
export function notifyTurn(title: string, text: string, match: string): void {
  if (!document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body: text, tag: match, icon: '/icon.svg' });
  note.addEventListener('click', () => {
    window.focus();
    note.close();
  });
}

/** Asks for permission and, where the browser can, subscribes the seat to pushes that arrive with the page closed. */
export async function askToNotify(match: string, keys: Keys): Promise<string> {
  if (!canNotify()) return onlineWords.notifications.thisBrowserCannotShow;
  if ((await Notification.requestPermission()) !== 'granted')
    return onlineWords.notifications.notificationsAreSwitchedOff;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.pushManager === undefined) return onlineWords.notifications.youWillBeTold;
  const key = await api.pushKey();
  if (!key.ok) return key.problem.message;
  try {
    const push = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key.value.key });
    const saved = await api.reach(match, keys, { push: push.toJSON() });
    return saved.ok ? onlineWords.notifications.youWillBeToldWhen : saved.problem.message;
  } catch {
    return onlineWords.notifications.youWillBeTold;
  }
}
