import { randomUUID } from 'node:crypto';
import type { DurableDatabase } from '@wayfarer/durable-pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db } from '../database.ts';
import * as tables from '../tables.ts';

export function embeddedDatabase(engine: DurableDatabase): Database {
  const running = new Set<string>();
  const id = randomUUID();
  return {
    engine: 'pglite',
    orm: drizzle({ client: engine.driver, schema: tables }) as unknown as Db,
    sql: engine,
    listen: (channel, onPayload) => engine.listen(channel, onPayload),
    notify: async (channel, payload) => {
      await engine.query('select pg_notify($1, $2)', [channel, payload]);
    },
    // only one process at a time can use the directory, so any other process has ended
    presence: { id, isGone: async (other) => other !== id },
    // this process has locked the directory, so no other one runs the work
    withAdvisoryLock: async (name, work) => {
      if (running.has(name)) return null;
      running.add(name);
      try {
        return await work();
      } finally {
        running.delete(name);
      }
    },
    withoutTimeouts: (work) => engine.patiently(work),
    health: () => engine.health(),
    drainResponses: () => engine.poll(),
    estimatedQueueMs: () => engine.waitMs(),
    copyFiles: async (directory) => {
      await engine.dump(directory);
    },
    close: () => engine.close(),
  };
}
