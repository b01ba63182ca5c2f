/** A Markdown table that the formatter doesn't change. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_, at) => (at === 0 ? '---' : '--:')));
  return ['<!-- prettier-ignore-start -->', '', line(head), rule, ...rows.map(line), '', '<!-- prettier-ignore-end -->'].join('\n'); // prettier-ignore
}

/** A number with two significant digits, or rounded to a whole number. */
export function number(value: number): string {
  if (Number.isNaN(value)) return '';
  if (value >= 10) return Math.round(value).toLocaleString('en-US');
  return String(Number(value.toPrecision(2)));
}

export const sizeText = (size: number): string => size.toLocaleString('en-US');
