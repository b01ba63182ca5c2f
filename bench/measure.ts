/** One line of the table: the product's value, and a reference value measured in the same run. */
export interface Line {
  what: string;
  unit: string;
  ours: number;
  reference: number;
  /** The ratio of the medians, the product's to the reference's. */
  ratio: number;
}

/** A line of the table. Without a reference, it has only the product's value. */
export const lineOf = (what: string, unit: string, ours: number, reference = Number.NaN): Line => ({
  what,
  unit,
  ours,
  reference,
  ratio: ours / reference,
});

export const say = (line: string) => void process.stdout.write(`${line}\n`);

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return sorted.length % 2 === 1 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2;
}

/** The nearest-rank percentile: `share` (0 to 1) of the values are not greater than it. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Measures two functions alternately, so that disturbances of the machine affect both. */
export async function inTurns<T>(
  rounds: number,
  ours: () => Promise<T>,
  reference: () => Promise<T>,
): Promise<{ ours: T[]; reference: T[] }> {
  const [mine, theirs]: [T[], T[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const turns = [async () => mine.push(await ours()), async () => theirs.push(await reference())];
    for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
  }
  return { ours: mine, reference: theirs };
}

/** Measures two functions alternately and compares the medians. */
export async function compare(
  what: string,
  unit: string,
  rounds: number,
  ours: () => Promise<number>,
  reference: () => Promise<number>,
): Promise<Line> {
  const measured = await inTurns(rounds, ours, reference);
  return lineOf(what, unit, median(measured.ours), median(measured.reference));
}

/** Runs a function `pieces` times, `atOnce` at the same time; returns the number of runs per second. */
export async function piecesPerSecond(
  pieces: number,
  atOnce: number,
  work: (index: number) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const from = performance.now();
  const lane = async () => {
    while (next < pieces) {
      next += 1;
      await work(next);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return (1000 * pieces) / (performance.now() - from);
}

export function printTable(lines: readonly Line[]): string {
  const number = (value: number) =>
    value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });
  const rows = lines.map(({ what, unit, ours, reference, ratio }) => [
    what,
    number(ours),
    number(reference),
    unit,
    Number.isFinite(ratio) ? ratio.toFixed(2) : '-', // no reference
  ]);
  const table = [['what', 'ours', 'reference', 'unit', 'ratio'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 || column === 3
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
