import { describe, expect, it } from 'vitest';
import type { OwnLedger } from '../store/reconciliation.ts';
import { compareLedgers, type ProviderCharge } from './compare-ledgers.ts';

const charge = (changes: Partial<ProviderCharge> = {}): ProviderCharge => ({
  id: 'pi_1',
  status: 'succeeded',
  part: 1,
  bookingId: 'b1',
  amountReceived: 500,
  currency: 'usd',
  refunded: 0,
  lost: 0,
  ...changes,
});
const payment = (changes: Partial<OwnLedger['payments'][number]> = {}) => ({
  id: 'p1',
  bookingId: 'b1',
  transactionId: 'pi_1',
  amount: 500,
  amountRefunded: 0,
  amountLost: 0,
  currency: 'usd',
  ...changes,
});
const rejection = { transactionId: 'pi_1', paymentId: null, amount: 500, state: 'pending' };

function differences(charges: ProviderCharge[], own: Partial<OwnLedger>) {
  const byId = new Map(charges.map((one) => [one.id, one]));
  const ledger = { payments: [], refunds: [], bookings: new Set(['b1']), ...own };
  return compareLedgers(byId, ledger);
}

const kinds = (charges: ProviderCharge[], own: Partial<OwnLedger>): string[] =>
  differences(charges, own).map(({ kind }) => kind);

describe('two ledgers', () => {
  it('agree on a payment, a refund, a returned charge, and an attempt that was never paid', () => {
    expect(kinds([charge()], { payments: [payment()] })).toEqual([]);
    const back = payment({ amountRefunded: 200, amountLost: 300 });
    expect(kinds([charge({ refunded: 200, lost: 300 })], { payments: [back] })).toEqual([]);
    expect(kinds([charge()], { refunds: [rejection] })).toEqual([]);
    expect(kinds([charge({ refunded: 500 })], {})).toEqual([]);
    const open = charge({ status: 'requires_payment_method', amountReceived: 0 });
    expect(kinds([open, charge({ id: 'pi_2', status: 'canceled' })], {})).toEqual([]);
  });

  it('differ in a charge without a record, and say if its booking is here', () => {
    expect(kinds([charge()], {})).toEqual(['not_recorded']);
    expect(kinds([charge({ bookingId: null })], {})).toEqual(['not_recorded']);
    expect(kinds([charge()], { bookings: new Set() })).toEqual(['booking_unknown']);
  });

  it('differ in amount, currency, returned amount, and a payment that was never made', () => {
    expect(kinds([charge()], { payments: [payment({ amount: 400 })] })).toEqual([
      'recorded_otherwise',
    ]);
    expect(kinds([charge({ currency: 'eur' })], { payments: [payment()] })).toEqual([
      'recorded_otherwise',
    ]);
    expect(kinds([charge({ refunded: 100 })], { payments: [payment()] })).toEqual([
      'gone_back_otherwise',
    ]);
    expect(kinds([], { payments: [payment()] })).toEqual(['not_charged']);
  });

  it('show a booking that is charged or can be paid twice', () => {
    const second = charge({ id: 'pi_2' });
    const payments = [payment(), payment({ id: 'p2', transactionId: 'pi_2' })];
    expect(kinds([charge(), second], { payments })).toEqual(['charged_twice']);
    expect(kinds([charge({ refunded: 500 }), second], { payments: payments.slice(1) })).toEqual([]);
    const forgotten = differences([charge(), second], { bookings: new Set() });
    expect(forgotten.map(({ says }) => says.includes('is not here'))).toEqual([true, true, true]);
    const open = { status: 'requires_action', amountReceived: 0 };
    const payable = [charge(open), charge({ ...open, id: 'pi_2' })];
    expect(kinds(payable, {})).toEqual(['payable_twice']);
    const [lost] = differences(payable, { bookings: new Set() });
    expect(lost?.says).toContain('is not here');
  });
});
