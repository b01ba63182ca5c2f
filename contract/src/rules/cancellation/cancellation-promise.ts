import * as words from '../../words/trips/promise.texts.js';
import { formatMoney, minorStep } from '../money/amounts/currency.ts';
import { formatDay, type CalendarDay, addDays } from '../trips/dates/travel-dates.ts';
import { timeText } from '../trips/dates/meeting-time.ts';
import { cancellationAmounts } from './cancellation-amounts.ts';
import {
  USUAL_TERMS,
  type CancellationTerms,
  type RefundBasis,
  type RefundWindow,
} from './policy.ts';
import { spanText } from './policy-sentences.ts';

/** The terms of a destination or booking; null if its refunds don't depend on its terms alone. */
export function termsOf({
  policy,
}: {
  policy?: { terms?: CancellationTerms | undefined } | undefined;
}): CancellationTerms | null {
  return policy === undefined ? USUAL_TERMS : (policy.terms ?? null);
}

export interface PromisedTrip {
  travelDate: CalendarDay | null;
  /** Today at the destination. */
  today: CalendarDay;
  total: number;
  /** The amount that is charged before the trip. */
  paid: number;
  currency: string;
  /** Parts of the total, as in `MoneyTaken`. */
  onArrival?: number | undefined;
  nonRefundable?: number | undefined;
}

/** A promise in two parts, 'Free cancellation until Apr 10, 2027' and 'all of your $285 back'. */
export interface CancellationPromise {
  title: string;
  /** Empty if the title already includes the amount. */
  amount: string;
  isFree: boolean;
}

/**
 * The promise for a trip that is booked today, from the first window that is still open. For a deadline at midnight, it
 * names the last whole day before, so that canceling on that day always counts.
 */
export function cancellationPromise(
  terms: CancellationTerms,
  trip: PromisedTrip,
): CancellationPromise {
  const window = terms.windows.find((one) => isOpen(one, trip));
  if (window === undefined) return withoutWindow(terms, trip);
  const refund = refundOf(trip, { percent: window.refundPercent, basis: terms.basis });
  if (refund === 0) return NO_REFUND;
  const isFree = refund === trip.paid;
  return {
    title: untilText(window, trip.travelDate, isFree ? words.freeTexts : words.partTexts),
    amount: backText(refund, trip),
    isFree,
  };
}

function refundOf(trip: PromisedTrip, by: { percent: number; basis: RefundBasis }): number {
  const { currency, nonRefundable = 0, onArrival = 0, paid, total } = trip;
  const money = { total, taken: paid, back: 0, cardLeft: paid, nonRefundable, onArrival };
  return cancellationAmounts(money, { ...by, step: minorStep(currency) }).refund;
}

/** A promise in one line: 'Free cancellation until Apr 10, 2027: all of your $285 back'. */
export const promiseText = ({ amount, title }: CancellationPromise): string =>
  amount === '' ? title : words.line({ title, amount });

const NO_REFUND: CancellationPromise = {
  title: words.noRefund,
  amount: '',
  isFree: false,
};

const money = (minor: number, { currency }: PromisedTrip) => formatMoney(minor, currency);

const backText = (refund: number, trip: PromisedTrip) =>
  refund === trip.paid
    ? words.allBack(money(refund, trip))
    : words.partBack({ refund: money(refund, trip), paid: money(trip.paid, trip) });

/** The promise for a trip that is too close for every window: the cooling-off period if it still applies. */
function withoutWindow(terms: CancellationTerms, trip: PromisedTrip): CancellationPromise {
  const { coolingOffHours, coolingOffNotWithinHours } = terms;
  const { today, travelDate } = trip;
  const days = Math.ceil(coolingOffNotWithinHours / 24) + 1;
  if (coolingOffHours > 0 && (travelDate === null || addDays(today, days) <= travelDate)) {
    const refund = refundOf(trip, { percent: 100, basis: terms.basis });
    const isFree = refund === trip.paid;
    const texts = isFree ? words.freeTexts : words.partTexts;
    const title = texts.within(spanText(coolingOffHours));
    return { title, amount: backText(refund, trip), isFree };
  }
  if (terms.windows.length === 0) return NO_REFUND;
  return { ...NO_REFUND, title: words.tooClose };
}

/** The last day with the window's refund, and the time of the deadline if it isn't midnight. */
function lastDay({ hoursBefore }: RefundWindow, travelDate: CalendarDay) {
  const rest = hoursBefore % 24;
  const day = addDays(travelDate, -Math.floor(hoursBefore / 24) - 1);
  return { day, time: rest === 0 ? null : `${String(24 - rest).padStart(2, '0')}:00` };
}

/** False on the day of a deadline that isn't at midnight, because it may already have passed. */
function isOpen(window: RefundWindow, { today, travelDate }: PromisedTrip): boolean {
  if (travelDate === null) return true;
  const { day, time } = lastDay(window, travelDate);
  return time === null ? today <= day : today < day;
}

function untilText(
  window: RefundWindow,
  travelDate: CalendarDay | null,
  texts: typeof words.partTexts,
): string {
  if (travelDate === null) {
    return window.hoursBefore === 0
      ? texts.untilStart
      : texts.untilSpan(spanText(window.hoursBefore));
  }
  const { day, time } = lastDay(window, travelDate);
  if (time === null) return texts.untilDay(formatDay(day));
  return texts.untilTime({ day: formatDay(day), time: timeText(time) });
}
