import type { ReactNode } from 'react';
import { queryState, type ShownQuery } from '../../lib/query-state.ts';
import { Container } from '../layout/layout.tsx';
import { Loading } from './loading.tsx';
import { EmptyState, ErrorState } from './states.tsx';

interface QueryViewProps<T> {
  query: ShownQuery<T>;
  /** A text below a spinner, or a preview of the content. */
  loading: ReactNode;
  failed: string;
  /**
   * Shown for an address that doesn't exist. Without `notFound` and `missing`, such an address is shown as a failure.
   */
  notFound?: ReactNode;
  /** The texts for an address that doesn't exist, which are shown with the actions of a failure. */
  missing?: { title: string; text: string };
  /** Shown in place of an empty list. */
  empty?: ReactNode;
  /** Actions next to "Try again". */
  actions?: ReactNode;
  /** `1` if the query fills the whole screen. Its states then have the page's margins and heading. */
  level?: 1 | 2;
  children: (data: T) => ReactNode;
}

/** The states of a query: not found, failed, loading, empty, or `children` with its data. */
export function QueryView<T>(props: QueryViewProps<T>) {
  const { query, loading, failed, missing, empty, actions, level = 2, children } = props;
  const state = queryState(query);
  const around = { level, actions };
  if (state.status === 'loading')
    return typeof loading === 'string' ? <Loading text={loading} level={level} /> : loading;
  if (state.status === 'shown') {
    const { data } = state;
    const isEmpty = Array.isArray(data) && data.length === 0;
    return isEmpty && empty !== undefined ? empty : children(data);
  }
  const notFound = missing ? <EmptyState {...missing} {...around} /> : props.notFound;
  const failure =
    state.status === 'not-found' && notFound !== undefined ? (
      notFound
    ) : (
      <ErrorState title={failed} text={state.detail} onRetry={state.retry} {...around} />
    );
  return level === 1 ? <Container>{failure}</Container> : failure;
}
