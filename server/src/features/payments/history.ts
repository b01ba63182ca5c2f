import type { JournalEntry, Payment } from '@wayfarer/contract';
import type { Actor, UserContext } from '../../context.ts';
import { invalidInput, notFound } from '../../problem-error.ts';
import { presentJournalEntry, presentPayment } from './present.ts';
import { listJournal, writeJournal } from './store-journal.ts';
import { findPayment, hidePaymentRow, listPaymentRows, type PaymentRow } from './store-ledger.ts';

const JOURNAL_PAGE = 200;

/**
 * The caller's payment history, newest first; an administrator's: the whole ledger. A client finds its
 * own rows by the e-mail (spec §6), so those carry the caller's address of today; the ledger and the
 * receipt keep the one that was paid with.
 */
export async function listPayments({ actor, db }: UserContext): Promise<Payment[]> {
  const rows =
    actor.role === 'administrator'
      ? await listPaymentRows(db.orm, { hidden: true })
      : await listPaymentRows(db.orm, { uid: actor.uid, hidden: false });
  return rows.map((row) => presentPayment(underOwnAddress(row, actor)));
}

function underOwnAddress(row: PaymentRow, { uid, email }: Actor): PaymentRow {
  return row.uid === uid ? { ...row, userEmail: email } : row;
}

/**
 * The receipt of one payment of the caller's, also when it was removed from the history: links to it
 * stay good. Any of the ledger for an administrator.
 */
export async function getPayment({ actor, db }: UserContext, id: string): Promise<Payment> {
  const row = await findPayment(db.orm, id);
  const readable = row?.uid === actor.uid || actor.role === 'administrator';
  if (row === null || !readable) throw notFound('payment');
  return presentPayment(row);
}

/** Removes a payment from the caller's history. The ledger and the booking's paid state stay. */
export async function hidePayment(
  { actor, clock, db }: UserContext,
  id: string,
): Promise<{ deletedCount: number }> {
  const at = clock.now();
  await db.orm.transaction(async (tx) => {
    const row = await hidePaymentRow(tx, { id, uid: actor.uid, at });
    if (row === null) throw notFound('payment');
    await writeJournal(tx, {
      at,
      kind: 'history_removed',
      source: 'traveller',
      detail: 'removed from the history; the ledger keeps it',
      bookingId: row.bookingId,
      transactionId: row.transactionId,
    });
  });
  return { deletedCount: 1 };
}

/** Every decision about money, newest first, older than the entry `before`. */
export async function readJournal(
  { db }: UserContext,
  { bookingId, before }: { bookingId?: string | undefined; before?: string | undefined },
): Promise<JournalEntry[]> {
  if (before !== undefined && !/^\d{1,15}$/.test(before)) {
    throw invalidInput('before', 'is not the id of an entry');
  }
  const rows = await listJournal(db.orm, {
    bookingId,
    before: before === undefined ? undefined : Number(before),
    limit: JOURNAL_PAGE,
  });
  return rows.map(presentJournalEntry);
}
