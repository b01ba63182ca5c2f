import { type Booking, earliestToday, UNPAID_BOOKINGS_MAX, type BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { invalidInput, ProblemError } from '../../../problem-error.ts';
import { readHoldRules } from '../../booking-records/index.ts';
import { againWithoutLapsed } from '../../holds/index.ts';
import { lockUserForUpdate } from '../../users/index.ts';
import { bookingInLanguages } from '../in-languages.ts';
import { mayBookAs } from '../policy.ts';
import { presentBooking } from '../present.ts';
import { hasUnpaid } from '../store/unpaid-bookings.ts';
import { mailBooked } from './mail-booked.ts';
import { readSaleSettings } from '../sale-settings.ts';
import { writeBooking } from './write-booking.ts';

/**
 * Books a trip for the caller. Throws `forbidden`, `invalid_input`, `not_signed_in`, `spot_unknown`,
 * `not_bookable_then`, `sold_out`, `price_changed`, `party_not_allowed`, `amount_too_large`, `too_many_unpaid`,
 * `code_not_valid`.
 */
export async function createBooking(
  context: UserContext,
  input: BodyOf<'createBooking'>,
): Promise<Booking> {
  const { actor, config, db } = context;
  if (!mayBookAs(actor, input.travelEmail)) {
    throw new ProblemError('forbidden', 'You can only book under your own email address.');
  }
  await refuseNoPhone(context, input.travelPhone);
  const sale = await readSaleSettings(context);
  const remindBefore = await context.settings.read('mails.reminder.daysBefore');
  const holds = await readHoldRules(context.settings);
  const by = { kind: 'traveller', userId: actor.uid } as const;
  const during = { day: input.travelDate, days: input.travelDuration };
  return againWithoutLapsed(context, during, () =>
    db.orm.transaction(async (tx) => {
      await refuseTooManyUnpaid(context, tx);
      const made = { input, owner: actor, by, sale, holds };
      const { booking, terms } = await writeBooking(context, tx, made);
      await mailBooked(context, tx, { booking, terms, remindBefore });
      const shown = presentBooking(booking, { charge: config.charge, payments: [], terms });
      return bookingInLanguages(context, tx, shown);
    }),
  );
}

/** Throws if the agency requires a telephone number and there is none. */
async function refuseNoPhone({ settings }: UserContext, phone = ''): Promise<void> {
  if (phone !== '' || (await settings.read('booking.phone')) !== 'required') return;
  throw invalidInput('travelPhone', 'is required');
}

/**
 * Throws if the person has too many unpaid trips. Locks the person, so that concurrent bookings are counted and a
 * deletion of the account doesn't miss this booking.
 */
async function refuseTooManyUnpaid({ actor, clock }: UserContext, tx: Tx): Promise<void> {
  if (!(await lockUserForUpdate(tx, actor.uid))) {
    throw new ProblemError('not_signed_in', 'Please sign in.');
  }
  const most = UNPAID_BOOKINGS_MAX;
  const today = earliestToday(clock.now());
  if (!(await hasUnpaid(tx, { uid: actor.uid, today, most }))) return;
  throw new ProblemError(
    'too_many_unpaid',
    `You have ${most} unpaid trips. Pay for or cancel one of them to book again.`,
  );
}
