import { openMemory } from '@wayfarer/durable-pglite';
import { inject } from 'vitest';
import type { SqlDatabase } from '../sql.ts';

/** A throw-away database in memory with the service's tables. */
export async function openTestDatabase(): Promise<SqlDatabase & { close(): Promise<void> }> {
  return openMemory({ extensions: [], from: inject('migratedIdentity') });
}
