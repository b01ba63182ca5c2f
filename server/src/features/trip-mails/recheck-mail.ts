import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { ClaimedMail, MailRecheck } from '../../mails/mail-recheck.ts';
import { readMailSettings } from '../../mails/mail-settings.ts';
import { underLetterhead } from '../../mails/outbox.ts';
import { lockBookingForUpdate } from '../booking-records/index.ts';
import { dropMail, findKeyOf } from './store.ts';
import { TIMED_MAILS, type TimedMail } from './timed-mails.ts';
import { tripToMail } from './trip-facts.ts';

/**
 * Asks once more when a mail is sent that waited, as while the mail server was away: what is no longer so is
 * not sent, and the rest is told as it is now.
 */
export function recheckTripMails(context: AppContext): MailRecheck {
  return async (claimed) => {
    const { bookingId } = claimed;
    const mail = TIMED_MAILS.find(({ kind }) => kind === claimed.kind);
    if (mail === undefined || bookingId === null) return 'send';
    return context.db.orm.transaction((tx) =>
      recheck(context, tx, mail, { ...claimed, bookingId }),
    );
  };
}

async function recheck(
  context: AppContext,
  tx: Tx,
  mail: TimedMail,
  claimed: ClaimedMail & { bookingId: string },
): ReturnType<MailRecheck> {
  const { attempts, bookingId, id: mailId } = claimed;
  const { kind } = mail;
  const booking = await lockBookingForUpdate(tx, bookingId);
  const of = booking && (await tripToMail(context, tx, booking));
  const now = context.clock.now();
  const key = await findKeyOf(tx, mailId);
  const another = key !== null && isDay(key) && key !== booking?.travelDate;
  if (of === null || of.to === null || another || !mail.hasReason(of, now)) {
    // Once it was tried, it may have arrived although nobody said so.
    await dropMail(tx, { bookingId, kind, mailId }, { at: now, untried: attempts === 1 });
    return 'drop';
  }
  const composed = await mail.compose(of, { context, db: tx, now, to: of.to });
  return underLetterhead(composed, await readMailSettings(tx, context.config.contact));
}

/** A mail that somebody had sent again is not one of a travel date. */
const isDay = (key: string) => /^\d{4}-\d\d-\d\d$/.test(key);
