import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseReviewMailsToken, reviewMailsToken, UNSUBSCRIBE_PATH } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { generateAppSettingOnce } from '../../db/records/app-settings.ts';
import { wordsIn } from '../../mails/words-in.ts';
import { findBooking, type BookingRow } from '../booking-records/index.ts';
import { endReviewMailsTo } from '../users/index.ts';

type Spoken = Pick<BookingRow, 'language'>;

const KEY = 'review-mails-key';
const KEY_BYTES = 32;

const newKey = () => randomBytes(KEY_BYTES).toString('base64url');

/** Signs a link, so that no one can unsubscribe others. The link is valid as long as the booking exists. */
async function sign(
  { clock }: Pick<AppContext, 'clock'>,
  db: Executor,
  bookingId: string,
): Promise<string> {
  const key = await generateAppSettingOnce(db, clock, KEY, newKey);
  const mac = createHmac('sha256', Buffer.from(key, 'base64url'));
  return mac.update(`review-mails|${bookingId}`).digest('base64url');
}

/** The URL at which the recipient of an email about a booking unsubscribes: a page, and a POST for mail programs. */
export async function noReviewMailsUrl(
  context: Pick<AppContext, 'clock' | 'config'>,
  db: Executor,
  { id, language }: Spoken & { id: string },
): Promise<string> {
  return linkWith(context, language, reviewMailsToken(id, await sign(context, db, id)));
}

/** The URL for staff's previews, which unsubscribes no one. */
export const noReviewMailsSample = (
  context: Pick<AppContext, 'config'>,
  { language }: Spoken,
): string => linkWith(context, language, 'sample');

function linkWith(
  { config }: Pick<AppContext, 'config'>,
  language: string | null,
  token: string,
): string {
  const { publicUrl } = wordsIn(config, language);
  return `${publicUrl}${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(token)}`;
}

/** Unsubscribes the person who made the token's booking from requests for reviews; a wrong token changes nothing. */
export async function endReviewMails(
  context: Pick<AppContext, 'clock' | 'db'>,
  token: string,
): Promise<{ received: true }> {
  const asked = parseReviewMailsToken(token);
  if (asked !== null) {
    const { orm } = context.db;
    const sent = Buffer.from(asked.signature);
    const own = Buffer.from(await sign(context, orm, asked.bookingId));
    const isOurs = sent.length === own.length && timingSafeEqual(sent, own);
    const owner = isOurs ? (await findBooking(orm, asked.bookingId))?.uid : null;
    if (owner) await endReviewMailsTo(orm, owner, context.clock.now());
  }
  return { received: true };
}
