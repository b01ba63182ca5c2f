/** Must match the limit in the database function `spot_popularity`. */
export const MOST_VISITORS = 999_999_999_999_999;

interface Block {
  tag: string;
  from: number;
  to: number;
}

function blocksOf(value: number): Block[] {
  const digits = String(value);
  const least = digits.length === 1 ? 0 : 10 ** (digits.length - 1);
  return [
    { tag: `${digits.length}`, from: least, to: 10 ** digits.length - 1 },
    ...[1, 2].map((length) => {
      const first = digits.slice(0, length);
      const size = 10 ** Math.max(0, digits.length - length);
      const from = Number(first) * size;
      return { tag: `${digits.length} ${first}`, from, to: from + size - 1 };
    }),
  ];
}

/**
 * The tags of the index for a range of visitor numbers, as few as possible. A tag may also cover numbers outside the
 * range.
 */
export function popularityTags(from: number, to: number): string[] {
  const tags: string[] = [];
  const last = Math.min(to, MOST_VISITORS);
  for (let next = Math.max(0, from); next <= last;) {
    const blocks = blocksOf(next);
    const least = blocks.at(-1)?.from ?? next;
    const whole = blocks.find((block) => block.from === least && block.to <= last) ?? blocks.at(-1);
    if (!whole) break;
    tags.push(whole.tag);
    next = whole.to + 1;
  }
  return tags;
}
