import { consolePath } from './paths.ts';

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // the address names no record, which the screen says
  }
}

/**
 * Matches an address with a screen's path (`bookings/:id`) in any letter case; null if it belongs to another screen.
 */
export function matchScreen(path: string, pathname: string): Record<string, string> | null {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const pattern = consolePath(path).replaceAll(/:\w+/g, '([^/]+)');
  const found = new RegExp(`^${pattern}/?$`, 'i').exec(pathname);
  if (!found) return null;
  const values = found.slice(1).map((value) => decoded(value));
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
}
