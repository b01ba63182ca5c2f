import { z } from 'zod/mini';
import { PaymentPlan } from '../money/prices.ts';

/** A person with an account. */
const Person = z.object({ _id: z.string(), name: z.string() });

/** A note by staff for staff. The traveler gets it only in the export of their own data. */
export const BookingNote = z.object({
  _id: z.string(),
  at: z.string(),
  /** Null once the author's account is deleted. */
  by: z.nullable(Person),
  text: z.string(),
  /** True if the caller may remove the note: as its author, or because the author's account is deleted. */
  own: z.boolean(),
});
export type BookingNote = z.output<typeof BookingNote>;

/** A card payment with its refunds, in minor units. */
export const RecordedPayment = z.object({
  _id: z.string(),
  amount: z.number(),
  currency: z.string(),
  /** `first` for trips without a payment plan. */
  part: z.enum(['first', 'balance']),
  cardBrand: z.nullable(z.string()),
  cardLast4: z.nullable(z.string()),
  createdAt: z.string(),
  /** The amount that can still be refunded, without refunds on their way and money that a bank took back. */
  refundable: z.number(),
  /** The part of `refundable` that the agency owes the traveler; refunding it doesn't count against a limit. */
  owed: z.number(),
  disputed: z.boolean(),
  /** Set for payments in test mode. */
  test: z.optional(z.literal(true)),
  refunds: z.array(
    z.object({
      _id: z.string(),
      amount: z.number(),
      state: z.enum(['pending', 'succeeded', 'failed']),
      /** True while the refund waits for a bank's decision on a dispute. */
      held: z.boolean(),
      /** True if staff made the refund and can make its amount due again. */
      chargeable: z.boolean(),
      /** True if the amount of the refund is due again. */
      chargedAgain: z.boolean(),
      createdAt: z.string(),
    }),
  ),
});
export type RecordedPayment = z.output<typeof RecordedPayment>;

/** How a booked trip is paid for: the agreed plan and its result. */
export const RecordedPlan = z.object({
  plan: PaymentPlan,
  /** The first payment in minor units. */
  first: z.number(),
  /** The last day for paying the balance online; null if it is due on arrival, or if there is no balance. */
  balanceDueOn: z.nullable(z.string()),
  /** True if that day has passed, by the agency's time zone, and a balance is left. */
  overdue: z.boolean(),
});

export const RecordedMail = z.object({
  kind: z.string(),
  at: z.string(),
  /** The subject; null if the email is no longer stored. */
  subject: z.nullable(z.string()),
  state: z.nullable(z.enum(['pending', 'sent', 'dead'])),
});
export type RecordedMail = z.output<typeof RecordedMail>;

const TIMELINE_SOURCES = ['event', 'money', 'act', 'note'] as const;

export const TimelineLine = z.object({
  at: z.string(),
  source: z.enum(TIMELINE_SOURCES),
  /** The event's name in its source. */
  kind: z.string(),
  by: z.enum(['traveller', 'staff', 'system', 'provider']),
  name: z.nullable(z.string()),
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type TimelineLine = z.output<typeof TimelineLine>;

export const RecordedCustomer = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  since: z.string(),
  /** The number of the customer's bookings, including this one. */
  bookings: z.number(),
});

/** A booking's money, in minor units. */
export const RecordMoney = z.object({
  currency: z.string(),
  total: z.number(),
  /** The sum of card payments, and the sum received at the counter minus the sum returned there. */
  card: z.number(),
  counter: z.number(),
  /** The sum refunded to the card, and the sum on its way there. */
  refunded: z.number(),
  goingBack: z.number(),
  balance: z.number(),
  /** The sum that the agency owes the traveler: see `owedBack`. */
  owed: z.number(),
  /** The sum that staff refunded beyond the policy, which counts against everyone's limit. */
  goodwill: z.number(),
  /** The percentage that canceling now would refund. */
  percent: z.number(),
});
