import * as contract from '@wayfarer/contract/schemas';
import type { AnyEndpoint } from '@wayfarer/contract';
import { limitKeyOf } from '@wayfarer/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports.ts';
import { ProblemError } from '../../problem-error.ts';
import type { RateLimits } from './rate-limits.ts';
import { rateLimits } from './shared-rate-limits.ts';

const MINUTE_MS = 60_000;
const MAX_URL_LENGTH = 8000;

/** Limits on the calls of each client address in ten minutes, for endpoints that anyone can call or that send emails. */
const SCARCE: readonly [AnyEndpoint, number][] = [
  [contract.sendContactMessage, 5],
  [contract.sendOwnContactMessage, 5],
  [contract.subscribeNewsletter, 10],
  [contract.confirmNewsletter, 30],
  [contract.unsubscribeNewsletter, 30],
  [contract.readGuestTrip, 60],
  [contract.readSharedTrip, 60],
  // a page that waits for a payment looks every few seconds
  [contract.lookUpPaymentLink, 120],
  [contract.openLinkPayment, 60],
  [contract.redeemGiftVoucher, 30],
  [contract.completeSetup, 10],
  [contract.bookForCustomer, 100],
  [contract.tryMail, 10],
];
/** Failures count, because they may be guesses. */
const GUESSED: ReadonlySet<AnyEndpoint> = new Set([
  contract.completeSetup,
  contract.readGuestTrip,
  contract.lookUpPaymentLink,
  contract.openLinkPayment,
]);
/** Only failures count. */
const TRIED: ReadonlySet<AnyEndpoint> = new Set([contract.redeemGiftVoucher]);
const WRITES_A_MINUTE = 1200;
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Writes that a process reserves in a shared window at once. */
const WRITES_SHARE = 50;

/** Limits the length of addresses, and how often a client writes. */
export function limitRequests(app: FastifyInstance, clock: Clock, db: Database): void {
  const scarce = new Map(
    SCARCE.map(([endpoint, max]) => [
      endpoint,
      rateLimits(db, clock, { name: endpoint.path, max, windowMs: 10 * MINUTE_MS, share: 1 }),
    ]),
  );
  const counted = new WeakMap<FastifyRequest, RateLimits>();
  // refused input doesn't count, because someone who corrects a form isn't flooding it
  app.addHook('onResponse', async (request, reply) => {
    const refused = reply.statusCode >= 400 && reply.statusCode !== 429;
    const { endpoint } = request.routeOptions.config;
    if (endpoint && GUESSED.has(endpoint)) return;
    const counts = endpoint && TRIED.has(endpoint) ? !refused && reply.statusCode !== 429 : refused;
    if (counts) await counted.get(request)?.giveBack(limitKeyOf(request.ip));
  });
  const writes = rateLimits(db, clock, {
    name: 'writes',
    max: WRITES_A_MINUTE,
    windowMs: MINUTE_MS,
    share: WRITES_SHARE,
  });
  app.addHook('onRequest', async (request) => {
    if (request.url.length > MAX_URL_LENGTH) {
      throw new ProblemError('uri_too_long', 'The address is too long.');
    }
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || endpoint.method === 'GET') return;
    const key = limitKeyOf(request.ip);
    const limit = scarce.get(endpoint);
    await limit?.take(key);
    if (limit) counted.set(request, limit);
    // loopback is the operator, or everyone through a proxy that isn't in TRUST_PROXY
    if (!LOOPBACK.test(request.ip)) await writes.take(key);
  });
}
