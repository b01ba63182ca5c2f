import { AWAITED_TRANSFERS_MAX, type BodyOf, type Transfer } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import {
  type BookingRow,
  ensureReference,
  findBooking,
  holdForTransfer,
  lockBookingForUpdate,
  recordBookingEvent,
  updateBookingRow,
} from '../booking-records/index.ts';
import { findPayerEmail, mailTrip } from '../payments/index.ts';
import { lockUserForUpdate } from '../users/index.ts';
import { countKeptForTransfers } from './store.ts';
import { type Part, readTerms, type Terms, transferOf } from './transfer-terms.ts';

/**
 * Announces a transfer for a part of the caller's own booking, and emails the account. Places that are held are kept
 * until it is due. Announcing again changes nothing. Throws `not_found`, `transfer_off`, `too_many_transfers`, and what
 * `transferOf` throws.
 */
export async function announceTransfer(
  context: UserContext,
  bookingId: string,
  { part = 'first' }: BodyOf<'announceTransfer'>,
): Promise<Transfer> {
  const { actor, db } = context;
  const own = await findBooking(db.orm, bookingId);
  if (own === null || own.uid !== actor.uid) throw notFound('booking');
  const terms = await readTerms(context);
  await ensureReference(context, own);
  return db.orm.transaction(async (tx) => {
    // locked before the booking, as in the deletion of an account
    await lockUserForUpdate(tx, actor.uid);
    const booking = await lockBookingForUpdate(tx, bookingId);
    if (booking === null || booking.uid !== actor.uid || booking.reference === null) {
      throw notFound('booking');
    }
    const named = { ...booking, reference: booking.reference };
    const transfer = await transferOf(context, tx, named, { part, terms });
    if (transfer.announced) return transfer;
    await refuseAnother(tx, booking);
    return announce(context, tx, booking, { part, terms, transfer });
  });
}

/** Only a held booking keeps places that others could book. */
async function refuseAnother(tx: Tx, { id, state, uid }: BookingRow): Promise<void> {
  if (state !== 'held' || uid === null) return;
  if ((await countKeptForTransfers(tx, { uid, except: id })) < AWAITED_TRANSFERS_MAX) return;
  const text = `We keep places for ${AWAITED_TRANSFERS_MAX} of your bookings until your transfers arrive. Please pay for this one by card.`;
  const params = { most: AWAITED_TRANSFERS_MAX };
  throw new ProblemError('too_many_transfers', text, { params });
}

async function announce(
  context: UserContext,
  tx: Tx,
  booking: BookingRow,
  { part, terms, transfer }: { part: Part; terms: Terms; transfer: Transfer },
): Promise<Transfer> {
  const { actor, clock } = context;
  const { amount, currency, dueOn } = transfer;
  const updatedAt = clock.now();
  const row = await updateBookingRow(tx, booking.id, {
    transferPart: part,
    transferDueOn: dueOn,
    heldUntil: heldUntilAfter(booking, { dueOn, zone: terms.zone }, updatedAt),
    updatedAt,
  });
  await recordBookingEvent(context, tx, {
    bookingId: booking.id,
    kind: 'transfer_announced',
    by: { kind: 'traveller', userId: actor.uid },
    detail: { part, amount, currency, dueOn },
  });
  const about = { booking: row ?? booking, to: await findPayerEmail(tx, booking.uid) };
  await mailTrip(context, tx, about, (write, to, trip) =>
    write.transferMail(to, trip, { ...transfer, part }),
  );
  return { ...transfer, announced: true };
}

function heldUntilAfter(
  booking: BookingRow,
  due: { dueOn: string; zone: string },
  now: Date,
): Date | null {
  const { heldUntil, state } = booking;
  if (state !== 'held' || heldUntil === null) return heldUntil;
  return holdForTransfer({ ...booking, heldUntil }, due, now);
}
