/** A progress bar on standard error while it is a terminal, on one line however narrow; silent otherwise. */
export function progressBar(label: string, total: number): { at(done: number): void; end(): void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { at: () => undefined, end: () => undefined };
  let shown = -1;
  return {
    at(done) {
      const percent = Math.floor((done / total) * 100);
      if (percent === shown) return;
      shown = percent;
      stderr.write(`\r${barLine(label, done / total, stderr.columns)}\u001b[K`);
    },
    end: () => void stderr.write('\r\u001b[K'),
  };
}

/** One line that is shorter than the terminal is wide: the bar shrinks first, then the label. */
export function barLine(label: string, share: number, columns: number): string {
  const percent = ` ${Math.floor(share * 100)} %`;
  const room = Math.max(10, columns - 1 - percent.length);
  const bar = Math.min(30, room - label.length - 3);
  if (bar < 5) return `${label.slice(0, room)}${percent}`;
  const filled = Math.floor(share * bar);
  return `${label} [${'#'.repeat(filled)}${' '.repeat(bar - filled)}]${percent}`;
}
