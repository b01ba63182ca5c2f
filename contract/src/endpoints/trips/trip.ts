import { z } from 'zod/mini';
import * as calls from '../../calls/trips/trip.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { CancellationPreview } from '../../fields/cancellations.ts';
import { Travelers } from '../../fields/party.ts';
import { ItineraryDay } from '../../fields/spot-details.ts';
import { Deleted, Id, IdParams, text } from '../../fields/text.ts';
import { COUNTER_KINDS, COUNTER_METHODS } from '../../options/trips/booking-core.ts';
import { LIVE_SHARES } from '../../options/trips/trips.ts';
import { Booking } from './bookings.ts';

/** Who to turn to; what the agency has not set is empty. */
export const AgencyContact = z.object({
  name: z.string(),
  legalName: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  openingHours: z.string(),
  emergencyPhone: z.string(),
});
export type AgencyContact = z.output<typeof AgencyContact>;

/** Where a trip goes. */
const TripPlace = z.object({
  name: z.string(),
  country: z.string(),
  /** Finer than the country; empty once the destination is no longer offered. */
  location: z.string(),
  /** Null once the destination is no longer offered. */
  picture: z.nullable(z.object({ image: z.string(), placeholder: z.nullable(z.string()) })),
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  meetingPoint: z.string(),
  directions: z.string(),
  phone: z.string(),
});

const Inclusions = z.object({
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  bring: z.array(z.string()),
  /** The days of the trip that the destination has something to say about, in order. */
  itinerary: z.array(ItineraryDay),
});

/** A payment by card that succeeded (minor units). */
const TripCardPayment = z.object({
  _id: z.string(),
  at: z.string(),
  amount: z.number(),
  refunded: z.number(),
  currency: z.string(),
  brand: z.nullable(z.string()),
  last4: z.nullable(z.string()),
});

/** Money that staff received or handed back; voided entries are left out. */
const TripCounterPayment = z.object({
  kind: z.enum(COUNTER_KINDS),
  method: z.enum(COUNTER_METHODS),
  amount: z.number(),
  currency: z.string(),
  receivedOn: z.string(),
});

/** A link that companions have. */
const TripShare = z.object({
  _id: z.string(),
  createdAt: z.string(),
  /** How often it was opened, and the last day on which it was. */
  opened: z.number(),
  lastSeenOn: z.nullable(z.string()),
});
export type TripShare = z.output<typeof TripShare>;

/** What can be done with a trip now. */
const TripActions = z.object({
  pay: z.boolean(),
  /** Date, days and party, by the form of unpaid bookings. */
  change: z.boolean(),
  rename: z.boolean(),
  cancel: z.boolean(),
  voucher: z.boolean(),
  share: z.boolean(),
});

/** Everything that a traveler asks about a booking. */
export const Trip = z.object({
  booking: Booking,
  phase: z.enum(['upcoming', 'under_way', 'over']),
  /** Calendar days: today at the destination, and the trip's last one. */
  localToday: z.string(),
  lastDay: z.string(),
  place: TripPlace,
  ...Inclusions.shape,
  cardPayments: z.array(TripCardPayment),
  counterPayments: z.array(TripCounterPayment),
  /** Null once it has ended, or the trip has begun. */
  cancellation: z.nullable(CancellationPreview),
  /** Until when another traveler can be named, a calendar day; null where it can no longer be. */
  renameUntil: z.nullable(z.string()),
  shares: z.array(TripShare),
  actions: TripActions,
  /** What happened, the latest last. */
  timeline: z.array(
    z.object({
      at: z.string(),
      kind: z.string(),
      by: z.enum(['traveller', 'staff', 'system']),
      detail: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  agency: AgencyContact,
  /** When staff checked the party in, if they did. */
  checkedInAt: z.nullable(z.string()),
});
export type Trip = z.output<typeof Trip>;

/** For paper: what a hotel's desk needs, with a code for staff. */
export const Voucher = z.object({
  /** What the code says; only staff can do anything with it. */
  link: z.string(),
  svg: z.string(),
  reference: z.string(),
  trip: Trip,
});
export type Voucher = z.output<typeof Voucher>;

/** What companions see: no account, no address, no price, no surname. */
export const SharedTrip = z.object({
  /** A canceled trip says nothing else. */
  status: z.enum(['booked', 'cancelled']),
  trip: z.nullable(
    z.object({
      phase: z.enum(['upcoming', 'under_way', 'over']),
      localToday: z.string(),
      firstDay: z.string(),
      lastDay: z.string(),
      travellers: Travelers,
      place: TripPlace,
      ...Inclusions.shape,
      agency: AgencyContact,
      /** For a calendar's entry: its permanent id, and a number that rises with each change. */
      calendar: z.object({ uid: z.string(), sequence: z.number(), changedAt: z.string() }),
    }),
  ),
});
export type SharedTrip = z.output<typeof SharedTrip>;

export const getTrip = endpoint(calls.getTrip, {
  summary: "Everything about one of the caller's trips",
  params: IdParams,
  response: Trip,
  errors: ['not_found'],
});

export const getVoucher = endpoint(calls.getVoucher, {
  summary: "The voucher of one of the caller's trips, with the code for check-in",
  params: IdParams,
  response: Voucher,
  errors: ['not_found', 'booking_cancelled', 'booking_expired'],
});

export const createTripShare = endpoint(calls.createTripShare, {
  summary: `Make a link to a trip for companions; at most ${LIVE_SHARES} at a time`,
  // Not a 201: what answers an idempotency key is kept for a while, and the token must not be.
  params: IdParams,
  /** The address is shown only this once. */
  response: z.object({ url: z.string(), share: TripShare }),
  errors: ['not_found', 'booking_cancelled', 'booking_expired', 'trip_started', 'too_many_shares'],
});

export const listTripShares = endpoint(calls.listTripShares, {
  summary: "The links to one of the caller's trips that companions can open",
  params: IdParams,
  response: z.array(TripShare),
  errors: ['not_found'],
});

export const endTripShare = endpoint(calls.endTripShare, {
  summary: 'End a link to a trip, at once',
  params: z.object({ id: Id, share: Id }),
  response: Deleted,
  errors: ['not_found'],
});

export const readSharedTrip = endpoint(calls.readSharedTrip, {
  summary: 'A shared trip, by the token of its link',
  body: z.object({ token: text(64, 1) }),
  response: SharedTrip,
  errors: ['not_found'],
});
