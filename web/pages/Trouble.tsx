import { lazy, Show, Suspense, type JSX } from 'solid-js';
import { Link } from '../router.tsx';
import { words } from '../text/home.ts';

/** What has gone wrong may well be that parts of the page cannot be fetched: then there is no picture. */
const Drawing = lazy(async () => {
  const found = await import('../drawings/Empty.tsx').catch(() => undefined);
  return { default: () => (found === undefined ? undefined : found.EmptyDrawing({ drawing: 'gone' })) };
});

interface TroubleProps {
  readonly message: string;
  readonly title?: string;
  readonly onRetry?: () => void;
  /** What the second try is called, where it is more than that. */
  readonly retry?: string;
  readonly children?: JSX.Element;
}

/** What happened, what it means, where to go; and a second try, where one may help. */
export function Trouble(props: TroubleProps) {
  return (
    <section class="trouble panel" role="alert">
      <h1>{props.title ?? words.trouble.thisCannotBeShown}</h1>
      <p>{props.message}</p>
      <Suspense>
        <Drawing />
      </Suspense>
      <div class="row">
        <Show when={props.onRetry}>
          {(retry) => (
            <button type="button" class="button primary" onClick={() => retry()()}>
              {props.retry ?? words.trouble.tryAgain}
            </button>
          )}
        </Show>
        {props.children}
        <Link class={props.onRetry === undefined ? 'button primary' : 'button'} href="/">
          {words.trouble.toTheGames}
        </Link>
      </div>
    </section>
  );
}
