import { addDays } from './dates/travel-dates.ts';

/** The counted views of the agency's list of bookings. */
export const COUNTED_VIEWS = ['week', 'open', 'unpaid', 'canceled'] as const;
export type CountedView = (typeof COUNTED_VIEWS)[number];

/** Each view's filter. `today` is a calendar day. */
export const viewFilters = (today: string) =>
  ({
    week: { state: 'booked', travelFrom: today, travelTo: addDays(today, 6) },
    open: { state: 'booked', balance: 'open' },
    unpaid: { state: 'booked', paid: 'false' },
    canceled: { state: 'cancelled' },
  }) as const satisfies Record<CountedView, object>;
