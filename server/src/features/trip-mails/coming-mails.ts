import { addDays, type BookingRecord } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { localDay } from '../../lib/local-time.ts';
import { readMailSettings } from '../../mails/mail-settings.ts';
import { isMailOn } from '../../mails/trip-mail-rows.ts';
import { overdueMailAt } from '../../mails/trips/due.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { referenceDay } from './timed-kinds.ts';
import { TIMED_MAILS, type TimedMail } from './timed-mails.ts';
import { mailReasons, type MailReasons } from './trip-facts.ts';

/** The day of an email; null if the trip doesn't get it. */
function dayOf(mail: TimedMail, { booking, timed }: MailReasons, daysBefore: number) {
  if (mail.prefix === 'overdue:' && overdueMailAt(timed) === null) return null;
  const day = referenceDay(mail, booking);
  return day === null ? null : addDays(day, -daysBefore);
}

/**
 * The emails that will be sent about a trip on a later day, as of now. Leaves out customers without an address and
 * emails that the agency has turned off or that have no reason.
 */
export async function comingMails(
  context: AppContext,
  booking: BookingRow,
): Promise<NonNullable<BookingRecord['comingMails']>> {
  const now = context.clock.now();
  const of = await mailReasons(context, context.db.orm, booking);
  if (of.to === null) return [];
  const today = localDay(now, of.timed.zone);
  const settings = await readMailSettings(context.db.orm);
  const coming = [];
  for (const mail of TIMED_MAILS) {
    const day = dayOf(mail, of, await mail.daysBefore(context.settings));
    if (day === null || day <= today || !mail.hasReason(of, now)) continue;
    if (isMailOn(mail.kind, settings)) coming.push({ kind: mail.kind, day });
  }
  return coming.toSorted((a, b) => a.day.localeCompare(b.day));
}
