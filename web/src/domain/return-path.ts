/** What the guard passes along to the login page: where the visitor wanted to go. */
export interface ReturnState {
  from: string;
  /** The address to sign in with, where the way here tells. */
  email?: string;
  /** The router's state of that visit, such as the spot to be booked. */
  carried?: unknown;
}

/** Characters that address parsers drop or read as something else: control characters, backslashes. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
const DECEPTIVE = /[\u0000-\u0020\u007f\\]/;

/**
 * A path of this site, or undefined: `//host`, `/\host`, schemes and whatever else would lead away are
 * refused, also where a browser would see them only after dropping tabs and line breaks.
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || DECEPTIVE.test(value))
    return undefined;
  const base = 'http://own.invalid';
  if (!URL.canParse(value, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, base);
  const path = `${pathname}${search}${hash}`;
  return origin === base && !path.startsWith('//') ? path : undefined;
}

function stateOf(location: { state?: unknown }): Partial<ReturnState> {
  const { state } = location;
  return typeof state === 'object' && state !== null ? state : {};
}

/**
 * Where to go after signing in: the path that the visitor came from, out of the router's state or the
 * address's `from`, with the state of that visit; `/` where there is none of our own.
 */
export function returnTarget(location: { state?: unknown; search?: string }): {
  path: string;
  state: unknown;
} {
  const { from, carried } = stateOf(location);
  const path = ownPath(from) ?? ownPath(new URLSearchParams(location.search).get('from'));
  return { path: path ?? '/', state: path === undefined ? undefined : carried };
}

/** The address that the visitor was asked to sign in with; `''` for none. */
export function knownEmail(location: { state?: unknown }): string {
  return stateOf(location).email ?? '';
}
