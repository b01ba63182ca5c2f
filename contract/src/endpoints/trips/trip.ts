import { z } from 'zod/mini';
import * as calls from '../../calls/trips/trip.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { Minimum } from '../../fields/availability.ts';
import { CancellationPreview } from '../../fields/bookings/cancellations.ts';
import { Travelers } from '../../fields/party.ts';
import { ItineraryDay } from '../../fields/spot-details.ts';
import { Deleted, Id, IdParams, text } from '../../fields/text.ts';
import { Translations } from '../../fields/translations.ts';
import { COUNTER_KINDS, COUNTER_METHODS } from '../../options/trips/booking-core.ts';
import { LIVE_SHARES } from '../../options/trips/trips.ts';
import { Booking } from './bookings.ts';

/** The agency's contact; what isn't set is empty. */
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

const TripPlace = z.object({
  name: z.string(),
  country: z.string(),
  /** Within the country; empty if the destination is no longer offered. */
  location: z.string(),
  /** Null if the destination is no longer offered. */
  picture: z.nullable(z.object({ image: z.string(), placeholder: z.nullable(z.string()) })),
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  meetingPoint: z.string(),
  /** The local time of the beginning on the first day, `HH:mm`; null if unknown. */
  meetingTime: z.nullable(z.string()),
  directions: z.string(),
  endPoint: z.string(),
  phone: z.string(),
});

const Inclusions = z.object({
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  bring: z.array(z.string()),
  notAllowed: z.array(z.string()),
  accessibility: z.array(z.string()),
  goodToKnow: z.array(z.string()),
  /** One entry per day; empty if the destination has no plan. */
  itinerary: z.array(ItineraryDay),
});

/** In minor units. */
const TripCardPayment = z.object({
  _id: z.string(),
  at: z.string(),
  amount: z.number(),
  refunded: z.number(),
  currency: z.string(),
  brand: z.nullable(z.string()),
  last4: z.nullable(z.string()),
});

/** Money at the counter, without voided entries. */
const TripCounterPayment = z.object({
  kind: z.enum(COUNTER_KINDS),
  method: z.enum(COUNTER_METHODS),
  amount: z.number(),
  currency: z.string(),
  receivedOn: z.string(),
});

const TripShare = z.object({
  _id: z.string(),
  createdAt: z.string(),
  /** The number of times that the link was opened. `lastSeenOn` is the last day on which that happened. */
  opened: z.number(),
  lastSeenOn: z.nullable(z.string()),
});
export type TripShare = z.output<typeof TripShare>;

/** The actions that the traveler can take now. */
const TripActions = z.object({
  pay: z.boolean(),
  /** True if the balance of a payment plan can be paid online. */
  payBalance: z.boolean(),
  /** True if the form for unpaid bookings can change the trip. */
  change: z.boolean(),
  rename: z.boolean(),
  cancel: z.boolean(),
  /** See `hasVoucher`. */
  voucher: z.boolean(),
  share: z.boolean(),
});

/** Everything about a booking for its traveler. */
export const Trip = z.object({
  booking: Booking,
  phase: z.enum(['upcoming', 'under_way', 'over']),
  /** Set if the departure needs a minimum number of people, or is guaranteed. */
  departure: z.optional(z.object({ guaranteed: z.boolean(), minimum: z.optional(Minimum) })),
  /** Days at the destination: today, and the trip's last one. */
  localToday: z.string(),
  lastDay: z.string(),
  place: TripPlace,
  ...Inclusions.shape,
  /** Translations of the texts about the place. */
  translations: z.optional(Translations),
  cardPayments: z.array(TripCardPayment),
  counterPayments: z.array(TripCounterPayment),
  cancellation: z.nullable(CancellationPreview),
  /** The last day for changing the traveler's name; null if the name can't be changed. */
  renameUntil: z.nullable(z.string()),
  shares: z.array(TripShare),
  actions: TripActions,
  /** Latest last. */
  timeline: z.array(
    z.object({
      at: z.string(),
      kind: z.string(),
      by: z.enum(['traveller', 'staff', 'system']),
      detail: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  agency: AgencyContact,
  /** Null if staff haven't checked the party in. */
  checkedInAt: z.nullable(z.string()),
});
export type Trip = z.output<typeof Trip>;

/** A printable page with a code for the check-in desk: see `hasVoucher`. */
export const Voucher = z.object({
  /** The content of the code, which only staff can open. */
  link: z.string(),
  svg: z.string(),
  reference: z.string(),
  trip: Trip,
});
export type Voucher = z.output<typeof Voucher>;

/** A trip as companions see it: without price, and without the traveler's name and email address. */
export const SharedTrip = z.object({
  /** `trip` is null for a canceled trip. */
  status: z.enum(['booked', 'cancelled']),
  trip: z.nullable(
    z.object({
      phase: z.enum(['upcoming', 'under_way', 'over']),
      localToday: z.string(),
      firstDay: z.string(),
      startTime: z.nullable(z.string()),
      timeZone: z.nullable(z.string()),
      lastDay: z.string(),
      travellers: Travelers,
      place: TripPlace,
      ...Inclusions.shape,
      /** Translations of the texts about the place. */
      translations: z.optional(Translations),
      agency: AgencyContact,
      /**
       * Fields of a calendar entry: a permanent id, a number that increases with each change, and the time of the last
       * one.
       */
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
  errors: ['not_found', 'booking_cancelled', 'booking_expired', 'booking_unpaid'],
});

export const createTripShare = endpoint(calls.createTripShare, {
  summary: `Create a link to a trip for companions; at most ${LIVE_SHARES} at a time`,
  // not a 201, because responses to calls with an idempotency key are stored for a while and this token must not be
  // stored
  params: IdParams,
  /** Only this response has the URL. */
  response: z.object({ url: z.string(), share: TripShare }),
  errors: ['not_found', 'booking_cancelled', 'booking_expired', 'trip_started', 'too_many_shares'],
});

export const listTripShares = endpoint(calls.listTripShares, {
  summary: "The active links that share one of the caller's trips with companions",
  params: IdParams,
  response: z.array(TripShare),
  errors: ['not_found'],
});

export const endTripShare = endpoint(calls.endTripShare, {
  summary: 'End a link to a trip immediately',
  params: z.object({ id: Id, share: Id }),
  response: Deleted,
  errors: ['not_found'],
});

/** A trip for a customer without an account, who can only view it. */
export const GuestTrip = z.object({
  trip: Trip,
  /**
   * The link that the voucher's code contains, the code itself as an SVG picture, and the booking's reference; null if
   * there is no voucher.
   */
  voucher: z.nullable(z.object({ link: z.string(), svg: z.string(), reference: z.string() })),
});
export type GuestTrip = z.output<typeof GuestTrip>;

export const readGuestTrip = endpoint(calls.readGuestTrip, {
  summary: "The trip and voucher of a customer without an account, by their link's token",
  body: z.object({ token: text(160, 1) }),
  response: GuestTrip,
  errors: ['not_found'],
});

export const readSharedTrip = endpoint(calls.readSharedTrip, {
  summary: "A shared trip, by its link's token",
  body: z.object({ token: text(64, 1) }),
  response: SharedTrip,
  errors: ['not_found'],
});
