import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Creating requests with an Idempotency-Key, and their responses. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    uid: text('uid').notNull(),
    key: text('key').notNull(),
    /** A hash of endpoint and input, because a key must not be used for another request. */
    requestHash: text('request_hash').notNull(),
    /** Null while the first request is running. */
    status: integer('status'),
    answer: text('answer'),
    startedAt: instant('started_at').notNull(),
    /** The run that holds the key. */
    owner: text('owner'),
  },
  (table) => [primaryKey({ columns: [table.uid, table.key] })],
);
