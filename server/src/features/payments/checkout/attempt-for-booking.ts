import { maxMinorUnits } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { ProblemError } from '../../../problem-error.ts';
import {
  assertConfirmed,
  assertStands,
  type BookingRow,
  type HoldRules,
  holdWhilePaying,
  readHoldRules,
  updateBookingRow,
} from '../../booking-records/index.ts';
import { assertNoCardTesting } from '../limits/card-testing.ts';
import { cardAccount, isForeign, type CardAccount } from '../modes/card-account.ts';
import { type Asked, isTripOver } from '../policy.ts';
import { amountTooLarge } from '../problems.ts';
import { endAttempt } from '../settlement/end-attempt.ts';
import { endForeign } from '../settlement/end-foreign-attempt.ts';
import {
  insertAttempt,
  lockOpenAttemptForUpdate,
  nextAttemptNumber,
  updateAttempt,
  type PaymentAttempt,
} from '../store/attempts.ts';
import { partToPay } from './part-to-pay.ts';

export interface Prepared {
  attempt: PaymentAttempt;
  /** The amount due now, in minor units. */
  amount: number;
  currency: string;
  /** 1 for the first payment; higher numbers pay the balance. */
  part: number;
  /** True if the attempt pays for something else, so that it must be canceled first. */
  isOther?: true;
}

/** The provider account in which a payment is opened, and how long places are kept. */
export interface Opening extends AppContext {
  today: CardAccount;
  holds: HoldRules;
}

/** Call it before the transaction. */
export async function readOpening(context: AppContext): Promise<Opening> {
  const today = await cardAccount(context.payments);
  return { ...context, today, holds: await readHoldRules(context.settings) };
}

interface BookingPayment {
  asked: Asked;
  /** The payment link that is used; null for the booking's traveler. */
  linkId: string | null;
  /** Throws if the payer was shown another amount, in minor units. */
  checkAmount: (amount: number, currency: string) => void;
}

/**
 * The attempt with which a locked booking is paid. Returns the open one if its amount and part are still right. Several
 * people can have opened it; the first one who pays has then paid for all of them.
 */
export async function attemptForBooking(
  context: Opening,
  tx: Tx,
  booking: BookingRow,
  { asked, linkId, checkAmount }: BookingPayment,
): Promise<Prepared> {
  assertStands(booking);
  assertConfirmed(booking);
  const { amount, part } = await partToPay(context, tx, booking, asked);
  const { currency, id: bookingId, uid } = booking;
  const now = context.clock.now();
  if (isTripOver(booking, now)) {
    throw new ProblemError(
      'travel_date_past',
      'The travel date of this booking has already passed.',
    );
  }
  await assertNoCardTesting(tx, { uid, linkId, bookingId }, now);
  checkAmount(amount, currency);
  if (amount > maxMinorUnits(currency)) throw amountTooLarge();
  await keepPlaces(context, tx, booking);

  const open = await ofToday(context, tx, await lockOpenAttemptForUpdate(tx, bookingId));
  const sum = { amount, currency, part };
  if (open !== null && agrees(open, { amount, part, linkId })) {
    return { attempt: await shareAttempt(tx, open, { uid, linkId }), ...sum };
  }
  // the provider has to cancel it first
  if (open !== null && open.state !== 'creating') return { attempt: open, ...sum, isOther: true };
  if (open !== null) {
    await endAttempt(tx, open, {
      state: 'canceled',
      source: 'traveller',
      at: now,
      detail: 'was given up: another amount is paid now',
    });
  }
  const attempt = newAttempt(context, { uid, bookingId, linkId, ...sum });
  attempt.attempt = await nextAttemptNumber(tx, bookingId);
  await insertAttempt(tx, attempt);
  return { attempt, ...sum };
}

/** True if an open attempt can be used. That of another link can't, because each link is paid at most once. */
function agrees(
  open: PaymentAttempt,
  { amount, linkId, part }: { amount: number; linkId: string | null; part: number },
): boolean {
  const isOtherLinks = open.linkId !== null && linkId !== null && open.linkId !== linkId;
  return open.amount === amount && open.part === part && !isOtherLinks;
}

/**
 * Records two things on an open attempt: the payment link with which it is opened now, so that paying it pays the link,
 * and the booking's traveler, who may have claimed the booking since.
 */
async function shareAttempt(
  tx: Tx,
  open: PaymentAttempt,
  { linkId, uid }: Pick<PaymentAttempt, 'linkId' | 'uid'>,
): Promise<PaymentAttempt> {
  const shared = { linkId: open.linkId ?? linkId, uid };
  if (shared.linkId === open.linkId && shared.uid === open.uid) return open;
  await updateAttempt(tx, open.id, shared);
  return { ...open, ...shared };
}

/** Keeps a held booking's places while the payer types the card's number. */
async function keepPlaces(
  { clock, holds }: Opening,
  tx: Tx,
  { createdAt, heldUntil, id, state }: BookingRow,
): Promise<void> {
  if (state !== 'held' || heldUntil === null) return;
  const until = holdWhilePaying({ createdAt, heldUntil }, holds, clock.now());
  if (until > heldUntil) await updateBookingRow(tx, id, { heldUntil: until });
}

/**
 * Returns the open attempt if the current provider account knows it. Ends an attempt of another account, so that a
 * new one can be opened.
 */
export async function ofToday(
  { clock, today }: Opening,
  tx: Tx,
  open: PaymentAttempt | null,
): Promise<PaymentAttempt | null> {
  if (open === null || !isForeign(open, today)) return open;
  await endForeign(tx, open, { source: 'traveller', at: clock.now() });
  return null;
}

export function newAttempt(
  { clock, newId, today }: Opening,
  of: Pick<PaymentAttempt, 'uid' | 'bookingId' | 'linkId' | 'amount' | 'currency' | 'part'>,
): PaymentAttempt {
  return {
    id: newId(),
    attempt: 1,
    providerId: null,
    state: 'creating',
    claimedUntil: null,
    checkedAt: null,
    createdAt: clock.now(),
    declines: 0,
    declinedAt: null,
    ...today,
    ...of,
  };
}
