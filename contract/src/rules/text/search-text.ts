/**
 * Normalizes text for search: unifies compatibility forms, removes accents and letter case, and collapses
 * whitespace. Browser and server both use it, so that 'São' matches 'sao' on both sides.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}
