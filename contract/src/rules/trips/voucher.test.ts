import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKING_STATES } from '../../options/trips/booking-core.ts';
import { tripMoney, type BookingSums } from '../money/trip-money.ts';
import { hasVoucher } from './voucher.ts';

const booked: BookingSums = {
  state: 'booked',
  trip: { total: 300_00, days: 3, currency: 'usd' },
  payments: [],
  counter: 0,
  canceled: null,
};
const voucherOf = (sums: Partial<BookingSums> = {}, payOnArrival = false) => {
  const of = { ...booked, ...sums };
  return hasVoucher({ ...tripMoney(of, 'day'), state: of.state, payOnArrival });
};
const charge = { amount: 100_00, repriced: 0, refunded: 0, pending: 0, lost: 0 };

describe('a voucher', () => {
  it('comes with the first payment, by card or at the counter', () => {
    expect(voucherOf()).toBe(false);
    expect(voucherOf({ payments: [charge] })).toBe(true);
    expect(voucherOf({ counter: 1 })).toBe(true);
  });

  it('comes without a payment if the agency lets travelers pay on arrival, or if nothing is due', () => {
    expect(voucherOf({}, true)).toBe(true);
    expect(voucherOf({ trip: { ...booked.trip, total: 0 } })).toBe(true);
  });

  it('is never one of a trip that has ended, nor of one whose money is gone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BOOKING_STATES),
        fc.nat(500_00),
        fc.boolean(),
        fc.boolean(),
        (state, counter, byCard, payOnArrival) => {
          const payments = byCard ? [charge] : [];
          const canceled = state === 'cancelled' ? { taken: 100_00, kept: 100_00 } : null;
          const shown = voucherOf({ state, counter, payments, canceled }, payOnArrival);
          const stands = state === 'booked' || state === 'held';
          const isPaid = byCard || counter > 0;
          // a held trip can still lose its places
          expect(shown).toBe((stands && isPaid) || (state === 'booked' && payOnArrival));
        },
      ),
    );
  });
});
