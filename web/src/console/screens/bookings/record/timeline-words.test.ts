import type { TimelineLine } from '@wayfarer/contract';
import { expect, it } from 'vitest';
import { wordsOf } from './timeline-words.ts';

const AT = '2027-03-08T09:38:00.000Z';
const line = (mail: string): TimelineLine => ({
  at: AT,
  source: 'event',
  kind: 'mail',
  by: 'staff',
  name: 'Nadia Rahman',
  detail: { mail },
});

it.each([
  ['by_hand', 'by_hand', AT, 'sent', 'Wrote: Bring a jacket · sent'],
  ['by_hand', 'by_hand', AT, 'pending', 'Wrote: Bring a jacket · waiting to be sent'],
  ['confirmed', 'confirmed', AT, 'sent', 'Voucher · sent'],
  // another email at another time
  ['by_hand', 'by_hand', '2027-03-09T09:38:00.000Z', 'sent', 'Custom email'],
  ['confirmed', 'by_hand', AT, 'sent', 'Voucher'],
] as const)('names an email (%s; stored: %s at %s, %s) as %s', (kind, stored, at, state, words) => {
  const mails = [{ kind: stored, at, subject: 'Bring a jacket', state }];
  expect(wordsOf(line(kind), mails)).toBe(words);
});
