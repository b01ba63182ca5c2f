import { Stripe } from 'stripe';
import {
  GatewayUnavailableError,
  InvalidSignatureError,
  type ProviderDispute,
  type ProviderIntent,
  type ProviderRefund,
  type PaymentGateway,
  type WebhookEvent,
} from '../ports.ts';
import { rememberedAccount } from './stripe-account.ts';
import { everyPage } from './stripe-lists.ts';
import { gatewayError } from './stripe-payments-errors.ts';

/** The API version this adapter was written for; the SDK's types are of the same one. */
const API_VERSION = '2026-10-28.endive';
/** Per try. Stripe answers in well under two seconds; a caller must not wait for minutes. */
const TIMEOUT_MS = 7_000;
const NETWORK_RETRIES = 1;
const ACCOUNT_TIMEOUT_MS = 3_000;
/** Calls under way at once. When the provider is slow, more would only make more people wait for nothing. */
const CALLS_AT_ONCE = 64;
const LIVE_KEY = /^(?:sk|rk)_live_/;
const PAGE = 100;
/** Of one charge. Nobody refunds in so many parts. */
const MOST = 1000;
/** Oldest signature that is accepted, as Stripe recommends. */
const WEBHOOK_AGE_SECONDS = 300;

export interface StripePaymentsOptions {
  secretKey: string;
  webhookSecret: string;
  /** Known beforehand; else Stripe is asked whose the key is. */
  account?: string;
  clock: { now(): Date };
  /** The embedded provider's in-process transport; it needs no second port. */
  fetch?: typeof globalThis.fetch;
  /** Another host that speaks Stripe's API, e.g. `http://127.0.0.1:12111`. */
  apiBase?: string;
  timeoutMs?: number;
  /** Further tries of the SDK, under the same key, after a failure of the network or the provider. */
  networkRetries?: number;
  callsAtOnce?: number;
}

/** Card payments through the official SDK: the same code for Stripe and for the embedded provider. */
export function stripePayments(options: StripePaymentsOptions): PaymentGateway {
  const stripe = new Stripe(options.secretKey, clientOptions(options));
  const asked = boundedCalls(options.callsAtOnce ?? CALLS_AT_ONCE);
  const { account, secretKey } = options;
  return {
    livemode: LIVE_KEY.test(secretKey),
    account:
      account === undefined
        ? rememberedAccount(() => asked(() => askAccount(stripe)))
        : () => Promise.resolve(account),
    createIntent: ({ idempotencyKey, metadata, statementSuffix, ...given }) =>
      asked(async () => {
        const created = await stripe.paymentIntents.create(
          {
            ...given,
            statement_descriptor_suffix: statementSuffix,
            allowed_payment_method_types: ['card'],
            metadata: { ...metadata },
            expand: ['latest_charge'],
          },
          { idempotencyKey },
        );
        return present(created);
      }),
    retrieveIntent: (id) => asked(() => retrieve(stripe, id)),
    cancelIntent: (id) =>
      asked(async () =>
        present(await stripe.paymentIntents.cancel(id, { expand: ['latest_charge'] })),
      ),
    refund: ({ intentId, amount, metadata, idempotencyKey }) =>
      asked(async () =>
        presentRefund(
          await stripe.refunds.create(
            { payment_intent: intentId, amount, metadata: { ...metadata } },
            { idempotencyKey },
          ),
        ),
      ),
    listRefunds: (id) =>
      asked(async () => {
        const pages = stripe.refunds.list({ payment_intent: id, limit: PAGE });
        return (await pages.autoPagingToArray({ limit: MOST })).map(presentRefund);
      }),
    listDisputes: (id) =>
      asked(async () => {
        const pages = stripe.disputes.list({ payment_intent: id, limit: PAGE });
        return (await pages.autoPagingToArray({ limit: MOST })).map(presentDispute);
      }),
    listIntentsSince: (from) =>
      everyPage(asked, from, present, (page) =>
        stripe.paymentIntents.list({ ...page, expand: ['data.latest_charge'] }),
      ),
    listRefundsSince: (from) =>
      everyPage(asked, from, ofIntent(presentRefund), (page) => stripe.refunds.list(page)),
    listDisputesSince: (from) =>
      everyPage(asked, from, ofIntent(presentDispute), (page) => stripe.disputes.list(page)),
    listEvents: ({ types, from, until, after }) =>
      asked(async () => {
        const { data, has_more: more } = await stripe.events.list({
          types: [...types],
          created: { gte: unixSeconds(from), lte: unixSeconds(until) },
          limit: PAGE,
          ...(after !== undefined && { starting_after: after }),
        });
        return { events: data.map(presentEvent), more };
      }),
    parseWebhook: (rawBody, signature) => parseWebhook(stripe, options, rawBody, signature),
  };
}

function clientOptions({ fetch, apiBase, timeoutMs, networkRetries }: StripePaymentsOptions) {
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  const protocol = base?.protocol === 'http:' ? ('http' as const) : ('https' as const);
  return {
    apiVersion: API_VERSION,
    timeout: timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: networkRetries ?? NETWORK_RETRIES,
    // Only Stripe itself may be told how long calls took.
    telemetry: fetch === undefined && base === undefined,
    ...(fetch && { httpClient: Stripe.createFetchHttpClient(fetch) }),
    ...(base && {
      host: base.hostname,
      protocol,
      port: base.port === '' ? (protocol === 'http' ? 80 : 443) : Number(base.port),
    }),
  } as const;
}

/** https://docs.stripe.com/api/accounts/retrieve: `GET /v1/account` answers whose the key is. The start waits for it. */
async function askAccount(stripe: Stripe): Promise<string> {
  const limits = { timeout: ACCOUNT_TIMEOUT_MS, maxNetworkRetries: 0 };
  return (await stripe.accounts.retrieveCurrent({}, limits)).id;
}

/** Makes calls of the provider, so many at once; refuses more without asking it. */
function boundedCalls(most: number) {
  let running = 0;
  return async <T>(call: () => Promise<T>): Promise<T> => {
    if (running >= most) {
      throw new GatewayUnavailableError('Too many calls of the card provider are under way.');
    }
    running += 1;
    try {
      return await call();
    } catch (error) {
      throw gatewayError(error);
    } finally {
      running -= 1;
    }
  };
}

async function retrieve(stripe: Stripe, id: string): Promise<ProviderIntent | null> {
  try {
    return present(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')
      return null;
    throw error;
  }
}

function present(intent: Stripe.PaymentIntent): ProviderIntent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  return {
    id: intent.id,
    clientSecret: intent.client_secret,
    status: intentStatus(intent.status),
    amount: intent.amount,
    amountReceived: intent.amount_received,
    currency: intent.currency,
    metadata: intent.metadata,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    amountRefunded: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ?? false,
    livemode: intent.livemode,
    createdAt: new Date(intent.created * 1000),
    chargedAt: charge === null ? null : new Date(charge.created * 1000),
  };
}

/** Manual capture is never asked for, so `requires_capture` and states of later versions are none of ours. */
function intentStatus(status: string): ProviderIntent['status'] {
  switch (status) {
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_action':
    case 'processing':
    case 'succeeded':
    case 'canceled':
      return status;
    default:
      return 'foreign';
  }
}

function presentRefund(refund: Stripe.Refund): ProviderRefund {
  return {
    id: refund.id,
    status: refundStatus(refund.status),
    amount: refund.amount,
    currency: refund.currency,
    metadata: refund.metadata ?? {},
    failureReason: refund.failure_reason ?? null,
  };
}

function presentDispute(dispute: Stripe.Dispute): ProviderDispute {
  const dueBy = dispute.evidence_details.due_by;
  return {
    id: dispute.id,
    status: disputeStatus(dispute),
    amount: dispute.amount,
    currency: dispute.currency,
    reason: dispute.reason,
    dueBy: dueBy === null ? null : new Date(dueBy * 1000),
  };
}

/**
 * An appeal is of a lost dispute: until it is won the money is gone. A bank may also give the money
 * back of one that stays closed (`funds_reinstated`): what went and came decides then.
 */
function disputeStatus(dispute: Stripe.Dispute): ProviderDispute['status'] {
  switch (dispute.status) {
    case 'lost':
    case 'appeal_needs_response':
    case 'appeal_under_review':
      return isReinstated(dispute) ? 'won' : 'lost';
    case 'won':
    case 'warning_closed':
    case 'prevented':
      return 'won';
    default:
      return 'open';
  }
}

function isReinstated({ balance_transactions: moves }: Stripe.Dispute): boolean {
  return moves.length > 1 && moves.reduce((sum, { amount }) => sum + amount, 0) >= 0;
}

function presentEvent(event: Stripe.Event): WebhookEvent {
  return {
    id: event.id,
    type: event.type,
    intentId: intentOf(event.data.object),
    createdAt: new Date(event.created * 1000),
  };
}

function ofIntent<T extends { payment_intent: unknown }, R>(presented: (item: T) => R) {
  return (item: T) => ({ ...presented(item), intentId: intentId(item.payment_intent) });
}

const unixSeconds = (at: Date) => Math.floor(at.getTime() / 1000);

function refundStatus(status: string | null) {
  switch (status) {
    case 'succeeded':
    case 'pending':
    case 'failed':
    case 'canceled':
    case 'requires_action':
      return status;
    default:
      throw new GatewayUnavailableError(`The provider answered an unknown refund state.`);
  }
}

function parseWebhook(
  stripe: Stripe,
  { webhookSecret, clock }: StripePaymentsOptions,
  rawBody: Buffer,
  signature: string,
): WebhookEvent {
  try {
    const event = stripe.webhooks.constructEvent(
      rawBody,
      signature,
      webhookSecret,
      WEBHOOK_AGE_SECONDS,
      undefined,
      clock.now().getTime(),
    );
    return presentEvent(event);
  } catch (error) {
    throw new InvalidSignatureError('The webhook is not signed by the provider, or too old.', {
      cause: error,
    });
  }
}

/** The payment intent that an event's object is, or belongs to. */
function intentOf(object: object): string | null {
  if ('object' in object && object.object === 'payment_intent') return intentId(object);
  return 'payment_intent' in object ? intentId(object.payment_intent) : null;
}

/** Of an id or an expanded object; the shape is checked because it becomes part of a URL. */
function intentId(value: unknown): string | null {
  const expanded = typeof value === 'object' && value !== null && 'id' in value;
  const id = expanded ? value.id : value;
  return typeof id === 'string' && /^pi_\w+$/.test(id) ? id : null;
}
