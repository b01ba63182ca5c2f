import type { AppContext } from '../../context.ts';
import { lockAddress } from '../booking-claims/index.ts';
import { updateBookingRow } from '../booking-records/index.ts';
import { keepGuest } from './keep-guest.ts';
import { lockUnknownGuests } from './store.ts';

const AT_ONCE = 200;

/**
 * A job: adds guests for bookings that an older version made for customers without an account. Continues until none are
 * left or the signal aborts.
 */
export async function adoptGuests(context: AppContext, signal?: AbortSignal): Promise<void> {
  for (let made = AT_ONCE; made === AT_ONCE;) {
    if (signal?.aborted) return;
    made = await adoptSome(context);
  }
}

function adoptSome(context: AppContext): Promise<number> {
  return context.db.orm.transaction(async (tx) => {
    const rows = await lockUnknownGuests(tx, AT_ONCE);
    const keys = new Set(rows.map(({ travelEmail }) => travelEmail.toLowerCase()));
    // sorted, so that two processes don't deadlock
    for (const emailKey of [...keys].sort()) await lockAddress(tx, emailKey);
    for (const row of rows) {
      const { createdAt, id, travelEmail: email, travelName: name, travelPhone: phone } = row;
      const { id: guestId } = await keepGuest(context, tx, { email, name, phone }, createdAt);
      await updateBookingRow(tx, id, { guestId });
    }
    return rows.length;
  });
}
