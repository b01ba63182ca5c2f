import type pg from 'pg';

/** How much of the newest use of a connection goes into the usual length of one. */
const WEIGHT = 0.05;
/** A migration or an export says nothing about what uses usually take. */
const LONGEST_MS = 250;
/** So few wait for a slow machine rather than for each other. */
const FEW = 64;

/** Answers how long somebody who came now would wait for a connection, by what uses have taken lately; 0 while few wait. */
export function estimateWait(pool: pg.Pool): () => number {
  const since = new WeakMap<pg.PoolClient, number>();
  let usualMs = 1;
  pool.on('acquire', (client) => since.set(client, performance.now()));
  pool.on('release', (_error, client) => {
    const ms = performance.now() - (since.get(client) ?? performance.now());
    usualMs += WEIGHT * (Math.min(ms, LONGEST_MS) - usualMs);
  });
  return () => (pool.waitingCount < FEW ? 0 : (pool.waitingCount * usualMs) / pool.options.max);
}
