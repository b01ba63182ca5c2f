import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { addDays, GUEST_TRIP_PATH, lastTripDay, SHARE_DAYS_AFTER } from '@wayfarer/contract';
import type { Executor, SqlExecutor } from '../../db/database.ts';
import { generateAppSettingOnce, putAppSetting } from '../../db/records/app-settings.ts';
import type { BookingRow } from '../../db/tables/bookings.ts';
import type { Clock } from '../../ports.ts';

const KEY = 'trip-link-key';
const KEY_BYTES = 32;
/** Bytes of an HMAC-SHA-256 signature; enough to make it impossible to guess. */
const SIGNATURE_BYTES = 16;
const TOKEN = /^v1\.([\w-]{1,64})\.(\d{1,9})\.([\w-]{22})$/;

const newKey = () => randomBytes(KEY_BYTES).toString('base64url');

interface Signing {
  db: Executor;
  clock: Clock;
}

/** A new link gets the next number. */
type Linked = Pick<BookingRow, 'id' | 'linkSerial'>;

async function sign({ clock, db }: Signing, { id, linkSerial }: Linked): Promise<string> {
  const key = await generateAppSettingOnce(db, clock, KEY, newKey);
  const mac = createHmac('sha256', Buffer.from(key, 'base64url')).update(
    `trip|${id}|${linkSerial}`,
  );
  return mac.digest().subarray(0, SIGNATURE_BYTES).toString('base64url');
}

/**
 * The link with which a customer without an account views the trip and its voucher. The token follows `#`, so that it
 * appears in no log and no referrer.
 */
export async function guestLink(
  signing: Signing,
  publicUrl: string,
  booking: Linked,
): Promise<string> {
  const signature = await sign(signing, booking);
  return `${publicUrl}${GUEST_TRIP_PATH}#v1.${booking.id}.${booking.linkSerial}.${signature}`;
}

/** Null if the text isn't a token. Doesn't verify the signature. */
export function readToken(
  token: string,
): { id: string; linkSerial: number; signature: string } | null {
  const [, id, serial, signature] = TOKEN.exec(token) ?? [];
  if (id === undefined || serial === undefined || signature === undefined) return null;
  return { id, linkSerial: Number(serial), signature };
}

/** True if the current key made the signature for the booking's current link. */
export async function isGuestLinkOf(
  signing: Signing,
  booking: Linked,
  signature: string,
): Promise<boolean> {
  const sent = Buffer.from(signature);
  const own = Buffer.from(await sign(signing, booking));
  return sent.length === own.length && timingSafeEqual(sent, own);
}

/** Ends all links to trips. */
export function replaceTripLinkKey(sql: SqlExecutor, now: Date): Promise<void> {
  return putAppSetting(sql, KEY, newKey(), now);
}

/** The last calendar day on which a link works. */
export const linkUntil = ({
  durationDays,
  travelDate,
}: Pick<BookingRow, 'durationDays' | 'travelDate'>) =>
  addDays(lastTripDay(travelDate, durationDays), SHARE_DAYS_AFTER);

/** True if the booking has a guest whose link hasn't been ended. */
export const hasGuestLink = ({
  guestId,
  linkEndedAt,
  uid,
}: Pick<BookingRow, 'guestId' | 'linkEndedAt' | 'uid'>) =>
  uid === null && guestId !== null && linkEndedAt === null;
