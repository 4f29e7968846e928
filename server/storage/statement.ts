/** One statement with numbered parameters, `$1` and so on, in the SQL that both databases share. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
}

export type Row = Readonly<Record<string, string | number | null>>;
