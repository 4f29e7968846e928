import { createEffect, ErrorBoundary, on, type JSX } from 'solid-js';
import { Trouble } from './pages/Trouble.tsx';
import { route } from './router.tsx';
import { words } from './text/home.ts';

/** Catches bugs of ours: says so, loses nothing, and is over as soon as another page is opened. */
export function Guard(props: { children: JSX.Element }) {
  return (
    <ErrorBoundary fallback={(reason: unknown, reset) => <Broken reason={reason} reset={reset} />}>
      {props.children}
    </ErrorBoundary>
  );
}

function Broken(props: { reason: unknown; reset: () => void }) {
  createEffect(on(route, () => props.reset(), { defer: true }));
  console.error(props.reason);
  const why = () => (props.reason instanceof Error ? props.reason.message : String(props.reason));
  return (
    <Trouble
      title={words.guard.somethingBroke}
      message={words.guard.thisPageMetAFault(why())}
      retry={words.guard.goOn}
      onRetry={() => location.reload()}
    />
  );
}
