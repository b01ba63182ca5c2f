import { z } from 'zod/mini';
import { email, text } from '../fields/text.ts';
import { days, orEmpty, setting } from './setting.ts';

const OPENING = 500;

const opening = () => setting({ schema: text(OPENING), default: '', permission: 'settings.write' });
const enabled = (usual: boolean) =>
  setting({ schema: z.boolean(), default: usual, permission: 'settings.write' });
const daysBefore = (usual: number) =>
  setting({ schema: days(60), default: usual, permission: 'settings.write' });

/** The agency's own texts in emails, and which emails are sent when. */
export const MAIL_SETTINGS = {
  'mails.signature': setting({
    schema: text(100),
    default: 'Warmly,',
    permission: 'settings.write',
  }),
  /** The address for replies, if not the agency's. */
  'mails.replyTo': setting({
    schema: orEmpty(email()),
    default: '',
    permission: 'settings.write',
    privateHistory: true,
  }),
  /** How the agency is notified of bookings, messages and other work: one email each, or a digest at 7 a.m. */
  'mails.agencyNotices': setting({
    schema: z.enum(['at_once', 'digest']),
    default: 'at_once',
    permission: 'settings.write',
  }),
  /** The opening text of each kind of email. */
  'mails.booked.opening': opening(),
  'mails.confirmed.opening': opening(),
  'mails.changed.opening': opening(),
  'mails.balance.opening': opening(),
  'mails.reminder.opening': opening(),
  'mails.cancelled.opening': opening(),
  'mails.review.opening': opening(),
  'mails.confirmed.enabled': enabled(true),
  'mails.changed.enabled': enabled(true),
  'mails.balance.enabled': enabled(true),
  'mails.reminder.enabled': enabled(true),
  'mails.review.enabled': enabled(true),
  /** Days before a trip when they are sent, at 9 a.m. at the destination. */
  'mails.balance.daysBefore': daysBefore(7),
  'mails.reminder.daysBefore': daysBefore(3),
} as const;
