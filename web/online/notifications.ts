import { api, type Keys } from './api.ts';

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
  if (!canNotify()) return 'This browser cannot show notifications.';
  if ((await Notification.requestPermission()) !== 'granted')
    return 'Notifications are switched off in the browser for this site.';
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.pushManager === undefined) return 'You will be told while this page is open in some tab.';
  const key = await api.pushKey();
  if (!key.ok) return key.problem.message;
  try {
    const push = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key.value.key });
    const saved = await api.reach(match, keys, { push: push.toJSON() });
    return saved.ok ? 'You will be told when it is your turn, even with the page closed.' : saved.problem.message;
  } catch {
    return 'You will be told while this page is open in some tab.';
  }
}
