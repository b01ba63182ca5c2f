import { searchText } from './search-text.ts';

/** The name without the parts that people write differently: accents, punctuation, 'St.', '&', 'The'. */
export function plainCountry(name: string): string {
  return searchText(name)
    .replaceAll('&', ' and ')
    .replaceAll(/\bst\./g, 'saint')
    .replaceAll(/[.'’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '');
}
