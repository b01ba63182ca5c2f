import { mailWordsKey, type SettingKey, type SettingValue } from '@wayfarer/contract';
import { SETTING_KEYS, SETTINGS } from '@wayfarer/contract/schemas';
import { inArray, or, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Config } from '../config/config.ts';
import type { Executor, SqlExecutor } from '../db/database.ts';
import { agencySettings } from '../db/tables/site/agency-settings.ts';
import type { MailSettings } from './mail-parts.ts';

export type { MailSettings } from './mail-parts.ts';

interface StoredSetting {
  key: string;
  value: unknown;
}

/** The contact that is used unless the agency's settings have others. */
export type UsualContact = Pick<Config['contact'], 'email' | 'phone'>;

const TOLD_RULES: SettingKey[] = [
  'booking.payOnArrival',
  'cancellation.refundDaysPromise',
  'money.plan',
  'money.transfer',
];

/** The settings as long as the agency hasn't changed any. */
export const USUAL_MAIL_SETTINGS = mailSettings([]);

/** The address for replies; empty if they go to the sender's address. */
export function replyAddress(settings: MailSettings): string {
  return settings('mails.replyTo') || settings('agency.email');
}

/**
 * Reads the settings in the transaction that writes an email, because the embedded database has only one connection.
 */
export async function readMailSettings(
  executor: Executor,
  usual: UsualContact = {},
): Promise<MailSettings> {
  const { key, value } = agencySettings;
  // `starts_with`, because PostgreSQL would plan a query with `like` again for each call
  const startsWith = (start: string) => sql`starts_with(${key}, ${start})`;
  const rows = await executor
    .select({ key, value })
    .from(agencySettings)
    .where(or(startsWith('agency.'), startsWith('mails.'), inArray(key, TOLD_RULES)));
  return mailSettings(rows, usual);
}

/** Like `readMailSettings`, for the embedded services in their raw transaction. */
export async function readMailSettingsRaw(
  tx: SqlExecutor,
  usual: UsualContact,
): Promise<MailSettings> {
  const { rows } = await tx.query<StoredSetting>(
    `select key, value from agency_settings where key like 'agency.%' or key like 'mails.%'`,
  );
  return mailSettings(rows, usual);
}

/** The settings for emails in a language, with the agency's words in it. Null means the site's first language. */
export function settingsIn(settings: MailSettings, language: string | null): MailSettings {
  if (language === null) return settings;
  return (key) => {
    const own = mailWordsKey(key, language);
    if (own === undefined) return settings(key);
    // if the agency has written no signature in this language, the product's own applies
    const isSigned = key !== 'mails.signature' || settings(own) !== '';
    return (isSigned ? settings(own) : USUAL_MAIL_SETTINGS(key)) as SettingValue<typeof key>;
  };
}

/** A value that this version can't use counts as unset. */
function mailSettings(
  rows: readonly StoredSetting[],
  { email = '', phone = '' }: UsualContact = {},
): MailSettings {
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const values = new Map(
    SETTING_KEYS.map((key): [SettingKey, unknown] => {
      const { default: usual, schema } = SETTINGS[key];
      if (!stored.has(key)) return [key, usual];
      const parsed = z.safeParse<z.core.$ZodType>(schema, stored.get(key));
      return [key, parsed.success ? parsed.data : usual];
    }),
  );
  if (values.get('agency.email') === '') values.set('agency.email', email);
  if (values.get('agency.phone') === '') values.set('agency.phone', phone);
  return <K extends SettingKey>(key: K) => values.get(key) as SettingValue<K>; // parsed above
}
