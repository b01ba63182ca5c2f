import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { hasExpired, type ClaimedMail, type MailRecheck } from '../../mails/mail-recheck.ts';
import { readMailSettings, settingsIn } from '../../mails/mail-settings.ts';
import { languageToKeep } from '../../mails/words-in.ts';
import { dropMail, EXPIRED } from '../../mails/outbox-store.ts';
import { underLetterhead } from '../../mails/outbox.ts';
import { linkedForGuest } from '../../mails/trips/link-for-guest.ts';
import { forgetTripMail } from '../../mails/trip-mail-rows.ts';
import { lockBookingForUpdate, recordBookingEvent } from '../booking-records/index.ts';
import { findKeyOf } from './store.ts';
import { keyOf, TIMED_MAILS, timedMailOf } from './timed-mails.ts';
import { tripToMail } from './trip-facts.ts';

/**
 * Checks a delayed email again when it is sent, for example after the mail server was down. Drops it if it has expired or
 * no longer applies; otherwise rewrites it from current data.
 */
export function recheckTripMails(context: AppContext): MailRecheck {
  return async (claimed) => {
    const { bookingId, kind } = claimed;
    if (bookingId === null) return 'send';
    if (hasExpired(claimed, context.clock.now())) {
      await context.db.orm.transaction((tx) => expire(context, tx, { ...claimed, bookingId }));
      return 'drop';
    }
    if (!TIMED_MAILS.some((mail) => mail.kind === kind)) return 'send';
    return context.db.orm.transaction((tx) => recheck(context, tx, { ...claimed, bookingId }));
  };
}

type TripMail = ClaimedMail & { bookingId: string };

async function expire(
  context: AppContext,
  tx: Tx,
  { bookingId, id: mailId, kind }: TripMail,
): Promise<void> {
  await lockBookingForUpdate(tx, bookingId);
  await dropMail(tx, mailId, EXPIRED);
  await noteDropped(context, tx, bookingId, kind ?? '');
}

async function recheck(context: AppContext, tx: Tx, claimed: TripMail): ReturnType<MailRecheck> {
  const { attempts, bookingId, id: mailId, kind } = claimed;
  const booking = await lockBookingForUpdate(tx, bookingId);
  const of = booking && (await tripToMail(context, tx, booking));
  const now = context.clock.now();
  const key = await findKeyOf(tx, mailId);
  const mail = timedMailOf(kind ?? '', key);
  if (mail === undefined) return 'send';
  const another = key !== null && isDay(key) && (of === null || key !== keyOf(mail, of.booking));
  if (of === null || of.to === null || another || !mail.hasReason(of, now)) {
    // not rewritten after a first attempt: the email may have arrived even though the server didn't confirm it
    await dropMail(tx, mailId);
    if (attempts === 1) await forgetTripMail(tx, mailId);
    await noteDropped(context, tx, bookingId, mail.kind);
    return 'drop';
  }
  const { clock, config } = context;
  const linking = { clock, db: tx, config };
  const composed = await linkedForGuest(
    linking,
    await mail.compose(of, { context, db: tx, to: of.to }),
  );
  const settings = await readMailSettings(tx, config.contact);
  return underLetterhead(composed, settingsIn(settings, languageToKeep(config, composed.language)));
}

async function noteDropped(
  context: AppContext,
  tx: Tx,
  bookingId: string,
  mail: string,
): Promise<void> {
  const by = { kind: 'system', userId: null } as const;
  await recordBookingEvent(context, tx, { bookingId, kind: 'mail_dropped', by, detail: { mail } });
}

/** True for a key that ends with a day; false for that of an email that someone sent again. */
const isDay = (key: string) => /^(?:\w+:)?\d{4}-\d\d-\d\d$/.test(key);
