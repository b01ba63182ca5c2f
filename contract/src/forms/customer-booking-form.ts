import { z } from 'zod/mini';
import type { CalendarDay } from '../rules/trips/travel-dates.ts';
import { emailAddress } from './fields.ts';
import { namedTripForm, type TripOffer } from './trip-forms.ts';

/** A trip that the agency books for a customer. */
export function customerBookingForm(offer: TripOffer, today: () => CalendarDay) {
  return z.extend(namedTripForm(offer, today), {
    email: emailAddress({
      required: 'Email address is required',
      format: 'This doesn’t look like an email address',
    }),
    notify: z.boolean(),
  });
}

export type CustomerBookingValues = z.output<ReturnType<typeof customerBookingForm>>;
