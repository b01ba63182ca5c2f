import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { DatabaseUnavailableError } from '../../db/database-errors.ts';

/**
 * New work is accepted while a statement is expected to wait no longer than this for the database, in milliseconds.
 * Slower work would delay everything behind it, although its callers would have given up.
 */
const NEW_WORK_MS = 250;
/**
 * A longer limit for people who have begun to pay, and for pages that are being rendered: they should be able to
 * finish.
 */
const IN_FLIGHT_MS = 2500;

export type Priority = 'new' | 'in-flight';

/** There is more work than can be done soon; nothing was begun. Answered with 503 and Retry-After. */
export class OverloadedError extends DatabaseUnavailableError {
  constructor(what: string) {
    super('DB_BUSY', new Error(`too much work is waiting for ${what}`));
  }
}

/** Throws `OverloadedError` if the database has more work than it can do soon. */
export function assertCapacity(
  db: Pick<Database, 'estimatedQueueMs'>,
  priority: Priority = 'new',
): void {
  const most = priority === 'new' ? NEW_WORK_MS : IN_FLIGHT_MS;
  if (db.estimatedQueueMs() > most) {
    throw new OverloadedError('the database');
  }
}

/** While the database is overloaded, refuses a scope's POSTs before any work is done for them. */
export function shedLoad(scope: FastifyInstance, db: Database): void {
  scope.addHook('onRequest', async ({ method }) => {
    if (method === 'POST') assertCapacity(db);
  });
}
