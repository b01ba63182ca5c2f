/**
 * Normalizes a text for search, so that 'São' matches 'sao': unifies compatibility forms, removes accents, letter case
 * and invisible characters (which copied texts often contain), and collapses white space.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}
