import type { SqlDatabase, SqlExecutor } from '../sql.ts';
import type { Clock } from '../clock.ts';
import { createKeyCipher } from './key-cipher.ts';
import { KeyRing } from './key-ring.ts';
import { currentKey, currentPurposes, deleteKeys } from './key-store.ts';

export interface StoredKeys {
  readonly db: SqlDatabase;
  readonly clock: Clock;
  /** The same secret as the service's. */
  readonly keySecret?: string;
}

/**
 * Rotates the signing keys from outside the service: running processes sign with the new ones within a
 * minute, and tokens of the old ones stay valid until they expire. Returns how many were rotated.
 * Errors: the key secret's; then nothing was changed.
 */
export async function rotateStoredKeys({ db, clock, keySecret }: StoredKeys): Promise<number> {
  const cipher = createKeyCipher(keySecret);
  const purposes = await currentPurposes(db);
  const rings = purposes.map((purpose) => new KeyRing(db, clock, cipher, purpose));
  // Decrypts the stored keys first: with another secret the service could not use the new ones.
  for (const ring of rings) await ring.signingKey();
  for (const ring of rings) await ring.rotate();
  return rings.length;
}

/**
 * Throws, with a plain sentence, if the secret does not decrypt the current signing keys. Changes
 * nothing.
 */
export async function checkStoredKeys({ db, keySecret }: Omit<StoredKeys, 'clock'>): Promise<void> {
  const cipher = createKeyCipher(keySecret);
  for (const purpose of await currentPurposes(db)) {
    const key = await currentKey(db, purpose);
    if (key) cipher.open(key.privateKey, key.kid);
  }
}

/**
 * Deletes all signing keys, whatever secret encrypted them: for a secret that was leaked or lost. Their
 * tokens become invalid at once, refresh tokens stay valid, and the service creates new keys at its
 * next start; none may be running. Returns how many there were.
 */
export function forgetStoredKeys(db: SqlExecutor): Promise<number> {
  return deleteKeys(db);
}
