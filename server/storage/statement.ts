/** One statement with numbered parameters, `$1` and so on, in the SQL that both databases share. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
  /** Players wait for it at a table that they are at: it is not kept waiting by those who are just coming. */
  readonly isUrgent?: boolean;
}

export type Row = Readonly<Record<string, string | number | null>>;
