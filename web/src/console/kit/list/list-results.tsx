import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { queryState } from '../../../api/query-state.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { ListSkeleton } from '../screen/list-skeleton.tsx';
import { Pager } from './pager.tsx';
import type { ListPage } from './read-list-page.ts';

/** The result of a list's query hook. */
export type ListQuery<Row> = Parameters<typeof queryState<ListPage<Row[]>>>[0] & {
  /** Of what was asked before, too. */
  data?: ListPage<Row[]> | undefined;
  isFetching: boolean;
};

interface ListResultsProps<Row> {
  list: ListQuery<Row>;
  address: Parameters<typeof Pager>[0]['address'];
  /** Shown when the list could not be loaded. */
  failed: string;
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/**
 * A page of a list in every state, and the way to the next one. Until another order or filter is there, the rows
 * of the one before stay, so that the button that asked for it keeps the focus.
 */
export function ListResults<Row>({
  list,
  address,
  failed,
  empty,
  children,
}: ListResultsProps<Row>) {
  const { currentData, data, isFetching } = list;
  const isOld = isFetching && !currentData && data !== undefined && data.rows.length > 0;
  // its next page is none of what is asked for now
  const old = isOld ? { ...data, next: null } : undefined;
  return (
    <QueryView
      state={old ? { status: 'shown', data: old } : queryState(list)}
      loading={<ListSkeleton />}
      failed={failed}
    >
      {({ next, rows }) => (
        <div aria-busy={old !== undefined} className={clsx(old && 'opacity-50')}>
          {rows.length === 0 ? empty : children(rows)}
          <Pager address={address} next={next} />
        </div>
      )}
    </QueryView>
  );
}
