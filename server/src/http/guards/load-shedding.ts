import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { DatabaseUnavailableError } from '../../db/database-errors.ts';
import { isForPage } from '../cache/page-calls.ts';

/**
 * Longest wait for the database, for each statement, with which new work is taken. What waits longer
 * would be given up by its callers while it still costs those behind it.
 */
const NEW_WORK_MS = 250;
/** Who has begun to pay shall come to the end of it, and so shall a page that is being rendered. */
const BEGUN_WORK_MS = 2500;

export type Work = 'new' | 'begun';

/** There is more work than can be done soon; nothing was begun. Answered by 503 with Retry-After. */
export class OverloadedError extends DatabaseUnavailableError {
  constructor(what: string) {
    super('DB_BUSY', new Error(`too much waits for ${what}`));
  }
}

/** A page that was begun gets what it shows. */
export function workOf(request: FastifyRequest): Work {
  return isForPage(request) ? 'begun' : 'new';
}

/** Throws `OverloadedError` when the database has more work than it can do soon. */
export function assertRoom(db: Database, work: Work = 'new'): void {
  const most = work === 'new' ? NEW_WORK_MS : BEGUN_WORK_MS;
  if (db.waitMs() > most) {
    throw new OverloadedError('the database');
  }
}

/** Refuses a scope's POSTs before anything is done for them while the database is that busy. */
export function shedLoad(scope: FastifyInstance, db: Database): void {
  scope.addHook('onRequest', async ({ method }) => {
    if (method === 'POST') assertRoom(db);
  });
}
