import type { Problem } from '@wayfarer/contract';

/** What went wrong with a call: the kinds of spec §8. */
export type ErrorKind = 'network' | 'timeout' | 'unreadable' | 'refused' | 'broken';

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error
    ? error.status
    : undefined;
}

/** Whether a call failed because its id names nothing, or can name nothing. */
export function isUnknown(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 400;
}

/** The API's own error body, where the failed call carried one. */
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

/** Sorts an error of RTK Query; undefined for none. */
export function errorKind(error: unknown): ErrorKind {
  const status = statusOf(error);
  if (status === 'FETCH_ERROR') return 'network';
  if (status === 'TIMEOUT_ERROR') return 'timeout';
  if (status === 'PARSING_ERROR') return 'unreadable';
  return typeof status === 'number' && status < 500 ? 'refused' : 'broken';
}

const DETAIL: Readonly<Record<Exclude<ErrorKind, 'refused'>, string>> = {
  network: 'We could not reach the server. Check your connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  unreadable: 'We did not understand the server’s answer. Please try again.',
  broken: 'Something went wrong on our side. Please try again in a moment.',
};

/**
 * What to add to the specification's text so that the visitor knows what to do: the API's own
 * message where it refused the call, a plain sentence otherwise.
 */
export function errorDetail(error: unknown): string {
  const kind = errorKind(error);
  if (kind !== 'refused') return DETAIL[kind];
  return problemOf(error)?.message ?? DETAIL.broken;
}
