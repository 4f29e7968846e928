/** The mark over the door: a bandstand with its roof. */
export function BandstandMark() {
  return (
    <svg viewBox="0 0 60 48" aria-hidden="true" fill="currentColor">
      <path d="M30 0 33 6Q42 15 58 19v5a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0v-5Q18 15 27 6z" />
      <path d="M7 30h4v12H7zM49 30h4v12h-4zM2 42h56v6H2zM28 30h4v12h-4z" />
    </svg>
  );
}
