import type { AccountExport } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { listMailsTo } from '../../mails/outbox-store.ts';
import { exportBookingHistory } from '../booking-history/index.ts';
import { exportBookings } from '../bookings/index.ts';
import { exportContactMessages } from '../contact/index.ts';
import { exportCustomerNotes } from '../customers/index.ts';
import { exportNewsletterConsent } from '../newsletter/index.ts';
import { exportDocuments } from '../papers/index.ts';
import { exportPaymentLinks } from '../payment-links/index.ts';
import { exportPayments } from '../payments/index.ts';
import { exportPictures } from '../pictures/index.ts';
import { exportOwnSpots } from '../spots/index.ts';
import { exportReactions, exportReviews } from '../reviews/index.ts';
import { exportSavedPlaces } from '../saved-places/index.ts';
import { exportStatementLines } from '../statements/index.ts';
import { exportShares } from '../trips/index.ts';
import { exportInvitation, exportPerson, getOwnUser } from '../users/index.ts';
import { exportWaitlist } from '../waitlist/index.ts';
import { deviceName } from './device-name.ts';

/** Everything stored about the caller, under their current address. */
export async function exportAccount(context: UserContext): Promise<AccountExport> {
  const { actor, clock, db } = context;
  return {
    exportedAt: clock.now().toISOString(),
    user: await getOwnUser(context),
    ...(await exportPerson(db.orm, actor.uid)),
    notes: await exportCustomerNotes(db.orm, actor.uid),
    ...(await exportSignIn(context)),
    spots: await exportOwnSpots(context),
    pictures: await exportPictures(db.orm, actor.uid),
    bookings: await exportBookings(context, actor),
    ...(await exportBookingHistory(db.orm, actor.uid)),
    ...(await exportWaitlist(db.orm, actor.uid)),
    tripShares: await exportShares(db.orm, actor.uid),
    paymentLinks: await exportPaymentLinks(db.orm, actor.uid),
    bankTransfers: await exportStatementLines(db.orm, actor.uid),
    ...(await exportDocuments(db.orm, actor.uid)),
    reviews: await exportReviews(db.orm, actor.uid, clock.now()),
    ...(await exportReactions(db.orm, actor.uid)),
    ...(await exportSavedPlaces(db.orm, actor.uid)),
    ...(await exportPayments(db.orm, actor)),
    ...(await exportAddress(context)),
  };
}

async function exportSignIn({
  accounts,
  actor,
}: UserContext): Promise<Pick<AccountExport, 'signIn' | 'sessions'>> {
  const means = await accounts.signInMeans(actor.uid);
  const sessions = await accounts.listSessions(actor.uid);
  return {
    signIn: means && {
      password: means.password,
      providers: [...means.providers],
      createdAt: means.createdAt.toISOString(),
      lastLoginAt: means.lastLoginAt?.toISOString() ?? null,
    },
    sessions: sessions.map(({ userAgent, createdAt, lastUsedAt }) => ({
      device: deviceName(userAgent),
      userAgent,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  };
}

/**
 * Anyone can sign up with another person's address, so messages from the address are included only if it is verified.
 */
async function exportAddress({
  actor,
  db,
}: UserContext): Promise<
  Pick<AccountExport, 'contactMessages' | 'invitation' | 'newsletter' | 'mails'>
> {
  const { emailVerified, uid } = actor;
  const emailKey = actor.email.toLowerCase();
  const written = { uid, provedEmailKey: emailVerified ? emailKey : null };
  const contactMessages = await exportContactMessages(db.orm, written);
  if (!emailVerified) return { contactMessages, invitation: null, newsletter: null, mails: [] };
  const mails = await listMailsTo(db.orm, emailKey);
  return {
    contactMessages,
    invitation: await exportInvitation(db.orm, emailKey),
    newsletter: await exportNewsletterConsent(db.orm, emailKey),
    mails: mails.map(({ recipient, subject, state, createdAt, sentAt }) => ({
      to: recipient,
      subject,
      state,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
}
