import { ErrorBoundary, Suspense, type JSX } from 'solid-js';

/** Something said beside a choice. It may come later; and where it meets a fault of its own it is left out, and the board stays. */
export function Hint(props: { children: JSX.Element }) {
  return (
    <ErrorBoundary
      fallback={(reason: unknown) => {
        console.error(reason);
        return undefined;
      }}
    >
      <Suspense>{props.children}</Suspense>
    </ErrorBoundary>
  );
}
