import { z } from 'zod/mini';
import { email, text } from '../fields/text.ts';
import { days, orEmpty, setting } from './setting.ts';

const OPENING = 500;

const opening = () => setting({ schema: text(OPENING), default: '', permission: 'settings.write' });
const enabled = (usual: boolean) =>
  setting({ schema: z.boolean(), default: usual, permission: 'settings.write' });
const daysBefore = (usual: number) =>
  setting({ schema: days(60), default: usual, permission: 'settings.write' });

/** What mails say besides what happened, and which of them are sent when. */
export const MAIL_SETTINGS = {
  'mails.signature': setting({
    schema: text(100),
    default: 'Safe travels,',
    permission: 'settings.write',
  }),
  /** Where answers go, if not to the agency's address. */
  'mails.replyTo': setting({
    schema: orEmpty(email()),
    default: '',
    permission: 'settings.write',
    privateHistory: true,
  }),
  /** How the agency is notified of bookings, messages and what else needs attention: each at once, or all at 7 in the morning. */
  'mails.agencyNotices': setting({
    schema: z.enum(['at_once', 'digest']),
    default: 'at_once',
    permission: 'settings.write',
  }),
  /** What mails of a kind say first. */
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
  /** How many days before a trip they go out, at 9 in the morning of the destination. */
  'mails.balance.daysBefore': daysBefore(7),
  'mails.reminder.daysBefore': daysBefore(3),
} as const;
