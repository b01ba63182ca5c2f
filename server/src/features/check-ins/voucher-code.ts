import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CHECK_IN_PATH } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { SqlExecutor } from '../../db/database.ts';
import { generateAppSettingOnce, putAppSetting } from '../../db/records/app-settings.ts';
import { writeCode } from './policy.ts';

const KEY = 'voucher-key';
const KEY_BYTES = 32;
/**
 * The number of bytes kept of an HMAC-SHA-256 signature: enough that it can't be guessed, and few enough for a code
 * that prints clearly.
 */
const SIGNATURE_BYTES = 16;

interface NamedBooking {
  id: string;
  reference: string;
}

const newKey = () => randomBytes(KEY_BYTES).toString('base64url');

async function sign(
  { clock, db }: Pick<AppContext, 'clock' | 'db'>,
  { id, reference }: NamedBooking,
): Promise<string> {
  const key = await generateAppSettingOnce(db.orm, clock, KEY, newKey);
  const mac = createHmac('sha256', Buffer.from(key, 'base64url'));
  const signature = mac.update(`check-in|${id}|${reference}`).digest().subarray(0, SIGNATURE_BYTES);
  return signature.toString('base64url');
}

/** The link in a voucher's code. Opening it changes nothing; only staff can check a party in with it. */
export async function voucherLink(context: AppContext, booking: NamedBooking): Promise<string> {
  const signature = await sign(context, booking);
  const { publicUrl } = context.config.http;
  return `${publicUrl}${CHECK_IN_PATH}#${writeCode({ reference: booking.reference, signature })}`;
}

export async function isOurs(
  context: Pick<AppContext, 'clock' | 'db'>,
  booking: NamedBooking,
  signature: string,
): Promise<boolean> {
  const sent = Buffer.from(signature);
  const own = Buffer.from(await sign(context, booking));
  return sent.length === own.length && timingSafeEqual(sent, own);
}

/** Replaces the signing key, which invalidates every printed code. */
export function replaceVoucherKey(sql: SqlExecutor, now: Date): Promise<void> {
  return putAppSetting(sql, KEY, newKey(), now);
}
