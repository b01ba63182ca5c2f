import { type QueryOf, type Report, REPORT_GROUPS_MAX, type ReportRow } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { decimalAmount } from '../../lib/decimal-amount.ts';
import type { Column, Table } from '../../pagination/table.ts';
import { invalidInput } from '../../problem-error.ts';
import { recordExport } from '../audit/index.ts';
import { isKnownOffer } from '../policies/index.ts';
import { buildReport, type CurrencyReport } from './build-report.ts';
import { monthsOf, spanOf } from './spans.ts';
import { sumMoney, sumSales } from './store.ts';

type Asked = QueryOf<'getReport'>;

/**
 * The report of a period, with the groups that have the highest sales.
 *
 * @throws {ProblemError} `invalid_input` for an unknown destination.
 */
export async function getReport(context: UserContext, asked: Asked): Promise<Report> {
  const { currencies, timeZone } = await readReport(context, asked);
  return {
    timeZone,
    currencies: currencies.map(({ currency, rows, total }) => ({
      currency,
      total,
      rows: rows.slice(0, REPORT_GROUPS_MAX),
      left: Math.max(0, rows.length - REPORT_GROUPS_MAX),
    })),
  };
}

interface WrittenRow extends ReportRow {
  currency: string;
}

/** All groups of a report as a table. Records the export first. */
export async function exportReport(context: UserContext, asked: Asked): Promise<Table<WrittenRow>> {
  const { currencies } = await readReport(context, asked);
  const { offerId = 'all', ...detail } = asked;
  await recordExport(context, 'report_exported', 'reports', { ...detail, offerId });
  const rows = currencies.flatMap(({ currency, rows: own }) =>
    own.map((row) => Object.assign({ currency }, row)),
  );
  const hasTaxes = currencies.some(({ total }) => total.taxes !== 0);
  return { columns: columnsOf(asked, hasTaxes), pages: inOnePage(rows) };
}

async function* inOnePage(rows: readonly WrittenRow[]) {
  yield await Promise.resolve(rows);
}

async function readReport(
  { db: { orm }, payments: { livemode }, settings }: UserContext,
  { by, day, from, offerId, to }: Asked,
): Promise<{ timeZone: string; currencies: CurrencyReport[] }> {
  if (offerId !== undefined && !(await isKnownOffer(orm, offerId)))
    throw invalidInput('offerId', "isn't a destination");
  const timeZone = await settings.read('agency.timeZone');
  const spans = by === 'month' ? monthsOf(from, to, timeZone) : [spanOf('', from, to, timeZone)];
  const query = { spans, by, day, offerId: offerId ?? null, livemode };
  const [sales, money] = [await sumSales(orm, query), await sumMoney(orm, query)];
  return { timeZone, currencies: buildReport(by, spans, [...sales, ...money]) };
}

const TITLES = { month: 'Month', destination: 'Destination', source: 'Source' } as const;

/** Without taxes, their column is left out. */
function columnsOf({ by }: Asked, hasTaxes: boolean): readonly Column<WrittenRow>[] {
  const amount = (title: string, of: (row: ReportRow) => number): Column<WrittenRow> => ({
    title,
    cell: (row) => decimalAmount(of(row), row.currency),
  });
  return [
    { title: TITLES[by], cell: ({ key, name }) => name || key },
    { title: 'Currency', cell: ({ currency }) => currency.toUpperCase() },
    { title: 'Bookings', cell: ({ bookings }) => bookings },
    { title: 'Travelers', cell: ({ people }) => people },
    { title: 'Canceled', cell: ({ canceled }) => canceled },
    amount('Sales', ({ sales }) => sales),
    amount('Fees', ({ fees }) => fees),
    ...(hasTaxes ? [amount('Tax', ({ taxes }) => taxes)] : []),
    amount('Received', ({ received }) => received),
    amount('Returned', ({ returned }) => returned),
    amount('Net', ({ received, returned }) => received - returned),
  ];
}
