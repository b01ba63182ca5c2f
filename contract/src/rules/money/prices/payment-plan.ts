import type { BookingState } from '../../../options/trips/booking-core.ts';
import { addDays, type CalendarDay } from '../../trips/dates/travel-dates.ts';
import { maxMinorUnits, minorStep } from '../amounts/currency.ts';
import { ceilPercent } from '../amounts/rounding.ts';
import {
  amountDueNow,
  payableBefore,
  type AgreedPlan,
  type ChargeMode,
  type TripTotal,
} from './charge.ts';

/** How a trip is paid for: the first payment, and the day by which the rest is paid. */
export interface PaymentPlan {
  /** One day's share, the whole trip, a percentage of the total, or an amount for each booking in minor units. */
  now: 'day' | 'total' | { percent: number } | { minor: number };
  /** The number of days before the travel date when the balance is due; null if it is due on arrival. */
  balanceDays: number | null;
}

export const PLAN_PERCENT = { min: 1, max: 99 } as const;
export const BALANCE_DAYS_MAX = 365;

/** A plan's first payment and balance day for a trip that is booked `today`, the destination's day. */
export function agreePlan(
  trip: Omit<TripTotal, 'plan'>,
  { balanceDays, now }: PaymentPlan,
  { today, travelDate }: { today: CalendarDay; travelDate: CalendarDay },
): AgreedPlan {
  const total = payableBefore(trip);
  if (balanceDays === null) return { first: firstOf(trip, now), balanceDueOn: null };
  const balanceDueOn = addDays(travelDate, -balanceDays);
  const first = balanceDueOn <= today ? total : firstOf(trip, now);
  return first === total ? { first, balanceDueOn: null } : { first, balanceDueOn };
}

function firstOf(trip: TripTotal, now: PaymentPlan['now']): number {
  const { currency } = trip;
  const total = payableBefore(trip);
  if (typeof now === 'string') return Math.min(total, amountDueNow(trip, now));
  const step = minorStep(currency);
  return 'percent' in now
    ? Math.min(total, ceilPercent(total, now.percent, step))
    : Math.min(total, Math.ceil(now.minor / step) * step);
}

/**
 * The plan of a paid trip after a change: the first payment stays, and the balance day moves with the trip. `total` is
 * without the part that can be paid only on arrival.
 */
export function movePlan(
  { first, plan: { balanceDays } }: { first: number; plan: PaymentPlan },
  { today, total, travelDate }: { today: CalendarDay; total: number; travelDate: CalendarDay },
): AgreedPlan {
  if (balanceDays === null || first >= total) {
    return { first: Math.min(first, total), balanceDueOn: null };
  }
  const due = addDays(travelDate, -balanceDays);
  return { first, balanceDueOn: due < today ? today : due };
}

/** True if a booking's balance, in minor units, was to be paid online before `today`, the agency's day. */
export function isBalanceOverdue(
  { balanceDueOn, state }: Pick<AgreedPlan, 'balanceDueOn'> & { state: BookingState },
  { balance, today }: { balance: number; today: CalendarDay },
): boolean {
  return state === 'booked' && balance > 0 && balanceDueOn !== null && balanceDueOn < today;
}

/** True if a part that is paid by card exceeds the maximum for card payments. */
export function exceedsCardLimit(trip: TripTotal, charge: ChargeMode): boolean {
  const first = amountDueNow(trip, charge);
  const balance = trip.plan?.balanceDueOn ? payableBefore(trip) - first : 0;
  return Math.max(first, balance) > maxMinorUnits(trip.currency);
}
