import {
  addDays,
  type Bookkeeping,
  DATEV_NUMBERS,
  localDay,
  type QueryOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { decimalAmount } from '../../../lib/decimal-amount.ts';
import { localMidnight } from '../../../lib/local-time.ts';
import { allPages } from '../../../pagination/all-pages.ts';
import { cursorAt } from '../../../pagination/keyset-cursor.ts';
import type { Column, Table } from '../../../pagination/table.ts';
import { recordExport } from '../../audit/index.ts';
import { type CoveringPaper, KIND_NAMES, methodOf, type Movement } from '../movement.ts';
import { checkFiscalYear, checkMovements, checkNumbers } from './check-batch.ts';
import { type Batch, datevHead, datevLines } from './datev.ts';
import { type BookedSpan, countBooked, listBooked } from '../store/list-booked.ts';
import { accountOf, grossOf } from './posting.ts';

type Asked = QueryOf<'exportBooks'>;

/** The books as a table, or as a file for DATEV. */
type Books =
  | { table: Table<Movement> }
  | { file: { name: string; contentType: string; pieces: AsyncIterable<Uint8Array> } };

/**
 * Every movement of money between two days in the agency's time zone once, earliest first. Records the export first.
 *
 * @throws {ProblemError} `invalid_input` with the field, `accounts_missing`, if DATEV couldn't read the file.
 */
export async function exportBooks(context: UserContext, asked: Asked): Promise<Books> {
  const { db, settings } = context;
  const zone = await settings.read('agency.timeZone');
  const books = await settings.read('money.books');
  const span = spanOf(context, asked, zone);
  const batch = asked.format === 'datev' ? await batchOf(context, span, books) : null;
  const { currency = 'all' } = asked;
  await recordExport(context, 'books_exported', 'books', { ...asked, currency });
  const pages = allPages(
    (page) => listBooked(db.orm, { ...span, ...page }),
    ({ at, id }) => cursorAt(at, id),
  );
  if (batch === null) return { table: { columns: columnsIn(zone, books), pages } };
  const name = `EXTF_Buchungsstapel_${asked.from}_${asked.to}.csv`;
  const pieces = piecesOf(batch, pages);
  return { file: { name, contentType: 'text/csv; charset=windows-1252', pieces } };
}

function spanOf(
  { payments }: UserContext,
  { currency, from, to }: Asked,
  zone: string,
): BookedSpan {
  return {
    days: { from, to },
    from: localMidnight(from, zone),
    before: localMidnight(addDays(to, 1), zone),
    zone,
    livemode: payments.livemode,
    currency: currency ?? null,
  };
}

async function batchOf(
  { clock, config, db }: UserContext,
  span: BookedSpan,
  stored: Bookkeeping | '',
): Promise<Batch> {
  const books = checkNumbers(stored);
  const { days, zone } = span;
  const { yearFrom } = checkFiscalYear(days, books.yearStartsIn);
  const counts = await countBooked(db.orm, span, DATEV_NUMBERS.postings + 1);
  const currency = checkMovements(counts, books, span.currency ?? config.currency);
  return { madeAt: clock.now(), zone, days, yearFrom, currency, books };
}

async function* piecesOf(batch: Batch, pages: AsyncIterable<readonly Movement[]>) {
  yield datevHead(batch);
  for await (const page of pages) yield datevLines(batch, page);
}

/** '19%', or '19%, 7%' if the document has several. */
const ratesOf = (paper: CoveringPaper | null) =>
  (paper?.rates ?? []).map((basisPoints) => `${basisPoints / 100}%`).join(', ');

const columnsIn = (zone: string, books: Bookkeeping | ''): readonly Column<Movement>[] => [
  { title: 'Date', cell: ({ at, day }) => day ?? localDay(at, zone) },
  { title: 'Kind', cell: ({ kind }) => KIND_NAMES[kind] },
  { title: 'Booking', cell: ({ reference }) => reference ?? '' },
  { title: 'Document', cell: ({ paper }) => paper?.number ?? '' },
  { title: 'Gross', cell: (row) => decimalAmount(grossOf(row), row.currency) },
  { title: 'Currency', cell: ({ currency }) => currency.toUpperCase() },
  { title: 'Scheme', cell: ({ paper }) => paper?.scheme ?? '' },
  { title: 'Tax rates', cell: ({ paper }) => ratesOf(paper) },
  { title: 'Account', cell: (row) => (books === '' ? '' : books.accounts[accountOf(row)]) },
  { title: 'Method', cell: methodOf },
  { title: 'Text', cell: ({ reason }) => reason },
];
