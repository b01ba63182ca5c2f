import { tripPath } from '@wayfarer/contract';
import { eq } from 'drizzle-orm';
import type { Config } from '../../config/config.ts';
import { bookings } from '../../db/tables/bookings.ts';
import type { Executor } from '../../db/database.ts';
import type { Mail } from '../../mail-ports.ts';
import type { Clock } from '../../ports.ts';
import { wordsIn } from '../words-in.ts';
import { guestLink, hasGuestLink } from './guest-link.ts';

interface Linking {
  clock: Clock;
  db: Executor;
  config: Pick<Config, 'http' | 'languages'>;
}

/**
 * In an email to a customer without an account, the guest's link replaces those to the trip and its voucher, which
 * require a sign-in. Staff's previews don't contain that link.
 */
export async function linkedForGuest(linking: Linking, mail: Mail): Promise<Mail> {
  if (mail.about === undefined) return mail;
  const { bookingId } = mail.about;
  const { config, db } = linking;
  const { guestId, id, language, linkEndedAt, linkSerial, uid } = bookings;
  const [booking] = await db
    .select({ id, uid, guestId, language, linkSerial, linkEndedAt })
    .from(bookings)
    .where(eq(id, bookingId));
  if (!booking || !hasGuestLink(booking)) return mail;
  const { publicUrl } = wordsIn(config, booking.language);
  const link = await guestLink(linking, publicUrl, booking);
  const page = `${publicUrl}${tripPath(bookingId)}`;
  return relinked(mail, (text) => text.replaceAll(`${page}/voucher`, link).replaceAll(page, link));
}

function relinked(mail: Mail, relink: (text: string) => string): Mail {
  const { calendar, html, parts, text } = mail;
  const { action, more } = parts ?? {};
  return {
    ...mail,
    text: relink(text),
    html: relink(html),
    ...(calendar && {
      calendar: {
        ...calendar,
        url: relink(calendar.url),
        description: relink(calendar.description),
      },
    }),
    ...(parts && {
      parts: {
        ...parts,
        ...(action && { action: { ...action, url: relink(action.url) } }),
        ...(more && { more: { ...more, url: relink(more.url) } }),
      },
    }),
  };
}
