import { gameWords } from '../text/index.ts';

/** The rubber stamp of a contract, or the empty line where it would be. */
export function Stamp(props: { isSigned: boolean; seed: number }) {
  return (
    <span
      class="mb-stamp"
      data-term="stamp"
      classList={{ signed: props.isSigned }}
      style={{ '--tilt': `${((props.seed * 37) % 7) - 4}deg` }}
    >
      {props.isSigned ? gameWords.stamp.underContract : gameWords.stamp.noContract}
    </span>
  );
}
