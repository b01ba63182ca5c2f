import type { Problem } from '@wayfarer/contract';

/** Kinds of call errors (spec §8). */
export type ErrorKind = 'network' | 'timeout' | 'unreadable' | 'refused' | 'broken';

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error
    ? error.status
    : undefined;
}

/** True if a call failed because its id doesn't exist or isn't valid. */
export function isUnknown(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 400;
}

/** The API's error body, if the failed call has one. */
export function problemOf(error: unknown): Problem | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  const { data } = error;
  const isProblem =
    typeof data === 'object' &&
    data !== null &&
    'code' in data &&
    'message' in data &&
    typeof data.message === 'string';
  return isProblem ? (data as Problem) : undefined;
}

/** Classifies an error of RTK Query. */
export function errorKind(error: unknown): ErrorKind {
  const status = statusOf(error);
  if (status === 'FETCH_ERROR') return 'network';
  if (status === 'TIMEOUT_ERROR') return 'timeout';
  if (status === 'PARSING_ERROR') return 'unreadable';
  return typeof status === 'number' && status < 500 ? 'refused' : 'broken';
}

const DETAIL: Readonly<Record<Exclude<ErrorKind, 'refused'>, string>> = {
  network: 'We couldn’t reach the server. Check your connection and try again.',
  timeout: 'The server took too long to respond. Please try again.',
  unreadable: 'We couldn’t read the server’s response. Please try again.',
  broken: 'Something went wrong on our side. Please try again in a moment.',
};

/**
 * The text that follows the specification's and says what to do: the API's own message if it
 * refused the call, otherwise a generic one.
 */
export function errorDetail(error: unknown): string {
  const kind = errorKind(error);
  if (kind !== 'refused') return DETAIL[kind];
  return problemOf(error)?.message ?? DETAIL.broken;
}
