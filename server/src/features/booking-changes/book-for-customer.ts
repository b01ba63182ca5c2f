import { normalPhone, type BookingRecord, type BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { chosenLanguage } from '../../lib/chosen-language.ts';
import { invalidInput } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { insertClaim } from '../booking-claims/index.ts';
import { getBookingRecord } from '../booking-history/index.ts';
import { mailBooked, readSaleSettings, writeBooking } from '../bookings/index.ts';
import { keepGuest, lockGuest } from '../guests/index.ts';
import { againWithoutLapsed } from '../holds/index.ts';
import { findProvedUser, isBlocked, lockUserForShare } from '../users/index.ts';

/**
 * Books a trip for a customer. The booking belongs to the account that has verified the customer's address. If there
 * is no such account yet, the customer is a guest, the booking waits for the account, and the email has a link to the
 * trip. Throws `invalid_input`, `spot_unknown`, `not_bookable_then`, `sold_out`, `price_changed`,
 * `party_not_allowed`, `amount_too_large`, `code_not_valid`.
 */
export async function bookForCustomer(
  context: UserContext,
  { customer, language: asked, notify, ...trip }: BodyOf<'bookForCustomer'>,
): Promise<BookingRecord> {
  const { actor, db } = context;
  const sale = await readSaleSettings(context);
  const remindBefore = await context.settings.read('mails.reminder.daysBefore');
  const { email = '', name, phone: typed = '' } = customer;
  const chosen = asked === undefined ? undefined : chosenLanguage(context.config, asked);
  const person = { name, email, phone: normalPhone(typed), language: chosen ?? undefined };
  const during = { day: trip.travelDate, days: trip.travelDuration };
  const id = await againWithoutLapsed(context, during, () =>
    db.orm.transaction(async (tx) => {
      await lockGuest(tx, person);
      const { language: known, ...owner } = await ownerOf(context, tx, person);
      const language = chosen ?? known;
      const { booking, terms } = await writeBooking(context, tx, {
        input: {
          ...trip,
          travelName: name,
          travelPhone: person.phone,
          ...(language !== null && { language }),
        },
        owner,
        by: { kind: 'staff', userId: actor.uid },
        sale,
      });
      const { id: bookingId, createdAt } = booking;
      if (owner.uid === null && email !== '') {
        await insertClaim(tx, { bookingId, emailKey: email.toLowerCase(), createdAt });
      }
      await recordAct(context, tx, 'booking_made', bookingId, {
        account: owner.uid !== null ? 'known' : email === '' ? 'none' : 'invited',
        notify: notify ? 'yes' : 'no',
        ...(booking.language !== null && { tag: booking.language }),
      });
      await mailBooked(context, tx, { booking, terms, remindBefore, forCustomer: { notify } });
      return bookingId;
    }),
  );
  return getBookingRecord(context, id);
}

export interface Person {
  name: string;
  /** The customer's address; empty if they have none. */
  email: string;
  phone: string;
  /** The language that staff chose for them now; left out if none. */
  language?: string | undefined;
}

/**
 * The owner of a booking that the agency made: the account that has verified the address, or a guest. Also returns
 * the owner's language, or null if it isn't known.
 */
export async function ownerOf(
  context: UserContext,
  tx: Tx,
  person: Person,
): Promise<{ uid: string | null; email: string; guestId?: string; language: string | null }> {
  const { email } = person;
  // anyone could have registered an unverified address, so the booking doesn't go to that account yet
  const user = email === '' ? null : await findProvedUser(tx, email.toLowerCase());
  // without the lock, a concurrent deletion of the account would miss this booking and the name in it
  if (user === null || !(await lockUserForShare(tx, user.id))) {
    const { id: guestId, language } = await keepGuest(context, tx, person);
    return { uid: null, email, guestId, language };
  }
  if (await isBlocked(tx, user.id)) {
    throw invalidInput('customer.email', 'belongs to a blocked account');
  }
  return { uid: user.id, email: user.email, language: user.language };
}
