import {
  type BookingRecord,
  type bookForCustomer as endpoint,
  type ParsedInputOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invalidInput } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { insertClaim, lockAddress } from '../booking-claims/index.ts';
import { getBookingRecord } from '../booking-history/index.ts';
import { mailBooked, writeBooking } from '../bookings/index.ts';
import { findProvedUser, isBlocked, lockUserForShare } from '../users/index.ts';

type Input = ParsedInputOf<typeof endpoint>['body'];

/**
 * Books a trip for a customer by address. It belongs to the account that has verified this address. If there is none
 * yet, the booking waits for one, and the email invites the customer to sign up. Throws `invalid_input`,
 * `spot_unknown`, `price_changed`, `party_not_allowed`, `amount_too_large`.
 */
export async function bookForCustomer(
  context: UserContext,
  { customer, notify, ...trip }: Input,
): Promise<BookingRecord> {
  const { actor, db } = context;
  const usual = await context.settings.read('booking.included');
  const remindBefore = await context.settings.read('mails.reminder.daysBefore');
  const id = await db.orm.transaction(async (tx) => {
    const emailKey = customer.email.toLowerCase();
    await lockAddress(tx, emailKey);
    const owner = await ownerOf(tx, customer.email);
    const { booking, terms } = await writeBooking(context, tx, {
      input: { ...trip, travelName: customer.name },
      owner,
      by: { kind: 'staff', userId: actor.uid },
      usual,
    });
    const { id: bookingId, createdAt } = booking;
    if (owner.uid === null) await insertClaim(tx, { bookingId, emailKey, createdAt });
    await recordAct(context, tx, 'booking_made', bookingId, {
      account: owner.uid === null ? 'invited' : 'known',
      notify: notify ? 'yes' : 'no',
    });
    await mailBooked(context, tx, { booking, terms, remindBefore, forCustomer: { notify } });
    return bookingId;
  });
  return getBookingRecord(context, id);
}

/** Anyone could have registered an unverified address, so the booking waits. */
async function ownerOf(tx: Tx, email: string): Promise<{ uid: string | null; email: string }> {
  const user = await findProvedUser(tx, email.toLowerCase());
  // Otherwise a concurrent deletion of the account would miss the booking and the person's name in it.
  if (user === null || !(await lockUserForShare(tx, user.id))) return { uid: null, email };
  if (await isBlocked(tx, user.id)) {
    throw invalidInput('customer.email', 'belongs to a blocked account');
  }
  return { uid: user.id, email: user.email };
}
