const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys walk over the spots of a group; put it on the group's `onKeyDown` and `data-spot` on each spot. */
export function walkSpots(event: KeyboardEvent & { readonly currentTarget: Element }): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const spots = [...event.currentTarget.querySelectorAll<HTMLElement | SVGElement>('[data-spot]')];
  const now = spots.findIndex((spot) => spot === document.activeElement);
  if (now < 0) return;
  event.preventDefault();
  spots[(now + step + spots.length) % spots.length].focus();
}
