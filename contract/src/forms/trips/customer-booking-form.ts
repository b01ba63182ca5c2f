import { z } from 'zod/mini';
import * as faults from '../../words/forms/operator.texts.js';
import type { CalendarDay } from '../../rules/trips/dates/travel-dates.ts';
import { emailOrNothing, filled, phoneNumber } from '../fields.ts';
import type { TripOffer } from '../../rules/money/prices/trip-offer.ts';
import { namedTripForm } from './trip-forms.ts';

const reached = {
  email: emailOrNothing(faults.email),
  phone: phoneNumber(),
};
const isReached = z.refine<{ email: string; phone: string }>(
  ({ email, phone }) => email !== '' || phone !== '',
  // always checked, so that this fault is reported together with those of other fields
  { error: faults.emailOrPhone, path: ['email'], when: () => true },
);

/** The tag of the language of emails and printed documents; empty for the customer's language. */
const language = z.string();

/** A trip that the agency books for a customer, who has an address, a telephone number, or both. */
export function customerBookingForm(offer: TripOffer, today: () => CalendarDay) {
  return z
    .extend(namedTripForm(offer, today), { ...reached, language, notify: z.boolean() })
    .check(isReached);
}

export type CustomerBookingValues = z.output<ReturnType<typeof customerBookingForm>>;

export const ContactOfBookingForm = z
  .object({ name: filled('personName', faults.name), ...reached, language, notify: z.boolean() })
  .check(isReached);

/** The language of a customer; empty if none was chosen. */
export const CustomerLanguageForm = z.object({ language });
