import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import type { SqlDatabase } from '../sql.ts';
import { HOUR, MINUTE, later, type Clock } from '../clock.ts';
import type { KeyCipher } from './key-cipher.ts';
import {
  currentKey,
  insertKey,
  keyById,
  reseal,
  retireCurrentKey,
  usableKeys,
  type KeyPurpose,
  type KeyRow,
} from './key-store.ts';

/** The time for which a retired key stays published: twice the lifetime of a token. */
const OVERLAP = 2 * HOUR;
/** The maximum time until another process uses the keys of a rotation. */
const CACHED_FOR = MINUTE;
const KID = /^[\w-]{43}$/;
const generate = promisify(generateKeyPair);

interface Cached<T> {
  readonly value: T;
  readonly until: number;
}

/** The RSA keys of one purpose, stored in the database and shared by every process. */
export class KeyRing {
  readonly #db: SqlDatabase;
  readonly #clock: Clock;
  readonly #cipher: KeyCipher;
  readonly #purpose: KeyPurpose;
  #signing: Cached<{ kid: string; privateKey: KeyObject }> | undefined;
  readonly #public = new Map<string, Cached<KeyObject>>();

  constructor(db: SqlDatabase, clock: Clock, cipher: KeyCipher, purpose: KeyPurpose) {
    this.#db = db;
    this.#clock = clock;
    this.#cipher = cipher;
    this.#purpose = purpose;
  }

  /** The signing key, which is created and stored on first use. Errors: those of the cipher. */
  async signingKey(): Promise<{ kid: string; privateKey: KeyObject }> {
    const now = this.#clock.now().getTime();
    if (this.#signing && this.#signing.until > now) return this.#signing.value;
    const row = (await currentKey(this.#db, this.#purpose)) ?? (await this.#create());
    const pem = this.#cipher.open(row.privateKey, row.kid);
    if (this.#cipher.isStale(row.privateKey)) {
      await reseal(this.#db, row.kid, this.#cipher.seal(pem, row.kid));
    }
    const value = { kid: row.kid, privateKey: createPrivateKey(pem) };
    this.#signing = { value, until: now + CACHED_FOR };
    return value;
  }

  /** The public key with this id, if it is still valid. The id is untrusted. */
  async publicKey(kid: unknown): Promise<KeyObject | undefined> {
    if (typeof kid !== 'string' || !KID.test(kid)) return undefined;
    const now = this.#clock.now().getTime();
    const cached = this.#public.get(kid);
    if (cached && cached.until > now) return cached.value;
    const row = await keyById(this.#db, this.#purpose, kid, this.#retiredAfter());
    if (!row) {
      this.#public.delete(kid);
      return undefined;
    }
    const value = createPublicKey({ key: { ...row.publicJwk }, format: 'jwk' });
    this.#public.set(kid, { value, until: now + CACHED_FOR });
    return value;
  }

  /** The JWK set to publish: the current key and recently retired ones. */
  async published(): Promise<JWK[]> {
    const rows = await usableKeys(this.#db, this.#purpose, this.#retiredAfter());
    return rows.map((row) => row.publicJwk);
  }

  /** Makes a new signing key current. Tokens signed with the old key stay valid until they expire. */
  async rotate(): Promise<void> {
    const fresh = await this.#generate();
    const now = this.#clock.now();
    await this.#db.transaction(async (tx) => {
      await retireCurrentKey(tx, this.#purpose, now);
      await insertKey(tx, this.#purpose, fresh, now);
    });
    this.#signing = undefined;
  }

  async #create(): Promise<KeyRow> {
    await insertKey(this.#db, this.#purpose, await this.#generate(), this.#clock.now());
    const row = await currentKey(this.#db, this.#purpose);
    if (!row) throw new Error('The signing key could not be stored.');
    return row;
  }

  async #generate(): Promise<Omit<KeyRow, 'retiredAt'>> {
    const { privateKey, publicKey } = await generate('rsa', { modulusLength: 2048 });
    const jwk = await exportJWK(publicKey);
    const kid = await calculateJwkThumbprint(jwk);
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    return {
      kid,
      privateKey: this.#cipher.seal(pem, kid),
      publicJwk: { ...jwk, kid, alg: 'RS256', use: 'sig' },
    };
  }

  #retiredAfter(): Date {
    return later(this.#clock.now(), -OVERLAP);
  }
}

/** The time two hours ago. Keys retired before it can be deleted. */
export function forgetKeysRetiredBefore(now: Date): Date {
  return later(now, -OVERLAP);
}
