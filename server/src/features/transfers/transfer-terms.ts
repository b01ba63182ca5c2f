import { transferDay, type Transfer, type TransferTerms } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { localDay } from '../../lib/local-time.ts';
import { ProblemError } from '../../problem-error.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { assertAskable, partToPay } from '../payments/index.ts';
import { epcCode } from './epc-code.ts';

/** The agency's terms for transfers, and its time zone. */
export interface Terms {
  transfer: TransferTerms;
  zone: string;
}

/** Reads the terms. Don't call it within a transaction. Throws `transfer_off`. */
export async function readTerms({ settings }: Pick<AppContext, 'settings'>): Promise<Terms> {
  const transfer = await settings.read('money.transfer');
  if (transfer === '') {
    throw new ProblemError('transfer_off', "We don't take bank transfers. Please pay by card.");
  }
  return { transfer, zone: await settings.read('agency.timeZone') };
}

export type Part = 'first' | 'balance';

/**
 * How a part of a booking is transferred. An announced transfer keeps its day, so that announcing again never keeps the
 * places for longer. Throws `booking_paid`, `booking_cancelled`, `booking_expired`, `not_confirmed`, `not_due_yet`,
 * `travel_date_past`, `transfer_too_late`.
 */
export async function transferOf(
  context: AppContext,
  tx: Tx,
  booking: BookingRow & { reference: string },
  { part, terms }: { part: Part; terms: Terms },
): Promise<Transfer> {
  const now = context.clock.now();
  assertAskable(booking, now);
  const { amount } = await partToPay(context, tx, booking, part);
  const today = localDay(now, terms.zone);
  const announcedDay = announcedDayOf(booking, { part, today });
  const { currency, reference } = booking;
  const { days, ...account } = terms.transfer;
  const dueOn = announcedDay ?? newDay(booking, { part, days, today });
  const qr = epcCode({ account, amount, currency, reference });
  return { amount, currency, reference, dueOn, account, qr, announced: announcedDay !== null };
}

/**
 * The day of an announced transfer. While the booking is held, this day stays, so that announcing again doesn't extend
 * the hold; otherwise, a new day replaces a day that has passed.
 */
function announcedDayOf(
  { state, transferDueOn, transferPart }: BookingRow,
  { part, today }: { part: Part; today: string },
): string | null {
  if (transferPart !== part || transferDueOn === null) return null;
  return state === 'held' || transferDueOn >= today ? transferDueOn : null;
}

function newDay(
  { balanceDueOn, travelDate }: BookingRow,
  { part, ...times }: { part: Part; days: number; today: string },
): string {
  const balanceDay = part === 'balance' ? balanceDueOn : null;
  const day = transferDay({ ...times, travelDate, balanceDueOn: balanceDay });
  if (day !== null) return day;
  const text = "A bank transfer wouldn't arrive before the trip. Please pay by card.";
  throw new ProblemError('transfer_too_late', text);
}
