import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide';
import { useMediaQuery } from '../../../../lib/hooks/use-media-query.ts';
import { Icon } from '../../../../ui/display/icon.tsx';
import { Table, Td, Th } from '../../../../ui/display/table.tsx';
import { listTexts as texts } from '../copy.ts';
import { ListCard } from './list-card.tsx';
import type { ListColumn } from './list-column.ts';
import { SelectBox, type Selection } from './selection.tsx';

export interface ListOrder {
  by: string;
  direction: 'asc' | 'desc';
  onSort: (by: string) => void;
}

interface RowSelection<Row> extends Selection {
  /** The name of a row, for the label of its checkbox. */
  nameOf: (row: Row) => string;
}

export interface ListTableProps<Row> {
  /** The table's caption, for screen readers. */
  caption: string;
  columns: readonly ListColumn<Row>[];
  /** The ids of hidden columns; cards show all of them. */
  hidden?: readonly string[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  order?: ListOrder | undefined;
  selection?: RowSelection<Row> | undefined;
  /** The media query for showing a table. If it doesn't match, each row is a card. */
  media?: string;
}

/** A width at which a table fits next to the menu. */
const WIDE = '(min-width: 64rem)';
/** Classes of a column that needs a wide screen. */
const ROOMY = 'max-xl:hidden';
const CHOSEN = 'bg-lagoon-soft/50';

function SortButton({ title, order, by }: { title: string; order: ListOrder; by: string }) {
  const chosen = order.by === by;
  return (
    <button
      type="button"
      className="-mx-2 inline-flex min-h-8 items-center gap-1 rounded-lg px-2 hover:text-ink"
      onClick={() => order.onSort(by)}
    >
      {title}
      {chosen && (
        <Icon shape={order.direction === 'asc' ? ArrowUp : ArrowDown} className="size-3.5" />
      )}
    </button>
  );
}

function sortOf<Row>({ sort }: ListColumn<Row>, order: ListOrder | undefined) {
  if (sort === undefined || order?.by !== sort) return undefined;
  return order.direction === 'asc' ? 'ascending' : 'descending';
}

function Head<Row>({ columns, rows, idOf, order, selection }: ListTableProps<Row>) {
  return (
    <tr>
      {selection && (
        <Th className="w-12">
          <SelectBox
            label={texts.selectAll}
            checked={rows.length > 0 && rows.every((row) => selection.has(idOf(row)))}
            onChange={(on) => selection.setAll(rows.map(idOf), on)}
          />
        </Th>
      )}
      {columns.map((column) => (
        <Th
          key={column.id}
          aria-sort={sortOf(column, order)}
          atEnd={column.numeric ?? false}
          className={clsx(column.roomy && ROOMY)}
        >
          {order && column.sort !== undefined ? (
            <SortButton title={column.title} order={order} by={column.sort} />
          ) : (
            column.title
          )}
        </Th>
      ))}
    </tr>
  );
}

function RowBox<Row>({ row, id, of }: { row: Row; id: string; of: RowSelection<Row> }) {
  return (
    <SelectBox
      label={texts.select(of.nameOf(row))}
      checked={of.has(id)}
      onChange={(on) => of.setAll([id], on)}
    />
  );
}

function TableRow<Row>({
  columns,
  row,
  id,
  selection,
}: Pick<ListTableProps<Row>, 'columns' | 'selection'> & { row: Row; id: string }) {
  return (
    <tr className={clsx(selection?.has(id) && CHOSEN)}>
      {selection && (
        <Td>
          <RowBox row={row} id={id} of={selection} />
        </Td>
      )}
      {columns.map(({ cell, id: column, numeric = false, roomy }) => (
        <Td key={column} numeric={numeric} className={clsx(roomy && ROOMY)}>
          {cell(row)}
        </Td>
      ))}
    </tr>
  );
}

function CardItem<Row>({
  columns,
  row,
  id,
  selection,
}: Pick<ListTableProps<Row>, 'columns' | 'selection'> & { row: Row; id: string }) {
  return (
    <li
      className={clsx(
        'flex items-start gap-2 rounded-card border border-line bg-surface p-[16px]',
        selection?.has(id) && CHOSEN,
      )}
    >
      {selection && <RowBox row={row} id={id} of={selection} />}
      <div className="min-w-0 flex-1">
        <ListCard columns={columns} row={row} />
      </div>
    </li>
  );
}

/** Rows of a list: a table if there is room, otherwise cards. */
export function ListTable<Row>({
  media = WIDE,
  hidden,
  columns: all,
  ...table
}: ListTableProps<Row>) {
  const { caption, idOf, rows, selection } = table;
  const isWide = useMediaQuery(media);
  const columns = isWide ? all.filter(({ id }) => !hidden?.includes(id)) : all;
  const parts = rows.map((row) => ({ row, id: idOf(row), columns, selection }));
  if (!isWide) {
    return (
      <ul aria-label={caption} className="flex flex-col gap-2.5">
        {parts.map((part) => (
          <CardItem key={part.id} {...part} />
        ))}
      </ul>
    );
  }
  return (
    <Table>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <Head {...table} columns={columns} />
      </thead>
      <tbody>
        {parts.map((part) => (
          <TableRow key={part.id} {...part} />
        ))}
      </tbody>
    </Table>
  );
}
