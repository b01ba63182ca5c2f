/**
 * Normalizes a text for search: unifies compatibility forms, removes accents, letter case and invisible characters
 * (which texts copied from other pages often contain), and collapses white space. Browser and server both use it, so
 * 'São' matches 'sao' in both.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}
