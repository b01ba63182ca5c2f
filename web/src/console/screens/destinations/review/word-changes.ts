/** A run of words in the new text; `isNew` if the old text lacks them. */
export interface Words {
  /** The position in the new text. */
  from: number;
  text: string;
  isNew: boolean;
}

/** The maximum number of words for a comparison of every word with every other. */
const MOST_WORDS = 1200;

/**
 * The new text in runs, which are found by the longest common subsequence of words. A text that is too long counts as
 * entirely new.
 */
export function wordChanges(before: string, after: string): Words[] {
  const old = wordsOf(before);
  const fresh = wordsOf(after);
  if (old.length > MOST_WORDS || fresh.length > MOST_WORDS)
    return [{ from: 0, text: after, isNew: after !== before }];
  const kept = keptOf(old, fresh);
  const runs: Words[] = [];
  let from = 0;
  for (const [at, text] of fresh.entries()) {
    const isNew = !kept.has(at);
    const last = runs.at(-1);
    if (last?.isNew === isNew) last.text += text;
    else runs.push({ from, text, isNew });
    from += text.length;
  }
  return runs;
}

/** The words, each with the space after it, so that joining them restores the text. */
const wordsOf = (text: string) => text.match(/\S+\s*/g) ?? [];

/** The indexes of words in the new text that the old text has in the same order. */
function keptOf(old: readonly string[], fresh: readonly string[]): ReadonlySet<number> {
  const same = (one: number, other: number) => old[one]?.trim() === fresh[other]?.trim();
  const width = fresh.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0;
  for (let one = old.length - 1; one >= 0; one -= 1) {
    for (let other = fresh.length - 1; other >= 0; other -= 1) {
      lengths[one * width + other] = same(one, other)
        ? at(one + 1, other + 1) + 1
        : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  const kept = new Set<number>();
  let one = 0;
  let other = 0;
  while (one < old.length && other < fresh.length) {
    if (same(one, other)) {
      kept.add(other);
      one += 1;
      other += 1;
    } else if (at(one + 1, other) >= at(one, other + 1)) one += 1;
    else other += 1;
  }
  return kept;
}
