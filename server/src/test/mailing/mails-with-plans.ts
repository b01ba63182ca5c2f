import { ADA, GUEST, REQUESTED, type SampleMail, TO } from './sample-mail.ts';
import { ACCOUNT, aBooking, aCancellation, aPayment, aRequest, aTrip } from './sample-trips.ts';

const PLAN = {
  first: 40_500,
  balanceDueOn: '2027-03-29',
  plan: { now: { percent: 30 }, balanceDays: 30 },
} as const;
const BY_GUEST = { ...PLAN, ...GUEST };
const BALANCE = aPayment({ amount: 94_500, part: 2 });
const ASKS_BALANCE = { asks: 'balance', amount: BALANCE.amount } as const;

const unpaid = (url: string) => aTrip(url, { booking: PLAN });
const begun = (url: string, today = '2027-03-26') =>
  aTrip(url, { booking: PLAN, paid: PLAN.first, today });
const paid = (url: string) => aTrip(url, { booking: PLAN, paid: 135_000 });
const overdue = (url: string) => begun(url, '2027-03-31');

/** The emails about trips whose balance is to be paid by a day. */
export const WITH_PLANS: Record<string, SampleMail> = {
  'booked with a plan': (write, url) => write.bookedMail(TO, unpaid(url), null),
  'booked with a plan, without an account': (write, url) =>
    write.bookedMail(TO, aTrip(url, { booking: BY_GUEST }), null),
  'booked with a plan, held until paid': (write, url) => {
    const held = { state: 'held', heldUntil: new Date(0) } as const;
    return write.bookedMail(TO, aTrip(url, { booking: { ...PLAN, ...held } }), null);
  },
  'requested with a plan': (write, url) =>
    write.requestedMail(TO, aTrip(url, { booking: { ...PLAN, ...REQUESTED } })),
  'accepted with a plan': (write, url) =>
    write.bookedMail(TO, unpaid(url), null, { isAccepted: true }),
  'confirmed with a plan': (write, url) => write.confirmedMail(TO, begun(url)),
  'changed with a plan': (write, url) =>
    write.changedMail(TO, begun(url), { before: aBooking(PLAN), reason: 'Swim', back: [] }),
  'guaranteed with a plan': (write, url) => write.guaranteedMail(TO, begun(url)),
  'balance by a day': (write, url) => write.balanceMail(TO, begun(url)),
  'balance by a day, or by transfer': (write, url) =>
    write.balanceMail(TO, { ...begun(url), transfer: { ...ACCOUNT, days: 7 } }),
  'balance by a day, nothing paid': (write, url) => write.balanceMail(TO, unpaid(url)),
  'balance by a day, without an account': (write, url) =>
    write.balanceMail(TO, aTrip(url, { booking: BY_GUEST, paid: PLAN.first })),
  'balance overdue': (write, url) => write.balanceMail(TO, overdue(url)),
  'balance overdue, nothing paid': (write, url) =>
    write.balanceMail(TO, aTrip(url, { booking: PLAN, today: '2027-03-31' })),
  'balance overdue, without an account': (write, url) =>
    write.balanceMail(TO, aTrip(url, { booking: BY_GUEST, paid: PLAN.first, today: '2027-03-31' })),
  'balance overdue, nothing paid, without an account': (write, url) =>
    write.balanceMail(TO, aTrip(url, { booking: BY_GUEST, today: '2027-03-31' })),
  'reminder with an overdue balance': (write, url) =>
    write.reminderMail(TO, begun(url, '2027-04-25')),
  'news with a plan': (write, url) =>
    write.newsMail(TO, { trips: [unpaid(url)], more: 0, isProved: true }),
  'receipt of a first payment': (write, url) =>
    write.receiptMail(url, TO, { ...begun(url), payment: aPayment({ amount: PLAN.first }) }),
  'receipt of a first payment after the day of the balance': (write, url) =>
    write.receiptMail(url, TO, { ...overdue(url), payment: aPayment({ amount: PLAN.first }) }),
  'receipt of the balance': (write, url) =>
    write.receiptMail(url, TO, { ...paid(url), payment: BALANCE }),
  'receipt of a part of the balance': (write, url) => {
    const trip = aTrip(url, { booking: PLAN, paid: 100_000 });
    const payment = aPayment({ amount: 59_500, part: 2 });
    return write.receiptMail(url, TO, { ...trip, payment });
  },
  'refund of the balance': (write, url) => {
    const payment = { ...BALANCE, amountRefunded: BALANCE.amount };
    const refunded = { payment, booking: aBooking(PLAN), given: BALANCE.amount, refundDays: 10 };
    return write.refundMail(url, ADA, refunded);
  },
  'charged again with a plan': (write, url) => {
    const again = { amount: 94_500, reason: '', refundId: 'r' };
    return write.chargedAgainMail(TO, begun(url), again);
  },
  'payment request: first payment of a plan': (write, url) =>
    write.paymentRequestMail(TO, unpaid(url), aRequest(url, { asks: 'first', amount: PLAN.first })),
  'payment request: balance by a day': (write, url) =>
    write.paymentRequestMail(TO, begun(url), aRequest(url, ASKS_BALANCE)),
  'payment request: balance by a day, without an account': (write, url) => {
    const trip = aTrip(url, { booking: BY_GUEST, paid: PLAN.first });
    return write.paymentRequestMail(TO, trip, aRequest(url, ASKS_BALANCE));
  },
  'payment request: overdue balance': (write, url) =>
    write.paymentRequestMail(TO, overdue(url), aRequest(url, { ...ASKS_BALANCE, message: '' })),
  'canceled with a plan': (write, url) => {
    const told = { booking: aBooking(PLAN), refundWithinDays: 10 };
    return write.canceledMail(url, TO, told, aCancellation({ taken: 135_000, kept: 108_000 }));
  },
  'notice of a booking with a plan': (write, url) =>
    write.composeMail(TO, {
      ...write.bookedNotice(url, aBooking(PLAN), false),
      internal: true,
    }),
  'notice of a paid balance': (write, url) =>
    write.composeMail(TO, {
      ...write.paidNotice({ ...paid(url), payment: BALANCE }, false),
      internal: true,
    }),
};
