import {
  type Booking,
  BOOKING_SORTS,
  type BookingSort,
  parseCost,
  searchText,
  tripCost,
  tripStatus,
} from '@wayfarer/contract';

/** The figures above the list, besides the total count (spec §2, My bookings). */
export interface Summary {
  upcoming: number;
  /** Minor units: cost per day times days over all bookings (spec §9). */
  spent: number;
  countries: number;
}

export function summarise(bookings: readonly Booking[], today: string, currency: string): Summary {
  const costs = bookings.map((one) => tripCost(one.travelCost, one.travelDuration, currency));
  return {
    upcoming: bookings.filter((one) => tripStatus(one.travelDate, today) === 'Upcoming').length,
    spent: costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
    countries: new Set(bookings.map((one) => searchText(one.travelCountry))).size,
  };
}

/** Bookings whose destination, country or traveler contains every word of the search. */
export function matching(bookings: readonly Booking[], search: string): Booking[] {
  const words = searchText(search).split(' ');
  return bookings.filter((one) => {
    const text = searchText(`${one.travelSpot} ${one.travelCountry} ${one.travelName}`);
    return words.every((word) => text.includes(word));
  });
}

type Order = (a: Booking, b: Booking) => number;

const newestFirst: Order = (a, b) =>
  b.travelDate.localeCompare(a.travelDate) || b.createdAt.localeCompare(a.createdAt);

/** A copy in the wanted order (spec §9): date newest first, cost per day highest first. */
export function sorted(
  bookings: readonly Booking[],
  sort: BookingSort,
  currency: string,
): Booking[] {
  const costOf = ({ travelCost }: Booking) => {
    const parsed = parseCost(travelCost, currency);
    return parsed.ok ? parsed.minor : 0;
  };
  const orders: Record<BookingSort, Order> = {
    date: newestFirst,
    name: (a, b) => a.travelName.localeCompare(b.travelName),
    spot: (a, b) => a.travelSpot.localeCompare(b.travelSpot),
    cost: (a, b) => costOf(b) - costOf(a),
  };
  return [...bookings].sort((a, b) => orders[sort](a, b) || newestFirst(a, b));
}

/** The order that an address names; by date where it names none. */
export function sortOf(text: string | null): BookingSort {
  return BOOKING_SORTS.find((sort) => sort === text?.toLowerCase()) ?? 'date';
}
