import { createResource, Show } from 'solid-js';
import { allPlayed } from './archive.ts';
import { archiveChanges } from './changes.ts';
import { seriesOf } from './stats.ts';
import { keptWords } from '../text/kept.ts';

/** How the same people stand after this match; nothing after their first. */
export function SeriesLine(props: { checksum: string }) {
  const [played] = createResource(archiveChanges, allPlayed);
  const series = () => {
    const all = played.latest ?? [];
    const last = all.find(({ id }) => id === props.checksum);
    return last === undefined ? undefined : seriesOf(all, last);
  };
  return (
    <Show when={series()}>
      {(now) => (
        <p class="series" role="status">
          {keptWords.friends.series(now().matches, now().wins)}
        </p>
      )}
    </Show>
  );
}
