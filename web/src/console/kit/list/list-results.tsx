import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ShownQuery } from '../../../lib/query-state.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { ListSkeleton } from '../screen/list-skeleton.tsx';
import { Pager } from './pager.tsx';
import type { ListPage } from './read-list-page.ts';

export type ListQuery<Row> = ShownQuery<ListPage<Row[]>> & {
  /** The data, which may still be for the previous arguments. */
  data?: ListPage<Row[]> | undefined;
  isFetching: boolean;
};

interface ListResultsProps<Row> {
  list: ListQuery<Row>;
  address: Parameters<typeof Pager>[0]['address'];
  failed: string;
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/**
 * A page of a list in any state, with the button for the next page. While another order or filter loads, the previous
 * rows stay, so that a button among them keeps the focus.
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
  // without a cursor, because the next page would belong to the previous arguments
  const old = isOld ? { ...data, next: null } : undefined;
  return (
    <QueryView
      query={old ? { ...list, currentData: old, error: undefined } : list}
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
