import { z } from 'zod/mini';
import { AUDITED_ACTIONS } from './audit.ts';
import { Booking } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { Payment } from './payments.ts';
import { OwnSpot } from './own-spots.ts';
import { Deleted, IdParams } from './text.ts';
import { ROLES, User } from './users.ts';

/** A signed-in device. */
export const Session = z.object({
  _id: z.string(),
  /** What the browser says it is, in plain words: 'Firefox on Linux'. */
  device: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
});
export type Session = z.output<typeof Session>;

/** A refund of a charge of the person's; without a payment where the charge was never accepted. */
const ExportedRefund = z.object({
  _id: z.string(),
  paymentId: z.nullable(z.string()),
  transactionId: z.string(),
  amount: z.number(),
  currency: z.string(),
  reason: z.string(),
  state: z.string(),
  createdAt: z.string(),
});
export type ExportedRefund = z.output<typeof ExportedRefund>;

/** A charge that the person's bank disputes. */
const ExportedDispute = z.object({
  paymentId: z.nullable(z.string()),
  transactionId: z.string(),
  amount: z.number(),
  currency: z.string(),
  reason: z.string(),
  state: z.string(),
  openedAt: z.string(),
  closedAt: z.nullable(z.string()),
});
export type ExportedDispute = z.output<typeof ExportedDispute>;

const ContactMessage = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: z.string(),
});
export type ContactMessage = z.output<typeof ContactMessage>;

const NewsletterConsent = z.object({
  email: z.string(),
  consentedAt: z.string(),
  confirmedAt: z.nullable(z.string()),
  unsubscribedAt: z.nullable(z.string()),
});
export type NewsletterConsent = z.output<typeof NewsletterConsent>;

/** A mail that was sent or waits. Without its text, which may hold a link that opens the account. */
const ExportedMail = z.object({
  to: z.string(),
  subject: z.string(),
  state: z.string(),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
});

/** What is kept under an address is handed out to who has proved it: messages, newsletter and mails. */
export const AccountExport = z.object({
  exportedAt: z.string(),
  user: User,
  formerAddresses: z.array(z.object({ email: z.string(), leftAt: z.string() })),
  /** Null where another service signs people in; what it keeps is to be had there. */
  signIn: z.nullable(
    z.object({
      password: z.boolean(),
      /** Linked accounts, such as 'google.com'. */
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
  bookings: z.array(Booking),
  payments: z.array(Payment),
  refunds: z.array(ExportedRefund),
  disputes: z.array(ExportedDispute),
  contactMessages: z.array(ContactMessage),
  newsletter: z.nullable(NewsletterConsent),
  mails: z.array(ExportedMail),
  roleChanges: z.array(z.object({ at: z.string(), from: z.enum(ROLES), to: z.enum(ROLES) })),
  /** What administrators did to the account. */
  audit: z.array(
    z.object({
      at: z.string(),
      action: z.enum(AUDITED_ACTIONS),
      detail: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
});
export type AccountExport = z.output<typeof AccountExport>;

export const getAccount = endpoint({
  method: 'GET',
  path: '/account',
  summary: 'The caller as a user',
  auth: 'user',
  group: 'Account',
  response: User,
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/account/sessions',
  summary: "The caller's signed-in devices",
  auth: 'user',
  group: 'Account',
  response: z.array(Session),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/account/sessions/:id',
  summary: 'Sign one device out',
  auth: 'user',
  group: 'Account',
  params: IdParams,
  response: Deleted,
  errors: ['not_found'],
});

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/account/sessions',
  summary: 'Sign every device out, this one included',
  auth: 'user',
  group: 'Account',
  response: Deleted,
});

export const exportAccount = endpoint({
  method: 'GET',
  path: '/account/export',
  summary: 'Everything that is kept about the caller',
  auth: 'user',
  fresh: true,
  group: 'Account',
  response: AccountExport,
});
