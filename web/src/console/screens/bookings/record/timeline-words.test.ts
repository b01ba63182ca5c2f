import type { TimelineLine } from '@wayfarer/contract';
import { expect, it } from 'vitest';
import { partOf, wordsOf } from './timeline-words.ts';

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

it.each([
  [{ travelDate: '2027-04-12', days: 1 }, /^((?!2:30 PM).)*Apr 12, 2027((?!2:30 PM).)*$/],
  [{ travelDate: '2027-04-12', days: 1, startTime: '14:30' }, /Apr 12, 2027, 2:30 PM/],
])('shows the day and start time to which a trip was moved: %j', (detail, words) => {
  expect(wordsOf({ ...line(''), kind: 'changed', detail }, [])).toMatch(words);
});

const asked = (asks: string) => ({ asks, amount: 33_000, currency: 'usd' });

it.each([
  ['link_made', asked('first'), 'Asked for the first payment of $330.00 with a payment link'],
  ['link_made', asked('balance'), 'Asked for the balance of $330.00 with a payment link'],
  [
    'transfer_announced',
    { part: 'first', amount: 33_000, currency: 'usd' },
    'Announced a bank transfer of the first payment of $330.00',
  ],
  [
    'transfer_announced',
    { part: 'balance', amount: 33_000, currency: 'usd' },
    'Announced a bank transfer of the balance of $330.00',
  ],
  ['link_made', asked('amount'), 'Asked for $330.00 with a payment link'],
  ['link_ended', {}, 'Payment link ended'],
])('describes actions on a payment link: %s %j', (kind, detail, words) => {
  const entry = { ...line(''), kind, detail };
  expect(wordsOf(entry, [])).toBe(words);
  expect(partOf(entry)).toBe('money');
});
