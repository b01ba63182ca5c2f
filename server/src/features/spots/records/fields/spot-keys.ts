import { searchText } from '@wayfarer/contract';

/** In bytes: together with an id they fit an entry of an index. Names as people write them are far shorter. */
const LIMITS = { name: 600, country: 240, search: 1500 };

/** What destinations are ordered by when they are ordered by name. */
export function nameKey(name: string): string {
  return within(searchText(name), LIMITS.name);
}

/** Countries are the same when their keys are. */
export function countryKey(country: string): string {
  return within(searchText(country), LIMITS.country);
}

/** What a search looks at. */
export function searchKey(spot: { spot: string; country: string; location: string }): string {
  return within(searchText(`${spot.spot} ${spot.country} ${spot.location}`), LIMITS.search);
}

/** The text as far as it fits, in whole characters. */
function within(text: string, bytes: number): string {
  const encoded = Buffer.from(text);
  if (encoded.length <= bytes) return text;
  return new TextDecoder().decode(encoded.subarray(0, bytes), { stream: true }).trimEnd();
}
