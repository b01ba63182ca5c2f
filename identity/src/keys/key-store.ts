import type { JWK } from 'jose';
import { firstRow, type SqlExecutor } from '../sql.ts';

export type KeyPurpose = 'id-token' | 'demo-google';

export interface KeyRow {
  readonly kid: string;
  readonly privateKey: string;
  readonly publicJwk: JWK;
  readonly retiredAt: Date | null;
}

const SELECT = `select kid, private_key as "privateKey", public_jwk as "publicJwk",
  retired_at as "retiredAt" from identity_keys`;

/** The current signing key. */
export function currentKey(on: SqlExecutor, purpose: KeyPurpose): Promise<KeyRow | undefined> {
  return firstRow(on, `${SELECT} where purpose = $1 and retired_at is null`, [purpose]);
}

/** The purposes that have a current key. */
export async function currentPurposes(on: SqlExecutor): Promise<KeyPurpose[]> {
  const { rows } = await on.query<{ purpose: KeyPurpose }>(
    'select purpose from identity_keys where retired_at is null order by purpose',
  );
  return rows.map(({ purpose }) => purpose);
}

/** @param retiredAfter Keys retired before this moment are no longer valid */
export function keyById(
  on: SqlExecutor,
  purpose: KeyPurpose,
  kid: string,
  retiredAfter: Date,
): Promise<KeyRow | undefined> {
  return firstRow(
    on,
    `${SELECT} where purpose = $1 and kid = $2 and (retired_at is null or retired_at > $3)`,
    [purpose, kid, retiredAfter],
  );
}

/** Current and recently retired keys, newest first. */
export async function usableKeys(
  on: SqlExecutor,
  purpose: KeyPurpose,
  retiredAfter: Date,
): Promise<KeyRow[]> {
  const { rows } = await on.query<KeyRow>(
    `${SELECT} where purpose = $1 and (retired_at is null or retired_at > $2)
     order by created_at desc`,
    [purpose, retiredAfter],
  );
  return rows;
}

/** Inserts the current key, unless another process has inserted one first. */
export async function insertKey(
  on: SqlExecutor,
  purpose: KeyPurpose,
  key: Omit<KeyRow, 'retiredAt'>,
  now: Date,
): Promise<void> {
  await on.query(
    `insert into identity_keys (kid, purpose, private_key, public_jwk, created_at)
     values ($1, $2, $3, $4::jsonb, $5) on conflict do nothing`,
    [key.kid, purpose, key.privateKey, JSON.stringify(key.publicJwk), now],
  );
}

/** Retires the current key. It stays published for a while. */
export async function retireCurrentKey(
  tx: SqlExecutor,
  purpose: KeyPurpose,
  now: Date,
): Promise<void> {
  await tx.query(
    'update identity_keys set retired_at = $2 where purpose = $1 and retired_at is null',
    [purpose, now],
  );
}

/** Deletes all keys of all purposes and returns their number. */
export async function deleteKeys(on: SqlExecutor): Promise<number> {
  return (await on.query('delete from identity_keys')).rowCount;
}

/** Replaces the stored form of a private key, such as an unencrypted one. */
export async function reseal(on: SqlExecutor, kid: string, privateKey: string): Promise<void> {
  await on.query('update identity_keys set private_key = $2 where kid = $1', [kid, privateKey]);
}
