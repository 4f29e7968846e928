import type { Result } from '@bandstand/engine';
import { createSignal, onMount, Show } from 'solid-js';
import { copyText } from '../copyText.ts';
import { ProblemLine } from '../ProblemLine.tsx';
import { keptWords } from '../text/kept.ts';
import { beginRecovery, deleteThere, ended, enterRecovery, leaveRecovery, recovery, syncNow } from './recovery.ts';
import type { Merged } from './sync.ts';
import './recovery.css';

const text = keptWords.recovery;

/** Progress on more than one device: a code that is made, shown or typed in. */
export function Recovery(props: { matches: number }) {
  const [isBusy, setIsBusy] = createSignal(false);
  const [said, setSaid] = createSignal<string>();
  const [problem, setProblem] = createSignal<string>();
  const [isShown, setIsShown] = createSignal(false);
  async function attempt(work: () => Promise<Result<Merged> | undefined>): Promise<boolean> {
    setIsBusy(true);
    const result = await work();
    setIsBusy(false);
    setProblem(result?.ok === false ? result.problem.message : undefined);
    setSaid(result?.ok === true ? text.merged(result.value) : undefined);
    return result?.ok === true;
  }
  const begin = async (): Promise<void> => {
    if (await attempt(beginRecovery)) setIsShown(true);
  };
  async function removeThere(): Promise<void> {
    if (!confirm(text.deleteThereSure)) return;
    const refused = await deleteThere();
    setProblem(refused?.message);
    setSaid(refused === undefined ? text.deletedThere : undefined);
  }
  onMount(() => {
    if (recovery() !== undefined) void attempt(syncNow);
  });
  return (
    <section class="panel recovery" aria-labelledby="recovery-title">
      <h2 id="recovery-title">{text.title}</h2>
      <Show
        when={recovery()}
        fallback={
          <Without
            isBusy={isBusy()}
            onBegin={() => void begin()}
            onEnter={(code) => attempt(() => enterRecovery(code))}
          />
        }
      >
        {(known) => (
          <>
            <p>{text.isKept(props.matches, known().at)}</p>
            <Show when={isShown()}>
              <Code code={known().code} />
            </Show>
            <div class="row">
              <button type="button" class="button" disabled={isBusy()} onClick={() => void attempt(syncNow)}>
                {text.syncNow}
              </button>
              <button type="button" class="button" aria-expanded={isShown()} onClick={() => setIsShown(!isShown())}>
                {isShown() ? text.hideCode : text.showCode}
              </button>
            </div>
            <div class="row recovery-ends">
              <button
                type="button"
                class="word-button"
                onClick={() => {
                  if (confirm(text.leaveSure)) leaveRecovery();
                }}
              >
                {text.leave}
              </button>
              <button type="button" class="word-button" onClick={() => void removeThere()}>
                {text.deleteThere}
              </button>
            </div>
          </>
        )}
      </Show>
      <p role="status">{isBusy() ? text.busy : said()}</p>
      <ProblemLine problem={problem() ?? ended()?.message} />
    </section>
  );
}

function Without(props: { isBusy: boolean; onBegin: () => void; onEnter: (code: string) => Promise<boolean> }) {
  const [code, setCode] = createSignal('');
  return (
    <>
      <p>{text.what}</p>
      <div class="recovery-ways">
        <button type="button" class="button" disabled={props.isBusy} onClick={() => props.onBegin()}>
          {text.begin}
        </button>
        <form
          class="row asking"
          onSubmit={(event) => {
            event.preventDefault();
            void props.onEnter(code());
          }}
        >
          <label class="field">
            <span>{text.haveCode}</span>
            <input
              type="text"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              maxlength="40"
              placeholder={text.looksLike}
              value={code()}
              onInput={(event) => setCode(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button" disabled={props.isBusy || code().trim() === ''}>
            {text.enter}
          </button>
        </form>
      </div>
    </>
  );
}

function Code(props: { code: string }) {
  const [isCopied, setIsCopied] = createSignal(false);
  const copy = async (): Promise<void> => void setIsCopied(await copyText(props.code));
  return (
    <div class="recovery-code">
      <p class="recovery-letters" aria-label={text.codeIs}>
        {props.code}
      </p>
      <p>{text.writeDown}</p>
      <button type="button" class="button small" onClick={() => void copy()}>
        {isCopied() ? text.copied : text.copy}
      </button>
    </div>
  );
}
