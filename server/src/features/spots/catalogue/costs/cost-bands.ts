/**
 * At most three price bands with round limits and about the same number of destinations each; fewer if prices are
 * similar.
 */
export function costBands(costs: readonly number[]): { from: number; to: number }[] {
  const sorted = [...costs].sort((a, b) => a - b);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined || least === most) return [];
  const third = (part: number) => sorted[Math.floor((sorted.length * part) / 3)] ?? most;
  const ends = [0, roundNumber(third(1)), roundNumber(third(2)), Math.ceil(most)];
  return ends.slice(1).flatMap((to, index) => {
    const from = ends[index] ?? 0;
    return to > from ? [{ from, to }] : [];
  });
}

/** Rounds to one significant digit, or to two if the first is a one: 87 becomes 90, 142 becomes 140. */
function roundNumber(value: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  const step = value < 2 * size ? size / 10 : size;
  return Math.max(1, Math.round(value / step) * step);
}
