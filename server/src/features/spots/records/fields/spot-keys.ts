import { searchText } from '@wayfarer/contract';

/** The maximum lengths in bytes, so that with an id they fit into an index entry. Real names are far shorter. */
const LIMITS = { name: 600, country: 240, search: 1500 };

export function nameKey(name: string): string {
  return within(searchText(name), LIMITS.name);
}

export function countryKey(country: string): string {
  return within(searchText(country), LIMITS.country);
}

export function searchKey(spot: { spot: string; country: string; location: string }): string {
  return within(searchText(`${spot.spot} ${spot.country} ${spot.location}`), LIMITS.search);
}

/** Cuts a text to a number of bytes, keeping only whole characters. */
function within(text: string, bytes: number): string {
  const encoded = Buffer.from(text);
  if (encoded.length <= bytes) return text;
  return new TextDecoder().decode(encoded.subarray(0, bytes), { stream: true }).trimEnd();
}
