/** The state that the guard passes to the login page: the path that the visitor wanted to open. */
export interface ReturnState {
  from: string;
  /** The email to sign in with, if known. */
  email?: string;
  /** The router's state of that visit, such as the destination to book. */
  carried?: unknown;
}

/** Characters that URL parsers drop or reinterpret: control characters and backslashes. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
const DECEPTIVE = /[\u0000-\u0020\u007f\\]/;

/**
 * A path of this site, or undefined. Refuses `//host`, `/\host`, schemes and anything else that would lead away,
 * including addresses that lead away only after browsers drop tabs and line breaks.
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
 * The place to go after signing in, with its state: the visitor's previous path, from the router's state or the `from`
 * parameter; `/` if there is no valid path.
 */
export function returnTarget(location: { state?: unknown; search?: string }): {
  path: string;
  state: unknown;
} {
  const { from, carried } = stateOf(location);
  const path = ownPath(from) ?? ownPath(new URLSearchParams(location.search).get('from'));
  return { path: path ?? '/', state: path === undefined ? undefined : carried };
}

/** The email that the visitor was asked to sign in with, or `''`. */
export function knownEmail(location: { state?: unknown }): string {
  return stateOf(location).email ?? '';
}
