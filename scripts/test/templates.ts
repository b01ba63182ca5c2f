import type { DurableDatabase } from '@wayfarer/durable-pglite';
import { createKeyCipher } from '../../identity/src/keys/key-cipher.ts';
import { KeyRing } from '../../identity/src/keys/key-ring.ts';
import type { SqlDatabase } from '../../identity/src/sql.ts';

const LONG_AGO = new Date(0);

/**
 * Stores signing keys in the template of the tests' databases. Otherwise each service would create them, which takes as
 * long as opening a database.
 */
export async function storeSigningKeys(db: SqlDatabase): Promise<void> {
  const cipher = createKeyCipher(undefined);
  for (const purpose of ['id-token', 'demo-google'] as const) {
    await new KeyRing(db, { now: () => LONG_AGO }, cipher, purpose).signingKey();
  }
}

/** Drops PostgreSQL's own template databases. They aren't needed, and copying their files takes half of a start. */
export async function dropOtherDatabases(database: DurableDatabase): Promise<void> {
  await database.query("update pg_database set datistemplate = false where datname <> 'postgres'");
  for (const name of ['template0', 'template1']) await database.query(`drop database ${name}`);
}
