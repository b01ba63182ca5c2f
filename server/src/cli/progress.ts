/** The total is null if it is unknown. */
export type Progress = (what: string, done: number, total: number | null) => void;

const EVERY_MS = 1000;

/** Prints nothing for the first second, and then a line per second. */
export function progressLines(say: (line: string) => void): Progress {
  let last = performance.now();
  return (what, done, total) => {
    const now = performance.now();
    if (now - last < EVERY_MS) return;
    last = now;
    const number = (count: number) => count.toLocaleString('en-US');
    if (total === null) say(`  ${what}: ${number(done)} rows`);
    else say(`  ${what}: ${number(done)} of ${number(total)} rows (${percent(done, total)} %)`);
  };
}

function percent(done: number, total: number): number {
  return total > 0 ? Math.floor((100 * Math.min(done, total)) / total) : 100;
}
