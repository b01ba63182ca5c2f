import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBreakdown } from '@wayfarer/contract';
import { composeMail } from '../layout/mail-layout.ts';
import { receiptMail, rejectionMail } from './receipt-mail.ts';
import { refundFailedMail, refundMail } from './refund-mails.ts';

const at = new Date('2030-05-01T10:00:00Z');
const payment = {
  id: 'p1',
  attemptId: 'i1',
  bookingId: 'b1',
  uid: 'ada',
  userEmail: 'ada-before@example.com',
  tripTitle: 'Quiet Bay',
  amount: 120_050,
  amountRefunded: 0,
  amountLost: 0,
  disputeState: null,
  duplicate: false,
  part: 1,
  currency: 'usd',
  transactionId: 'pi_1',
  cardBrand: 'visa',
  cardLast4: '4242',
  createdAt: at,
  hiddenAt: null,
  livemode: true,
  providerAccount: 'acct_1',
};
const booking = {
  id: 'b1',
  uid: 'ada',
  spotId: null,
  travelSpot: 'Quiet Bay',
  travelCountry: 'Portugal',
  travelSeason: '',
  travelName: '<img src=x onerror=alert(1)>',
  travelEmail: 'ada-before@example.com',
  wishes: '',
  companionNames: '',
  language: null,
  travelPhone: '',
  guestId: null,
  linkSerial: 1,
  linkEndedAt: null,
  offerId: null,
  contributed: null,
  cost: 120_050,
  currency: 'usd',
  travelDate: '2030-06-15',
  durationDays: 1,
  startTime: '',
  reference: 'WF-7K3M9Q',
  adults: 1,
  children: 0,
  infants: 0,
  revision: 1,
  total: null,
  priceLines: null,
  priceExtras: null,
  taxTerms: null,
  priceRules: null,
  first: null,
  balanceDueOn: null,
  transferPart: null,
  transferDueOn: null,
  plan: null,
  state: 'booked' as const,
  heldUntil: null,
  awaitsAgency: false,
  declinedReason: null,
  timeZone: 'Atlantic/Azores',
  policyId: null,
  counter: 0,
  given: 0,
  changeRefund: 0,
  refundCapPercent: null,
  refundCapSince: null,
  canceledAt: null,
  removedAt: null,
  inclusions: null,
  attendance: 'none' as const,
  attendanceAt: null,
  attendanceBy: null,
  createdAt: at,
  updatedAt: at,
};

/** The input of emails about a trip that was just paid. */
function paid(change: { days?: number; payment?: Partial<typeof payment> } = {}) {
  const { days = 1 } = change;
  const one = { ...payment, ...change.payment };
  const card = { amount: one.amount, repriced: 0, refunded: 0, pending: 0, lost: 0 };
  return {
    payment: one,
    today: '2030-05-01',
    booking: { ...booking, durationDays: days },
    breakdown: priceBreakdown({ total: booking.cost * days, days, currency: 'usd' }, 'day', [card]),
  };
}

describe('the receipt', () => {
  it('says what was paid for, how much, with which card, when, and its reference', () => {
    const mail = receiptMail('https://wayfarer.test', 'ada@example.com', paid());
    expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Receipt for Quiet Bay' });
    for (const part of [
      'WF-7K3M9Q',
      'Quiet Bay, Portugal',
      'Jun 15, 2030 (1 day)',
      '$1,200.50',
      'Visa ending in 4242',
      'May 1, 2030',
      'pi_1',
      'https://wayfarer.test/payments/p1/receipt',
    ]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.html).not.toContain('<img');
  });
});

describe('a receipt doesn’t hide', () => {
  it('the rest that is due on arrival', () => {
    const told = paid({ days: 30 });
    const { text } = receiptMail('https://wayfarer.test', 'ada@example.com', told);
    expect(text).toContain('the rest is due when you arrive');
    expect(text).toContain(
      'Total: $36,015\nPaid: $1,200.50\nDue on arrival: $34,814.50\nCurrency: USD',
    );
  });

  it('that a test moved no money', () => {
    const told = paid({ payment: { livemode: false } });
    const { text } = receiptMail('https://wayfarer.test', 'ada@example.com', told);
    expect(text).toContain('TEST MODE: no real money');
    const real = receiptMail('https://wayfarer.test', 'ada@example.com', paid());
    expect(real.text).not.toContain('TEST');
    expect(real.text).toContain('paid in full');
  });
});

const ADA = { email: 'ada@example.com', name: 'Ada Lovelace' };

describe('the email about a refund', () => {
  const refund = (given: number) =>
    refundMail('https://wayfarer.test', ADA, {
      payment: { ...payment, amountRefunded: given },
      given,
      booking,
      refundDays: 10,
    });
  it('distinguishes a part from all of it', () => {
    const part = refund(5000);
    expect(part.text).toContain('Hi Ada,');
    expect(part.text).toContain('part of your payment');
    expect(part.text).toContain('Refunded: $50');
    const full = refund(120_050);
    expect(full.text).toContain('in full');
  });

  it('says that it was sent, when the bank shows it, and the reference that people know', () => {
    const { text } = refund(5000);
    expect(text).toContain('Your bank shows the refund within 10 days.');
    expect(text).toContain(`Reference: WF-7K3M9Q`);
    expect(text).toContain(`Transaction ID: ${payment.transactionId}`);
  });

  it('links to the receipt of the payment', () => {
    expect(refund(5000).text).toContain('https://wayfarer.test/payments/p1/receipt');
  });
});

describe('the email about a failed refund', () => {
  it('says how much is still with us, and that the trip is paid only if it is', () => {
    const mail = (counts: boolean) =>
      refundFailedMail('https://wayfarer.test', ADA, {
        payment,
        amount: 5000,
        counts,
        booking,
      });
    expect(mail(true)).toMatchObject({ subject: 'Refund failed for Quiet Bay' });
    expect(mail(true).text).toContain('Not refunded: $50');
    expect(mail(true).text).toContain('your trip stays paid');
    expect(mail(false).text).not.toContain('paid');
    expect(mail(false).text).toContain('https://wayfarer.test/payments/p1/receipt');
  });
});

describe('the email about a charge that isn’t accepted', () => {
  it('says why, how much is refunded, and its reference', () => {
    const intent = {
      id: 'pi_2',
      clientSecret: null,
      status: 'succeeded',
      amount: 5000,
      amountReceived: 5000,
      currency: 'usd',
      metadata: {},
      cardBrand: 'visa',
      cardLast4: '4242',
      amountRefunded: 0,
      disputed: false,
      livemode: true,
      createdAt: new Date(0),
      chargedAt: null,
    } as const;
    const told = { intent, reason: 'second_charge' } as const;
    const payer = { email: 'ada@example.com', name: 'Ada Lovelace' };
    const mail = rejectionMail('https://wayfarer.test', payer, told);
    expect(mail).toMatchObject({ to: 'ada@example.com' });
    for (const part of ['already paid', '$50', 'Visa ending in 4242', 'pi_2', '/bookings']) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
  });
});

describe('any email', () => {
  it('has a subject of one line, and greets no one whose name is an address', () => {
    const hostile = { ...payment, tripTitle: 'Quiet Bay\r\nBcc: everybody@example.com\u2028' };
    const to = 'ada@example.com';
    const travelName = 'Win at www.evil.example';
    const url = 'https://wayfarer.test';
    const mails = [
      receiptMail(url, to, {
        ...paid(),
        booking: { ...booking, travelName, travelSpot: hostile.tripTitle },
      }),
      refundMail(
        url,
        { email: to, name: travelName },
        {
          payment: hostile,
          given: 5000,
          booking: null,
          refundDays: 10,
        },
      ),
      refundFailedMail(
        url,
        { email: to, name: travelName },
        { payment: hostile, amount: 5000, counts: true, booking: null },
      ),
    ];
    for (const { subject, text } of mails) {
      expect(subject).toMatch(/ for Quiet Bay Bcc: everybody@example\.com$/);
      expect(text).not.toContain('evil');
      expect(text).not.toMatch(/^Bcc/m);
    }
  });

  it('lets no typed text become markup or further lines', () => {
    const hostile = fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", '\n', '\r', 'a') });
    fc.assert(
      fc.property(hostile, (text) => {
        const mail = (said: string) =>
          composeMail('ada@example.com', {
            subject: 'Refund',
            paragraphs: ['opening'],
            lines: [['Trip', said]],
          });
        const [body, bare] = [mail(text), mail('')];
        const tags = (html: string) => html.match(/<[^>]*>/g);
        expect(tags(body.html)).toEqual(tags(bare.html));
        expect(body.text.split('\n')).toHaveLength(bare.text.split('\n').length);
      }),
    );
  });
});
