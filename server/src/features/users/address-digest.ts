import { createHmac, randomBytes } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import type { SqlExecutor } from '../../db/database.ts';
import { findAppSettings, generateAppSettingOnce } from '../../db/records/app-settings.ts';

const KEY = 'address-digest-key';

/**
 * Returns a function that computes the digest of an address, which is kept after the account is deleted. Don't call
 * it within a transaction.
 */
export async function addressDigester({
  clock,
  db,
}: Pick<AppContext, 'clock' | 'db'>): Promise<(emailKey: string) => string> {
  const random = () => randomBytes(32).toString('hex');
  const key = await generateAppSettingOnce(db.orm, clock, KEY, random);
  return (emailKey) => digestOf(key, emailKey);
}

/** The digest of one address. Don't call it within a transaction. */
export async function addressDigest(
  context: Pick<AppContext, 'clock' | 'db'>,
  emailKey: string,
): Promise<string> {
  return (await addressDigester(context))(emailKey);
}

/** The digest of an address; null if no digest has ever been made, so that none can match. */
export async function digestIfAny(on: SqlExecutor, emailKey: string): Promise<string | null> {
  const key = (await findAppSettings(on, [KEY])).get(KEY);
  return key === undefined ? null : digestOf(key, emailKey);
}

function digestOf(key: string, emailKey: string): string {
  return createHmac('sha256', key).update(emailKey).digest('base64url');
}
