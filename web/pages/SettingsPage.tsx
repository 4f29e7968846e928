import { For } from 'solid-js';
import { changeSettings, settings, THEMES, type Theme } from '../settings.ts';
import { keptWords } from '../text/kept.ts';

const THEME_NAMES: Readonly<Record<Theme, string>> = {
  auto: keptWords.settingsPage.asTheDevice,
  light: keptWords.settingsPage.light,
  dark: keptWords.settingsPage.dark,
};

/** What this device remembers about how its person likes things. */
export function SettingsPage() {
  return (
    <section class="panel settings">
      <h1>{keptWords.settingsPage.settings}</h1>
      <fieldset>
        <legend>{keptWords.settingsPage.look}</legend>
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
        <span>{keptWords.settingsPage.botsAnswerAtOnce}</span>
      </label>
      <label class="field inline">
        <input
          type="checkbox"
          checked={settings().looksFirst}
          onChange={(event) => changeSettings({ looksFirst: event.currentTarget.checked })}
        />
        <span>{keptWords.settingsPage.onATouchScreen}</span>
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
        <span>{keptWords.settingsPage.soundPencilCardsDice}</span>
      </label>
      <label class="field">
        <span>{keptWords.settingsPage.yourNameAtTheTable}</span>
        <input
          type="text"
          maxlength="24"
          autocomplete="name"
          value={settings().name}
          onChange={(event) => changeSettings({ name: event.currentTarget.value.trim() })}
        />
      </label>
      <p class="quiet">{keptWords.settingsPage.motionFollowsTheSetting}</p>
    </section>
  );
}
