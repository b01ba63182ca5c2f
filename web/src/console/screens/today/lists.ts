import { addDays, BUCKET_DAYS, type GoingBack } from '@wayfarer/contract';
import { consolePath } from '../../kit/address/paths.ts';

/** The anchor of the panel with the money that moved. */
export const MONEY_PANEL = 'money-in';

/**
 * The path of the list of booked trips that begin between two days. With `open`, it has only trips with an open
 * balance.
 */
export function listOf({ from, to, open }: { from: string; to: string; open?: boolean }): string {
  const query = new URLSearchParams({ state: 'booked', travelFrom: from, travelTo: to });
  if (open) query.set('balance', 'open');
  return `${consolePath('bookings')}?${query.toString()}`;
}

/** The path of the list of bookings whose money is being returned in this way. */
export const goingBackPath = (way: GoingBack) => `bookings?goingBack=${way}`;

/** The path of the list of unanswered requests, ordered by the trips' first day. */
export const REQUESTS_PATH = 'bookings?awaiting=true&sort=soonest';

/** The path of the list of balances whose day has passed, soonest trip first. */
export const OVERDUE_BALANCES_PATH = 'bookings?balance=overdue&sort=soonest';

/** The path of the list of bookings whose announced bank transfer is overdue, soonest trip first. */
export const OVERDUE_TRANSFERS_PATH = 'bookings?transfer=overdue&sort=soonest';

interface Days {
  from: string;
  to: string;
}

const listed = (query: Record<string, string>) => `bookings?${new URLSearchParams(query)}`;

/** The path of the list of trips that have begun and still have an open balance. */
export function overduePath(day: string): string {
  const { from, to } = BUCKET_DAYS.overdue;
  const span = { travelFrom: addDays(day, from), travelTo: addDays(day, to) };
  return listed({ state: 'booked', ...span, balance: 'open' });
}

/** The path of the list of unpaid trips that begin in these days. */
export const unpaidPath = ({ from, to }: Days) =>
  listed({ state: 'booked', travelFrom: from, travelTo: to, paid: 'false' });
