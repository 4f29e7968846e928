import { counted } from '@bandstand/kits/board';

/** A figure on a sheet, written in; it counts to what it has become. */
export function Stat(props: { name: string; value: number; term: string }) {
  const shown = counted(() => props.value);
  return (
    <div data-term={props.term}>
      <dt>{props.name}</dt>
      <dd>{shown()}</dd>
    </div>
  );
}
