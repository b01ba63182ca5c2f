import { sql } from 'drizzle-orm';
import type { SqlExecutor, Tx } from '../../../db/database.ts';
import { runRaw } from '../../../db/run-raw.ts';
import { bookingClaims, bookingEvents, bookings } from '../../../db/tables/bookings.ts';
import { users } from '../../../db/tables/users.ts';

interface Owner {
  uid: string;
  emailKey: string;
}

const giving = ({ emailKey, uid }: Owner, at: Date) => sql`
  with given as (
    update ${bookings} set uid = ${uid}, guest_id = null, updated_at = ${at.toISOString()}::timestamptz
    where uid is null
      and id in (select booking_id from ${bookingClaims} where email_key = ${emailKey})
      and exists (select from ${users} where id = ${uid})
    returning id
  )
  insert into ${bookingEvents} (booking_id, at, by_kind, by_user_id, kind, detail)
  select id, ${at.toISOString()}::timestamptz, 'traveller', ${uid}, 'claimed', '{}' from given order by id`;

/** Gives an account the bookings that wait for its address, and adds an event to their timelines. */
export async function giveWaitingBookings(tx: Tx, to: Owner, at: Date): Promise<void> {
  await tx.execute(giving(to, at));
}

export async function giveWaitingBookingsRaw(tx: SqlExecutor, to: Owner, at: Date): Promise<void> {
  await runRaw(tx, giving(to, at));
}
