import { type CounterPayment, hasEnded } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import {
  type BookingEvent,
  type BookingRow,
  moveCounter,
  recordBookingEvent,
} from '../booking-records/index.ts';
import { forgetGiven, insertCounterPayment } from './store.ts';

/** Changes to a booking's sums, in minor units. */
interface Sums {
  by: number;
  /** Goodwill, which still counts as paid. */
  given: number;
}

interface NewEntry extends Sums, Pick<CounterPayment, 'amount' | 'kind' | 'method' | 'receivedOn'> {
  id: string;
  note: string;
  at: Date;
  who: BookingEvent['by'];
}

/** Writes an entry, the sums of its locked booking, and the timeline. */
export async function writeEntry(
  context: AppContext,
  tx: Tx,
  { currency, id: bookingId }: BookingRow,
  { at, by, given, who, ...entry }: NewEntry,
): Promise<void> {
  const { amount, kind, method } = entry;
  await insertCounterPayment(tx, {
    ...entry,
    bookingId,
    given: Math.max(0, given),
    currency,
    byUserId: who.kind === 'staff' ? who.userId : null,
    byName: null, // set by the database
    createdAt: at,
    voidedAt: null,
    voidedBy: null,
    voidedByName: null,
    voidReason: null,
  });
  await moveCounter(tx, bookingId, { by, given, at });
  const detail = { amount, currency, method };
  await recordBookingEvent(context, tx, { bookingId, kind: `counter_${kind}`, by: who, detail });
}

/**
 * Decides how returned money changes the booking's sums. Goodwill, the part beyond what is owed, still counts as
 * paid. But if no cash is left, none of it counts as paid anymore, as with a card payment refunded in full.
 */
export async function sumsAfterReturn(
  tx: Tx,
  booking: BookingRow,
  { amount, beyond }: { amount: number; beyond: number },
): Promise<Sums> {
  if (hasEnded(booking)) return { by: -amount, given: 0 };
  if (amount < booking.counter - booking.given) return { by: beyond - amount, given: beyond };
  await forgetGiven(tx, booking.id);
  return { by: -amount - booking.given, given: -booking.given };
}
