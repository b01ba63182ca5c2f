/** With more tags than this, the condition excludes too little to be worth it. */
const MOST = 40;

/**
 * The tags of the index for the costs in a range: the number of digits and the first two of them. Null if the range is
 * too wide. A tag may also cover costs outside the range.
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
