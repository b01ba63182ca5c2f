/**
 * The number of typos between two texts: a wrong, missing or extra letter, or two swapped ones (optimal string
 * alignment).
 */
export function editDistance(a: string, b: string): number {
  const [from, to] = [[...a], [...b]];
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of from.entries()) {
    const row = [i + 1];
    for (const [j, other] of to.entries()) {
      const swapped = i > 0 && j > 0 && letter === to[j - 1] && other === from[i - 1];
      row.push(
        Math.min(
          at(last, j) + (letter === other ? 0 : 1),
          at(last, j + 1) + 1,
          at(row, j) + 1,
          swapped ? at(beforeLast, j - 1) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, to.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
