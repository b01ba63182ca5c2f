/** What the function `spot_popularity` of the database takes for more, too. */
export const MOST_VISITORS = 999_999_999_999_999;

/** The numbers that are written with so many digits and begin with the first of these. */
interface Block {
  tag: string;
  from: number;
  to: number;
}

/** The blocks of a number: by how many digits it has, by the first of them, and by the first two. */
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
 * What the index calls the numbers of visitors of a range, in as few names as possible. Some of the numbers
 * so called may be outside the range.
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
