import { english, type Game } from '@bandstand/engine';
import { keptWords } from '../text/kept.ts';
import { comparison } from './duels.ts';
import './duel.css';

const text = keptWords.duel;

/** Both results side by side, and whose the duel is. */
export function Scores(props: { game: Game; mine: number; name: string; theirs: number }) {
  const lead = () => comparison(props.game, props.mine, props.theirs);
  return (
    <div class="duel-scores" role="status">
      <b>{text.verdict(lead())}</b>
      <dl>
        <div classList={{ ahead: lead() > 0 }}>
          <dt>{text.you}</dt>
          <dd>{english.number(props.mine)}</dd>
        </div>
        <div classList={{ ahead: lead() < 0 }}>
          <dt>{props.name}</dt>
          <dd>{english.number(props.theirs)}</dd>
        </div>
      </dl>
    </div>
  );
}
