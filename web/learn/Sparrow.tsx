/** The coach: a sparrow in a bandmaster's cap, in the two inks of the game. */
export function Sparrow() {
  return (
    <svg class="sparrow" viewBox="0 0 64 60" aria-hidden="true">
      <SparrowLines />
    </svg>
  );
}

/** The bird alone, for pictures in which it sits. */
export function SparrowLines() {
  return (
    <>
      <g fill="none" stroke="#211c17" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
        <path d="M24 48v8m-4 0h7M35 47v9m-4 0h7" />
        <path d="M12 34 2 45l13 0Z" fill="var(--ink-1)" />
        <path
          d="M11 36c1-9 9-12 16-14 2-8 8-13 16-12 8 1 12 8 10 15-1 3-1 5-1 8 0 10-9 16-20 16-12 0-21-4-21-13Z"
          fill="#fffaf0"
        />
        <path d="M14 34c7-4 16-3 21 3-5 7-16 9-21-3Z" fill="var(--ink-2)" />
        <path d="M19 37c5 1 9 1 13-1" />
        <path d="m53 20 9 4-10 4Z" fill="#f0b400" />
        <path d="M29 14c2-8 9-11 16-9 4 1 7 4 8 8-8 1-16 1-24 1Z" fill="var(--ink-1)" />
        <path d="M28 15c9 1 17 1 26-1l4 3c-10 2-20 2-30 0Z" fill="#211c17" />
      </g>
      <path d="M38 10h6" stroke="var(--ink-2)" stroke-width="3" stroke-linecap="round" />
      <circle cx="44" cy="22" r="2.400" fill="#211c17" />
      <path d="M36 30c3 2 7 2 10 0" fill="none" stroke="#211c17" stroke-width="1.500" stroke-linecap="round" />
    </>
  );
}
