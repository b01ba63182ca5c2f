import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../trips/dates/travel-dates.ts';
import { minorStep } from '../amounts/currency.ts';
import { tripMoney } from '../trip-money.ts';
import { agreePlan, exceedsCardLimit, movePlan, type PaymentPlan } from './payment-plan.ts';

const TODAY = '2030-01-01';
const THIRD: PaymentPlan = { now: { percent: 30 }, balanceDays: 30 };
const trip = (total: number) => ({ total, days: 3, currency: 'usd' });
const inDays = (days: number) => ({ today: TODAY, travelDate: addDays(TODAY, days) });

describe('a payment plan', () => {
  it('asks for a part now and for the rest by a day (MP1)', () => {
    expect(agreePlan(trip(150_000), THIRD, inDays(60))).toEqual({
      first: 45_000,
      balanceDueOn: '2030-01-31',
    });
  });

  it('asks for everything if the balance would be due already (MP2)', () => {
    for (const days of [0, 20, 30]) {
      expect(agreePlan(trip(150_000), THIRD, inDays(days))).toEqual({
        first: 150_000,
        balanceDueOn: null,
      });
    }
    expect(agreePlan(trip(150_000), THIRD, inDays(31)).balanceDueOn).toBe('2030-01-02');
  });

  it('leaves the rest for the arrival, however near that is', () => {
    const plan = { ...THIRD, balanceDays: null };
    expect(agreePlan(trip(150_000), plan, inDays(3))).toEqual({
      first: 45_000,
      balanceDueOn: null,
    });
  });

  it('takes a fixed amount, but no more than the trip costs', () => {
    const plan: PaymentPlan = { now: { minor: 20_000 }, balanceDays: 14 };
    expect(agreePlan(trip(150_000), plan, inDays(60)).first).toBe(20_000);
    expect(agreePlan(trip(15_000), plan, inDays(60))).toEqual({
      first: 15_000,
      balanceDueOn: null,
    });
  });

  it('moves the day of the balance with a paid trip, and keeps the first payment', () => {
    const paid = { first: 45_000, plan: THIRD };
    expect(movePlan(paid, { ...inDays(90), total: 200_000 })).toEqual({
      first: 45_000,
      balanceDueOn: '2030-03-02',
    });
    expect(movePlan(paid, { ...inDays(10), total: 200_000 }).balanceDueOn).toBe(TODAY);
    expect(movePlan(paid, { ...inDays(90), total: 40_000 })).toEqual({
      first: 40_000,
      balanceDueOn: null,
    });
  });

  it('is refused where the balance is more than a card can pay', () => {
    const plan = agreePlan(trip(150_000_000), THIRD, inDays(60));
    expect(exceedsCardLimit({ ...trip(150_000_000), plan }, 'day')).toBe(true);
    expect(
      exceedsCardLimit({ ...trip(150_000_000), plan: { ...plan, balanceDueOn: null } }, 'day'),
    ).toBe(false);
  });

  const plans = fc.record({
    now: fc.oneof(
      fc.constantFrom('day' as const, 'total' as const),
      fc.record({ percent: fc.integer({ min: 1, max: 99 }) }),
      fc.record({ minor: fc.integer({ min: 1, max: 1_000_000 }) }),
    ),
    balanceDays: fc.option(fc.integer({ min: 0, max: 365 })),
  });

  it('divides the total into two payable parts, before and after the first is paid (M2)', () => {
    const currencies = fc.constantFrom('usd', 'jpy', 'kwd');
    const totals = fc.integer({ min: 1, max: 300_000_000 }).map((units) => units * 10);
    fc.assert(
      fc.property(plans, currencies, totals, fc.nat(400), (plan, currency, total, ahead) => {
        const agreed = agreePlan({ total, days: 3, currency }, plan, inDays(ahead));
        const priced = { total, days: 3, currency, plan: agreed };
        const sums = { state: 'booked' as const, trip: priced, counter: 0, canceled: null };
        const before = tripMoney({ ...sums, payments: [] }, 'day');
        const payment = { amount: agreed.first, repriced: 0, refunded: 0, pending: 0, lost: 0 };
        const after = tripMoney({ ...sums, payments: [payment] }, 'day');
        expect(before.breakdown.dueNow).toBe(agreed.first);
        expect(agreed.first % minorStep(currency)).toBe(0);
        expect(before.breakdown.dueNow + before.breakdown.dueOnArrival).toBe(total);
        expect(after.breakdown.dueOnArrival).toBe(total - agreed.first);
        const due = after.breakdown.dueOnArrival > 0 ? agreed.balanceDueOn : null;
        expect(after.breakdown.balanceDueOn ?? null).toBe(due);
      }),
    );
  });
});
