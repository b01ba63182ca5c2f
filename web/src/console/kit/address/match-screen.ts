import { consolePath } from './paths.ts';

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // the value can't be decoded, so there is no such record, which the screen will say
  }
}

/**
 * Matches an address with a screen's path (`bookings/:id`) in any letter case. Returns the path's parameters, or null
 * if the address belongs to another screen.
 */
export function matchScreen(path: string, pathname: string): Record<string, string> | null {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const pattern = consolePath(path).replaceAll(/:\w+/g, '([^/]+)');
  const found = new RegExp(`^${pattern}/?$`, 'i').exec(pathname);
  if (!found) return null;
  const values = found.slice(1).map((value) => decoded(value));
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
}
