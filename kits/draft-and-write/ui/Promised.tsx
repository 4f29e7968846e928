import { promiseWords } from '../text/promise.ts';
import type { BoardModel } from './boardModel.ts';
import type { Outlook } from './lookAhead.ts';

/** What the looked-at mark will be good for, where it brings nothing at once. */
export function Promised(props: { chain: Outlook; model: BoardModel }) {
  const words = () => {
    const { chain, model } = props;
    return promiseWords.promise(chain.events, { sheet: chain.ghost, pack: model.kit().pack, words: model.words() });
  };
  return <>{words()}</>;
}
