import { z } from 'zod/mini';
import * as words from '../../words/forms/trip.texts.js';
import { DURATION_DAYS } from '../../options/trips/bookings.ts';
import { isOfferTooExpensive, type TripOffer } from '../../rules/money/prices/trip-offer.ts';
import { clampDays } from '../../rules/trips/dates/duration.ts';
import { type LeadTime, leadTimeRefusal } from '../../rules/trips/dates/lead-time.ts';
import {
  type CalendarDay,
  type TravelDateFault,
  travelDateFault,
} from '../../rules/trips/dates/travel-dates.ts';
import type { PhonePolicy } from '../../options/trips/phone-policies.ts';
import { filled, optional, phoneNumber } from '../fields.ts';

const DATE_TEXTS: Readonly<Record<TravelDateFault, string>> = words.dateTexts;

export const TRIP_TOO_EXPENSIVE = words.tooExpensive;

/** True if the typed number of days costs more than the largest possible card payment. */
export function isTripTooExpensive(offer: TripOffer, typed: string): boolean {
  return isOfferTooExpensive(offer, clampDays(Number(typed)));
}

/** The reason why a trip can't begin on a day, or null. */
function dateRefusal(day: string, today: CalendarDay, lead: LeadTime): string | null {
  const fault = travelDateFault(day, today);
  return fault === null ? leadTimeRefusal(day, today, lead) : DATE_TEXTS[fault];
}

/**
 * A required day, not earlier than today (spec §5). `today` is a function because the day can change while the form is
 * open.
 */
function travelDay(today: () => CalendarDay, lead: LeadTime) {
  return z.string().check(
    z.minLength(1, words.dateMissing),
    z.refine((day) => dateRefusal(day, today(), lead) === null, {
      error: ({ input }) => dateRefusal(String(input), today(), lead) ?? undefined,
    }),
  );
}

/** A required whole number from 1 to 30 (spec §5), as a typed string. */
function duration(offer: TripOffer) {
  const { min, max } = DURATION_DAYS;
  return z.string().check(
    z.trim(),
    z.minLength(1, words.durationMissing),
    z.refine((typed) => {
      const days = Number(typed);
      return Number.isInteger(days) && days >= min && days <= max;
    }, words.durationRange({ min, max })),
    z.refine((typed) => !isTripTooExpensive(offer, typed), TRIP_TOO_EXPENSIVE),
  );
}

export function tripForm(
  offer: TripOffer,
  today: () => CalendarDay,
  lead: LeadTime = { leadDays: 0 },
) {
  return z.object({
    travelDate: travelDay(today, lead),
    /** The start time of the departure; empty if it has none, or if its day has no other departure. */
    startTime: z.string(),
    travelDuration: duration(offer),
  });
}

export type TripValues = z.output<ReturnType<typeof tripForm>>;

export function namedTripForm(offer: TripOffer, today: () => CalendarDay, lead?: LeadTime) {
  return z.extend(tripForm(offer, today, lead), {
    travelName: filled('personName', words.nameMissing),
  });
}

export function bookingForm(
  offer: TripOffer,
  today: () => CalendarDay,
  lead?: LeadTime,
  phone: PhonePolicy = 'off',
) {
  return z.extend(namedTripForm(offer, today, lead), {
    travelPhone: phoneNumber(phone === 'required' ? words.phoneMissing : undefined),
    wishes: optional('wishes'),
    companionNames: optional('companionNames'),
  });
}

export type BookingValues = z.output<ReturnType<typeof bookingForm>>;
