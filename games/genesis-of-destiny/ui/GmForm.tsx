import { createEffect, createMemo, createSignal, For, Show } from 'solid-js';
import { offerKey, storyKey } from '../captions.ts';
import { BOOK } from '../moveBook.ts';
import { FIELDS, fieldMove, fieldOf, mustReach, rewardLeft, rewardMost, ROW_FIELDS, valuesFor } from '../rules/form.ts';
import type { FieldName } from '../rules/form.ts';
import type { View } from '../state.ts';
import { Caption } from './Caption.tsx';
import { useDesk } from './desk.ts';
import { CHOICES, FIRST_DRAFT, formFrom, LABELS, problemsOf, rangeText, type Draft } from './formDraft.ts';
import { gameWords } from '../text/index.ts';

/** An offer of the game master's own on one page; what is wrong is said as it is typed, and it is sent field by field. */
export function GmForm() {
  const desk = useDesk();
  const view = desk.view;
  const [draft, setDraft] = createSignal<Draft>(FIRST_DRAFT);
  const [isSending, setSending] = createSignal(false);
  let sentAt: View | undefined;
  const form = createMemo(() => formFrom(draft(), view().form));
  const must = () => mustReach(desk.content(), view());
  const problems = createMemo(() => problemsOf(view(), form(), must()));
  const place = () => view().faceUp.length;
  const nextMove = () => {
    if (!view().isFormOpen) return BOOK.gmBlank;
    const next = fieldOf(view().form);
    return next === undefined ? undefined : fieldMove(next.field, form()[view().form.length]);
  };
  const send = (): void => {
    if (problems().size > 0) return;
    sentAt = view();
    setSending(true);
    desk.press(nextMove());
  };
  createEffect(() => {
    const now = view();
    if (!isSending() || now === sentAt || desk.moves().length === 0) return;
    sentAt = now;
    if (now.isFormOpen && problems().size === 0) desk.press(nextMove());
    else setSending(false);
  });
  const set = (index: number, value: number): void => {
    const { fields, rows, bomb } = draft();
    const inRows = index - FIELDS.length;
    const isBomb = index === form().length - 1;
    if (inRows < 0) setDraft({ fields: fields.with(index, value), rows, bomb });
    else if (isBomb) setDraft({ fields, rows, bomb: value });
    else {
      const row = Math.floor(inRows / ROW_FIELDS.length);
      setDraft({ fields, rows: rows.with(row, rows[row].with(inRows % ROW_FIELDS.length, value)), bomb });
    }
  };
  const field = (index: number) => (
    <Field
      field={fieldOf(form().slice(0, index))?.field ?? 'bomb'}
      value={form()[index]}
      allowed={valuesFor(view(), form().slice(0, index), must())}
      problem={problems().get(index)}
      isSent={index < view().form.length}
      onValue={(value) => set(index, value)}
    />
  );
  const rowCount = () => Math.max(0, Math.min(3, form()[FIELDS.length - 1] || 0));
  return (
    <section class="gd-form panel" aria-label={gameWords.gmForm.offerOfYourOwn}>
      <h2>{gameWords.gmForm.offerYourOwn(place() + 1)}</h2>
      <Show when={desk.slot(offerKey(view().round, place()))}>
        <div class="gd-offer-name">
          <b>{gameWords.gmForm.name}</b>{' '}
          <Caption key={offerKey(view().round, place())} fallback={gameWords.gmForm.offer(place() + 1)} />
        </div>
        <div class="gd-offer-name">
          <b>{gameWords.gmForm.story}</b>{' '}
          <span class="gd-story">
            <Caption key={storyKey(view().round, place())} fallback={gameWords.gmForm.noneYet} isStory />
          </span>
        </div>
      </Show>
      <div class="gd-fields">
        <For each={FIELDS.map((_, index) => index)}>{(index) => field(index)}</For>
      </div>
      <For each={Array.from({ length: rowCount() }, (_, row) => row)}>
        {(row) => {
          const start = FIELDS.length + row * ROW_FIELDS.length;
          const at = (name: (typeof ROW_FIELDS)[number]): number => form()[start + ROW_FIELDS.indexOf(name)] || 0;
          const stars = () => Math.max(1, Math.min(4, at('stars')));
          const left = () => rewardLeft(stars(), at('coin'), at('crowd'), at('clout'));
          return (
            <fieldset class="gd-row">
              <legend>
                {gameWords.gmForm.row(row + 1)}{' '}
                <span classList={{ wrong: left() < 0 }} aria-live="polite">
                  {stars() === 4
                    ? gameWords.gmForm.makesALegendAndPays
                    : left() < 0
                      ? gameWords.gmForm.paysTooMuch(-left())
                      : gameWords.gmForm.ofLeftToGive(left(), rewardMost(stars()))}
                </span>
              </legend>
              <For each={ROW_FIELDS.map((_, index) => start + index)}>{(index) => field(index)}</For>
            </fieldset>
          );
        }}
      </For>
      <div class="gd-fields">{field(form().length - 1)}</div>
      <p class="quiet">{gameWords.gmForm.fiveCoinOrFive}</p>
      <div class="gd-buttons">
        <button
          type="button"
          class="gd-spot gd-button primary"
          classList={{ legal: problems().size === 0 }}
          data-spot
          data-move={problems().size === 0 && desk.isLegal(nextMove()) ? nextMove()?.id : undefined}
          aria-disabled={problems().size > 0}
          onClick={send}
        >
          {gameWords.gmForm.makeThisOffer}
        </button>
        <Show when={problems().size > 0}>
          <output class="wrong">{gameWords.gmForm.fieldsToPutRight(problems().size)}</output>
        </Show>
      </div>
    </section>
  );
}

function Field(props: {
  field: FieldName;
  value: number;
  allowed: readonly number[];
  problem: string | undefined;
  isSent: boolean;
  onValue: (value: number) => void;
}) {
  const choices = () => CHOICES[props.field];
  return (
    <label class="gd-field">
      <span>{LABELS[props.field]}</span>
      <Show
        when={choices()}
        fallback={
          <input
            type="number"
            inputmode="numeric"
            step={props.field === 'needCrowd' || props.field === 'from' ? 5 : 1}
            min={props.allowed[0]}
            max={props.allowed[props.allowed.length - 1]}
            value={Number.isNaN(props.value) ? '' : props.value}
            disabled={props.isSent}
            aria-invalid={props.problem !== undefined}
            onInput={(event) => props.onValue(event.currentTarget.valueAsNumber)}
            onKeyDown={(event) => event.stopPropagation()}
          />
        }
      >
        {(list) => (
          <select
            disabled={props.isSent}
            aria-invalid={props.problem !== undefined}
            onChange={(event) => props.onValue(Number(event.currentTarget.value))}
          >
            <For each={list()}>
              {(text, index) => (
                <option value={index()} selected={index() === props.value} disabled={!props.allowed.includes(index())}>
                  {text}
                </option>
              )}
            </For>
          </select>
        )}
      </Show>
      <small classList={{ wrong: props.problem !== undefined }}>
        {props.problem ?? (choices() === undefined ? rangeText(props.field, props.allowed) : '')}
      </small>
    </label>
  );
}
