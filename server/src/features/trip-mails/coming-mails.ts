import { addDays, type BookingRecord } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { localDay } from '../../lib/local-time.ts';
import { readMailSettings } from '../../mails/mail-settings.ts';
import { isMailOn } from '../../mails/trip-mail-rows.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { TIMED_MAILS, type TimedMail } from './timed-mails.ts';
import { mailReasons } from './trip-facts.ts';

const dayOf = ({ by }: TimedMail, { durationDays, travelDate }: BookingRow, daysBefore: number) =>
  by === 'firstDay' ? addDays(travelDate, -daysBefore) : addDays(travelDate, durationDays);

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
    const day = dayOf(mail, booking, await mail.daysBefore(context.settings));
    const isDue = day > today && mail.hasReason(of, now);
    if (isDue && isMailOn(mail.kind, settings)) coming.push({ kind: mail.kind, day });
  }
  return coming.toSorted((a, b) => a.day.localeCompare(b.day));
}
