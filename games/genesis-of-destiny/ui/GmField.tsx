import { For, Show } from 'solid-js';
import type { FieldName } from '../rules/form.ts';
import { CHOICES, LABELS, rangeText } from './formDraft.ts';

/** One field of the form: a number or a list, with what is allowed or what is wrong below it. */
export function GmField(props: {
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
