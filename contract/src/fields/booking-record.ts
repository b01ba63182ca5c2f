import { z } from 'zod/mini';

/** Who did something: a person by name, as long as the account is there. */
const Person = z.object({ _id: z.string(), name: z.string() });

/** What the agency's people write for each other. */
export const BookingNote = z.object({
  _id: z.string(),
  at: z.string(),
  /** Null once that account is gone. */
  by: z.nullable(Person),
  text: z.string(),
  /** Whether the caller may take it back: who wrote it, and anybody once that account is gone. */
  own: z.boolean(),
});
export type BookingNote = z.output<typeof BookingNote>;

/** A card payment with what went back of it, in minor units. */
export const RecordedPayment = z.object({
  _id: z.string(),
  amount: z.number(),
  currency: z.string(),
  cardBrand: z.nullable(z.string()),
  cardLast4: z.nullable(z.string()),
  createdAt: z.string(),
  /** What can still be given back: neither refunded, nor about to be, nor taken by a bank. */
  refundable: z.number(),
  /** Of that, what the agency owes: to give it back asks for no limit. */
  owed: z.number(),
  disputed: z.boolean(),
  /** Made in test mode. */
  test: z.optional(z.literal(true)),
  refunds: z.array(
    z.object({
      _id: z.string(),
      amount: z.number(),
      state: z.enum(['pending', 'succeeded', 'failed']),
      /** It waits for a bank to decide about a dispute. */
      held: z.boolean(),
      createdAt: z.string(),
    }),
  ),
});
export type RecordedPayment = z.output<typeof RecordedPayment>;

/** A mail about the booking. */
export const RecordedMail = z.object({
  kind: z.string(),
  at: z.string(),
  /** Null once the mail is not kept any more. */
  subject: z.nullable(z.string()),
  state: z.nullable(z.enum(['pending', 'sent', 'dead'])),
});
export type RecordedMail = z.output<typeof RecordedMail>;

/** Where a line of the timeline comes from. */
const TIMELINE_SOURCES = ['event', 'money', 'act', 'note'] as const;

export const TimelineLine = z.object({
  at: z.string(),
  source: z.enum(TIMELINE_SOURCES),
  /** What happened, as the source calls it. */
  kind: z.string(),
  by: z.enum(['traveller', 'staff', 'system', 'provider']),
  /** Who it was, where that is known. */
  name: z.nullable(z.string()),
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type TimelineLine = z.output<typeof TimelineLine>;

/** Whose booking it is; there as long as the account is. */
export const RecordedCustomer = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  since: z.string(),
  /** All of theirs, this one too. */
  bookings: z.number(),
});

/** A booking's money, in minor units. */
export const RecordMoney = z.object({
  currency: z.string(),
  total: z.number(),
  /** By card, and at the counter less what was returned there. */
  card: z.number(),
  counter: z.number(),
  /** Back on the card by now, and on its way there. */
  refunded: z.number(),
  goingBack: z.number(),
  balance: z.number(),
  /** What the agency owes back: too much for the trip as it is, or not kept of a canceled one. */
  owed: z.number(),
  /** What staff gave back beyond the policy: it counts against the limit of whoever gives more. */
  goodwill: z.number(),
  /** What canceling gives back by the terms right now; of what `sentences` and exceptions say. */
  percent: z.number(),
});
