import * as contract from '@wayfarer/contract';
import type { AnyEndpoint } from '@wayfarer/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../ports.ts';
import { ProblemError } from '../problem-error.ts';
import { RateLimiter } from './rate-limits.ts';

const MINUTE_MS = 60_000;
const MAX_URL_LENGTH = 8000;

/** Anybody may write these, so each address may only do it now and then. */
const SCARCE: readonly [AnyEndpoint, number][] = [
  [contract.sendContactMessage, 5],
  [contract.subscribeNewsletter, 10],
  [contract.unsubscribeNewsletter, 30],
];
const WRITES_A_MINUTE = 1200;
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Limits on addresses' length and on how often one client writes. */
export function limitRequests(app: FastifyInstance, clock: Clock): void {
  const scarce = new Map(
    SCARCE.map(([endpoint, max]) => [
      endpoint,
      new RateLimiter(clock, { max, windowMs: 10 * MINUTE_MS }),
    ]),
  );
  // Somebody who corrects a form is not somebody who floods it.
  app.addHook('onResponse', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    const refused = reply.statusCode >= 400 && reply.statusCode !== 429;
    if (endpoint && refused) scarce.get(endpoint)?.giveBack(request.ip);
  });
  const writes = new RateLimiter(clock, { max: WRITES_A_MINUTE, windowMs: MINUTE_MS });
  app.addHook('onRequest', async (request) => {
    if (request.url.length > MAX_URL_LENGTH) {
      throw new ProblemError('uri_too_long', 'The address is too long.');
    }
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || endpoint.method === 'GET') return;
    scarce.get(endpoint)?.take(request.ip);
    // Loopback is the operator, or a proxy that TRUST_PROXY does not name: everybody at once.
    if (!LOOPBACK.test(request.ip)) writes.take(request.ip);
  });
}
