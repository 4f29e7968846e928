import { EDITION_CHAPTER, editionWords } from '@bandstand/kits/edition';
import { createResource, For, Show } from 'solid-js';
import { loadCredits } from '../about/editions.ts';
import '../about/about.css';
import { Link } from '../router.tsx';
import { shelf, type ShelfEntry } from '../shelf.ts';
import { aboutWords } from '../text/about.ts';

/** Whose games these are, what of them is ours, and what the rest is made of. */
export function About() {
  return (
    <div class="about">
      <h1>{aboutWords.title}</h1>
      <p class="about-lead">{aboutWords.lead}</p>
      <For each={shelf}>{(entry) => <Title entry={entry} />}</For>
      <section class="panel">
        <h2>{aboutWords.ours}</h2>
        <For each={aboutWords.rest}>{(paragraph) => <p>{paragraph}</p>}</For>
      </section>
    </div>
  );
}

function Title(props: { entry: ShelfEntry }) {
  const [known] = createResource(() => props.entry.id, loadCredits);
  return (
    <section class="panel" aria-label={props.entry.card.name}>
      <h2>{props.entry.card.name}</h2>
      <Show when={known()} fallback={<p>{aboutWords.unsaid}</p>}>
        {(edition) => (
          <>
            <p>
              <b>{editionWords.after(edition().after)}</b>
            </p>
            <p>{edition().theirs}</p>
            <p>{edition().ours}</p>
            <Link href={`/rules/${props.entry.id}#${EDITION_CHAPTER}`}>
              {aboutWords.rulings(props.entry.card.name)}
            </Link>
          </>
        )}
      </Show>
    </section>
  );
}
