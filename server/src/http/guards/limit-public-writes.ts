import type { AnyEndpoint } from '@wayfarer/contract';
import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports.ts';
import { rateLimits } from './shared-rate-limits.ts';

/** Travelers' writes that everyone can see: each may outdate responses of the whole site. */
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

/** For each person, all of these writes together. */
const MAX = 120;
const WINDOW_MS = 10 * 60_000;

/** Limits how often a traveler can change content that everyone sees. Staff are not limited. */
export function limitPublicWrites(app: FastifyInstance, clock: Clock, db: Database): void {
  const writes = rateLimits(db, clock, {
    name: 'public writes',
    max: MAX,
    windowMs: WINDOW_MS,
    share: 1,
  });
  const counted = new WeakSet<FastifyRequest>();
  // After the caller is known, before the body is read.
  app.addHook('preParsing', async (request) => {
    const { actor, routeOptions } = request;
    const { endpoint } = routeOptions.config;
    if (!actor || actor.staff || !endpoint || !PUBLIC_WRITES.has(endpoint)) return;
    await writes.take(actor.uid);
    counted.add(request);
  });
  // A refused request has changed nothing.
  app.addHook('onResponse', async (request, { statusCode }) => {
    const { actor } = request;
    if (actor && counted.has(request) && statusCode >= 400) await writes.giveBack(actor.uid);
  });
}
