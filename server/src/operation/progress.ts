/** Tells the operator how far a long piece of work is. */
export type Progress = (what: string, done: number, total: number) => void;

const EVERY_MS = 1000;

/** Silent for the first second, then a line each second. */
export function progressLines(say: (line: string) => void): Progress {
  let last = performance.now();
  return (what, done, total) => {
    const now = performance.now();
    if (now - last < EVERY_MS) return;
    last = now;
    const percent = total > 0 ? ` (${Math.floor((100 * Math.min(done, total)) / total)} %)` : '';
    const number = (count: number) => count.toLocaleString('en-US');
    say(`  ${what}: ${number(done)} of ${number(total)} rows${percent}`);
  };
}
