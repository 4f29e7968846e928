import { For } from 'solid-js';
import { changeSettings, settings, THEMES, type Theme } from '../settings.ts';

const THEME_NAMES: Readonly<Record<Theme, string>> = { auto: 'As the device', light: 'Light', dark: 'Dark' };

/** What this device remembers about how its person likes things. */
export function SettingsPage() {
  return (
    <section class="panel settings">
      <h1>Settings</h1>
      <fieldset>
        <legend>Look</legend>
        <For each={THEMES}>
          {(theme) => (
            <label class="field inline">
              <input
                type="radio"
                name="theme"
                checked={settings().theme === theme}
                onChange={() => changeSettings({ theme })}
              />
              <span>{THEME_NAMES[theme]}</span>
            </label>
          )}
        </For>
      </fieldset>
      <label class="field inline">
        <input
          type="checkbox"
          checked={settings().quickBots}
          onChange={(event) => changeSettings({ quickBots: event.currentTarget.checked })}
        />
        <span>Bots answer at once</span>
      </label>
      <label class="field inline">
        <input
          type="checkbox"
          checked={settings().looksFirst}
          onChange={(event) => changeSettings({ looksFirst: event.currentTarget.checked })}
        />
        <span>On a touch screen the first tap shows what a move does, the second one plays it</span>
      </label>
      <label class="field inline">
        <input
          type="checkbox"
          checked={settings().sound}
          onChange={(event) => {
            changeSettings({ sound: event.currentTarget.checked });
            if (settings().sound) void import('../sound.ts').then(({ playSounds }) => playSounds(['pencil', 'chime']));
          }}
        />
        <span>Sound: pencil, cards, dice and a chime</span>
      </label>
      <label class="field">
        <span>Your name at the table</span>
        <input
          type="text"
          maxlength="24"
          autocomplete="name"
          value={settings().name}
          onChange={(event) => changeSettings({ name: event.currentTarget.value.trim() })}
        />
      </label>
      <p class="quiet">Motion follows the setting of your device. Everything is kept on this device only.</p>
    </section>
  );
}
