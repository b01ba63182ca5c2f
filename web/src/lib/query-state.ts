/** What a screen knows of its data. */
export type QueryState<T> =
  | { status: 'loading' }
  | { status: 'shown'; data: T }
  | { status: 'not-found' | 'failed'; detail: string; retry: () => void };
