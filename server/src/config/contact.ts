import { looksLikeEmail } from '@wayfarer/contract';
import type { Mode } from './mode.ts';
import type { ConfigReader } from './config-reader.ts';
import { demoSite } from './demo-site.ts';

/** How travelers reach the agency; what is not set is not shown. */
export interface ContactConfig {
  /** Where the agency's own mails go: messages, bookings, what needs a person. */
  email?: string;
  phone?: string;
}

/** Digits, and what people write between them. */
const PHONE = /^\+?[\d ().-]{5,30}$/;

/** A demo has samples; a real site shows the agency's own, or nothing. */
export function readContact(read: ConfigReader, mode: Mode): ContactConfig {
  const email = read.text('CONTACT_EMAIL');
  if (email !== undefined && !looksLikeEmail(email)) {
    read.fault('CONTACT_EMAIL', 'must be one email address, such as hello@example.com');
  }
  const phone = read.text('CONTACT_PHONE');
  if (phone !== undefined && (!PHONE.test(phone) || phone.replaceAll(/\D/g, '').length < 5)) {
    read.fault('CONTACT_PHONE', 'must be a telephone number, such as +1 202 555 0142');
  }
  return {
    ...demoSite(mode)?.contact,
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
  };
}
