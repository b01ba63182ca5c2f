import {
  type Booking,
  BOOKING_SORTS,
  parseCost,
  searchText,
  tripStatus,
  hasEnded,
} from '@wayfarer/contract';

/** The figures above the list, apart from the number of bookings (spec §2, My bookings). */
export interface Summary {
  upcoming: number;
  /** The totals of the bookings in the site's currency, in minor units (spec §9). */
  spent: number;
  /** The part of `spent` that was paid by card and not refunded, in minor units. */
  paid: number;
  countries: number;
}

export function summarise(bookings: readonly Booking[], today: string, currency: string): Summary {
  const inCurrency = bookings.filter(({ breakdown }) => breakdown.currency === currency);
  return {
    upcoming: bookings.filter((one) => tripStatus(one.travelDate, today) === 'Upcoming').length,
    spent: inCurrency.reduce((sum, { breakdown }) => sum + breakdown.total, 0),
    paid: inCurrency.reduce((sum, { breakdown }) => sum + breakdown.paid - breakdown.refunded, 0),
    countries: new Set(bookings.map((one) => searchText(one.travelCountry))).size,
  };
}

/** Bookings for which each word of the search occurs in the destination, country, traveler or reference. */
export function matching(bookings: readonly Booking[], search: string): Booking[] {
  const words = searchText(search).split(' ');
  return bookings.filter((one) => {
    const { reference, travelSpot, travelCountry, travelName } = one;
    const text = searchText(`${travelSpot} ${travelCountry} ${travelName} ${reference ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** The orders of spec §9, and an order that begins with the next departure. */
export const BOOKING_ORDERS = [...BOOKING_SORTS, 'soonest'] as const;
export type BookingOrder = (typeof BOOKING_ORDERS)[number];

/** The parts of the list. `canceled` includes expired bookings; `upcoming` and `past` include neither. */
export const PERIODS = ['all', 'upcoming', 'past', 'canceled'] as const;
export type Period = (typeof PERIODS)[number];

export function ofPeriod(all: readonly Booking[], period: Period, today: string): Booking[] {
  const bookings = all.filter((one) => hasEnded(one) === (period === 'canceled'));
  if (period === 'all' || period === 'canceled') return bookings;
  const wanted = period === 'upcoming' ? 'Upcoming' : 'Completed';
  return bookings.filter(({ travelDate }) => tripStatus(travelDate, today) === wanted);
}

type Order = (a: Booking, b: Booking) => number;

const newestFirst: Order = (a, b) =>
  b.travelDate.localeCompare(a.travelDate) || b.createdAt.localeCompare(a.createdAt);

/** Upcoming trips by date, then past trips, latest first. */
const soonestFirst =
  (today: string): Order =>
  (a, b) => {
    const [aheadA, aheadB] = [a.travelDate >= today, b.travelDate >= today];
    if (aheadA !== aheadB) return aheadA ? -1 : 1;
    return aheadA ? -newestFirst(a, b) : newestFirst(a, b);
  };

/** A sorted copy (spec §9): date newest first, cost per day highest first. */
export function sorted(
  bookings: readonly Booking[],
  order: BookingOrder,
  { currency, today }: { currency: string; today: string },
): Booking[] {
  const costOf = ({ travelCost }: Booking) => {
    const parsed = parseCost(travelCost, currency);
    return parsed.ok ? parsed.minor : 0;
  };
  const orders: Record<BookingOrder, Order> = {
    date: newestFirst,
    name: (a, b) => a.travelName.localeCompare(b.travelName),
    spot: (a, b) => a.travelSpot.localeCompare(b.travelSpot),
    cost: (a, b) => costOf(b) - costOf(a),
    soonest: soonestFirst(today),
  };
  return [...bookings].sort((a, b) => orders[order](a, b) || newestFirst(a, b));
}

/** The order in the address, or else by date. */
export function orderOf(text: string | null): BookingOrder {
  return BOOKING_ORDERS.find((order) => order === text?.toLowerCase()) ?? 'date';
}

/** The period in the address, or else `usual`. */
export function periodOf(text: string | null, usual: Period = 'all'): Period {
  return PERIODS.find((period) => period === text?.toLowerCase()) ?? usual;
}
