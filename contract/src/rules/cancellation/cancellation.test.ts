import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorStep } from '../money/amounts/currency.ts';
import { cancellationAmounts } from './cancellation-amounts.ts';
import { policySentences, termSentences } from './policy-sentences.ts';
import {
  TERMS_TEMPLATES,
  USUAL_TERMS,
  windowsFault,
  WINDOW_LIMITS,
  type CancellationTerms,
} from './policy.ts';
import { refundPercent } from './refund-percent.ts';

const HOUR_MS = 3_600_000;
const START = Date.parse('2027-04-12T00:00:00Z');

const windows = fc
  .uniqueArray(fc.integer({ min: 0, max: WINDOW_LIMITS.hours }), { maxLength: WINDOW_LIMITS.count })
  .chain((hours) =>
    fc
      .uniqueArray(fc.integer({ min: 1, max: 100 }), {
        minLength: hours.length,
        maxLength: hours.length,
      })
      .map((percents) => {
        const falling = percents.toSorted((a, b) => b - a);
        return hours
          .toSorted((a, b) => b - a)
          .map((hoursBefore, index) => ({ hoursBefore, refundPercent: falling[index] ?? 1 }));
      }),
  );
const terms: fc.Arbitrary<CancellationTerms> = fc.record({
  windows,
  basis: fc.constantFrom('paid', 'total'),
  coolingOffHours: fc.constantFrom(0, 24),
  coolingOffNotWithinHours: fc.constantFrom(0, 48, 168),
});
/** Hours before midnight of the travel date, in quarters, so that some instants are exactly at a deadline. */
const hoursBefore = fc.integer({ min: -400, max: 40_000 }).map((quarters) => quarters / 4);
const instants = (hours: number, bookedHours = 20_000) => ({
  at: START - hours * HOUR_MS,
  bookedAt: START - bookedHours * HOUR_MS,
  firstMidnight: START,
  deadline: (before: number) => START - before * HOUR_MS,
});
const money = fc
  .record({
    total: fc.nat(10_000_000),
    taken: fc.nat(10_000_000),
    back: fc.nat(10_000_000),
    cardLeft: fc.nat(10_000_000),
  })
  .map(({ total, taken, ...some }) => {
    const back = Math.min(some.back, taken);
    return { total, taken, back, cardLeft: Math.min(some.cardLeft, taken - back) };
  });

describe('terms of cancellation', () => {
  it('accepts every template and every falling list, and nothing else', () => {
    for (const { windows: some } of Object.values(TERMS_TEMPLATES)) {
      expect(windowsFault(some)).toBeNull();
    }
    fc.assert(
      fc.property(windows, (some) => {
        expect(windowsFault(some)).toBeNull();
        expect(windowsFault(some.toReversed())).toBe(some.length > 1 ? 'order' : null);
      }),
    );
    const window = { hoursBefore: 48, refundPercent: 100 };
    expect(windowsFault(Array.from({ length: 7 }, () => window))).toBe('too_many');
    expect(windowsFault([{ ...window, hoursBefore: 8761 }])).toBe('hours');
    expect(windowsFault([{ ...window, hoursBefore: 1.5 }])).toBe('hours');
    expect(windowsFault([{ ...window, refundPercent: 0 }])).toBe('percent');
    expect(windowsFault([window, { hoursBefore: 24, refundPercent: 100 }])).toBe('order');
    expect(windowsFault([window, { hoursBefore: 48, refundPercent: 50 }])).toBe('order');
  });

  it('says the specification’s sentence by default', () => {
    expect(policySentences(USUAL_TERMS)).toEqual([
      'You can cancel up to 48 hours before the travel date.',
    ]);
  });

  it('says each window of the others', () => {
    const sentences = (name: string) => policySentences(TERMS_TEMPLATES[name] ?? USUAL_TERMS);
    expect(sentences('Moderate')).toEqual([
      'Until 5 days before the travel date, you get back everything you have paid.',
      'After that and until 24 hours before the travel date, you get back 50% of what you have paid.',
      'Later, nothing is refunded.',
    ]);
    expect(sentences('Non-refundable')).toEqual(['Nothing is refunded.']);
    expect(policySentences({ ...USUAL_TERMS, coolingOffHours: 24 }).at(-1)).toBe(
      'Within 24 hours of booking you get back everything you have paid, as long as the travel date is at least 7 days away.',
    );
  });

  it('names, in the sentence that covers an instant, the percent that is given', () => {
    fc.assert(
      fc.property(terms, hoursBefore, (some, hours) => {
        const covering = termSentences(some).filter(
          ({ fromHours, untilHours }) =>
            (fromHours === null || hours < fromHours) &&
            (untilHours === null || hours >= untilHours),
        );
        expect(covering).toHaveLength(1);
        const given = refundPercent({ ...some, coolingOffHours: 0 }, instants(hours));
        expect(covering[0]?.percent).toBe(given);
        expect(namedPercent(covering[0]?.text ?? '', some.basis)).toBe(given);
      }),
    );
  });
});

function namedPercent(text: string, basis: string): number {
  if (/nothing is refunded/i.test(text)) return 0;
  if (text.includes('everything')) return 100;
  const named = Number(/(\d+)%/.exec(text)?.[1]);
  return basis === 'paid' ? named : 100 - named;
}

describe('what comes back', () => {
  it('never rises with time, and adds up', () => {
    fc.assert(
      fc.property(
        terms,
        money,
        hoursBefore,
        hoursBefore,
        fc.constantFrom('usd', 'jpy', 'kwd', 'isk'),
        (some, sums, a, b, currency) => {
          const step = minorStep(currency);
          const at = (hours: number) =>
            cancellationAmounts(sums, {
              percent: refundPercent(some, instants(hours, Math.max(a, b) + 1)),
              basis: some.basis,
              step,
            });
          const [earlier, later] = [at(Math.max(a, b)), at(Math.min(a, b))];
          expect(later.refund).toBeLessThanOrEqual(earlier.refund);
          for (const { refund, toCard, toCounter, kept, lapsed } of [earlier, later]) {
            expect(toCard + toCounter).toBe(refund);
            expect(refund + kept + sums.back).toBe(sums.taken);
            expect(Math.min(refund, toCard, toCounter, kept, lapsed)).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });

  it('rounds in the traveler’s favor, and takes off what went back before', () => {
    const paid = { total: 100_000, taken: 333, back: 0, cardLeft: 333 };
    const half = { percent: 50, basis: 'paid', step: 1 } as const;
    expect(cancellationAmounts(paid, half)).toEqual({
      refund: 167,
      toCard: 167,
      toCounter: 0,
      kept: 166,
      lapsed: 99_667,
    });
    expect(cancellationAmounts({ ...paid, back: 200, cardLeft: 133 }, half).refund).toBe(0);
    expect(cancellationAmounts({ ...paid, cardLeft: 100 }, half)).toMatchObject({
      toCard: 100,
      toCounter: 67,
    });
  });

  it('keeps a share of the whole price where the terms say so, at most what was paid', () => {
    const total = { basis: 'total', step: 1 } as const;
    const deposit = { total: 100_000, taken: 20_000, back: 0, cardLeft: 20_000 };
    expect(cancellationAmounts(deposit, { ...total, percent: 90 })).toMatchObject({
      refund: 10_000,
    });
    expect(cancellationAmounts(deposit, { ...total, percent: 50 })).toMatchObject({ refund: 0 });
  });

  it('is what an exception gives where that is more', () => {
    const late = instants(1);
    expect(refundPercent(USUAL_TERMS, late)).toBe(0);
    expect(refundPercent(USUAL_TERMS, late, { exception: { refundPercent: 100, madeAt: 0 } })).toBe(
      100,
    );
    expect(
      refundPercent(USUAL_TERMS, instants(49), { exception: { refundPercent: 20, madeAt: 0 } }),
    ).toBe(100);
  });

  it('is everything while cooling off, unless the trip is near', () => {
    const cooling = { ...USUAL_TERMS, windows: [], coolingOffHours: 24 };
    expect(refundPercent(cooling, instants(200, 224))).toBe(100);
    expect(refundPercent(cooling, instants(200, 225))).toBe(0);
    expect(refundPercent(cooling, instants(167, 170))).toBe(0);
  });
});
