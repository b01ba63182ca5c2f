import type { QueryState } from '../lib/query-state.ts';
import { errorDetail, isUnknown } from '../lib/error-text.ts';

interface Query<T> {
  currentData?: T | undefined;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/**
 * A query's state, in order of precedence: something that doesn't exist is not shown, even if it
 * did before; data that has arrived stays when a refetch fails; then the failure; then loading.
 */
export function queryState<T>({ currentData, isError, error, refetch }: Query<T>): QueryState<T> {
  const failure = { detail: errorDetail(error), retry: () => void refetch() };
  // stays shown during a refetch, as on a page from the server, so that buttons don't vanish under
  // a press
  if (isUnknown(error)) return { status: 'not-found', ...failure };
  if (currentData !== undefined) return { status: 'shown', data: currentData };
  return isError ? { status: 'failed', ...failure } : { status: 'loading' };
}
