import {
  COUNTED_VIEWS,
  MOST_COUNTED,
  MOST_SUMMED,
  viewFilters,
  type BookingFilter,
  type BookingSummary,
  type countBookingViews,
  type OutputOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { agencyDay } from '../settings/index.ts';
import { countMatching, sumMatching } from './store.ts';

/** The number of bookings that match a filter and, unless there are too many to add up quickly, their sums. */
export async function summarizeBookings(
  context: UserContext,
  filter: BookingFilter,
): Promise<BookingSummary> {
  const { config, db, payments } = context;
  const today = await agencyDay(context);
  const matching = { filter, charge: config.charge, livemode: payments.livemode, today };
  const count = await countMatching(db.orm, { ...matching, most: MOST_SUMMED + 1 });
  if (count > MOST_SUMMED) return { count, booked: 0, people: 0, amounts: [] };
  const sums = await sumMatching(db.orm, { ...matching, most: MOST_SUMMED });
  return {
    count,
    booked: sums.reduce((sum, { booked }) => sum + booked, 0),
    people: sums.reduce((sum, { people }) => sum + people, 0),
    amounts: sums.map(({ balance, currency, total }) => ({ currency, total, balance })),
  };
}

export async function countViews(
  { config, db, payments }: UserContext,
  { today }: { today: string },
): Promise<OutputOf<typeof countBookingViews>> {
  const filters = viewFilters(today);
  const rules = { charge: config.charge, livemode: payments.livemode, most: MOST_COUNTED, today };
  const counts = { week: 0, open: 0, unpaid: 0, canceled: 0 };
  for (const view of COUNTED_VIEWS) {
    counts[view] = await countMatching(db.orm, { ...rules, filter: filters[view] });
  }
  return counts;
}
