import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { DatabaseUnavailableError } from '../../db/database-errors.ts';

/**
 * The longest expected wait for the database, in milliseconds, at which new work is accepted. Work that takes longer
 * would delay everything behind it, although its own callers would have given up.
 */
const NEW_WORK_MS = 250;
/** Work in progress has a higher limit, so that people who pay, and pages that are being rendered, can finish. */
const IN_FLIGHT_MS = 2500;

export type Priority = 'new' | 'in-flight';

/** There is more work than can be done soon. Nothing was begun. The response is a 503 with Retry-After. */
export class OverloadedError extends DatabaseUnavailableError {
  constructor(what: string) {
    super('DB_BUSY', new Error(`too much work is waiting for ${what}`));
  }
}

export function assertCapacity(
  db: Pick<Database, 'estimatedQueueMs'>,
  priority: Priority = 'new',
): void {
  const most = priority === 'new' ? NEW_WORK_MS : IN_FLIGHT_MS;
  if (db.estimatedQueueMs() > most) {
    throw new OverloadedError('the database');
  }
}

/** Refuses POSTs while the database is overloaded. */
export function shedLoad(scope: FastifyInstance, db: Database): void {
  scope.addHook('onRequest', async ({ method }) => {
    if (method === 'POST') assertCapacity(db);
  });
}
