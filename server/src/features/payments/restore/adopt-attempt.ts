import {
  awaitsAnswer,
  maxMinorUnits,
  hasEnded,
  payableLeft,
  type PriceBreakdown,
} from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { ProviderIntent } from '../../../ports.ts';
import { type BookingRow, lockBookingForUpdate } from '../../booking-records/index.ts';
import { cardAccount, type CardAccount } from '../modes/card-account.ts';
import { bookingMoney } from '../booking-money.ts';
import { amountDue, partOfIntent, payableBalance } from '../policy.ts';
import { paymentInProgress } from '../problems.ts';
import {
  findAttemptByProviderId,
  insertAttemptOnce,
  lockOpenAttemptForUpdate,
  lockOpenUnassignedAttemptForUpdate,
  nextAttemptNumber,
  type PaymentAttempt,
} from '../store/attempts.ts';
import { writeJournal, type Source } from '../store/journal.ts';
import { findPayerEmail } from '../store/payers.ts';

/**
 * Restores the attempt of a payment that the provider has and this database lacks because it was restored from an older
 * copy. Metadata can be written only with our secret key, so the booking named there is trusted if it belongs to that
 * traveler. The agreed amount is the booking's current price; a charge of a different amount is treated like any wrong
 * amount. Null if the payment isn't ours, or its booking or traveler is unknown here.
 */
export async function adoptAttempt(
  context: AppContext,
  intent: ProviderIntent,
  source: Source,
): Promise<PaymentAttempt | null> {
  const { booking: bookingId, intent: id, link: linkId = null, user = '' } = intent.metadata;
  const uid = user === '' ? null : user;
  if (id === undefined || (uid === null && linkId === null) || isNothing(intent)) return null;
  const today = await cardAccount(context.payments);
  const adopted = await context.db.orm.transaction(async (tx) => {
    const found = await (bookingId === undefined
      ? unassignedRow(tx, { id, uid }, intent)
      : bookingRow(context, tx, { id, uid, bookingId, linkId }, intent));
    if (found === null) return null;
    const row = { ...found, ...today };
    if (!(await insertAttemptOnce(tx, row))) return 'meanwhile';
    await writeJournal(tx, {
      at: context.clock.now(),
      kind: 'intent_adopted',
      source,
      detail: `a payment that the restored database had lost is now attempt ${row.attempt}`,
      bookingId: row.bookingId,
      transactionId: intent.id,
      amount: intent.amount,
      currency: intent.currency,
    });
    return row;
  });
  if (adopted !== 'meanwhile') return adopted;
  const known = await findAttemptByProviderId(context.db.orm, intent.id);
  if (known === null) throw paymentInProgress(); // another attempt is open for the booking right now
  return known;
}

function isNothing({ status }: ProviderIntent): boolean {
  return status === 'canceled' || status === 'foreign';
}

type Adoptable = Omit<PaymentAttempt, keyof CardAccount>;

/**
 * Restores the attempt of a booking. If another attempt can be paid, the restored attempt is closed from the start,
 * and its intent is canceled unless it was paid.
 */
async function bookingRow(
  context: AppContext,
  tx: Tx,
  {
    id,
    uid,
    bookingId,
    linkId,
  }: Pick<PaymentAttempt, 'id' | 'uid' | 'linkId'> & { bookingId: string },
  intent: ProviderIntent,
): Promise<Adoptable | null> {
  const booking = await lockBookingForUpdate(tx, bookingId);
  if (booking === null || (linkId === null && booking.uid !== uid)) return null;
  const part = partOfIntent(intent);
  const { breakdown, isPaid } = await bookingMoney(context, tx, booking);
  const amount = agreedAmount(context, booking, { breakdown, intent, linkId, part });
  if (amount > maxMinorUnits(booking.currency)) return null;
  const open = await lockOpenAttemptForUpdate(tx, bookingId);
  const mayBePaid = !hasEnded(booking) && !awaitsAnswer(booking);
  const left = payableLeft(breakdown);
  const stands = mayBePaid && (part === 1 ? !isPaid : amount > 0 && amount <= left);
  const payable = open === null && stands;
  return {
    ...rowOf(intent),
    id,
    uid,
    bookingId,
    linkId,
    amount,
    part,
    currency: booking.currency,
    attempt: await nextAttemptNumber(tx, bookingId),
    state: payable ? 'open' : 'canceled',
  };
}

/** The booking's current price, or what a payment link asked for: staff may have typed that amount. */
function agreedAmount(
  { config }: AppContext,
  booking: BookingRow,
  of: { breakdown: PriceBreakdown; intent: ProviderIntent; linkId: string | null; part: number },
): number {
  if (of.linkId !== null) return of.intent.amount;
  return of.part === 1 ? amountDue(booking, config.charge) : payableBalance(of.breakdown);
}

async function unassignedRow(
  tx: Tx,
  { id, uid }: Pick<PaymentAttempt, 'id' | 'uid'>,
  intent: ProviderIntent,
): Promise<Adoptable | null> {
  if (uid === null || (await findPayerEmail(tx, uid)) === null) return null;
  const { amount, currency } = intent;
  const open = await lockOpenUnassignedAttemptForUpdate(tx, { uid, amount, currency });
  const closed = open !== null && intent.status !== 'succeeded';
  const state = closed ? 'canceled' : 'open';
  return {
    ...rowOf(intent),
    id,
    uid,
    bookingId: null,
    linkId: null,
    amount,
    part: 1,
    currency,
    attempt: 1,
    state,
  };
}

function rowOf({ createdAt, id: providerId }: ProviderIntent) {
  const none = { claimedUntil: null, checkedAt: null, declines: 0, declinedAt: null };
  return { ...none, providerId, createdAt };
}
