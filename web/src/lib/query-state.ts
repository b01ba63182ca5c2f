import { errorDetail, isUnknown } from './error-text.ts';

export type QueryState<T> =
  | { status: 'loading' }
  | { status: 'shown'; data: T }
  | { status: 'not-found' | 'failed'; detail: string; retry: () => void };

/** The part of a query that decides the state to show. */
export interface ShownQuery<T> {
  currentData?: T | undefined;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/**
 * A query's state. A record that no longer exists isn't shown, even if it was shown before. Data that has arrived
 * stays, even if a refetch fails. Without data, the state is the failure or loading.
 */
export function queryState<T>({
  currentData,
  isError,
  error,
  refetch,
}: ShownQuery<T>): QueryState<T> {
  const failure = { detail: errorDetail(error), retry: () => void refetch() };
  // data stays during a refetch, as on a page from the server, so that no button vanishes while it is being pressed
  if (isUnknown(error)) return { status: 'not-found', ...failure };
  if (currentData !== undefined) return { status: 'shown', data: currentData };
  return isError ? { status: 'failed', ...failure } : { status: 'loading' };
}
