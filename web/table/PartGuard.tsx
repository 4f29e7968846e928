import { createEffect, ErrorBoundary, on, type JSX } from 'solid-js';
import { words } from '../text/index.ts';

interface PartGuardProps {
  /** Counts what happens in the match: after a change the part is tried again. */
  readonly version: number;
  readonly children: JSX.Element;
}

/** A part of a table that meets a fault of ours says so in its own place. The other parts stay, and the match goes on. */
export function PartGuard(props: PartGuardProps) {
  return (
    <ErrorBoundary
      fallback={(reason: unknown, reset) => {
        console.error(reason);
        createEffect(on(() => props.version, reset, { defer: true }));
        return (
          <section class="part-broke panel" role="alert">
            <p>{words.table.partBroke}</p>
            <button type="button" class="button primary" onClick={reset}>
              {words.table.goOn}
            </button>
          </section>
        );
      }}
    >
      {props.children}
    </ErrorBoundary>
  );
}
