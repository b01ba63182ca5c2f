import type { AnyEndpoint } from '@wayfarer/contract';
import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports.ts';
import { rateLimits } from './shared-rate-limits.ts';

/** Travelers' writes that everyone sees, and that may outdate responses of the whole site. */
const PUBLIC_WRITES: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>([
  contract.createSpot,
  contract.updateSpot,
  contract.deleteSpot,
  contract.createReview,
  contract.updateReview,
  contract.removeReview,
  contract.markHelpful,
  contract.unmarkHelpful,
]);

/** Per person and window, for all of these writes together. */
const MAX = 120;
const WINDOW_MS = 10 * 60_000;

/** Staff have no limit. */
export function limitPublicWrites(app: FastifyInstance, clock: Clock, db: Database): void {
  const writes = rateLimits(db, clock, {
    name: 'public writes',
    max: MAX,
    windowMs: WINDOW_MS,
    share: 1,
  });
  const counted = new WeakSet<FastifyRequest>();
  // after the caller is known and before the body is read
  app.addHook('preParsing', async (request) => {
    const { actor, routeOptions } = request;
    const { endpoint } = routeOptions.config;
    if (!actor || actor.staff || !endpoint || !PUBLIC_WRITES.has(endpoint)) return;
    await writes.take(actor.uid);
    counted.add(request);
  });
  // a refused request hasn't changed anything
  app.addHook('onResponse', async (request, { statusCode }) => {
    const { actor } = request;
    if (actor && counted.has(request) && statusCode >= 400) await writes.giveBack(actor.uid);
  });
}
