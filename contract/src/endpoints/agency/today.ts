import { z } from 'zod/mini';
import * as calls from '../../calls/agency/today.ts';
import { Minimum } from '../../fields/availability.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { OUTSTANDING_BUCKETS, TODAY_SPANS } from '../../options/today.ts';

/** One amount in minor units for each currency. */
const Amounts = z.array(z.object({ currency: z.string(), amount: z.number() }));

const Trips = z.object({ bookings: z.number(), people: z.number() });

const Sum = z.object({ count: z.number(), amounts: Amounts });

const OldestSum = z.extend(Sum, { oldestAt: z.nullable(z.string()) });

/** Money in minor units of one currency. */
const MoneySpan = z.object({
  /** A calendar day, or a month such as `2027-03`. */
  span: z.string(),
  card: z.number(),
  counter: z.number(),
  /** The sum of refunds, lost disputes and money returned at the counter. */
  back: z.number(),
});
export type MoneySpan = z.output<typeof MoneySpan>;

const MoneyIn = z.object({
  currency: z.string(),
  days: z.array(MoneySpan),
  months: z.array(MoneySpan),
});
export type MoneyIn = z.output<typeof MoneyIn>;

const BookedWeek = z.object({
  week: z.string(),
  bookings: z.number(),
  /** Bookings for which money arrived within seven days, even if they were canceled later. */
  paid: z.number(),
  /** The bookings that weren't paid in time, by their current state. */
  canceled: z.number(),
  expired: z.number(),
  open: z.number(),
});
export type BookedWeek = z.output<typeof BookedWeek>;

const Money = z.object({
  in: z.array(MoneyIn),
  outstanding: z.array(z.extend(Sum, { bucket: z.enum(OUTSTANDING_BUCKETS) })),
  /** Balances that were to be paid online before today. */
  overdueBalances: Sum,
  /** Bookings whose announced bank transfer hasn't arrived; `overdue` were to arrive before today. */
  transfers: z.object({ expected: z.number(), overdue: z.number() }),
  goingBack: z.object({
    /** Refunds that the provider hasn't completed. */
    pending: OldestSum,
    /** Failed refunds that no later refund has replaced. */
    failed: OldestSum,
    disputes: OldestSum,
    /** Money to be returned at the counter for canceled trips. */
    counter: Sum,
  }),
  bookedToPaid: z.array(BookedWeek),
});

/** Null if the caller doesn't have the permission for these tasks. */
const Waiting = z.nullable(z.object({ count: z.number(), oldestAt: z.nullable(z.string()) }));

/** The agency's daily overview. Days are in the agency's time zone. */
export const Today = z.object({
  day: z.string(),
  timeZone: z.string(),
  departing: z.extend(Trips, { notCheckedIn: z.number() }),
  returning: Trips,
  /** Includes trips that depart or return today. */
  underWay: Trips,
  ahead: z.array(z.extend(Trips, { day: z.string(), balance: Amounts })),
  /** Null for callers without access to money. */
  money: z.nullable(Money),
  /** Departures that have too few people, and whose day of decision has come. */
  belowMinimum: z.array(
    z.object({
      offerId: z.string(),
      day: z.string(),
      startTime: z.nullable(z.string()),
      travelSpot: z.string(),
      minimum: Minimum,
      /** People who have booked, not counting infants. */
      people: z.number(),
    }),
  ),
  toDo: z.object({
    requests: Waiting,
    messages: Waiting,
    contributions: Waiting,
    reportedReviews: Waiting,
    waitingReviews: Waiting,
    /** Emails that couldn't be delivered and won't be tried again. */
    mails: Waiting,
    /** Emails that have been due for ten minutes, but that the mail server hasn't accepted. */
    waitingMails: Waiting,
    /** Unpaid trips that begin on one of these days. */
    unpaid: z.object({ count: z.number(), from: z.string(), to: z.string() }),
  }),
});
export type Today = z.output<typeof Today>;

export const getToday = endpoint(calls.getToday, {
  summary: `Today's trips, the next ${TODAY_SPANS.ahead} days, money received, due and being returned, and open tasks`,
  response: Today,
});
