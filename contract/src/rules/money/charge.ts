import { parseCost } from './cost.ts';
import { formatMoney, maxMinorUnits } from './currency.ts';

/** What is charged by card: the cost of one day (spec §2, Card payment) or of the whole trip. */
export type ChargeMode = 'day' | 'total';

/** A trip's money in minor units. `dueNow + dueOnArrival === total`. */
export interface TripAmounts {
  perDay: number;
  days: number;
  total: number;
  dueNow: number;
  dueOnArrival: number;
}

/** Total cost = cost per day times days (spec §5), split by what the site charges now. */
export function tripAmounts(perDay: number, days: number, charge: ChargeMode): TripAmounts {
  const total = perDay * days;
  const dueNow = charge === 'total' ? total : perDay;
  return { perDay, days, total, dueNow, dueOnArrival: total - dueNow };
}

/** Whether the amount due now exceeds a card payment's maximum: such a trip could never be paid. */
export function exceedsCardLimit(
  trip: { perDay: number; days: number; currency: string },
  charge: ChargeMode,
): boolean {
  return tripAmounts(trip.perDay, trip.days, charge).dueNow > maxMinorUnits(trip.currency);
}

/** The total of a trip in minor units (spec §5), or null if the cost text is not in this currency. */
export function tripCost(costPerDay: string, days: number, currency: string): number | null {
  const parsed = parseCost(costPerDay, currency);
  return parsed.ok ? parsed.minor * days : null;
}

/** The same for display: '$870'. */
export function tripCostText(costPerDay: string, days: number, currency: string): string | null {
  const total = tripCost(costPerDay, days, currency);
  return total === null ? null : formatMoney(total, currency);
}
