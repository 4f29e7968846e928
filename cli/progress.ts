/** A progress bar on standard error while it is a terminal; silent otherwise. */
export function progressBar(label: string, total: number): { at(done: number): void; end(): void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { at: () => undefined, end: () => undefined };
  const width = 30;
  let shown = -1;
  return {
    at(done) {
      const filled = Math.floor((done / total) * width);
      const percent = Math.floor((done / total) * 100);
      if (percent === shown) return;
      shown = percent;
      stderr.write(`\r${label} [${'#'.repeat(filled)}${' '.repeat(width - filled)}] ${percent} %`);
    },
    end: () => void stderr.write('\r\x1b[K'),
  };
}
