import { CONSOLE_PAGE, type Invoice, type InvoiceSums, type QueryOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { decimalAmount } from '../../../lib/decimal-amount.ts';
import { allPages } from '../../../pagination/all-pages.ts';
import { cursorOf, cutPage, isInstant, readCursor } from '../../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../../pagination/list-page.ts';
import type { Column, Table } from '../../../pagination/table.ts';
import { recordExport } from '../../audit/index.ts';
import { listInvoicePage, sumInvoiceRows, type ListedInvoice } from '../store/lists.ts';

export async function listInvoices(
  { db }: UserContext,
  { cursor, ...filter }: QueryOf<'listInvoices'>,
): Promise<ListPage<Invoice>> {
  const found = await listInvoicePage(db.orm, {
    ...filter,
    after: readCursor(cursor, isInstant),
    limit: CONSOLE_PAGE + 1,
  });
  const { next, page } = cutPage(found, CONSOLE_PAGE, ({ row }) => cursorOf(row));
  return { rows: page.map(presentInvoice), next };
}

export async function sumInvoices(
  { db }: UserContext,
  filter: QueryOf<'sumInvoices'>,
): Promise<InvoiceSums> {
  const found = await sumInvoiceRows(db.orm, filter);
  const countOf = (kind: string) =>
    found.filter((one) => one.kind === kind).reduce((sum, { count }) => sum + count, 0);
  const [invoices, creditNotes] = [countOf('invoice'), countOf('credit_note')];
  const currencies = [...new Set(found.map(({ currency }) => currency))];
  const sums = currencies.map((currency) => {
    const own = found.filter((one) => one.currency === currency);
    const total = own.reduce((sum, one) => sum + signed(one.kind, one.total), 0);
    const tax = own.reduce((sum, one) => sum + one.tax, 0);
    return own.some(({ taxed }) => taxed) ? { currency, total, tax } : { currency, total };
  });
  return { count: invoices + creditNotes, invoices, creditNotes, sums };
}

/** Records the export, then returns the documents a page at a time. */
export async function exportInvoices(
  context: UserContext,
  filter: QueryOf<'exportInvoices'>,
): Promise<Table<Invoice>> {
  const { from, to } = filter;
  await recordExport(context, 'invoices_exported', 'invoices', { ...(from && { from }), ...(to && { to }) }); // prettier-ignore
  return { columns: COLUMNS, pages: pagesOf(context, filter) };
}

async function* pagesOf(
  { db }: UserContext,
  filter: QueryOf<'exportInvoices'>,
): AsyncGenerator<readonly Invoice[]> {
  const pages = allPages(
    (page) => listInvoicePage(db.orm, { ...filter, ...page }),
    ({ row }) => cursorOf(row),
  );
  for await (const rows of pages) yield rows.map(presentInvoice);
}

const COLUMNS: readonly Column<Invoice>[] = [
  { title: 'Number', cell: ({ number }) => number },
  { title: 'Issued', cell: ({ issuedOn }) => issuedOn },
  { title: 'Kind', cell: ({ kind }) => (kind === 'invoice' ? 'Invoice' : 'Credit note') },
  { title: 'For invoice', cell: ({ refersTo }) => refersTo ?? '' },
  { title: 'To', cell: ({ buyer }) => buyer },
  { title: 'Booking', cell: ({ reference }) => reference },
  { title: 'Currency', cell: ({ currency }) => currency.toUpperCase() },
  // a negative amount would look like a formula to a spreadsheet
  { title: 'Invoice', cell: ({ currency, total }) => (total > 0 ? decimalAmount(total, currency) : '') }, // prettier-ignore
  { title: 'Credit note', cell: ({ currency, total }) => (total < 0 ? decimalAmount(-total, currency) : '') }, // prettier-ignore
  { title: 'Included tax', cell: ({ currency, tax }) => (tax === undefined ? '' : decimalAmount(Math.abs(tax), currency)) }, // prettier-ignore
];

function presentInvoice({ credited, creditedBy, refersTo, row }: ListedInvoice): Invoice {
  const { bookingId, buyer, currency, facts, id, issuedOn, kind, number, scheme, tax } = row;
  return {
    _id: id,
    number,
    kind,
    issuedOn,
    total: signed(kind, row.total),
    currency,
    buyer: buyer.name,
    refersTo,
    bookingId,
    reference: facts.trip.reference,
    ...(scheme === 'inclusive' && { tax: tax.reduce((sum, share) => sum + share.tax, 0) }),
    state: kind === 'credit_note' ? 'credit_note' : credited >= row.total ? 'credited' : 'invoice',
    creditedBy,
  };
}

const signed = (kind: string, total: number) => (kind === 'invoice' ? total : -total);
