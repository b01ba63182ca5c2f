import { PLACES_AT_ONCE } from '@wayfarer/contract';
import { paths } from '../../../domain/paths.ts';

const MARK = '#list=';

/** An address with a list after `#`, so that it is sent to no server and stored nowhere. */
export function listLink(ids: readonly string[]): string {
  const list = ids.slice(0, PLACES_AT_ONCE).map(encodeURIComponent).join(',');
  return `${paths.saved()}${MARK}${list}`;
}

/** The ids in such an address; null if it isn't one. */
export function readListLink(hash: string): string[] | null {
  if (!hash.startsWith(MARK)) return null;
  const ids = hash.slice(MARK.length).split(',').map(decoded);
  return [...new Set(ids.filter((id) => id !== ''))].slice(0, PLACES_AT_ONCE);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return ''; // a link that was cut in the middle of a character
  }
}
