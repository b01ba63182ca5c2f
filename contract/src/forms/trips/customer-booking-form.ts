import { z } from 'zod/mini';
import type { CalendarDay } from '../../rules/trips/dates/travel-dates.ts';
import { emailOrNothing, filled, phoneNumber } from '../fields.ts';
import { namedTripForm, type TripOffer } from './trip-forms.ts';

const reached = {
  email: emailOrNothing('This doesn’t look like an email address'),
  phone: phoneNumber(),
};
const isReached = z.refine<{ email: string; phone: string }>(
  ({ email, phone }) => email !== '' || phone !== '',
  // reported together with the other fields' faults
  { error: 'Enter an email address or a phone number', path: ['email'], when: () => true },
);

/** A trip that the agency books for a customer, who has an address, a telephone number, or both. */
export function customerBookingForm(offer: TripOffer, today: () => CalendarDay) {
  return z
    .extend(namedTripForm(offer, today), { ...reached, notify: z.boolean() })
    .check(isReached);
}

export type CustomerBookingValues = z.output<ReturnType<typeof customerBookingForm>>;

/** The name, address and telephone number of a booking's customer. */
export const ContactOfBookingForm = z
  .object({ name: filled('personName', 'Enter a name.'), ...reached, notify: z.boolean() })
  .check(isReached);
