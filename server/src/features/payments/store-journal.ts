import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { paymentJournal, providerEvents } from '../../db/tables/payments.ts';

export type JournalRow = typeof paymentJournal.$inferSelect;

/** What caused a decision. */
export type Source =
  | 'traveller'
  | 'webhook'
  | 'sweeper'
  | 'status'
  | 'booking'
  | 'account'
  | 'administrator'
  | 'refunds';

export interface JournalNote {
  at: Date;
  kind:
    | 'intent_opened'
    | 'intent_failed'
    | 'intent_canceled'
    | 'intent_adopted'
    | 'orphan_found'
    | 'unknown_charge'
    | 'payment_bound'
    | 'payment_recorded'
    | 'refund_decided'
    | 'refund_pending'
    | 'refund_succeeded'
    | 'refund_failed'
    | 'refund_seen'
    | 'refund_undone'
    | 'dispute_opened'
    | 'dispute_won'
    | 'dispute_lost'
    | 'history_removed'
    | 'person_removed';
  source: Source;
  detail: string;
  bookingId?: string | null;
  transactionId?: string | null;
  amount?: number;
  currency?: string;
}

/** Writes one decision down, in the transaction that makes it. Never with personal data. */
export async function writeJournal(executor: Tx | Executor, note: JournalNote): Promise<void> {
  await executor.insert(paymentJournal).values(note);
}

/** Whether a charge of a booking was reported as unknown. */
export async function isReportedUnknown(
  executor: Executor,
  { bookingId, transactionId }: { bookingId: string | null; transactionId: string },
): Promise<boolean> {
  const { bookingId: booking, id, kind, transactionId: transaction } = paymentJournal;
  const found = await executor
    .select({ id })
    .from(paymentJournal)
    .where(
      and(
        bookingId === null ? isNull(booking) : eq(booking, bookingId),
        eq(kind, 'unknown_charge'),
        eq(transaction, transactionId),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Newest first, at most `limit`, older than the entry `before`. */
export function listJournal(
  executor: Executor,
  filter: { bookingId?: string | undefined; before?: number | undefined; limit: number },
): Promise<JournalRow[]> {
  return executor
    .select()
    .from(paymentJournal)
    .where(
      and(
        filter.bookingId === undefined ? undefined : eq(paymentJournal.bookingId, filter.bookingId),
        filter.before === undefined ? undefined : lt(paymentJournal.id, filter.before),
      ),
    )
    .orderBy(desc(paymentJournal.id))
    .limit(filter.limit);
}

export async function isEventDone(executor: Executor, id: string): Promise<boolean> {
  const found = await executor
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(eq(providerEvents.id, id));
  return found.length > 0;
}

/** Those of these ids whose work is not done. */
export async function undoneEvents(
  executor: Executor,
  ids: readonly string[],
): Promise<Set<string>> {
  const undone = new Set(ids);
  for (let start = 0; start < ids.length; start += 500) {
    const found = await executor
      .select({ id: providerEvents.id })
      .from(providerEvents)
      .where(inArray(providerEvents.id, ids.slice(start, start + 500)));
    for (const { id } of found) undone.delete(id);
  }
  return undone;
}

export async function markEventDone(
  executor: Executor,
  event: typeof providerEvents.$inferSelect,
): Promise<void> {
  await executor.insert(providerEvents).values(event).onConflictDoNothing();
}

export async function pruneEvents(executor: Executor, before: Date): Promise<void> {
  await executor.delete(providerEvents).where(lt(providerEvents.doneAt, before));
}
