/** The maximum number of tags; with more, the condition would exclude too few rows to be worth it. */
const MOST = 40;

/**
 * The index tags that cover the costs in a range. A tag consists of a cost's number of digits and its first two
 * digits, so it may also cover costs outside the range. Null if the range is too wide.
 */
export function costBuckets(from: number, to: number): string[] | null {
  const tags: string[] = [];
  for (let cost = Math.max(1, from); cost <= to; cost = firstOfNext(cost)) {
    if (tags.length === MOST) return null;
    const digits = String(cost);
    tags.push(`cost ${digits.length} ${digits.slice(0, 2)}`);
  }
  return tags;
}

function firstOfNext(cost: number): number {
  const step = 10 ** Math.max(0, String(cost).length - 2);
  return (Math.floor(cost / step) + 1) * step;
}
