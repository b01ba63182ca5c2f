import * as contract from '@wayfarer/contract/schemas';
import type { AnyEndpoint } from '@wayfarer/contract';
import { limitKeyOf } from '@wayfarer/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports.ts';
import { ProblemError } from '../../problem-error.ts';
import { rateLimits } from './shared-rate-limits.ts';

/** Calls that take a promo code. */
const WITH_CODE: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>([
  contract.createQuote,
  contract.quoteForCustomer,
  contract.createBooking,
  contract.bookForCustomer,
  contract.updateBooking,
]);

/** Wrong codes per client address and window, in all of these calls together. */
const MAX = 30;
const WINDOW_MS = 10 * 60_000;

/** Limits the guessing of promo codes. */
export function limitCodes(app: FastifyInstance, clock: Clock, db: Database): void {
  const tries = rateLimits(db, clock, {
    name: 'promo codes',
    max: MAX,
    windowMs: WINDOW_MS,
    share: 1,
  });
  const counted = new WeakSet<FastifyRequest>();
  const wrong = new WeakSet<FastifyRequest>();
  // counted before the work, so that guesses at the same time are limited, too
  app.addHook('preHandler', async (request) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || !WITH_CODE.has(endpoint) || !hasCode(request.body)) return;
    await tries.take(limitKeyOf(request.ip));
    counted.add(request);
  });
  app.addHook('onError', async (request, _reply, error: unknown) => {
    if (error instanceof ProblemError && error.code === 'code_not_valid') wrong.add(request);
  });
  app.addHook('onResponse', async (request) => {
    if (counted.has(request) && !wrong.has(request)) await tries.giveBack(limitKeyOf(request.ip));
  });
}

const hasCode = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
