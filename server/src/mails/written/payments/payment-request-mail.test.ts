import { MAIL_KINDS, OWN_WORD_MAILS, SWITCHABLE_MAILS } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';
import { GUEST, TO } from '../../../test/mailing/sample-mail.ts';
import { ACCOUNT, aRequest, aTrip } from '../../../test/mailing/sample-trips.ts';
import { paymentRequestMail } from './payment-request-mail.ts';

const URL = 'https://wayfarer.test';
const PLAN = { first: 40_500, balanceDueOn: '2027-03-29' };

type Trip = Parameters<typeof aTrip>[1];
const written = (trip: Trip = {}, change: Parameters<typeof aRequest>[1] = {}) =>
  paymentRequestMail(TO, aTrip(URL, trip), aRequest(URL, change));

describe('a payment request', () => {
  it('says what to pay for which trip, quotes staff, and links to the payment', () => {
    const message = 'This includes the <b>boat</b>.\nSee you soon!';
    const mail = written({}, { message });
    expect(mail).toMatchObject({ to: TO, subject: 'Please pay $270 for Quiet Bay' });
    for (const part of [
      'Hi Ada,',
      'Please pay $270 for your trip to Quiet Bay.',
      'Reference: WF-7K3M9Q',
      'First day: Wed, Apr 28, 2027',
      '> This includes the <b>boat</b>.\n> See you soon!',
      'Pay $270:\nhttps://wayfarer.test/pay#sample\n',
      'You can pay without signing in. Anyone who has this link can pay with it.',
      'If you think that this is wrong, please write to us.',
    ])
      expect(mail.text).toContain(part);
    expect(mail.html).toContain('href="https://wayfarer.test/pay#sample"');
    expect(mail.html).not.toContain('<b>');
    expect(written({}, { message: '' }).text).not.toContain('>');
  });

  it.each([
    ['first', { booking: PLAN }, 'make the first payment for your trip to Quiet Bay: $270.'],
    ['first', { booking: { durationDays: 1, total: 27_000 } }, 'pay $270 for your trip'],
    ['balance', { paid: 27_000 }, 'pay the balance of your trip to Quiet Bay: $270.'],
    [
      'balance',
      { booking: PLAN, paid: 40_500, today: '2027-03-29' },
      'pay the balance of your trip to Quiet Bay, $270, by Mon, Mar 29, 2027.',
    ],
    [
      'balance',
      { booking: PLAN, paid: 40_500, today: '2027-03-30' },
      'The balance of your trip to Quiet Bay, $270, was due by Mon, Mar 29, 2027.',
    ],
  ] as const)('asks for the %s of %j', (asks, trip, text) => {
    expect(written(trip, { asks }).text).toContain(text);
  });

  it('names the account for a transfer, unless places are held that no transfer would keep', () => {
    const transfer = { ...ACCOUNT, days: 7 };
    expect(written({ transfer }).text).toContain(
      'By bank transfer\nYou can also transfer $270 to our account, with the reference WF-7K3M9Q.\nTo: Harbor Journeys LLC',
    );
    expect(written({ transfer }).text).toContain('IBAN: DE89 3704 0044 0532 0130 00');
    expect(written({ transfer, booking: { state: 'held' } }).text).not.toContain('transfer');
    expect(written().text).not.toContain('transfer');
  });

  it('leads only the owner of an account to the trip', () => {
    expect(written().text).toContain('See your trip:\nhttps://wayfarer.test/');
    expect(written({ booking: GUEST }).text).not.toContain('See your trip');
  });

  it('is written once per link, and not sent after the places are released', () => {
    const heldUntil = new Date('2027-01-05T10:00:00Z');
    const mail = written({ booking: { state: 'held', heldUntil } }, { linkId: 'l1' });
    expect(mail.about).toEqual({ kind: 'payment_request', bookingId: 'sample', key: 'l1' });
    expect(mail.expiresAt).toEqual(heldUntil);
    expect(written({ booking: { heldUntil } })).not.toHaveProperty('expiresAt');
  });

  it('can neither be turned off nor get the agency’s own words', () => {
    const kinds = [MAIL_KINDS, SWITCHABLE_MAILS, OWN_WORD_MAILS] as readonly (readonly string[])[];
    expect(kinds.map((some) => some.includes('payment_request'))).toEqual([true, false, false]);
  });
});
