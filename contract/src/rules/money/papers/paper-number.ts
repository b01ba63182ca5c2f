/** The number of a document: 'HJ-{year}-{number}' makes 'HJ-2027-0118'. */
export function paperNumber(pattern: string, year: number, serial: number): string {
  return pattern
    .replace('{year}', () => String(year))
    .replace('{number}', () => String(serial).padStart(4, '0'));
}

/** A pattern has each placeholder once, and otherwise only characters that every program accepts. */
export function isPaperPattern(pattern: string): boolean {
  const rest = pattern.replace('{year}', '').replace('{number}', '');
  return pattern.includes('{year}') && pattern.includes('{number}') && /^[\w ./-]*$/u.test(rest);
}
