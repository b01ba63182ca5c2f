import type { Problem } from '@wayfarer/contract';
import { broken, network, timeout, unreadable } from './error-text.texts.js';
import { problemText } from './problem-text.ts';

/** Kinds of call errors (spec §8). */
export type ErrorKind = 'network' | 'timeout' | 'unreadable' | 'refused' | 'broken';

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error
    ? error.status
    : undefined;
}

/** True if a call failed because the requested id doesn't exist or isn't valid. */
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
  network,
  timeout,
  unreadable,
  broken,
};

/**
 * A text that says what to do, shown after the specification's text: the API's own message if it refused the call,
 * otherwise a general one.
 */
export function errorDetail(error: unknown): string {
  const kind = errorKind(error);
  if (kind !== 'refused') return DETAIL[kind];
  const problem = problemOf(error);
  return problem ? problemText(problem) : DETAIL.broken;
}
