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
