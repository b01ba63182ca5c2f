import {
  LIST_PAGE,
  type JournalEntry,
  type Payment,
  type Deleted,
  type QueryOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { translationsOf } from '../../db/records/translations.ts';
import { cursorOf, cutPage, isInstant, readCursor } from '../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../pagination/list-page.ts';
import type { Reader } from '../../present-email.ts';
import { invalidInput, notFound } from '../../problem-error.ts';
import { type PaymentOfTrip, presentJournalEntry, presentPayment } from './present.ts';
import { listJournal, writeJournal } from './store/journal.ts';
import { findPaymentOfTrip, hidePaymentRow, listHistoryPage } from './store/ledger.ts';

const JOURNAL_PAGE = 200;

type Query = QueryOf<'listPayments'>;

/** The caller's payment history without removed payments, newest first, a page at a time. */
export function listPayments(context: UserContext, query: Query): Promise<ListPage<Payment>> {
  return pageOf(context, query, context.actor.uid);
}

/** All users' payments, newest first, a page at a time. */
export function listAllPayments(context: UserContext, query: Query): Promise<ListPage<Payment>> {
  return pageOf(context, query, null);
}

async function pageOf(
  context: UserContext,
  { cursor }: Query,
  uid: string | null,
): Promise<ListPage<Payment>> {
  const { actor, db } = context;
  const after = readCursor(cursor, isInstant);
  const rows = await listHistoryPage(db.orm, { uid, after, limit: LIST_PAGE + 1 });
  const { page, next } = cutPage(rows, LIST_PAGE, ({ payment }) => cursorOf(payment));
  return { rows: await inLanguages(context, page, actor), next };
}

/**
 * The receipt of one of the caller's payments, even if it was removed from the history, so links to it stay valid. It
 * shows the address used for the payment. Administrators may read any receipt. Throws `not_found`.
 */
export async function getPayment(context: UserContext, id: string): Promise<Payment> {
  const { actor, db } = context;
  const found = await findPaymentOfTrip(db.orm, id);
  const readable = found?.payment.uid === actor.uid || actor.role === 'administrator';
  if (found === null || !readable) throw notFound('payment');
  const [payment = presentPayment(found)] = await inLanguages(context, [found]);
  return payment;
}

async function inLanguages(
  { config, db }: UserContext,
  found: readonly PaymentOfTrip[],
  reader: Reader | null = null,
): Promise<Payment[]> {
  const kept = found.map(({ booking, payment }) => ({
    placeId: booking?.offerId ?? null,
    country: booking?.country ?? '',
    texts: [payment.tripTitle],
  }));
  const translations = await translationsOf(config, db.orm, kept);
  return found.map((row, at) => ({
    ...presentPayment(row, reader),
    ...(translations[at] && { translations: translations[at] }),
  }));
}

/** Removes a payment from the caller's history. The ledger and the booking's paid state stay. */
export async function hidePayment({ actor, clock, db }: UserContext, id: string): Promise<Deleted> {
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

/** Decisions about money, newest first, older than the entry `before`. */
export async function readJournal(
  { db }: UserContext,
  { bookingId, before }: { bookingId?: string | undefined; before?: string | undefined },
): Promise<JournalEntry[]> {
  if (before !== undefined && !/^\d{1,15}$/.test(before)) {
    throw invalidInput('before', "isn't the id of an entry");
  }
  const rows = await listJournal(db.orm, {
    bookingId,
    before: before === undefined ? undefined : Number(before),
    limit: JOURNAL_PAGE,
  });
  return rows.map(presentJournalEntry);
}
