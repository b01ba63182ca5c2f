import { Stripe } from 'stripe';
import type { PaymentGateway, ProviderIntent } from '../../ports.ts';
import { rememberedAccount } from './account.ts';
import { boundedCalls } from './bounded-calls.ts';
import { everyPage } from './lists.ts';
import { parseWebhook } from './parse-webhook.ts';
import {
  ofIntent,
  presentDispute,
  presentEvent,
  presentFee,
  presentIntent,
  presentRefund,
} from './present.ts';

/** The API version of this adapter and of the SDK's types. */
const API_VERSION = '2026-10-28.endive';
/** Milliseconds per try. Stripe usually answers in well under two seconds. */
const TIMEOUT_MS = 7_000;
const NETWORK_RETRIES = 1;
const ACCOUNT_TIMEOUT_MS = 3_000;
/** If the provider is slow, more calls at once would only make more people wait. */
const CALLS_AT_ONCE = 64;
const LIVE_KEY = /^(?:sk|rk)_live_/;
const PAGE = 100;
/** The maximum number of refunds or disputes read per charge. */
const MOST = 1000;

export interface StripePaymentsOptions {
  secretKey: string;
  webhookSecret: string;
  /** By default, the product asks Stripe for the key's account. */
  account?: string;
  clock: { now(): Date };
  /** The in-process transport of the embedded provider. */
  fetch?: typeof globalThis.fetch;
  /** Another host that offers Stripe's API, such as `http://127.0.0.1:12111`. */
  apiBase?: string;
  /** Retries by the SDK after a failure of the network or the provider, with the same idempotency key. */
  networkRetries?: number;
  callsAtOnce?: number;
}

/** Card payments through the official SDK, at Stripe or at the embedded provider. */
export function stripePayments(options: StripePaymentsOptions): PaymentGateway {
  const stripe = new Stripe(options.secretKey, clientOptions(options));
  const call = boundedCalls(options.callsAtOnce ?? CALLS_AT_ONCE);
  const { account, secretKey } = options;
  return {
    livemode: LIVE_KEY.test(secretKey),
    account:
      account === undefined
        ? rememberedAccount(() => call(() => askAccount(stripe)))
        : () => Promise.resolve(account),
    createIntent: ({ idempotencyKey, metadata, statementSuffix, ...given }) =>
      call(async () => {
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
        return presentIntent(created);
      }),
    retrieveIntent: (id) => call(() => retrieve(stripe, id)),
    cancelIntent: (id) =>
      call(async () =>
        presentIntent(await stripe.paymentIntents.cancel(id, { expand: ['latest_charge'] })),
      ),
    refund: ({ intentId, amount, metadata, idempotencyKey }) =>
      call(async () =>
        presentRefund(
          await stripe.refunds.create(
            { payment_intent: intentId, amount, metadata: { ...metadata } },
            { idempotencyKey },
          ),
        ),
      ),
    listRefunds: (id) =>
      call(async () => {
        const pages = stripe.refunds.list({ payment_intent: id, limit: PAGE });
        return (await pages.autoPagingToArray({ limit: MOST })).map(presentRefund);
      }),
    listDisputes: (id) =>
      call(async () => {
        const pages = stripe.disputes.list({ payment_intent: id, limit: PAGE });
        return (await pages.autoPagingToArray({ limit: MOST })).map(presentDispute);
      }),
    listIntentsSince: (from) =>
      everyPage(call, { from }, presentIntent, (page) =>
        stripe.paymentIntents.list({ ...page, expand: ['data.latest_charge'] }),
      ),
    listRefundsSince: (from) =>
      everyPage(call, { from }, ofIntent(presentRefund), (page) => stripe.refunds.list(page)),
    listDisputesSince: (from) =>
      everyPage(call, { from }, ofIntent(presentDispute), (page) => stripe.disputes.list(page)),
    listFees: (span) => listFees(call, span, stripe),
    listEvents: ({ types, from, until, after }) =>
      call(async () => {
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

/** Leaves out charges without a fee, which are declined or not captured yet. */
async function* listFees(
  call: ReturnType<typeof boundedCalls>,
  span: { from: Date; until: Date },
  stripe: Stripe,
) {
  const fees = everyPage(call, span, presentFee, (page) =>
    stripe.charges.list({ ...page, expand: ['data.balance_transaction'] }),
  );
  for await (const fee of fees) if (fee !== null) yield fee;
}

function clientOptions({ fetch, apiBase, networkRetries }: StripePaymentsOptions) {
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  const protocol = base?.protocol === 'http:' ? ('http' as const) : ('https' as const);
  return {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: networkRetries ?? NETWORK_RETRIES,
    // the SDK's timings are sent only to Stripe itself
    telemetry: fetch === undefined && base === undefined,
    ...(fetch && { httpClient: Stripe.createFetchHttpClient(fetch) }),
    ...(base && {
      host: base.hostname,
      protocol,
      port: base.port === '' ? (protocol === 'http' ? 80 : 443) : Number(base.port),
    }),
  } as const;
}

/**
 * The account of the key (https://docs.stripe.com/api/accounts/retrieve). The start of the product waits for this call,
 * so its time limit is short.
 */
async function askAccount(stripe: Stripe): Promise<string> {
  const limits = { timeout: ACCOUNT_TIMEOUT_MS, maxNetworkRetries: 0 };
  return (await stripe.accounts.retrieveCurrent({}, limits)).id;
}

async function retrieve(stripe: Stripe, id: string): Promise<ProviderIntent | null> {
  try {
    return presentIntent(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')
      return null;
    throw error;
  }
}

const unixSeconds = (at: Date) => Math.floor(at.getTime() / 1000);
