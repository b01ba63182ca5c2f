import { CONSOLE_PAGE, type Customer, type CustomerSort, type QueryOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import {
  cursorAt,
  cutPage,
  isInstant,
  readCursor,
  type RowCursor,
} from '../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../pagination/list-page.ts';
import { presentCustomer, type Sums } from './present.ts';
import {
  chargesOfAccounts,
  chargesOfGuests,
  ofAccounts,
  ofGuests,
  sumBookings,
  sumCharges,
} from './store.ts';
import { listCustomerPage, type CustomerRow } from './store-list.ts';

export async function listCustomers(
  context: UserContext,
  { blocked, cursor, q = '', sort = 'newest' }: QueryOf<'listCustomers'>,
): Promise<ListPage<Customer>> {
  const rows = await listCustomerPage(context.db.orm, {
    search: q,
    sort,
    blockedOnly: blocked === 'true',
    after: readCursor(cursor, sort === 'name' ? () => true : isInstant, sort),
    limit: CONSOLE_PAGE + 1,
  });
  const { next, page } = cutPage(rows, CONSOLE_PAGE, endOf(sort), sort);
  const sums = await sumsOf(context, page);
  return { rows: page.map((row) => presentCustomer(row, sums)), next };
}

export const endOf =
  (sort: CustomerSort) =>
  ({ createdAt, id, nameKey }: CustomerRow): RowCursor =>
    sort === 'name' ? { key: nameKey, id } : cursorAt(createdAt, id);

export async function sumsOf(
  { db, payments }: Pick<UserContext, 'db' | 'payments'>,
  rows: readonly CustomerRow[],
): Promise<Sums> {
  const idsOf = (kind: boolean) =>
    rows.filter(({ account }) => account === kind).map(({ id }) => id);
  const [uids, guests] = [idsOf(true), idsOf(false)];
  return {
    bookings: [
      ...(await sumBookings(db.orm, uids, ofAccounts)),
      ...(await sumBookings(db.orm, guests, ofGuests)),
    ],
    charges: [
      ...(await sumCharges(db.orm, uids, chargesOfAccounts, payments.livemode)),
      ...(await sumCharges(db.orm, guests, chargesOfGuests, payments.livemode)),
    ],
  };
}
