/** Something that a person or a program asked for and cannot have: a stable code and a sentence that says what to do. */
export interface Problem {
  readonly code: string;
  readonly message: string;
}

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

export const good = <Value>(value: Value): Result<Value> => ({ ok: true, value });

export const bad = (code: string, message: string): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: { code, message },
});

/** For callers to whom a problem would be a bug of theirs. */
export function must<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(`${result.problem.code}: ${result.problem.message}`);
}
