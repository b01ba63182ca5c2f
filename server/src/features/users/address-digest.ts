import { createHmac, randomBytes } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import type { SqlExecutor } from '../../db/database.ts';
import { findAppSettings, generateAppSettingOnce } from '../../db/records/app-settings.ts';

const KEY = 'address-digest-key';

/** Makes of an address what it is remembered by after its account is deleted. Not within a transaction. */
export async function addressDigester({
  clock,
  db,
}: Pick<AppContext, 'clock' | 'db'>): Promise<(emailKey: string) => string> {
  const random = () => randomBytes(32).toString('hex');
  const key = await generateAppSettingOnce(db.orm, clock, KEY, random);
  return (emailKey) => digestOf(key, emailKey);
}

/** Of one address. Not within a transaction. */
export async function addressDigest(
  context: Pick<AppContext, 'clock' | 'db'>,
  emailKey: string,
): Promise<string> {
  return (await addressDigester(context))(emailKey);
}

/** By what an address would be remembered; null where none has ever been. */
export async function digestIfAny(on: SqlExecutor, emailKey: string): Promise<string | null> {
  const key = (await findAppSettings(on, [KEY])).get(KEY);
  return key === undefined ? null : digestOf(key, emailKey);
}

function digestOf(key: string, emailKey: string): string {
  return createHmac('sha256', key).update(emailKey).digest('base64url');
}
