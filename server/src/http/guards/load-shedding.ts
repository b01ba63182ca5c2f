import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { DatabaseUnavailableError } from '../../db/database-errors.ts';

/**
 * Longest wait for the database, for each statement, with which new work is taken. What waits longer
 * would be given up by its callers while it still costs those behind it.
 */
const NEW_WORK_MS = 250;
/** Who has begun to pay shall come to the end of it, and so shall a page that is being rendered. */
const IN_FLIGHT_MS = 2500;

export type Priority = 'new' | 'in-flight';

/** There is more work than can be done soon; nothing was begun. Answered by 503 with Retry-After. */
export class OverloadedError extends DatabaseUnavailableError {
  constructor(what: string) {
    super('DB_BUSY', new Error(`too much waits for ${what}`));
  }
}

/** Throws `OverloadedError` when the database has more work than it can do soon. */
export function assertCapacity(
  db: Pick<Database, 'estimatedQueueMs'>,
  priority: Priority = 'new',
): void {
  const most = priority === 'new' ? NEW_WORK_MS : IN_FLIGHT_MS;
  if (db.estimatedQueueMs() > most) {
    throw new OverloadedError('the database');
  }
}

/** Refuses a scope's POSTs before anything is done for them while the database is that busy. */
export function shedLoad(scope: FastifyInstance, db: Database): void {
  scope.addHook('onRequest', async ({ method }) => {
    if (method === 'POST') assertCapacity(db);
  });
}
