import { addDays } from './dates/travel-dates.ts';

/** The views of the agency's list of bookings that show a count. */
export const COUNTED_VIEWS = ['week', 'open', 'unpaid', 'canceled'] as const;
export type CountedView = (typeof COUNTED_VIEWS)[number];

/** The filter of each view, in the order of the URL's parameters. `today` is a calendar day. */
export const viewFilters = (today: string) =>
  ({
    week: { state: 'booked', travelFrom: today, travelTo: addDays(today, 6) },
    open: { state: 'booked', balance: 'open' },
    unpaid: { state: 'booked', paid: 'false' },
    canceled: { state: 'cancelled' },
  }) as const satisfies Record<CountedView, object>;
