import { randomInt } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { BookingRow } from '../../db/tables/bookings.ts';
import { notFound } from '../../problem-error.ts';
import {
  findReference,
  insertBookingUnlessReferenceTaken,
  lockUnnamedBookings,
  nameBooking,
} from './store/bookings.ts';

/** Crockford's base 32, without symbols that look or sound alike. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
/** The maximum number of tries. Of a billion possible references, a million bookings use one in a thousand. */
const DRAWS = 5;

const AT_ONCE = 500;

/** A booking reference such as 'WF-7K3M9Q'; it may already be taken. */
export function drawReference(): string {
  const symbols = Array.from({ length: LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]);
  return `WF-${symbols.join('')}`;
}

export async function insertNamedBooking(
  tx: Tx,
  booking: Omit<BookingRow, 'reference'>,
): Promise<BookingRow> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const row = { ...booking, reference: drawReference() };
    if (await insertBookingUnlessReferenceTaken(tx, row)) return row;
  }
  throw new Error('no free booking reference was found');
}

/** The reference of a booking; assigns one to a booking from an older version. Throws `not_found`. */
export async function ensureReference(
  { db }: Pick<AppContext, 'db'>,
  { id, reference }: Pick<BookingRow, 'id' | 'reference'>,
): Promise<string> {
  let found = reference;
  for (let draw = 0; found === null && draw < DRAWS; draw += 1) {
    found = await db.orm.transaction(async (tx) => {
      await nameBooking(tx, id, drawReference());
      return findReference(tx, id);
    });
  }
  if (found === null) throw notFound('booking');
  return found;
}

/** Assigns references to bookings from an older version. Each step is a transaction of its own. */
export async function nameBookings(
  { db }: Pick<AppContext, 'db'>,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    const found = await db.orm.transaction(async (tx) => {
      const ids = await lockUnnamedBookings(tx, AT_ONCE);
      for (const id of ids) await nameBooking(tx, id, drawReference());
      return ids.length;
    });
    if (found < AT_ONCE) return;
  }
}
