import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { useColumns } from './table/columns.tsx';
import { FilterBar } from './filters.tsx';
import { type ListQuery, ListResults } from './list-results.tsx';
import { ListTable, type ListTableProps } from './table/list-table.tsx';
import { useSelection } from './table/selection.tsx';
import type { useListAddress } from './use-list-address.ts';

interface ListTexts {
  failed: string;
  /** The text for a list without any rows. */
  empty: string;
  emptyText?: string;
  /** The text for a filter without matches; by default, the text for a list without rows. */
  emptyFilterTitle?: string;
  emptyFilter?: string;
}

interface Rows<Row> extends Omit<ListTableProps<Row>, 'caption' | 'rows' | 'selection' | 'hidden'> {
  texts: ListTexts & { caption: string };
  children?: undefined;
  /** The key under which this device stores the chosen columns. Without it, all columns are always shown. */
  chosenColumns?: string;
  /** Makes rows selectable. Gives the rows' names, and the actions for the selected rows. */
  choosing?: {
    nameOf: (row: Row) => string;
    bar: (selection: ReturnType<typeof useSelection>, rows: readonly Row[]) => ReactNode;
  };
}

interface Records<Row> {
  texts: ListTexts;
  /** Renders records that look the same at every width. */
  children: (rows: Row[]) => ReactNode;
}

export type ListProps<Row> = {
  list: ListQuery<Row>;
  address: Pick<ReturnType<typeof useListAddress>, 'at' | 'cursor' | 'show' | 'view'>;
  /** Shown above the filters: `SavedViews` or `StateChips`. */
  views?: ReactNode;
  search?: ReactNode;
  /** The sums of the matching rows, shown above the rows. */
  summary?: ReactNode;
  filters?: ReactNode;
  /**
   * Clears the filters; by default, clears the whole query of the address. Needed if the address has other parameters,
   * too; null hides the button.
   */
  reset?: (() => void) | null | undefined;
  /** Additions to the text for a list without any rows. */
  whenEmpty?: { picture?: boolean; actions?: ReactNode } | undefined;
} & (Rows<Row> | Records<Row>);

function Nothing({
  address: { view },
  texts,
  whenEmpty,
}: Pick<ListProps<never>, 'address' | 'texts' | 'whenEmpty'>) {
  if (view === '' || texts.emptyFilter === undefined) {
    return (
      <EmptyState
        title={texts.empty}
        text={texts.emptyText}
        picture={whenEmpty?.picture ?? false}
        actions={view === '' && whenEmpty?.actions}
      />
    );
  }
  return (
    <EmptyState
      title={texts.emptyFilterTitle ?? texts.empty}
      text={texts.emptyFilter}
      picture={false}
    />
  );
}

/** A table whose visible columns can be chosen on each device. */
function ChosenColumns<Row>({ name, ...table }: ListTableProps<Row> & { name: string }) {
  const { hidden, choice } = useColumns(name, table.columns);
  return (
    <>
      <div className="-mt-2 mb-3 hidden justify-end lg:flex">{choice}</div>
      <ListTable {...table} hidden={hidden} />
    </>
  );
}

function Shown<Row>({
  texts: { caption },
  chosenColumns,
  choosing,
  ...shown
}: Rows<Row> & { rows: readonly Row[] }) {
  const selection = useSelection(shown.rows.map(shown.idOf));
  const chosen = choosing && { ...selection, nameOf: choosing.nameOf };
  const table = { ...shown, caption, selection: chosen };
  return (
    <>
      {chosenColumns === undefined ? (
        <ListTable {...table} />
      ) : (
        <ChosenColumns {...table} name={chosenColumns} />
      )}
      {choosing?.bar(selection, shown.rows)}
    </>
  );
}

/** A page of a list in any state, below its filters. */
export function List<Row>({
  list,
  address,
  views,
  search,
  summary,
  filters,
  reset,
  whenEmpty,
  ...shown
}: ListProps<Row>) {
  return (
    <>
      {views}
      {(search || filters) && (
        <FilterBar
          search={search}
          onReset={
            address.view === '' || reset === null ? undefined : (reset ?? (() => address.show('')))
          }
        >
          {filters}
        </FilterBar>
      )}
      {summary}
      <ListResults
        list={list}
        address={address}
        failed={shown.texts.failed}
        empty={<Nothing address={address} texts={shown.texts} whenEmpty={whenEmpty} />}
      >
        {(rows) => (shown.children ? shown.children(rows) : <Shown {...shown} rows={rows} />)}
      </ListResults>
    </>
  );
}
