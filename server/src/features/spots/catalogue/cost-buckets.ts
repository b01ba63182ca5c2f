/** More say too little to be worth asking for. */
const MOST = 40;

/**
 * What the index of tags calls the costs of a range: the number of digits and the first two of them.
 * Null where the range is too wide. Some of the costs so called may be outside the range.
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
