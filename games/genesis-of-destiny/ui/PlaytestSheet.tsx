import { createStore } from 'solid-js/store';
import { For } from 'solid-js';
import { playtestOf, type Remarks } from '../playtest.ts';
import { playtest } from '../text/playtest.ts';
import { useModel } from './boardModel.ts';

const { words, playtestPage } = playtest;

/** A remark longer than this does not fit the page. */
const MOST_LETTERS = 400;
const REMARKS = ['fun', 'notFun', 'unclear'] as const;

function save(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Three lines to write, and the sheet to save. */
export function PlaytestSheet() {
  const model = useModel();
  const [remarks, setRemarks] = createStore<{ -readonly [Name in keyof Remarks]: string }>({
    fun: '',
    notFun: '',
    unclear: '',
  });
  const sheet = () =>
    playtestOf({
      content: model.content(),
      view: model.view(),
      names: model.names(),
      captions: model.captions(),
      titleOf: model.song,
      remarks: { ...remarks },
    });
  return (
    <>
      <p class="quiet">{words.about}</p>
      <For each={REMARKS}>
        {(name) => (
          <label class="field">
            <span>{words[name]}</span>
            <textarea
              rows="2"
              maxlength={MOST_LETTERS}
              value={remarks[name]}
              onKeyDown={(event) => event.stopPropagation()}
              onInput={(event) => setRemarks(name, event.currentTarget.value)}
            />
          </label>
        )}
      </For>
      <div class="gd-buttons">
        <button
          type="button"
          class="gd-spot gd-button"
          onClick={() => save('playtest.html', 'text/html', playtestPage(sheet()))}
        >
          {words.page}
        </button>
        <button
          type="button"
          class="gd-spot gd-button"
          onClick={() => save('playtest.json', 'application/json', JSON.stringify(sheet(), null, 2))}
        >
          {words.json}
        </button>
      </div>
    </>
  );
}
