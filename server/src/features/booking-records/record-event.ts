import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { BookingEventKind, ByKind } from '../../db/tables/bookings.ts';
import { insertEvent } from './store/events.ts';

export interface BookingEvent {
  bookingId: string;
  kind: BookingEventKind;
  by: { kind: ByKind; userId: string | null };
  /** Details of the event. Never a person's name or address, because the timeline outlives accounts. */
  detail?: Record<string, string | number>;
}

/** Adds an event to a booking's timeline, in the transaction that causes it. */
export async function recordBookingEvent(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Tx,
  { bookingId, by, detail = {}, kind }: BookingEvent,
): Promise<void> {
  const at = clock.now();
  await insertEvent(tx, { bookingId, at, byKind: by.kind, byUserId: by.userId, kind, detail });
}
