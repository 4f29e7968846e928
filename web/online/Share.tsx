import { renderSVG } from 'uqr';
import { createSignal, Show } from 'solid-js';
import { copyText } from '../copyText.ts';
import { isOnlyHere } from '../outside.ts';
import { onlineWords } from '../text/online.ts';

/** A link to send, as text and as a code for a phone's camera. */
export function Share(props: { link: string; title: string; note: string }) {
  let field: HTMLInputElement | undefined;
  const [copied, setCopied] = createSignal(false);
  async function copy(): Promise<void> {
    setCopied(await copyText(props.link));
    // What cannot be copied for somebody is at least marked for them.
    if (!copied()) field?.select();
  }
  /** By the device's own sheet; whoever closes it has changed their mind. */
  const send = (): Promise<void> => navigator.share({ url: props.link }).catch(() => undefined);
  return (
    <section class="share panel" aria-label={props.title}>
      <h2>{props.title}</h2>
      <p class="quiet">{props.note}</p>
      <div class="share-parts">
        <div>
          <label class="field">
            <span>{onlineWords.share.link}</span>
            <input
              ref={field}
              type="text"
              readonly
              value={props.link}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
          <div class="row">
            <Show when={'share' in navigator}>
              <button type="button" class="button primary small" onClick={() => void send()}>
                {onlineWords.share.sendTheLink}
              </button>
            </Show>
            <button type="button" class="button small" onClick={() => void copy()}>
              {onlineWords.share.copyTheLink}
            </button>
          </div>
          <Show when={isOnlyHere()}>
            <p class="quiet only-here">
              {onlineWords.share.onlyHere} <code data-plain>{onlineWords.share.forTheNetwork}</code>
            </p>
          </Show>
          <Show when={copied()}>
            <span role="status">{onlineWords.share.copied}</span>
          </Show>
        </div>
        <img
          class="qr"
          alt={onlineWords.share.qrCodeOfTheLink}
          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(props.link, { border: 2 }))}`}
          width="140"
          height="140"
        />
      </div>
    </section>
  );
}
