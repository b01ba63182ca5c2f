import type { AppContext } from '../../../context.ts';
import { findRestore, type Restore } from '../../../db/records/restored.ts';
import type { ProviderIntent, PaymentGateway } from '../../../ports.ts';
import { settleIntent } from '../settlement/settle-intent.ts';

/** The tolerance, in milliseconds, between the clocks of the backup, the restore and the provider. */
const MARGIN_MS = 60 * 60_000;
/** The time for which the provider's list is reused, in milliseconds; everything in it is older than the restore. */
const LISTED_FOR_MS = 30_000;

export function lostSince({ backupAt }: Restore): Date {
  return new Date(backupAt.getTime() - MARGIN_MS);
}

/** A traveler, whose account may be unknown or deleted, and one of their bookings. */
interface Concerned {
  uid: string | null;
  bookingId?: string | undefined;
}

/**
 * After a restore, the provider may have payments of a traveler, or with a link to their booking, that are unknown
 * here. Until the restore is caught up, this settles them, oldest first, before anything asks for money or deletes a
 * booking. A payment that was opened with only a price is assigned to `bookingId`. Throws `GatewayUnavailableError`;
 * then nothing may be opened.
 */
export async function adoptPaymentsOf(
  context: AppContext,
  { uid, bookingId }: Concerned,
): Promise<void> {
  const restore = await findRestore(context.db.sql);
  if (restore === null || restore.caughtUp) return;
  for (const { id: providerId, metadata, status } of await openedSince(context, restore)) {
    const { booking, user } = metadata;
    const isTheirs = uid !== null && user === uid;
    const isForBooking = bookingId !== undefined && booking === bookingId;
    if ((!isTheirs && !isForBooking) || status === 'canceled') continue;
    const named = booking === undefined && bookingId !== undefined;
    await settleIntent(context, { providerId, source: 'traveller', ...(named && { bookingId }) });
  }
}

type Opened = Pick<ProviderIntent, 'id' | 'metadata' | 'status'>;
const listed = new WeakMap<
  PaymentGateway,
  { of: string; until: number; opened: Promise<Opened[]> }
>();

/** Payments opened since the backup; concurrent requests share one list. */
function openedSince({ clock, payments }: AppContext, restore: Restore): Promise<Opened[]> {
  const now = clock.now().getTime();
  const last = listed.get(payments);
  if (last?.of === restore.id && now < last.until) return last.opened;
  const opened = listOpened(payments, lostSince(restore));
  listed.set(payments, { of: restore.id, until: now + LISTED_FOR_MS, opened });
  opened.catch(() => listed.delete(payments));
  return opened;
}

async function listOpened(payments: PaymentGateway, from: Date): Promise<Opened[]> {
  const found: Opened[] = [];
  for await (const { id, metadata, status } of payments.listIntentsSince(from)) {
    found.push({ id, metadata, status });
  }
  return found.reverse();
}
