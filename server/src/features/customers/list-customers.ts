import {
  CONSOLE_PAGE,
  type Customer,
  type listCustomers as endpoint,
  type ParsedInputOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { isInstant, readCursor, writeCursor } from '../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../pagination/list-page.ts';
import { presentCustomer, type Sums } from './present.ts';
import { listCustomerPage, sumBookings, sumCharges, type CustomerRow } from './store.ts';

/** People with an account, the newest or by name, a page at a time. */
export async function listCustomers(
  context: UserContext,
  { blocked, cursor, q = '', sort = 'newest' }: ParsedInputOf<typeof endpoint>['query'],
): Promise<ListPage<Customer>> {
  const byName = sort === 'name';
  const rows = await listCustomerPage(context.db.orm, {
    search: q,
    sort,
    blockedOnly: blocked === 'true',
    after: readCursor(cursor, byName ? () => true : isInstant, sort),
    limit: CONSOLE_PAGE + 1,
  });
  const page = rows.slice(0, CONSOLE_PAGE);
  const sums = await sumsOf(context, page);
  return {
    rows: page.map((row) => presentCustomer(row, sums)),
    next: rows.length > CONSOLE_PAGE ? endOf(page, sort) : null,
  };
}

function endOf(page: readonly CustomerRow[], sort: 'newest' | 'name'): string | null {
  const last = page.at(-1);
  if (!last) return null;
  const { nameKey, user } = last;
  const key = sort === 'name' ? nameKey : user.createdAt.toISOString();
  return writeCursor({ key, id: user.id }, sort);
}

export async function sumsOf(
  { db, payments }: Pick<UserContext, 'db' | 'payments'>,
  rows: readonly CustomerRow[],
): Promise<Sums> {
  const uids = rows.map(({ user }) => user.id);
  return {
    bookings: await sumBookings(db.orm, uids),
    charges: await sumCharges(db.orm, uids, payments.livemode),
  };
}
