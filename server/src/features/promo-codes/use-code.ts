import {
  codeKeyOf,
  isExtra,
  isForTrip,
  promoState,
  sumOfLines,
  type CalendarDay,
  type PriceLine,
  type PromoTerms,
} from '@wayfarer/contract';
import type { Executor, Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem-error.ts';
import {
  countUse,
  countUsesOf,
  findByKey,
  findCodeOfBooking,
  giveUseBack,
  lockCodes,
  putUse,
  type PromoRow,
} from './store.ts';

/** One problem for all reasons, so that no one finds out which codes exist. */
const codeNotValid = () =>
  new ProblemError(
    'code_not_valid',
    'This code is not valid for this trip. Check its spelling, its dates and how often it may be used.',
    { field: 'code' },
  );

/**
 * The code that someone typed, if it can be used on the agency's day `today`. Its use isn't counted yet. Throws
 * `code_not_valid`.
 */
export async function findUsableCode(
  db: Executor,
  typed: string,
  today: CalendarDay,
): Promise<PromoRow> {
  const code = await findByKey(db, codeKeyOf(typed));
  const isOn = code !== null && promoState(code, today) === 'on';
  if (!isOn || (code.fromOn !== null && today < code.fromOn)) throw codeNotValid();
  return code;
}

/** The discount that a booking keeps. */
export const termsOfCode = ({ label: code, minor, percent }: PromoRow): PromoTerms => ({
  code,
  ...(percent === null ? { minor: minor ?? 0 } : { percent }),
});

/** Refuses a code that isn't for this trip, or takes nothing off its price. Throws `code_not_valid`. */
export function assertCodeFits(
  code: PromoRow,
  trip: { offerId: string; travelDate: CalendarDay; currency: string; lines: readonly PriceLine[] },
): void {
  const price = sumOfLines(trip.lines.filter((line) => !isExtra(line)));
  const hasAmount = code.minor !== null || code.minTotal !== null;
  const fits =
    isForTrip(code, { ...trip, price }) && trip.lines.some(({ kind }) => kind === 'promo');
  if (!fits || (hasAmount && code.currency !== trip.currency)) throw codeNotValid();
}

/**
 * Counts the use of a code by a booking with these price lines, instead of the code that the booking had. Call it after
 * all other locks of the transaction. Throws `code_not_valid` if someone else took the last use, or the person has no
 * uses left.
 */
export async function useCode(
  tx: Tx,
  code: PromoRow,
  use: { at: Date; bookingId: string; uid: string | null; lines: readonly PriceLine[] },
): Promise<void> {
  const { at, bookingId, lines, uid } = use;
  const before = await findCodeOfBooking(tx, bookingId);
  if (before !== null) {
    await lockCodes(tx, [before.id, code.id]);
    await giveUseBack(tx, bookingId, at);
  }
  if (!(await countUse(tx, code.id))) throw codeNotValid();
  const { maxEach } = code;
  // counted under the lock of the code's row
  if (uid !== null && maxEach !== null) {
    if ((await countUsesOf(tx, code.id, { bookingId, uid })) >= maxEach) throw codeNotValid();
  }
  const amount = -sumOfLines(lines.filter(({ kind }) => kind === 'promo'));
  await putUse(tx, { bookingId, codeId: code.id, uid, amount, at });
}
