import { z } from 'zod/mini';
import * as calls from '../../calls/agency/today.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { OUTSTANDING_BUCKETS, TODAY_SPANS } from '../../options/today.ts';

/** In minor units, one of each currency. */
const Amounts = z.array(z.object({ currency: z.string(), amount: z.number() }));

/** Booked trips and the people on them. */
const Trips = z.object({ bookings: z.number(), people: z.number() });

/** How many, and what they come to. */
const Sum = z.object({ count: z.number(), amounts: Amounts });

const OldestSum = z.extend(Sum, { oldestAt: z.nullable(z.string()) });

/** What came in during a day or month, in minor units of one currency. */
const MoneySpan = z.object({
  /** A calendar day, or a month as `2027-03`. */
  span: z.string(),
  card: z.number(),
  /** Received at the counter. */
  counter: z.number(),
  /** Refunds, lost disputes and what was handed back at the counter. */
  back: z.number(),
});
export type MoneySpan = z.output<typeof MoneySpan>;

const MoneyIn = z.object({
  currency: z.string(),
  days: z.array(MoneySpan),
  months: z.array(MoneySpan),
});
export type MoneyIn = z.output<typeof MoneyIn>;

/** What became of the bookings that were made in a week. */
const BookedWeek = z.object({
  /** Its Monday. */
  week: z.string(),
  bookings: z.number(),
  /** Within seven days, by card or at the counter, canceled since or not. */
  paid: z.number(),
  /** Of the others. */
  canceled: z.number(),
  expired: z.number(),
  open: z.number(),
});
export type BookedWeek = z.output<typeof BookedWeek>;

const Money = z.object({
  in: z.array(MoneyIn),
  outstanding: z.array(z.extend(Sum, { bucket: z.enum(OUTSTANDING_BUCKETS) })),
  goingBack: z.object({
    /** Refunds that the provider has not finished. */
    pending: OldestSum,
    /** Refunds that did not arrive, and after which none was tried again. */
    failed: OldestSum,
    disputes: OldestSum,
    /** Of canceled trips, what is still to be handed out. */
    counter: Sum,
  }),
  bookedToPaid: z.array(BookedWeek),
});

/** What waits for attention; null: not for the caller. */
const Waiting = z.nullable(z.object({ count: z.number(), oldestAt: z.nullable(z.string()) }));

/** What the agency needs to know in the morning, by the days of its own time zone. */
export const Today = z.object({
  day: z.string(),
  timeZone: z.string(),
  departing: z.extend(Trips, { notCheckedIn: z.number() }),
  returning: Trips,
  /** Begun, and not over: those that depart or return today are of them. */
  underWay: Trips,
  ahead: z.array(z.extend(Trips, { day: z.string(), balance: Amounts })),
  /** Null for who may not read the ledger. */
  money: z.nullable(Money),
  toDo: z.object({
    messages: Waiting,
    contributions: Waiting,
    reportedReviews: Waiting,
    waitingReviews: Waiting,
    mails: Waiting,
  }),
});
export type Today = z.output<typeof Today>;

export const getToday = endpoint(calls.getToday, {
  summary: `Today, the next ${TODAY_SPANS.ahead} days, money in and open, what goes back and what waits`,
  response: Today,
});
