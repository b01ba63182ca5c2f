import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../../lib/hooks/use-media-query.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { Table, Td, Th } from '../../../ui/display/table.tsx';
import { listTexts as texts } from './copy.ts';
import { SelectBox, type Selection } from './selection.tsx';

/** A column of a list's table. */
export interface ListColumn<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  numeric?: boolean;
  /** Dropped where the table is narrow: others matter more. */
  roomy?: boolean;
  /** By which the list can be sorted when the title is pressed. */
  sort?: string;
}

export interface ListOrder {
  by: string;
  direction: 'asc' | 'desc';
  onSort: (by: string) => void;
}

export interface ListTableProps<Row> {
  /** What the table holds, for who hears it. */
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** What a row is called where its box is named. */
  nameOf: (row: Row) => string;
  /** The same row where there is no room for a table. */
  card: (row: Row) => ReactNode;
  order?: ListOrder;
  selection?: Selection;
}

/** The width from which a table beside the menu fits. */
const WIDE = '(min-width: 64rem)';
/** Of a column that only a broad screen has room for. */
const ROOMY = 'max-xl:hidden';

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

function Rows<Row>({
  caption,
  columns,
  rows,
  idOf,
  nameOf,
  order,
  selection,
}: ListTableProps<Row>) {
  return (
    <Table>
      <caption className="sr-only">{caption}</caption>
      <thead>
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
              className={clsx(column.numeric && 'text-right', column.roomy && ROOMY)}
            >
              {order && column.sort !== undefined ? (
                <SortButton title={column.title} order={order} by={column.sort} />
              ) : (
                column.title
              )}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const id = idOf(row);
          return (
            <tr key={id} className={clsx(selection?.has(id) && 'bg-lagoon-soft/50')}>
              {selection && (
                <Td>
                  <SelectBox
                    label={texts.select(nameOf(row))}
                    checked={selection.has(id)}
                    onChange={(on) => selection.setAll([id], on)}
                  />
                </Td>
              )}
              {columns.map((column) => (
                <Td
                  key={column.id}
                  numeric={column.numeric ?? false}
                  className={clsx(column.roomy && ROOMY)}
                >
                  {column.cell(row)}
                </Td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** A list of the console: a table where there is room, cards on a phone. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, rows, idOf, nameOf, card, selection } = props;
  if (useMediaQuery(WIDE)) return <Rows {...props} />;
  return (
    <ul aria-label={caption} className="flex flex-col gap-2.5">
      {rows.map((row) => {
        const id = idOf(row);
        return (
          <li
            key={id}
            className={clsx(
              'flex items-start gap-2 rounded-card border border-line bg-surface p-[16px]',
              selection?.has(id) && 'bg-lagoon-soft/50',
            )}
          >
            {selection && (
              <SelectBox
                label={texts.select(nameOf(row))}
                checked={selection.has(id)}
                onChange={(on) => selection.setAll([id], on)}
              />
            )}
            <div className="min-w-0 flex-1">{card(row)}</div>
          </li>
        );
      })}
    </ul>
  );
}
