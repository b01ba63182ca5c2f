/**
 * Normalizes a text for search: unifies compatibility forms, removes accents and letter case, and collapses white
 * space. Browser and server both use it, so 'São' matches 'sao' in both.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}
