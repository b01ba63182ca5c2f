import { createHmac, randomBytes } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import { generateAppSettingOnce } from '../../db/records/app-settings.ts';

/** What an address is remembered by after its account is deleted. Not within a transaction. */
export async function addressDigest(
  { clock, db }: Pick<AppContext, 'clock' | 'db'>,
  emailKey: string,
): Promise<string> {
  const random = () => randomBytes(32).toString('hex');
  const key = await generateAppSettingOnce(db.orm, clock, 'address-digest-key', random);
  return createHmac('sha256', key).update(emailKey).digest('base64url');
}
