/**
 * Text as search compares it: compatibility forms unified, accents and letter case removed, white space
 * collapsed. Both sides use it, so that 'São' matches 'sao' in the browser and in the database.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}
