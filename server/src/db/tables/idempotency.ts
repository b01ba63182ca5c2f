import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Requests with an Idempotency-Key that create something, and their responses. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    uid: text('uid').notNull(),
    key: text('key').notNull(),
    /** A hash of endpoint and input; a different request with the same key is an error. */
    requestHash: text('request_hash').notNull(),
    /** The status of the response; null while the first request is running. */
    status: integer('status'),
    answer: text('answer'),
    startedAt: instant('started_at').notNull(),
    /** The run that currently holds the key. */
    owner: text('owner'),
  },
  (table) => [primaryKey({ columns: [table.uid, table.key] })],
);
