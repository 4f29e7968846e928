import { createEffect, createMemo, createSignal, type Accessor } from 'solid-js';
import type { Move } from '../move.ts';
import { BOOK } from '../moveBook.ts';
import { FIELDS, fieldMove, fieldOf, mustReach, ROW_FIELDS } from '../rules/form.ts';
import type { View } from '../state.ts';
import { useModel } from './boardModel.ts';
import { FIRST_DRAFT, formFrom, problemsOf, type Draft } from './formDraft.ts';

/** An offer that a game master is filling in. */
export interface Offer {
  /** All fields in order, as sent or as they stand on the page. */
  readonly form: Accessor<readonly number[]>;
  /** By place in the form: what is wrong there. */
  readonly problems: Accessor<ReadonlyMap<number, string>>;
  /** Whether this offer must be one that the band can take. */
  readonly must: Accessor<boolean>;
  readonly set: (index: number, value: number) => void;
  readonly nextMove: () => Move | undefined;
  readonly send: () => void;
}

/** The page is one form, the match takes a field at a time: once sent, each answer of the match brings the next field. */
export function makeOffer(): Offer {
  const model = useModel();
  const view = model.view;
  const [draft, setDraft] = createSignal<Draft>(FIRST_DRAFT);
  const [isSending, setSending] = createSignal(false);
  let sentAt: View | undefined;
  const form = createMemo(() => formFrom(draft(), view().form));
  const must = () => mustReach(model.content(), view());
  const problems = createMemo(() => problemsOf(view(), form(), must()));
  const nextMove = (): Move | undefined => {
    if (!view().isFormOpen) return BOOK.gmBlank;
    const next = fieldOf(view().form);
    return next === undefined ? undefined : fieldMove(next.field, form()[view().form.length]);
  };
  createEffect(() => {
    const now = view();
    if (!isSending() || now === sentAt || model.moves().length === 0) return;
    sentAt = now;
    if (now.isFormOpen && problems().size === 0) model.press(nextMove());
    else setSending(false);
  });
  return {
    form,
    problems,
    must,
    nextMove,
    set: (index, value) => void setDraft((before) => changed(before, index, value, index === form().length - 1)),
    send() {
      if (problems().size > 0) return;
      sentAt = view();
      setSending(true);
      model.press(nextMove());
    },
  };
}

function changed({ fields, rows, bomb }: Draft, index: number, value: number, isBomb: boolean): Draft {
  const inRows = index - FIELDS.length;
  if (inRows < 0) return { fields: fields.with(index, value), rows, bomb };
  if (isBomb) return { fields, rows, bomb: value };
  const row = Math.floor(inRows / ROW_FIELDS.length);
  return { fields, rows: rows.with(row, rows[row].with(inRows % ROW_FIELDS.length, value)), bomb };
}
