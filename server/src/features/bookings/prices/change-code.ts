import { codeKeyOf, type CalendarDay, type PromoTerms } from '@wayfarer/contract';
import type { Tx } from '../../../db/database.ts';
import { ProblemError } from '../../../problem-error.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import {
  assertCodeFits,
  findCodeOfBooking,
  findUsableCode,
  termsOfCode,
  useCode,
  type PromoRow,
} from '../../promo-codes/index.ts';
import { agreedPrice } from '../policy.ts';

/** The promo code of a booking after a change. */
export interface CodeAfterChange {
  /** The discount; undefined without a code. */
  promo: PromoTerms | undefined;
  code: PromoRow | null;
  /** True if the booking didn't have this code before. */
  isNew: boolean;
}

const NONE: CodeAfterChange = { promo: undefined, code: null, isNew: false };

/**
 * The code that a booking has after a change: a new one, none if `typed` is null, or its own. A booking keeps the
 * discount of its own code, even if the code has ended. Throws `code_not_valid`, and `ask_agency` for a new code if a
 * transfer of the agreed amount was announced.
 */
export async function codeAfterChange(
  tx: Tx,
  before: BookingRow,
  { agencyToday, typed }: { agencyToday: CalendarDay; typed: string | null | undefined },
): Promise<CodeAfterChange> {
  const promo = before.priceExtras?.promo;
  const isOwn =
    typed === undefined ||
    (promo !== undefined && typed !== null && codeKeyOf(typed) === codeKeyOf(promo.code));
  if (isOwn) {
    return promo === undefined
      ? NONE
      : { promo, code: await findCodeOfBooking(tx, before.id), isNew: false };
  }
  if (before.transferPart !== null) {
    throw new ProblemError(
      'ask_agency',
      'You announced a bank transfer of this amount. Please ask the agency about the code.',
    );
  }
  if (typed === null) return NONE;
  const code = await findUsableCode(tx, typed, agencyToday);
  return { promo: termsOfCode(code), code, isNew: true };
}

/** Refuses a code that isn't for the changed trip. Throws `code_not_valid`. */
export function refuseCode(
  { code, isNew, promo }: CodeAfterChange,
  trip: Omit<Parameters<typeof assertCodeFits>[1], 'offerId'> & { offerId: string | null },
): void {
  if (code === null || promo === undefined) return;
  try {
    assertCodeFits(code, { ...trip, offerId: trip.offerId ?? '' });
  } catch (error) {
    if (isNew || !(error instanceof ProblemError)) throw error;
    throw new ProblemError(
      'code_not_valid',
      `Your code ${promo.code} is not valid for the changed trip. Remove it to change the trip at the full price.`,
      { field: 'code', params: { code: promo.code } },
    );
  }
}

/** Counts the use of a new code, after all other locks of the transaction. Throws `code_not_valid`. */
export async function countNewCode(
  tx: Tx,
  { code, isNew }: CodeAfterChange,
  row: BookingRow,
): Promise<void> {
  if (!isNew || code === null) return;
  const { lines } = agreedPrice(row);
  await useCode(tx, code, { bookingId: row.id, uid: row.uid, at: row.updatedAt, lines });
}
