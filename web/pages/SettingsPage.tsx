import { For } from 'solid-js';
import { SeatPicture } from '../drawings/SeatPicture.tsx';
import { Link } from '../router.tsx';
import { changeSettings, settings, THEMES, type Theme } from '../settings.ts';
import { words } from '../text/home.ts';
import { keptWords } from '../text/kept.ts';

const text = keptWords.settingsPage;

const THEME_NAMES: Readonly<Record<Theme, string>> = {
  auto: text.asTheDevice,
  light: text.light,
  dark: text.dark,
};

/** The ink of the place itself, for whoever sits at no table yet. */
const INKS = ['#7a1f2b', '#c08a2a'] as const;

/** What this device remembers about how its person likes things. */
export function SettingsPage() {
  return (
    <div class="settings">
      <h1>{text.settings}</h1>
      <section class="panel settings-you">
        <SeatPicture sitter={{ kind: 'person', name: settings().name || text.you }} inks={INKS} />
        <label class="field">
          <span>{text.yourNameAtTheTable}</span>
          <input
            type="text"
            maxlength="24"
            autocomplete="name"
            value={settings().name}
            onInput={(event) => changeSettings({ name: event.currentTarget.value })}
            onChange={(event) => changeSettings({ name: event.currentTarget.value.trim() })}
          />
          <span class="quiet">{text.faceOfName}</span>
        </label>
      </section>
      <section class="panel">
        <h2 id="look-title">{text.look}</h2>
        <div class="segments" role="radiogroup" aria-labelledby="look-title">
          <For each={THEMES}>
            {(theme) => (
              <label>
                <input
                  type="radio"
                  name="theme"
                  class="visually-hidden"
                  checked={settings().theme === theme}
                  onChange={() => changeSettings({ theme })}
                />
                <span>{THEME_NAMES[theme]}</span>
              </label>
            )}
          </For>
        </div>
        <p class="quiet">{text.motionFollowsTheSetting}</p>
      </section>
      <section class="panel">
        <h2>{text.atTheTable}</h2>
        <Tick
          isOn={settings().quickBots}
          label={text.botsAnswerAtOnce}
          onChange={(quickBots) => changeSettings({ quickBots })}
        />
        <Tick
          isOn={settings().looksFirst}
          label={text.onATouchScreen}
          onChange={(looksFirst) => changeSettings({ looksFirst })}
        />
        <Tick
          isOn={settings().sound}
          label={text.soundPencilCardsDice}
          onChange={(sound) => {
            changeSettings({ sound });
            if (sound) void import('../sound.ts').then(({ playSounds }) => playSounds(['pencil', 'chime']));
          }}
        />
      </section>
      <p class="quiet">
        {text.keptHere} <Link href="/progress">{text.whatIsKept}</Link>
      </p>
      <p class="quiet">
        <Link href="/about">{words.home.about}</Link>
      </p>
    </div>
  );
}

function Tick(props: { isOn: boolean; label: string; onChange: (isOn: boolean) => void }) {
  return (
    <label class="field inline">
      <input type="checkbox" checked={props.isOn} onChange={(event) => props.onChange(event.currentTarget.checked)} />
      <span>{props.label}</span>
    </label>
  );
}
