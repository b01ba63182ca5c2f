import type { CheckIn, BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { findBookingByReference } from '../booking-records/index.ts';
import { checkInOf } from './check-in-of.ts';
import { readCode, readReference } from './policy.ts';
import { isOurs } from './voucher-code.ts';

/** Finds a booking by a scanned voucher or a typed reference. Throws `not_found`, `invalid_signature`. */
export async function lookUpCheckIn(
  context: UserContext,
  input: BodyOf<'lookUpCheckIn'>,
): Promise<CheckIn> {
  const code = 'link' in input ? readCode(input.link) : null;
  if ('link' in input && code === null) throw forged();
  const reference = 'link' in input ? (code?.reference ?? '') : readReference(input.reference);
  const booking = await findBookingByReference(context.db.orm, reference);
  if (booking === null) throw notFound('booking');
  const named = { id: booking.id, reference };
  if (code !== null && !(await isOurs(context, named, code.signature))) throw forged();
  return checkInOf(context, booking);
}

const forged = () =>
  new ProblemError(
    'invalid_signature',
    "This code isn't from one of our vouchers, or it has been replaced.",
  );
