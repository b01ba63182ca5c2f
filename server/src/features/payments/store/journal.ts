import { and, desc, eq, inArray, isNull, like, lt, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { hasRow, insertOnce } from '../../../db/rows.ts';
import { paymentJournal, providerEvents } from '../../../db/tables/money/payments.ts';

export type JournalRow = typeof paymentJournal.$inferSelect;

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
    | 'fraud_warning'
    | 'cards_declined'
    | 'history_removed'
    | 'person_removed';
  source: Source;
  detail: string;
  bookingId?: string | null;
  transactionId?: string | null;
  amount?: number;
  currency?: string;
}

/** Records one decision, in the transaction that makes it. Never contains personal data. */
export async function writeJournal(db: Tx | Executor, note: JournalNote): Promise<void> {
  await db.insert(paymentJournal).values(note);
}

/** Locks a charge until the transaction ends, so that no other transaction reports it as unknown. */
export async function lockUnknownCharge(tx: Tx, transactionId: string): Promise<void> {
  const key = `unknown_charge ${transactionId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

export function isReportedUnknown(
  db: Executor,
  { bookingId, transactionId }: { bookingId: string | null; transactionId: string },
): Promise<boolean> {
  const { bookingId: booking, kind, transactionId: transaction } = paymentJournal;
  return hasRow(
    db,
    paymentJournal,
    and(
      bookingId === null ? isNull(booking) : eq(booking, bookingId),
      eq(kind, 'unknown_charge'),
      eq(transaction, transactionId),
    ),
  );
}

/**
 * The journal's text for a refusal that affects all payments: the account can't take any payments, or none of this
 * kind.
 */
export const REFUSED_ACCOUNT = 'was refused because of the account';

export async function findStandingRefusal(
  db: Executor,
): Promise<Pick<JournalRow, 'at' | 'detail'> | null> {
  const { at, detail, id, kind } = paymentJournal;
  const refused = and(eq(kind, 'intent_failed'), like(detail, `%${REFUSED_ACCOUNT}%`));
  const [last] = await db
    .select({ at, detail, kind })
    .from(paymentJournal)
    .where(or(eq(kind, 'intent_opened'), refused))
    .orderBy(desc(id))
    .limit(1);
  return last?.kind === 'intent_failed' ? last : null;
}

export function listJournal(
  db: Executor,
  filter: { bookingId?: string | undefined; before?: number | undefined; limit: number },
): Promise<JournalRow[]> {
  return db
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

export const isEventDone = (db: Executor, id: string) =>
  hasRow(db, providerEvents, eq(providerEvents.id, id));

/** The ids among `ids` whose events haven't been processed. */
export async function listUndoneEvents(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  const undone = new Set(ids);
  for (let start = 0; start < ids.length; start += 500) {
    const found = await db
      .select({ id: providerEvents.id })
      .from(providerEvents)
      .where(inArray(providerEvents.id, ids.slice(start, start + 500)));
    for (const { id } of found) undone.delete(id);
  }
  return undone;
}

export const markEventDone = (tx: Tx, event: typeof providerEvents.$inferSelect) =>
  insertOnce(tx, providerEvents, event);

export async function deleteEventsBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(providerEvents).where(lt(providerEvents.doneAt, before));
}
