import { createSignal, For } from 'solid-js';
import { render } from 'solid-js/web';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { slideCards } from '../index.tsx';

const [places, setPlaces] = createSignal<readonly number[]>([0, 100]);
const [names, setNames] = createSignal(['a', 'b']);
let leave: (() => void) | undefined;
beforeEach(() => {
  setPlaces([0, 100]);
  setNames(['a', 'b']);
});
afterEach(() => leave?.());

function Row() {
  let root: HTMLDivElement | undefined;
  slideCards(
    () => root,
    () => [places(), names()],
  );
  return (
    <div ref={root}>
      <For each={[0, 1]}>
        {(card) => (
          <b
            data-card={names()[card]}
            style={{ position: 'fixed', top: '40px', width: '50px', height: '50px', left: `${places()[card]}px` }}
          />
        )}
      </For>
    </div>
  );
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** How far the last slide of the first card starts from where it will rest. */
const lastStart = (): number | undefined => {
  const [card] = document.querySelectorAll('[data-card]');
  const effect = card.getAnimations().at(-1)?.effect;
  // Where a card is on its way is measured to a ten-thousandth of a pixel.
  return effect instanceof KeyframeEffect
    ? Math.round(parseFloat(String(effect.getKeyframes()[0]['translate'])))
    : undefined;
};

/** The first card slides from 0 to 200. */
async function aCardOnItsWay(): Promise<void> {
  leave = render(() => <Row />, document.body);
  await nextFrame();
  setPlaces([200, 100]);
  await nextFrame();
  expect(lastStart()).toBe(-200);
}

test('a card slides from where it rested, also when it was still on its way there', async () => {
  await aCardOnItsWay();
  setPlaces([300, 100]);
  await nextFrame();
  expect(lastStart()).toBe(-100);
});

test('a card that takes the place of one on its way does not go that way too', async () => {
  await aCardOnItsWay();
  setNames(['c', 'b']);
  await nextFrame();
  expect(lastStart()).toBeUndefined();
});
