import { z } from 'zod/mini';
import * as calls from '../../../calls/trips/money/payments.ts';
import { Breakdown } from '../bookings.ts';
import { endpoint } from '../../../declaration/endpoint.ts';
import { PriceLine } from '../../../fields/money/prices.ts';
import { ListPageQuery } from '../../../fields/list-page.ts';
import { LIST_PAGE, TEXT_LIMITS } from '../../../options/limits.ts';
import { bytes } from '../../../declaration/media.ts';
import { Received } from '../../../fields/bookings/received.ts';
import { Translations } from '../../../fields/translations.ts';
import { Deleted, email, Id, IdParams, text } from '../../../fields/text.ts';

/** One successful charge at the card provider (spec §3). */
export const Payment = z.object({
  _id: z.string(),
  bookingId: z.string(),
  /** Null if the booking was deleted. */
  reference: z.nullable(z.string()),
  tripTitle: z.string(),
  /** Translations of `tripTitle`. */
  translations: z.optional(Translations),
  /** In major units (1200.5), as in spec §3; `amount` is in minor units. */
  price: z.number(),
  amount: z.number(),
  currency: z.string(),
  amountRefunded: z.number(),
  /** The trip's price. Absent if the booking has ended or was deleted, and once the payment is refunded in full. */
  breakdown: z.optional(Breakdown),
  /** Set if there is a breakdown. */
  priceLines: z.optional(z.array(PriceLine)),
  userEmail: z.string(),
  transactionId: z.string(),
  cardBrand: z.nullable(z.string()),
  cardLast4: z.nullable(z.string()),
  createdAt: z.string(),
  /** Set if the balance of a payment plan was paid, rather than the first payment. */
  part: z.optional(z.literal('balance')),
  /** Set in test mode, without real money. */
  test: z.optional(z.literal(true)),
  /** Set if the bank disputed the charge; `amountLost` is the sum that it took back, in minor units. */
  dispute: z.optional(z.object({ state: z.enum(['open', 'won', 'lost']), amountLost: z.number() })),
});
export type Payment = z.output<typeof Payment>;

/** `scriptUrl` is the sandbox's script, or null for Stripe's. */
export const PaymentConfig = z.object({
  mode: z.enum(['stripe', 'sandbox']),
  live: z.boolean(),
  publishableKey: z.string(),
  scriptUrl: z.nullable(z.string()),
  currency: z.string(),
  charge: z.enum(['day', 'total']),
  /** The number of days that travelers have for a bank transfer; null if the agency doesn't take transfers. */
  transferDays: z.nullable(z.number()),
});
export type PaymentConfig = z.output<typeof PaymentConfig>;

/** The first payment by default; `balance` is the rest of a trip with a payment plan. */
export const PaymentPart = z.optional(z.enum(['first', 'balance']));

export const IntentInput = z.object({
  bookingId: z.optional(Id),
  /** The price that the traveler saw, in major units; refused if it isn't the booking's. */
  price: z.optional(z.number()),
  part: PaymentPart,
});

/**
 * The browser's input after a confirmed payment (spec §7). Only the ids are used; the server asks the card provider for
 * the rest.
 */
export const PaymentInput = z.object({
  bookingId: Id,
  tripTitle: z.optional(text(TEXT_LIMITS.tripTitle)),
  price: z.optional(z.number()),
  userEmail: z.optional(email()),
  transactionId: text(TEXT_LIMITS.transactionId, 1),
});

/** `checking` means that the result isn't known yet; ask again. */
export const PaymentState = z.object({
  state: z.enum(['unpaid', 'checking', 'paid', 'refunded']),
  payment: z.nullable(Payment),
});
export type PaymentState = z.output<typeof PaymentState>;

/** A decision about money. Entries are never changed or deleted. */
export const JournalEntry = z.object({
  _id: z.string(),
  at: z.string(),
  kind: z.string(),
  bookingId: z.nullable(z.string()),
  transactionId: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  source: z.string(),
  detail: z.string(),
});
export type JournalEntry = z.output<typeof JournalEntry>;

export const paymentConfig = endpoint(calls.paymentConfig, {
  summary: "The card provider's configuration for the browser",
  response: PaymentConfig,
});

export const listPayments = endpoint(calls.listPayments, {
  summary: `The caller's payment history, newest first, ${LIST_PAGE} at a time; Link: rel="next" if there are more`,
  query: ListPageQuery,
  response: z.array(Payment),
});

export const listAllPayments = endpoint(calls.listAllPayments, {
  summary: `The whole ledger, newest first, ${LIST_PAGE} at a time; Link: rel="next" if there are more`,
  query: ListPageQuery,
  response: z.array(Payment),
});

export const getPayment = endpoint(calls.getPayment, {
  summary: "One of the caller's payments, for the receipt",
  params: IdParams,
  response: Payment,
  errors: ['not_found'],
});

export const bookingPaymentState = endpoint(calls.bookingPaymentState, {
  summary:
    "Payment state of one of the caller's bookings; asks the provider while a payment is in progress",
  params: IdParams,
  /** `paid` says that this part is paid. */
  query: z.object({ part: PaymentPart }),
  response: PaymentState,
  errors: ['not_found', 'provider_unavailable'],
});

/** The secret with which a browser confirms a payment, and its amount. */
export const OpenedPayment = z.object({
  clientSecret: z.string(),
  /** To be charged, in minor units. */
  amount: z.number(),
  currency: z.string(),
});

/** Problems of a part of a booking that can't be paid. */
export const UNPAYABLE_PROBLEMS = [
  'not_found',
  'booking_paid',
  'booking_cancelled',
  'booking_expired',
  'not_confirmed',
  'not_due_yet',
  'travel_date_past',
] as const;

/** Problems of opening a payment, by its traveler or with a link. */
export const OPENING_PROBLEMS = [
  ...UNPAYABLE_PROBLEMS,
  'price_changed',
  'payment_in_progress',
  'amount_too_small',
  'conflict',
  'provider_unavailable',
  'payments_unavailable',
] as const;

export const createPaymentIntent = endpoint(calls.createPaymentIntent, {
  summary: "Open or resume the card payment of one of the caller's bookings",
  body: IntentInput,
  response: OpenedPayment,
  errors: OPENING_PROBLEMS,
});

export const createPayment = endpoint(calls.createPayment, {
  summary: 'Record a payment that succeeded at the card provider',
  status: 201,
  body: PaymentInput,
  response: Payment,
  errors: [
    'forbidden',
    'not_found',
    'booking_paid',
    'payment_not_succeeded',
    'payment_mismatch',
    'provider_unavailable',
  ],
});

export const deletePayment = endpoint(calls.deletePayment, {
  summary: "Remove one of the caller's payments from the history; it stays in the ledger",
  params: IdParams,
  response: Deleted,
  errors: ['not_found'],
});

export const paymentJournal = endpoint(calls.paymentJournal, {
  summary: 'Every decision about money, newest first',
  query: z.object({ bookingId: z.optional(Id), before: z.optional(Id) }),
  response: z.array(JournalEntry),
});

export const receiveWebhook = endpoint(calls.receiveWebhook, {
  summary: "Receive the card provider's events; the signature covers the raw body",
  headers: z.object({ 'stripe-signature': z._default(z.string(), '') }),
  body: bytes('*/*', 1024 * 1024),
  response: Received,
  errors: ['invalid_signature', 'provider_unavailable'],
});
