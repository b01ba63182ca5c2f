import { WaitEstimate } from '@wayfarer/durable-pglite';
import type pg from 'pg';

/** Estimates how long a new request would wait for a connection, in milliseconds. */
export function estimateQueue(pool: pg.Pool): () => number {
  const since = new WeakMap<pg.PoolClient, number>();
  const estimate = new WaitEstimate();
  pool.on('acquire', (client) => since.set(client, performance.now()));
  pool.on('release', (_error, client) => {
    const now = performance.now();
    estimate.add(now - (since.get(client) ?? now));
  });
  return () => estimate.behind(pool.waitingCount, pool.options.max);
}
