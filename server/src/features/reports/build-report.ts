import type { ReportFigures, ReportGroup, ReportRow, ReportSource } from '@wayfarer/contract';
import type { ReportSpan } from './spans.ts';
import type { Moved, Sold } from './store.ts';

export interface CurrencyReport {
  currency: string;
  total: ReportFigures;
  rows: ReportRow[];
}

const NOTHING: ReportFigures = {
  bookings: 0,
  people: 0,
  canceled: 0,
  sales: 0,
  fees: 0,
  taxes: 0,
  received: 0,
  returned: 0,
};
const FIGURES = Object.keys(NOTHING) as readonly (keyof ReportFigures)[];

/** The sources, by the kinds of people who make bookings. */
const SOURCES: Readonly<Record<string, ReportSource>> = {
  traveller: 'website',
  staff: 'staff',
  system: 'system',
  unknown: 'unknown',
};

/** Puts the figures of each group together, by currency: months in order, other groups with the highest sales first. */
export function buildReport(
  by: ReportGroup,
  spans: readonly ReportSpan[],
  found: readonly (Sold | Moved)[],
): CurrencyReport[] {
  const currencies = [...new Set(found.map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) => {
    const own = found.filter((row) => row.currency === currency);
    const empty = by === 'month' ? spans.map(({ name }) => rowOf(name, '')) : [];
    const rows = grouped(by, own, empty);
    const total = { ...NOTHING };
    for (const row of rows) add(total, row);
    return { currency, total, rows: by === 'month' ? rows : rows.toSorted(bySales) };
  });
}

const rowOf = (key: string, name: string): ReportRow => ({ key, name, ...NOTHING });

function grouped(
  by: ReportGroup,
  found: readonly (Sold | Moved)[],
  first: readonly ReportRow[],
): ReportRow[] {
  const rows = new Map(first.map((row) => [row.key, row]));
  for (const part of found) {
    const key = keyOf(by, part);
    const row = rows.get(key) ?? rowOf(key, part.name ?? '');
    rows.set(key, add(row, part));
  }
  return [...rows.values()];
}

function keyOf(by: ReportGroup, { key, span }: Sold | Moved): string {
  if (by === 'month') return span;
  if (key === null) return '';
  return by === 'source' ? (SOURCES[key] ?? 'unknown') : key;
}

/** Adds the figures of a part to `sums`, which it changes and returns. */
function add<Sums extends ReportFigures>(sums: Sums, part: Partial<ReportFigures>): Sums {
  for (const name of FIGURES) sums[name] += part[name] ?? 0;
  return sums;
}

const bySales = (a: ReportRow, b: ReportRow) =>
  b.sales - a.sales || b.received - a.received || (a.key < b.key ? -1 : 1);
