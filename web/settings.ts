import { createEffect, createSignal } from 'solid-js';
import { storage } from './storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly theme: Theme;
  /** Whether bots answer at once or leave time to see what they do. */
  readonly quickBots: boolean;
  readonly sound: boolean;
  /** Whether a finger's first tap only shows what a move does. */
  readonly looksFirst: boolean;
  /** How the person at this device likes to be called. */
  readonly name: string;
}

const KEY = 'bandstand:settings';
const DEFAULTS: Settings = { theme: 'auto', quickBots: false, sound: false, looksFirst: true, name: '' };

function stored(): Settings {
  try {
    const read = JSON.parse(storage.read(KEY) ?? '{}') as Partial<Settings>;
    return {
      theme: THEMES.find((theme) => theme === read.theme) ?? DEFAULTS.theme,
      quickBots: read.quickBots === true,
      sound: read.sound === true,
      looksFirst: read.looksFirst !== false,
      name: typeof read.name === 'string' ? read.name.slice(0, 24) : DEFAULTS.name,
    };
  } catch {
    return DEFAULTS;
  }
}

const [settings, setSettings] = createSignal<Settings>(stored());

export { settings };

export function changeSettings(change: Partial<Settings>): void {
  setSettings({ ...settings(), ...change });
  storage.write(KEY, JSON.stringify(settings()));
}

/** Puts the theme on the page, now and whenever it changes. */
export function applyTheme(): void {
  createEffect(() => {
    document.documentElement.dataset.theme = settings().theme;
  });
}
