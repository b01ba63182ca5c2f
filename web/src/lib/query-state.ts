/** A screen's data or the state of loading it. */
export type QueryState<T> =
  | { status: 'loading' }
  | { status: 'shown'; data: T }
  | { status: 'not-found' | 'failed'; detail: string; retry: () => void };
