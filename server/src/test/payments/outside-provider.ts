/**
 * A card provider outside the product's processes, as Stripe is: it is reached over HTTP, sends signed webhooks over
 * HTTP, and survives everything that happens to the product.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  createCardFaults,
  createCardSandbox,
  migrations,
  type CardFaults,
  type WebhookRequest,
} from '@wayfarer/card-sandbox';
import { openMemory } from '@wayfarer/durable-pglite';
import { Stripe } from 'stripe';
import { confirmAsBrowser } from './card-browser.ts';

const SECRET_KEY = 'sk_test_outside0123456789';
const PUBLISHABLE_KEY = 'pk_test_outside0123456789';
const WEBHOOK_SECRET = 'whsec_outside0123456789';
/** The delays before retries. They are short, so that a run has many retries. */
const RETRY_DELAYS_MS = [100, 300, 1000, 3000, 10_000, 30_000];

export interface OutsideOptions {
  /** True if the provider's keys and objects claim to be for real money. */
  live?: boolean;
  /** The account of the provider's keys; null for keys that may not read it. */
  account?: string | null;
}

export interface OutsideProvider {
  env: Record<string, string>;
  faults: CardFaults;
  stripe: Stripe;
  confirm(clientSecret: string, card: string): Promise<string>;
  /**
   * Sets the receiver of webhooks; with null, webhooks get no response. `copies` returns how often each webhook is sent; 0
   * means that it is lost.
   */
  sendWebhooksTo(receiver: { origin: string; copies?(): number } | null): void;
  /** A signed webhook about an intent, as the provider would send it now. */
  signedEvent(type: string, intentId: string): { headers: Record<string, string>; payload: string };
  /** One round of due work: slow charges and refunds finish, webhooks are sent. */
  deliverDue(): Promise<number>;
  close(): Promise<void>;
}

export async function openOutsideProvider({
  live = false,
  account = 'acct_outside',
}: OutsideOptions = {}): Promise<OutsideProvider> {
  const db = await openMemory();
  for (const { sql } of migrations) await db.exec(sql);
  const faults = createCardFaults();
  let receiver: { origin: string; copies?(): number } | null = null;
  const sandbox = createCardSandbox({
    db,
    clock: { now: () => new Date() },
    faults,
    prefix: '/card-sandbox',
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    fingerprintKey: 'fingerprints-of-the-outside',
    webhook: {
      secret: WEBHOOK_SECRET,
      retryDelaysMs: RETRY_DELAYS_MS,
      deliver: async (request) => {
        if (receiver === null) return { status: 0 };
        const { origin, copies = () => 1 } = receiver;
        const sent = Array.from({ length: copies() }, () => post(origin, request));
        return { status: sent.length === 0 ? 200 : Math.max(...(await Promise.all(sent))) };
      },
    },
  });
  // The sandbox itself only takes test keys.
  const shown = (key: string) => (live ? key.replace('_test_', '_live_') : key);
  const api = asStripe(sandbox.fetch, { live, account });
  const server = createServer((request, response) => void pass(api, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  return {
    env: {
      STRIPE_SECRET_KEY: shown(SECRET_KEY),
      STRIPE_PUBLISHABLE_KEY: shown(PUBLISHABLE_KEY),
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: `http://127.0.0.1:${address.port}`,
    },
    faults,
    stripe: new Stripe(shown(SECRET_KEY), {
      httpClient: Stripe.createFetchHttpClient(api),
      telemetry: false,
    }),
    confirm: (clientSecret, card) =>
      confirmAsBrowser(
        { ask: sandbox.fetch, base: 'http://provider', key: PUBLISHABLE_KEY },
        clientSecret,
        card,
      ),
    sendWebhooksTo: (to) => {
      receiver = to;
    },
    signedEvent,
    deliverDue: () => sandbox.deliverDue(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await db.close();
    },
  };
}

function signedEvent(type: string, intentId: string) {
  const payload = JSON.stringify({
    id: `evt_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    data: { object: { object: 'payment_intent', id: intentId } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
  return {
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  };
}

/**
 * Adds features that Stripe has and the sandbox lacks: `GET /v1/account`
 * (https://docs.stripe.com/api/accounts/retrieve; a restricted key without that right gets a 403), and objects of live
 * mode.
 */
function asStripe(
  api: typeof globalThis.fetch,
  { live, account }: Required<OutsideOptions>,
): typeof globalThis.fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (new URL(url).pathname === '/v1/account') {
      const denied = { error: { type: 'invalid_request_error', message: 'not permitted' } };
      return account === null
        ? Response.json(denied, { status: 403 })
        : Response.json({ id: account, object: 'account' });
    }
    const sent = new Headers(init?.headers);
    const key = sent.get('authorization');
    if (key !== null) sent.set('authorization', key.replace('_live_', '_test_'));
    const answer = await api(input, { ...init, headers: sent });
    const text = await answer.text();
    const { headers, status } = answer;
    const body = live ? text.replaceAll(/"livemode":\s*false/g, '"livemode":true') : text;
    return new Response(body, { headers, status });
  };
}

/** Serves one call of the API. If the sandbox breaks the connection, this server breaks it, too. */
async function pass(
  api: typeof globalThis.fetch,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && /^(authorization|content-type|idempotency-key)$/.test(name)
        ? [[name, value]]
        : [],
    );
    const { method = 'GET', url = '/' } = request;
    const answer = await api(`http://provider${url}`, {
      method,
      headers,
      ...(method === 'POST' && { body: Buffer.concat(chunks).toString() }),
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  } catch {
    request.socket.destroy();
  }
}

async function post(origin: string, { headers, body }: WebhookRequest): Promise<number> {
  try {
    const answer = await fetch(`${origin}/api/webhooks/stripe`, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0; // the product is down
  }
}
