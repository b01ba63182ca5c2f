import { addDays } from '@wayfarer/contract';
import { sampleBooking } from '../../server/src/cli/seed/sample-bookings.ts';
import { sampleCustomer } from '../../server/src/cli/seed/sample-people.ts';
import type { Filled } from './fill-agency.ts';

/** The number of sample bookings that are searched for a departure in the next days. */
const LOOKED_AT = 5000;

/** The URLs of the console's pages (`web/src/console/pages.ts`) below `/admin`, with sample records. */
export function consolePaths({ bookings, customers, sampling }: Filled): string[] {
  const booked = Array.from({ length: Math.min(bookings, LOOKED_AT) }, (_, index) =>
    sampleBooking(index, sampling),
  );
  const [booking] = booked;
  const soon = booked.find(
    ({ state, travel_date: day }) =>
      state === 'booked' && day >= sampling.today && day <= addDays(sampling.today, 30),
  );
  if (!booking || !soon) throw new Error('there are too few bookings');
  return [
    '',
    '/bookings',
    `/bookings?q=${booking.travel_name.split(' ')[1] ?? ''}`,
    '/bookings/new',
    `/bookings/${booking.id}`,
    '/departures',
    `/departures/${soon.spot_id}/${soon.travel_date}`,
    '/check-in',
    '/inbox',
    '/destinations',
    '/destinations/review',
    '/destinations/new',
    `/destinations/${booking.spot_id}`,
    '/texts',
    `/texts/${booking.spot_id}`,
    '/pictures',
    '/reviews',
    '/customers',
    `/customers/${sampleCustomer(Math.floor(customers / 2)).id}`,
    '/newsletter',
    '/team',
    '/settings',
    '/terms',
    '/audit',
    '/first-steps',
  ].map((path) => `/admin${path}`);
}
