import { z } from 'zod/mini';
import { email, text } from '../fields/text.ts';
import { TEXT_LIMITS } from '../options/limits.ts';
import { placeholderFault } from '../rules/text/mail-placeholders.ts';
import { days, orEmpty, setting } from './setting.ts';

/** Characters of an opening or closing text. */
const OPENING = 1000;

const words = (most: number) =>
  setting({
    schema: text(most),
    default: '',
    permission: 'settings.write',
    refuse: placeholderFault,
  });
/** The agency's own words in emails of one kind; an empty subject is the product's. */
const subject = () => words(TEXT_LIMITS.mailSubject);
const opening = () => words(OPENING);
const closing = () => words(OPENING);
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
  /** The agency's own words in each kind of email, with placeholders. */
  'mails.booked.subject': subject(),
  'mails.booked.opening': opening(),
  'mails.booked.closing': closing(),
  'mails.confirmed.subject': subject(),
  'mails.confirmed.opening': opening(),
  'mails.confirmed.closing': closing(),
  'mails.changed.subject': subject(),
  'mails.changed.opening': opening(),
  'mails.changed.closing': closing(),
  'mails.balance.subject': subject(),
  'mails.balance.opening': opening(),
  'mails.balance.closing': closing(),
  'mails.reminder.subject': subject(),
  'mails.reminder.opening': opening(),
  'mails.reminder.closing': closing(),
  'mails.cancelled.subject': subject(),
  'mails.cancelled.opening': opening(),
  'mails.cancelled.closing': closing(),
  'mails.review.subject': subject(),
  'mails.review.opening': opening(),
  'mails.review.closing': closing(),
  'mails.receipt.subject': subject(),
  'mails.receipt.opening': opening(),
  'mails.receipt.closing': closing(),
  'mails.confirmed.enabled': enabled(true),
  'mails.changed.enabled': enabled(true),
  'mails.balance.enabled': enabled(true),
  'mails.reminder.enabled': enabled(true),
  'mails.review.enabled': enabled(true),
  /** Days before a trip when they are sent, at 9 a.m. at the destination. */
  'mails.balance.daysBefore': daysBefore(7),
  'mails.reminder.daysBefore': daysBefore(3),
} as const;
