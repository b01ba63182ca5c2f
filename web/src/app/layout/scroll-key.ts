import type { Location } from 'react-router';

/**
 * Under what name a place's scroll position is kept. Entries that the browser itself makes for a link
 * within the page have no key of their own: what was kept for one would be used for all. A name that
 * never comes again lets them lead to their section instead.
 */
export function scrollKey({ key, hash }: Location): string {
  return key === 'default' && hash !== '' ? `section-${Math.random()}` : key;
}
