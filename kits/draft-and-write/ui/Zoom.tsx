import { onMount, Show, type JSX } from 'solid-js';
import { boardWords } from '../text/index.ts';
import { hearGestures } from './zoomGestures.ts';
import { createZoom, type Zooming } from './zooming.ts';

/**
 * On a phone, a frame in which the sheet can be brought closer: by pinch, double tap, buttons and the keys + − 0.
 * Once closer it is panned by scrolling. On larger screens it is only a box.
 */
export function Zoom(props: { isWhole: boolean; label: string; children: JSX.Element }) {
  let frame: HTMLDivElement | undefined;
  const zoom = createZoom(
    () => frame,
    () => props.isWhole,
  );
  onMount(() => frame && hearGestures(frame, zoom));
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard */}
      <div
        ref={frame}
        class="dw-zoom"
        classList={{ close: zoom.isClose(), whole: zoom.isPhone() && props.isWhole }}
        tabindex={zoom.isClose() ? 0 : undefined}
        role={zoom.isClose() ? 'group' : undefined}
        aria-label={zoom.isClose() ? props.label : undefined}
      >
        <div
          class="dw-zoomed"
          style={
            zoom.isScaled()
              ? { zoom: zoom.factor().toFixed(4), width: `${zoom.base()}px` }
              : { zoom: undefined, width: undefined }
          }
        >
          {props.children}
        </div>
      </div>
      <Show when={zoom.isPhone()}>
        <ZoomKeys zoom={zoom} />
      </Show>
    </>
  );
}

function ZoomKeys(props: { zoom: Zooming }) {
  const isFurthest = () => props.zoom.isFurthest();
  return (
    <div class="dw-zoom-keys" role="group" aria-label={boardWords.zoom} data-term="zoom">
      <button
        type="button"
        aria-label={boardWords.further}
        aria-disabled={isFurthest()}
        onClick={() => props.zoom.further()}
      >
        −
      </button>
      <button type="button" aria-disabled={isFurthest()} onClick={() => props.zoom.fit()}>
        {boardWords.fit}
      </button>
      <button
        type="button"
        aria-label={boardWords.closer}
        aria-disabled={props.zoom.isClosest()}
        onClick={() => props.zoom.closer()}
      >
        +
      </button>
    </div>
  );
}
