import { z } from 'zod/mini';
import * as calls from '../../../calls/trips/money/payment-links.ts';
import { endpoint } from '../../../declaration/endpoint.ts';
import { PaymentLink } from '../../../fields/bookings/payment-link.ts';
import { Travelers } from '../../../fields/party.ts';
import { Deleted, IdParams, text } from '../../../fields/text.ts';
import { Translations } from '../../../fields/translations.ts';
import {
  LINK_ASKS,
  LINK_MESSAGE_LIMIT,
  OPEN_PAYMENT_LINKS,
} from '../../../options/trips/payment-links.ts';
import { AgencyContact } from '../trip.ts';
import { OPENING_PROBLEMS, OpenedPayment, PaymentPart, UNPAYABLE_PROBLEMS } from './payments.ts';

/** In minor units. */
const minor = z.number().check(z.int(), z.minimum(1));

export const PaymentLinkInput = z.object({
  asks: z.enum(LINK_ASKS),
  /** For `amount` only, in minor units. */
  amount: z.optional(minor),
  message: z.optional(text(LINK_MESSAGE_LIMIT)),
  /** True to email the link to the booking's traveler. */
  mail: z._default(z.boolean(), false),
});

/** The code at the end of a link. */
const code = text(100, 1);

/**
 * A payment link as people who have it see it: the trip and its amount, and nothing about the person who travels.
 * Amounts are in minor units.
 */
export const LinkedPayment = z.object({
  /**
   * `checking`: the card provider is still working on a payment. `canceled`: the trip was canceled. `ended`: by the
   * agency, or because the trip is over.
   */
  state: z.enum(['open', 'checking', 'paid', 'canceled', 'ended']),
  agency: AgencyContact,
  /** Null once the link is `canceled` or `ended`. */
  trip: z.nullable(
    z.object({
      reference: z.nullable(z.string()),
      name: z.string(),
      country: z.string(),
      /** Translations of `name` and `country`. */
      translations: z.optional(Translations),
      picture: z.nullable(z.object({ image: z.string(), placeholder: z.nullable(z.string()) })),
      firstDay: z.string(),
      lastDay: z.string(),
      travellers: Travelers,
    }),
  ),
  /** Null once the link is `canceled` or `ended`. */
  payment: z.nullable(
    z.object({
      asks: z.enum(LINK_ASKS),
      /** The amount to pay now; once it is paid, the amount that was paid. */
      amount: z.number(),
      currency: z.string(),
      /** The trip's price, and how much of it is paid. */
      total: z.number(),
      paid: z.number(),
      /** The day by which the balance is to be paid; null if there is none. */
      balanceDueOn: z.nullable(z.string()),
      message: z.string(),
    }),
  ),
});
export type LinkedPayment = z.output<typeof LinkedPayment>;

export const createPaymentLink = endpoint(calls.createPaymentLink, {
  summary: `Make a link with which anyone can pay for a booking by card; at most ${OPEN_PAYMENT_LINKS} can be open`,
  // not a 201, because responses to calls with an idempotency key are stored for a while and this link must not be
  // stored
  params: IdParams,
  body: PaymentLinkInput,
  response: PaymentLink,
  errors: [...UNPAYABLE_PROBLEMS, 'too_many_links'],
});

export const createOwnPaymentLink = endpoint(calls.createOwnPaymentLink, {
  summary:
    "A link with which anyone can pay a part of one of the caller's bookings by card; the open one if there is one",
  params: IdParams,
  body: z.object({ part: PaymentPart }),
  response: z.object({ url: z.string(), amount: z.number(), currency: z.string() }),
  errors: UNPAYABLE_PROBLEMS,
});

export const endPaymentLink = endpoint(calls.endPaymentLink, {
  summary: 'End a payment link at once; a payment that was opened with it is canceled',
  params: IdParams,
  response: Deleted,
  errors: ['not_found', 'payment_in_progress', 'provider_unavailable'],
});

export const lookUpPaymentLink = endpoint(calls.lookUpPaymentLink, {
  summary:
    'The trip and amount of a payment link, without personal data; asks the provider while a payment is in progress',
  body: z.object({ code }),
  response: LinkedPayment,
  errors: ['not_found', 'provider_unavailable'],
});

export const openLinkPayment = endpoint(calls.openLinkPayment, {
  summary: 'Open or resume the card payment of a payment link',
  body: z.object({
    code,
    /** The amount that the payer saw, in minor units; refused if it isn't the link's. */
    amount: minor,
  }),
  response: OpenedPayment,
  errors: [...OPENING_PROBLEMS, 'link_ended'],
});
