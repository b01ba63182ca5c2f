import type { Customer, QueryOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { decimalAmount } from '../../lib/decimal-amount.ts';
import { allPages } from '../../pagination/all-pages.ts';
import type { Table } from '../../pagination/table.ts';
import { recordExport } from '../audit/index.ts';
import { endOf, sumsOf } from './list-customers.ts';
import { presentCustomer } from './present.ts';
import { listCustomerPage } from './store-list.ts';

interface Line {
  customer: Customer;
  paid: Customer['paid'][number] | undefined;
}

const COLUMNS = [
  { title: 'name', cell: ({ customer }: Line) => customer.name },
  { title: 'email', cell: ({ customer }: Line) => customer.email },
  {
    title: 'email_confirmed',
    cell: ({ customer }: Line) => (customer.emailVerified ? 'yes' : 'no'),
  },
  { title: 'since', cell: ({ customer }: Line) => customer.since },
  { title: 'bookings', cell: ({ customer }: Line) => customer.bookings },
  { title: 'last_trip', cell: ({ customer }: Line) => customer.lastTrip ?? '' },
  {
    title: 'paid',
    cell: ({ paid }: Line) => (paid ? decimalAmount(paid.amount, paid.currency) : ''),
  },
  { title: 'currency', cell: ({ paid }: Line) => paid?.currency.toUpperCase() ?? '' },
  { title: 'blocked', cell: ({ customer }: Line) => (customer.blocked ? 'yes' : 'no') },
  { title: 'phone', cell: ({ customer }: Line) => customer.phone },
  { title: 'account', cell: ({ customer }: Line) => (customer.account ? 'yes' : 'no') },
];

/** Records the export, then returns the customers a page at a time. */
export async function exportCustomers(
  context: UserContext,
  filter: QueryOf<'exportCustomers'>,
): Promise<Table<Line>> {
  await recordExport(context, 'customers_exported', 'customers', {
    blocked: filter.blocked ?? 'all',
  });
  return { columns: COLUMNS, pages: pagesOf(context, filter) };
}

async function* pagesOf(
  context: UserContext,
  { blocked, q = '', sort = 'newest' }: QueryOf<'exportCustomers'>,
): AsyncGenerator<readonly Line[]> {
  const filter = { search: q, sort, blockedOnly: blocked === 'true' };
  const pages = allPages(
    (page) => listCustomerPage(context.db.orm, { ...filter, ...page }),
    endOf(sort),
  );
  for await (const rows of pages) {
    const sums = await sumsOf(context, rows);
    yield rows.flatMap((row): Line[] => {
      const customer = presentCustomer(row, sums);
      const { paid } = customer;
      return paid.length === 0
        ? [{ customer, paid: undefined }]
        : paid.map((one) => ({ customer, paid: one }));
    });
  }
}
