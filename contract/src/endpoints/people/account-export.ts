import { z } from 'zod/mini';
import { OwnPicture } from '../../fields/pictures.ts';
import { AUDITED_ACTIONS } from '../../options/audit.ts';
import { CounterPayment } from '../../fields/bookings/counter-payment.ts';
import { ExportedPaymentLink } from '../../fields/bookings/payment-link.ts';
import { ExportedCompany, ExportedDocument } from '../../fields/money/papers.ts';
import { ExportedStatementLine } from '../../fields/bookings/statement-line.ts';
import { Waiting } from '../../fields/waiting.ts';
import { REVIEW_REPORT_REASONS } from '../../options/reviews.ts';
import { BookingEvent } from '../trips/operator-changes.ts';
import { Booking } from '../trips/bookings.ts';
import { Payment } from '../trips/money/payments.ts';
import { MEMBER_ROLES } from '../../rules/people/permissions.ts';
import { OwnReview } from '../places/reviews.ts';
import { OwnSpot } from '../places/own-spots.ts';
import { StaffRights } from '../agency/staff.ts';
import { ROLES, User } from './users.ts';

/** `paymentId` is null if the charge was never accepted as a payment. */
const AboutCharge = z.object({
  paymentId: z.nullable(z.string()),
  transactionId: z.string(),
  amount: z.number(),
  currency: z.string(),
  reason: z.string(),
  state: z.string(),
});

const ExportedRefund = z.extend(AboutCharge, { _id: z.string(), createdAt: z.string() });
export type ExportedRefund = z.output<typeof ExportedRefund>;

/** A charge that the person's bank disputed. */
const ExportedDispute = z.extend(AboutCharge, {
  openedAt: z.string(),
  closedAt: z.nullable(z.string()),
});
export type ExportedDispute = z.output<typeof ExportedDispute>;

const ExportedShare = z.object({
  bookingId: z.string(),
  createdAt: z.string(),
  endedAt: z.nullable(z.string()),
  opened: z.number(),
  lastSeenOn: z.nullable(z.string()),
});
export type ExportedShare = z.output<typeof ExportedShare>;

const ContactMessage = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: z.string(),
  replies: z.array(z.object({ at: z.string(), text: z.string() })),
});
export type ContactMessage = z.output<typeof ContactMessage>;

const NewsletterConsent = z.object({
  email: z.string(),
  consentedAt: z.string(),
  confirmedAt: z.nullable(z.string()),
  unsubscribedAt: z.nullable(z.string()),
});
export type NewsletterConsent = z.output<typeof NewsletterConsent>;

/** The email's text is left out because it may contain a link that opens the account. */
const ExportedMail = z.object({
  to: z.string(),
  subject: z.string(),
  state: z.string(),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
});

/**
 * A person's data. Some of it belongs to an email address, not to an account: the newsletter, emails, and messages that
 * were sent without signing in. An account's export includes this only if the address is verified.
 */
export const AccountExport = z.object({
  exportedAt: z.string(),
  user: User,
  /** Only for a customer without an account; other people's telephone numbers are in their bookings. */
  phone: z.optional(z.string()),
  /** The time when the person unsubscribed from requests for reviews. */
  reviewMailsEndedAt: z.nullable(z.string()),
  /** Null if none was chosen. */
  language: z.nullable(z.string()),
  formerAddresses: z.array(z.object({ email: z.string(), leftAt: z.string() })),
  /** Null if people sign in with an external service, whose data isn't part of this export. */
  signIn: z.nullable(
    z.object({
      password: z.boolean(),
      /** Such as 'google.com'. */
      providers: z.array(z.string()),
      createdAt: z.string(),
      lastLoginAt: z.nullable(z.string()),
    }),
  ),
  sessions: z.array(
    z.object({
      device: z.string(),
      userAgent: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string(),
    }),
  ),
  spots: z.array(OwnSpot),
  /** All uploaded pictures, in use or not. */
  pictures: z.array(z.extend(OwnPicture, { createdAt: z.string(), isShown: z.boolean() })),
  bookings: z.array(Booking),
  /** The history of the bookings, and their payments at the counter. */
  bookingEvents: z.array(BookingEvent),
  counterPayments: z.array(CounterPayment),
  bookingNotes: z.array(z.object({ bookingId: z.string(), at: z.string(), text: z.string() })),
  waitlist: z.array(Waiting),
  /** Includes ended links. */
  tripShares: z.array(ExportedShare),
  paymentLinks: z.array(ExportedPaymentLink),
  /** Bank transfers that were matched with the bookings. */
  bankTransfers: z.array(ExportedStatementLine),
  /** Invoices and credit notes of the bookings. */
  documents: z.array(ExportedDocument),
  invoiceCompanies: z.array(ExportedCompany),
  payments: z.array(Payment),
  refunds: z.array(ExportedRefund),
  disputes: z.array(ExportedDispute),
  contactMessages: z.array(ContactMessage),
  newsletter: z.nullable(NewsletterConsent),
  mails: z.array(ExportedMail),
  /** The rights of a member of the team; null for everyone else, even owners, whose role is in `user`. */
  staff: z.nullable(z.extend(StaffRights, { role: z.enum(MEMBER_ROLES), since: z.string() })),
  invitation: z.nullable(
    z.object({ role: z.enum(MEMBER_ROLES), sentAt: z.string(), expiresAt: z.string() }),
  ),
  reviews: z.array(z.extend(OwnReview, { bookingId: z.string(), spot: z.string() })),
  /** Reviews by others that the person marked as helpful, and those that the person reported. */
  helpfulReviews: z.array(z.object({ reviewId: z.string(), spot: z.string() })),
  reportedReviews: z.array(
    z.object({
      reviewId: z.string(),
      spot: z.string(),
      at: z.string(),
      reason: z.enum(REVIEW_REPORT_REASONS),
      detail: z.string(),
      settledAt: z.nullable(z.string()),
    }),
  ),
  /** `savedPlacesSince` is the time when the person turned saving on. */
  savedPlacesSince: z.nullable(z.string()),
  savedPlaces: z.array(z.object({ spotId: z.string(), savedAt: z.string() })),
  /** Staff's notes about the person. */
  notes: z.array(z.object({ at: z.string(), text: z.string() })),
  blocks: z.array(
    z.object({ at: z.string(), reason: z.string(), endedAt: z.nullable(z.string()) }),
  ),
  roleChanges: z.array(z.object({ at: z.string(), from: z.enum(ROLES), to: z.enum(ROLES) })),
  /** Actions on the account by staff and the server. */
  audit: z.array(
    z.object({
      at: z.string(),
      action: z.enum(AUDITED_ACTIONS),
      detail: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
});
export type AccountExport = z.output<typeof AccountExport>;
