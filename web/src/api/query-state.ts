import type { QueryState } from '../lib/query-state.ts';
import { errorDetail, isUnknown } from '../lib/error-text.ts';

interface Query<T> {
  currentData?: T | undefined;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/**
 * A query in the order of truth: what does not exist is not shown, even if it did before; data that has
 * arrived stays when a refetch fails; then the failure; then loading.
 */
export function queryState<T>({ currentData, isError, error, refetch }: Query<T>): QueryState<T> {
  const failure = { detail: errorDetail(error), retry: () => void refetch() };
  // also while it is asked again, as a page from the server does: what is pressed then must not go
  if (isUnknown(error)) return { status: 'not-found', ...failure };
  if (currentData !== undefined) return { status: 'shown', data: currentData };
  return isError ? { status: 'failed', ...failure } : { status: 'loading' };
}
