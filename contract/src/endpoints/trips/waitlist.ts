import { z } from 'zod/mini';
import * as calls from '../../calls/trips/waitlist.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { StartTime } from '../../fields/availability.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { PartyInput } from '../../fields/party.ts';
import { TRIP_REFUSALS } from '../../fields/problem.ts';
import { Deleted, Id, IdParams, text } from '../../fields/text.ts';
import { Waiting } from '../../fields/waiting.ts';
import { Translations } from '../../fields/translations.ts';
import { TEXT_LIMITS } from '../../options/limits.ts';
import { OFFER_HOURS, WAITING_LIST_MAX } from '../../options/trips/waiting.ts';
import { travelDate, travelDuration } from './bookings.ts';

export const WaitingParty = z.extend(Waiting, {
  _id: z.string(),
  travelSpot: z.string(),
  travelCountry: z.string(),
  image: z.nullable(z.string()),
  /** The number of parties that joined earlier and wait for one of the same days, or for the same departure. */
  ahead: z.number(),
  /** The booking that holds the offered places; null without an offer. */
  bookingId: z.nullable(z.string()),
  /** True if the offer can be accepted without a payment: see `acceptOffer`. */
  mayAccept: z.boolean(),
  /** Translations of `travelSpot` and `travelCountry`. */
  translations: z.optional(Translations),
});
export type WaitingParty = z.output<typeof WaitingParty>;

export const joinWaitlist = endpoint(calls.joinWaitlist, {
  summary:
    'Wait for places of a full day. When enough places open up, they are offered as a held booking, first to those who joined first',
  status: 201,
  body: z.object({
    spotId: Id,
    travelDate,
    startTime: z.optional(StartTime),
    travelDuration,
    /** One adult if left out. */
    travellers: z.optional(PartyInput),
    /** The language of emails; the site's first if left out or if the site doesn't have it. */
    language: z.optional(text(8)),
  }),
  response: WaitingParty,
  errors: ['spot_unknown', 'conflict', 'not_full', 'too_many_waiting', ...TRIP_REFUSALS],
});

export const listOwnWaiting = endpoint(calls.listOwnWaiting, {
  summary:
    "The caller's places in line and offers, earliest day first, and offers that ended in the last week",
  response: z.array(WaitingParty),
});

export const leaveWaitlist = endpoint(calls.leaveWaitlist, {
  summary: 'Leave the waiting list, or decline an offer, whose places then go to the next in line',
  params: IdParams,
  response: Deleted,
  errors: ['not_found', 'booking_paid', 'payment_in_progress', 'provider_unavailable'],
});

export const acceptOffer = endpoint(calls.acceptOffer, {
  summary: 'Accept the offer of a trip for which no payment is due before it begins',
  params: IdParams,
  response: WaitingParty,
  errors: ['not_found', 'booking_unpaid'],
});

/** An entry of the waiting list, for the agency. */
export const WaitingRecord = z.extend(Waiting, {
  _id: z.string(),
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  /** The place in line from 1, counting parties with an offer; null for entries that have ended. */
  place: z.nullable(z.number()),
  /** The free places on the fullest day of the trip; 0 if the destination isn't online. */
  left: z.number(),
  /** True if all days of the trip have room for the party. */
  hasRoom: z.boolean(),
  bookingId: z.nullable(z.string()),
});
export type WaitingRecord = z.output<typeof WaitingRecord>;

export const listWaiting = endpoint(calls.listWaiting, {
  summary: `The waiting list of a destination from today on, by day and place in line, at most ${WAITING_LIST_MAX}; without those that left`,
  query: z.object({
    spotId: Id,
    day: z.optional(calendarDay),
  }),
  response: z.array(WaitingRecord),
});

export const offerPlaces = endpoint(calls.offerPlaces, {
  summary: 'Offer free places to a waiting party out of turn; the others keep their places in line',
  params: IdParams,
  body: z.object({
    /** For the audit log; the traveler doesn't see it. */
    reason: text(TEXT_LIMITS.reason, 1),
    /**
     * The length of the offer in hours; by default the setting `booking.offerHours`. An offer ends when the trip's
     * first day begins at the latest.
     */
    hours: z.optional(z.int().check(z.minimum(OFFER_HOURS.min), z.maximum(OFFER_HOURS.max))),
  }),
  response: WaitingRecord,
  errors: ['not_found', 'conflict', 'spot_unknown', ...TRIP_REFUSALS],
});

export const removeWaiting = endpoint(calls.removeWaiting, {
  summary: 'Remove a party from the waiting list, or take back an unpaid offer',
  params: IdParams,
  response: Deleted,
  errors: ['not_found', 'booking_paid', 'payment_in_progress', 'provider_unavailable'],
});
