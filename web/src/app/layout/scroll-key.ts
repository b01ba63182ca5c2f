import type { Location } from 'react-router';

/**
 * The key of a location's stored scroll position. Entries that the browser adds for links within a page have no key of
 * their own and would all share one position, so they get unique keys, with which they scroll to their section instead.
 */
export function scrollKey({ key, hash }: Location): string {
  return key === 'default' && hash !== '' ? `section-${Math.random()}` : key;
}
