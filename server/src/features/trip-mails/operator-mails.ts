import {
  COMPOSED_MAIL_KINDS,
  type ComposedMailKind,
  type listMailKinds as kindsEndpoint,
  type OutputOf,
  type previewMail as previewEndpoint,
  type BodyOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { demandMailDelivery } from '../../mails/demand-mail-delivery.ts';
import { readMailSettings, settingsIn } from '../../mails/mail-settings.ts';
import { underLetterhead } from '../../mails/outbox.ts';
import { isMailOn } from '../../mails/trip-mail-rows.ts';
import { inItsLanguage } from '../../mails/trips/in-its-language.ts';
import { languageToKeep, wordsIn } from '../../mails/words-in.ts';
import type { Mail } from '../../mail-ports.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { findBookingEmail } from '../booking-claims/index.ts';
import { findBooking, lockBookingForUpdate, type BookingRow } from '../booking-records/index.ts';
import { composeTripMail } from './compose-mail.ts';
import { findRecipient } from './store.ts';

/** The kinds of emails, each with the time when it is sent and a flag that is true if it is turned on. */
export async function listMailKinds({ db }: UserContext): Promise<OutputOf<typeof kindsEndpoint>> {
  const settings = await readMailSettings(db.orm);
  const daysBefore: Partial<Record<ComposedMailKind, number>> = {
    balance: settings('mails.balance.daysBefore'),
    reminder: settings('mails.reminder.daysBefore'),
  };
  return COMPOSED_MAIL_KINDS.map((kind) => ({
    kind,
    enabled: isMailOn(kind, settings),
    daysBefore: daysBefore[kind] ?? null,
  }));
}

/** An email as it would be written now. Throws `not_found`. */
export async function previewMail(
  context: UserContext,
  kind: ComposedMailKind,
  bookingId: string,
): Promise<OutputOf<typeof previewEndpoint>> {
  const { orm } = context.db;
  const refundWithinDays = await context.settings.read('cancellation.refundDaysPromise');
  const booking = await findBooking(orm, bookingId);
  if (booking === null) throw notFound('booking');
  const { email: to } = context.actor;
  const asked = { booking, kind, reader: 'staff', refundWithinDays, to } as const;
  const mail = await composeTripMail(context, orm, asked);
  if (mail === null) throw notFound('mail');
  const { config } = context;
  const settings = await readMailSettings(orm, config.contact);
  const { html, subject, text } = underLetterhead(
    mail,
    settingsIn(settings, languageToKeep(config, mail.language)),
  );
  return { subject, text, html };
}

/** Sends the caller an email as the traveler would get it. Throws `not_found`, `no_mail_server`. */
export async function testMail(
  context: UserContext,
  kind: ComposedMailKind,
  bookingId: string,
): Promise<{ subject: string }> {
  demandMailDelivery(context.config);
  const refundWithinDays = await context.settings.read('cancellation.refundDaysPromise');
  return context.db.orm.transaction(async (tx) => {
    const booking = await findBooking(tx, bookingId);
    if (booking === null) throw notFound('booking');
    const { email: to } = context.actor;
    const asked = { booking, kind, reader: 'staff', refundWithinDays, to } as const;
    const mail = await composeTripMail(context, tx, asked);
    if (mail === null) throw notFound('mail');
    const { about: _, ...tried } = mail;
    await context.mail.enqueue(tx, tried);
    await recordAct(context, tx, 'mail_tested', bookingId, { mail: kind });
    return { subject: mail.subject };
  });
}

/**
 * Sends an email to the traveler, again or for the first time. Throws `no_mail_server`, `review_mails_ended`, and
 * `not_found` also if the account is deleted.
 */
export async function sendBookingMail(
  context: UserContext,
  bookingId: string,
  input: BodyOf<'sendBookingMail'>,
): Promise<{ subject: string }> {
  demandMailDelivery(context.config);
  const refundWithinDays = await context.settings.read('cancellation.refundDaysPromise');
  return context.db.orm.transaction(async (tx) => {
    const booking = await lockBookingForUpdate(tx, bookingId);
    const to = booking && (await findBookingEmail(tx, booking));
    if (booking === null || to === null) throw notFound('booking');
    if ('kind' in input && input.kind === 'review') await refuseEnded(tx, booking);
    const mail =
      'kind' in input
        ? await composeTripMail(context, tx, {
            ...input,
            booking,
            reader: 'traveler',
            refundWithinDays,
            to,
          })
        : await byHand(context, tx, booking, { ...input, to });
    if (mail === null) throw notFound('mail');
    await enqueueFor(context, tx, booking, mail);
    return { subject: mail.subject };
  });
}

/** Sends the confirmation of a booking to a corrected address, in the transaction that corrects it. */
export async function confirmAgain(
  context: UserContext,
  tx: Tx,
  booking: BookingRow,
  to: string,
): Promise<void> {
  const asked = { booking, kind: 'booked', reader: 'traveler', refundWithinDays: 0, to } as const;
  const mail = await composeTripMail(context, tx, asked);
  if (mail) await enqueueFor(context, tx, booking, mail);
}

/** Throws for a request for a review to a traveler who unsubscribed, or who has no account in which to unsubscribe. */
async function refuseEnded(tx: Tx, booking: BookingRow): Promise<void> {
  const recipient = await findRecipient(tx, booking);
  if (recipient?.wantsReviewMails) return;
  const why =
    booking.uid === null
      ? "This traveler has no account yet, so they couldn't unsubscribe from review requests."
      : 'This traveler has unsubscribed from review requests.';
  throw new ProblemError('review_mails_ended', `${why} Nothing was sent.`);
}

async function enqueueFor(
  context: UserContext,
  tx: Tx,
  { id }: BookingRow,
  mail: Mail,
): Promise<void> {
  const { uid: byUserId } = context.actor;
  const kind = mail.about?.kind ?? 'by_hand';
  const about = { kind, bookingId: id, key: `again:${context.newId()}`, byUserId };
  await context.mail.enqueue(tx, { ...mail, about });
  await recordAct(context, tx, 'mail_sent', id, { mail: kind });
}

async function byHand(
  { config }: UserContext,
  tx: Tx,
  booking: BookingRow,
  said: { body: string; subject: string; to: string },
): Promise<Mail> {
  const words = wordsIn(config, booking.language);
  return words.write.byHandMail(words.publicUrl, await inItsLanguage(tx, words, booking), said);
}
