import type { SqlDatabase, SqlExecutor } from '../sql.ts';
import type { Clock } from '../clock.ts';
import { createKeyCipher } from './key-cipher.ts';
import { KeyRing } from './key-ring.ts';
import { currentKey, currentPurposes, deleteKeys } from './key-store.ts';

export interface StoredKeys {
  readonly db: SqlDatabase;
  readonly clock: Clock;
  /** The secret that encrypts the keys. It must be the same as the service's. */
  readonly keySecret?: string;
}

/**
 * Rotates the signing keys from outside the service: running processes sign with the new keys within a
 * minute, and tokens signed with the old ones stay valid until they expire. Returns the number of rotated
 * keys. Errors: `KeySecretError`; nothing is changed then.
 */
export async function rotateStoredKeys({ db, clock, keySecret }: StoredKeys): Promise<number> {
  const cipher = createKeyCipher(keySecret);
  const purposes = await currentPurposes(db);
  const rings = purposes.map((purpose) => new KeyRing(db, clock, cipher, purpose));
  // decrypts the stored keys first, because the service couldn't use new keys that are encrypted with a different
  // secret
  for (const ring of rings) await ring.signingKey();
  for (const ring of rings) await ring.rotate();
  return rings.length;
}

/**
 * Throws `KeySecretError`, with a message for the operator, if the secret doesn't decrypt the current
 * signing keys. Changes nothing.
 */
export async function checkStoredKeys({ db, keySecret }: Omit<StoredKeys, 'clock'>): Promise<void> {
  const cipher = createKeyCipher(keySecret);
  for (const purpose of await currentPurposes(db)) {
    const key = await currentKey(db, purpose);
    if (key) cipher.open(key.privateKey, key.kid);
  }
}

/**
 * Deletes all signing keys, even those that another secret encrypts. Meant for a secret that was leaked or lost. Tokens
 * signed with the keys become invalid immediately; refresh tokens stay valid. The service must not be running; it
 * creates new keys at its next start. Returns the number of deleted keys.
 */
export function forgetStoredKeys(db: SqlExecutor): Promise<number> {
  return deleteKeys(db);
}
