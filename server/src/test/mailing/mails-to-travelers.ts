import { LINK_ASKS, type CancellationTerms, TERMS_TEMPLATES } from '@wayfarer/contract';
import type { ProviderIntent } from '../../ports.ts';
import { ADA, AT_NOON, GUEST, REQUESTED, type SampleMail, TO } from './sample-mail.ts';
import { aBooking, aCancellation, aPayment, aRequest, aTransfer, aTrip } from './sample-trips.ts';

const TERMS: CancellationTerms = {
  ...(TERMS_TEMPLATES['Moderate'] ?? { basis: 'paid', windows: [] }),
  coolingOffHours: 24,
  coolingOffNotWithinHours: 336,
};
const INTENT: ProviderIntent = {
  id: 'pi_sample',
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
  livemode: false,
  createdAt: new Date(0),
  chargedAt: null,
};

/** The emails about a trip or its payments. */
export const TO_TRAVELERS: Record<string, SampleMail> = {
  booked: (write, url) => write.bookedMail(TO, aTrip(url), TERMS),
  'booked, held until paid': (write, url) =>
    write.bookedMail(TO, aTrip(url, { booking: { state: 'held', heldUntil: new Date(0) } }), null),
  'booked at a time': (write, url) => write.bookedMail(TO, aTrip(url, { booking: AT_NOON }), TERMS),
  'booked at a time of one day': (write, url) =>
    write.bookedMail(TO, aTrip(url, { booking: { ...AT_NOON, durationDays: 1 } }), TERMS),
  'changed to another time': (write, url) => {
    const before = aBooking({ startTime: '09:00' });
    const change = { before, reason: null, back: [] };
    return write.changedMail(TO, aTrip(url, { booking: AT_NOON }), change);
  },
  'reminder of a trip at a time': (write, url) =>
    write.reminderMail(TO, aTrip(url, { booking: AT_NOON, today: '2027-04-25' })),
  'gift voucher': (write, url) => {
    const gift = { amount: 20_000, currency: 'usd', code: 'W7KQ-2M4D-8RTX-0GBN-5HVC' };
    return write.giftVoucherMail(url, TO, { ...gift, expiresOn: '2028-04-25' });
  },
  'hold ended, with a gift voucher': (write, url) => {
    const gifts = [{ amount: 2000, codeEnd: '5HVC', expiresOn: '2028-04-25' }];
    return write.holdEndedMail(TO, aTrip(url, { booking: { state: 'expired' } }), gifts);
  },
  'hold ended': (write, url) =>
    write.holdEndedMail(TO, aTrip(url, { booking: { state: 'expired', offerId: 's' } })),
  'booked, accepted by us': (write, url) =>
    write.bookedMail(TO, aTrip(url), null, { isAccepted: true }),
  'booked on a departure that needs people': (write, url) => {
    const minimum = { people: 4, decideOn: '2027-04-14' };
    return write.bookedMail(TO, { ...aTrip(url), departure: { guaranteed: false, minimum } }, null);
  },
  'confirmed on a guaranteed departure': (write, url) =>
    write.confirmedMail(TO, { ...aTrip(url, { paid: 27_000 }), departure: { guaranteed: true } }),
  guaranteed: (write, url) => write.guaranteedMail(TO, aTrip(url)),
  requested: (write, url) => write.requestedMail(TO, aTrip(url, { booking: REQUESTED })),
  declined: (write, url) =>
    write.declinedMail(TO, aTrip(url, { booking: { state: 'expired' } }), 'Swim'),
  'request without an answer': (write, url) =>
    write.unansweredMail(TO, aTrip(url, { booking: { state: 'expired' } })),
  'places offered at a time': (write, url) =>
    write.offerMail(
      TO,
      aTrip(url, { booking: { ...AT_NOON, state: 'held', heldUntil: new Date(0) } }),
    ),
  'wait ended at a time': (write, url) =>
    write.waitEndedMail(TO, { publicUrl: url, trip: aBooking(AT_NOON), why: 'passed' }),
  'places offered': (write, url) =>
    write.offerMail(TO, aTrip(url, { booking: { state: 'held', heldUntil: new Date(0) } })),
  ...Object.fromEntries(
    (['calledOff', 'offline', 'passed', 'removed'] as const).map((why): [string, SampleMail] => [
      `wait ended: ${why}`,
      (write, url) => write.waitEndedMail(TO, { publicUrl: url, trip: aBooking(), why }),
    ]),
  ),
  'offer ended': (write, url) =>
    write.offerEndedMail(TO, aTrip(url, { booking: { state: 'expired', offerId: 's' } }), 'lapsed'),
  'offer withdrawn': (write, url) =>
    write.offerEndedMail(TO, aTrip(url, { booking: { state: 'expired' } }), 'withdrawn'),
  'booked without an account': (write, url) =>
    write.bookedMail(TO, aTrip(url, { booking: { ...GUEST, refundCapPercent: 50 } }), TERMS),
  'booked, paid on arrival': (write, url) =>
    write.bookedMail(TO, aTrip(url, { payOnArrival: true, booking: { inclusions: null } }), null),
  confirmed: (write, url) => write.confirmedMail(TO, aTrip(url, { paid: 27_000 })),
  changed: (write, url) => {
    const { booking, ...trip } = aTrip(url, { booking: { total: 100_000 } });
    const before = aBooking({ travelDate: '2027-05-01', adults: 3, travelName: 'Ada' });
    const back = write.backTexts({
      booking,
      back: { card: 1000, counter: 500 },
      refundWithinDays: 10,
      cap: { percent: 50, basis: 'total' },
    });
    return write.changedMail(TO, { ...trip, booking }, { before, reason: 'Swim', back });
  },
  'changed by the traveler': (write, url) =>
    write.changedMail(TO, aTrip(url), { before: aBooking(), reason: null, back: [] }),
  reinstated: (write, url) => write.reinstatedMail(TO, aTrip(url)),
  balance: (write, url) => write.balanceMail(TO, aTrip(url, { paid: 27_000 })),
  'reminder of an unpaid trip': (write, url) =>
    write.reminderMail(TO, aTrip(url, { today: '2027-04-25' })),
  'reminder on the day before': (write, url) =>
    write.reminderMail(TO, aTrip(url, { paid: 27_000, today: '2027-04-27' })),
  'reminder without an account': (write, url) =>
    write.reminderMail(TO, aTrip(url, { booking: GUEST, today: '2027-04-28' })),
  review: (write, url) => write.reviewMail(TO, aTrip(url), `${url}/unsubscribe`),
  news: (write, url) => write.newsMail(TO, { trips: [aTrip(url)], more: 0, isProved: false }),
  'news of several trips': (write, url) => {
    const ended = aTrip(url, { booking: { state: 'cancelled' } });
    return write.newsMail(TO, { trips: [aTrip(url), ended], more: 3, isProved: true });
  },
  'canceled, with a gift voucher': (write, url) => {
    const gifts = [{ amount: 300, codeEnd: '5HVC', expiresOn: null }];
    const told = { booking: aBooking(), gifts, refundWithinDays: 10 };
    return write.canceledMail(url, TO, told, aCancellation({ refundCounter: 500 }));
  },
  canceled: (write, url) => {
    const told = { booking: aBooking(), refundWithinDays: 10 };
    return write.canceledMail(url, TO, told, aCancellation({ refundCounter: 500 }));
  },
  'canceled by us, held by a bank': (write, url) =>
    write.canceledMail(
      url,
      TO,
      { booking: aBooking(GUEST), refundWithinDays: 10 },
      aCancellation({ byKind: 'staff', reasonText: 'Swim', refundState: 'held_by_dispute' }),
    ),
  'canceled without a payment': (write, url) =>
    write.canceledMail(
      url,
      TO,
      { booking: aBooking(), refundWithinDays: 10 },
      aCancellation({ taken: 0, refundCard: 0 }),
    ),
  exception: (write, url) => {
    const excepted = { reason: 'A storm is expected.', refundPercent: 50 };
    return write.exceptionMail(url, { ...aBooking(), email: TO }, excepted, 'total');
  },
  'by hand': (write, url) =>
    write.byHandMail(url, aBooking(), { subject: 'Quiet Bay', body: 'Swim', to: TO }),
  receipt: (write, url) =>
    write.receiptMail(url, TO, { ...aTrip(url, { paid: 27_000 }), payment: aPayment() }),
  rejection: (write, url) =>
    write.rejectionMail(url, ADA, { intent: INTENT, reason: 'second_charge' }),
  'rejection of late money': (write, url) =>
    write.rejectionMail(url, ADA, { intent: INTENT, reason: 'sold_out' }),
  refund: (write, url) => {
    const payment = aPayment({ amountRefunded: 27_000 });
    const refunded = { payment, booking: aBooking(), given: 27_000, refundDays: 10 };
    return write.refundMail(url, ADA, refunded);
  },
  'refund of a part': (write, url) =>
    write.refundMail(url, ADA, { payment: aPayment(), booking: null, given: 500, refundDays: 0 }),
  'refund that failed': (write, url) => {
    const failed = { payment: aPayment(), booking: aBooking(), amount: 500, counts: true };
    return write.refundFailedMail(url, ADA, failed);
  },
  'charged again': (write, url) => {
    const again = { amount: 500, reason: 'Meant for another trip.', refundId: 'r' };
    return write.chargedAgainMail(TO, aTrip(url), again);
  },
  'transfer of a first payment': (write, url) => write.transferMail(TO, aTrip(url), aTransfer()),
  'transfer of a balance': (write, url) =>
    write.transferMail(TO, aTrip(url, { paid: 27_000 }), aTransfer({ part: 'balance' })),
  ...Object.fromEntries(
    LINK_ASKS.map((asks): [string, SampleMail] => [
      `payment request: ${asks}`,
      (write, url) => write.paymentRequestMail(TO, aTrip(url), aRequest(url, { asks })),
    ]),
  ),
};
