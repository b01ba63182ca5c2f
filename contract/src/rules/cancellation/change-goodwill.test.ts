import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancellationAmounts } from './cancellation-amounts.ts';
import { changeGoodwill } from './change-goodwill.ts';
import type { RefundBasis } from './policy.ts';

interface Trip {
  total: number;
  newTotal: number;
  /** A deposit if it is less than the total. */
  taken: number;
  percent: number;
  basis: RefundBasis;
  step?: number;
}

/** The refund for a change to the trip, and the part of it beyond the policy. */
function changed({ basis, newTotal, percent, step = 1, taken, total }: Trip) {
  const canceling = (of: number, trip: number) =>
    cancellationAmounts({ total: trip, taken: of, back: 0, cardLeft: of }, { percent, basis, step })
      .refund;
  const back = Math.max(0, taken - newTotal);
  const before = canceling(taken, total);
  const after = canceling(taken - back, newTotal);
  const change = { back, total, newTotal, cancelingBefore: before, cancelingAfter: after };
  return { back, before, after, beyond: changeGoodwill(change, { basis, percent, step }) };
}

describe('what a cheaper trip gives back beyond the policy', () => {
  it.each([
    ['nothing while everything would come back', { percent: 100 }, 0],
    ['half of it while half would', { percent: 50 }, 40_000],
    ['all of it once nothing would', { percent: 0 }, 80_000],
    ['nothing where nothing goes back', { percent: 0, taken: 20_000 }, 0],
    ['the share of the price that is kept', { percent: 90, basis: 'total' }, 8000],
    [
      'what canceling keeps less of, although nothing goes back',
      { percent: 90, basis: 'total', taken: 20_000, newTotal: 20_000 },
      8000,
    ],
  ] as const)('%s', (_, trip, beyond) => {
    const paid = { total: 100_000, newTotal: 20_000, taken: 100_000, basis: 'paid' } as const;
    expect(changed({ ...paid, ...trip }).beyond).toBe(beyond);
  });

  it('is none of what was too much before', () => {
    const sums = { back: 30_000, total: 100_000, newTotal: 100_000 };
    const canceling = { cancelingBefore: 30_000, cancelingAfter: 0 };
    const policy = { basis: 'paid', percent: 0, step: 1 } as const;
    expect(changeGoodwill({ ...sums, ...canceling }, policy)).toBe(0);
  });

  it('is what a change and canceling right after it give more than canceling right before it', () => {
    const trip = fc.record({
      total: fc.nat(1_000_000),
      newTotal: fc.nat(1_000_000),
      taken: fc.nat(1_000_000),
      percent: fc.integer({ min: 0, max: 100 }),
      basis: fc.constantFrom<RefundBasis>('paid', 'total'),
      step: fc.constantFrom(1, 100),
    });
    fc.assert(
      fc.property(trip, ({ step, taken, ...some }) => {
        const paid = { ...some, step, taken: Math.min(taken, some.total) };
        const { after, back, before, beyond } = changed(paid);
        expect(beyond).toBeGreaterThanOrEqual(0);
        expect(beyond).toBeLessThanOrEqual(Math.max(back, after + back - before));
        expect(back + after - beyond).toBeLessThanOrEqual(before);
        expect(beyond).toBeLessThanOrEqual(paid.percent === 100 ? 0 : Infinity);
      }),
    );
  });
});
