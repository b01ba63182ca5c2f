import type { AccountExport } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { GuestRow } from '../../db/tables/guests.ts';
import { listMailsTo } from '../../mails/outbox-store.ts';
import { exportGuestHistory } from '../booking-history/index.ts';
import { listBookingsForStaff, listTripsOfGuest } from '../bookings/index.ts';
import { exportContactMessages } from '../contact/index.ts';
import { exportNewsletterConsent } from '../newsletter/index.ts';
import { exportGuestDocuments } from '../papers/index.ts';
import { exportGuestPaymentLinks } from '../payment-links/index.ts';
import { exportGuestStatementLines } from '../statements/index.ts';
import { exportGuestPayments } from '../payments/index.ts';

/** The maximum number of bookings in an export; no customer comes close. */
const MOST = 1000;

const WITHOUT_ACCOUNT = {
  reviewMailsEndedAt: null,
  formerAddresses: [],
  signIn: null,
  sessions: [],
  spots: [],
  pictures: [],
  waitlist: [],
  tripShares: [],
  staff: null,
  invitation: null,
  reviews: [],
  helpfulReviews: [],
  reportedReviews: [],
  savedPlacesSince: null,
  savedPlaces: [],
  notes: [],
  blocks: [],
  roleChanges: [],
  audit: [],
} satisfies Partial<AccountExport>;

export async function exportGuest(context: UserContext, guest: GuestRow): Promise<AccountExport> {
  const { clock, db } = context;
  const { createdAt, email, emailKey, id, language, name, phone } = guest;
  const ids = (await listTripsOfGuest(db.orm, id, MOST)).map(({ _id }) => _id);
  const provedEmailKey = emailKey === '' ? null : emailKey;
  const mails = provedEmailKey === null ? [] : await listMailsTo(db.orm, provedEmailKey);
  return {
    ...WITHOUT_ACCOUNT,
    exportedAt: clock.now().toISOString(),
    user: {
      _id: id,
      name,
      email,
      role: 'traveller',
      photoUrl: null,
      createdAt: createdAt.toISOString(),
    },
    phone,
    language,
    bookings: await listBookingsForStaff(context, ids),
    ...(await exportGuestHistory(db.orm, ids)),
    paymentLinks: await exportGuestPaymentLinks(db.orm, ids),
    bankTransfers: await exportGuestStatementLines(db.orm, ids),
    ...(await exportGuestDocuments(db.orm, ids)),
    ...(await exportGuestPayments(db.orm, ids)),
    contactMessages: await exportContactMessages(db.orm, { uid: id, provedEmailKey }),
    newsletter:
      provedEmailKey === null ? null : await exportNewsletterConsent(db.orm, provedEmailKey),
    mails: mails.map(({ recipient, subject, state, createdAt: at, sentAt }) => ({
      to: recipient,
      subject,
      state,
      createdAt: at.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
}
