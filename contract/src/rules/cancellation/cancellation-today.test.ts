import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cancellationToday,
  type DecidedCancellation,
  type MoneyBack,
} from './cancellation-today.ts';

/** Of $200 taken, $50 was returned before, $60 goes to the card, $30 is returned by hand, and $60 is kept. */
const decided: DecidedCancellation = {
  taken: 20_000,
  backBefore: 5000,
  card: 6000,
  counter: 3000,
  kept: 6000,
};
const back: MoneyBack = { own: 6000, held: false, otherwise: 5000, handed: 0 };

describe('a cancellation as it stands today', () => {
  it.each<[string, Partial<MoneyBack>, object]>([
    ['nothing since: as it was decided', {}, { backBefore: 5000, backLater: 0, kept: 6000 }],
    ['the cash of the cancellation is handed back', { otherwise: 8000, handed: 3000 }, {}],
    ['part of that cash', { otherwise: 7000, handed: 2000 }, { backLater: 0, kept: 6000 }],
    ['goodwill', { otherwise: 6000 }, { backLater: 1000, kept: 5000 }],
    [
      'goodwill, with the cash still to be handed back',
      { otherwise: 11_000 },
      { backLater: 6000, kept: 0 },
    ],
    [
      'more cash than was decided',
      { otherwise: 9000, handed: 4000 },
      { backLater: 1000, kept: 5000 },
    ],
    [
      'a refund of before the cancellation failed',
      { otherwise: 2000 },
      { backBefore: 2000, backLater: 0, kept: 9000 },
    ],
    [
      'a refund for an earlier change failed, which is no part of it',
      { otherwise: 1000, failedApart: 4000 },
      { backBefore: 5000, backLater: 0, kept: 6000 },
    ],
    [
      'its refund failed: it still comes back',
      { own: 0 },
      { backLater: 0, kept: 6000, isCovered: false },
    ],
    [
      'its refund failed, and as much went back in another way',
      { own: 0, otherwise: 11_000 },
      { backLater: 0, kept: 6000, isCovered: true },
    ],
    [
      'the bank took everything back that was on the card',
      { own: 0, otherwise: 17_000 },
      { backLater: 6000, kept: 0, isCovered: true },
    ],
    [
      'goodwill while a bank decides: the refund still waits',
      { own: 0, held: true, otherwise: 6000 },
      { backLater: 1000, kept: 5000, isCovered: false },
    ],
    [
      'the bank took a part, the refund brings the rest',
      { own: 4000, otherwise: 7000 },
      { backLater: 0, kept: 6000, isCovered: true },
    ],
  ])('%s', (_, since, today) => {
    expect(cancellationToday(decided, { ...back, ...since })).toMatchObject(today);
  });

  it('adds up to what was taken, is never negative, and never takes back what was promised', () => {
    const cents = fc.nat(1_000_000);
    fc.assert(
      fc.property(
        fc.record({ backBefore: cents, card: cents, counter: cents, kept: cents }),
        fc.record({ own: cents, held: fc.boolean(), otherwise: fc.nat(4_000_000), handed: cents }),
        cents,
        (parts, since, more) => {
          const { backBefore, card, counter, kept } = parts;
          const taken = backBefore + card + counter + kept;
          const money = { ...since, own: Math.min(since.own, card) };
          const today = cancellationToday({ ...parts, taken }, money);
          const { backLater, kept: keptNow } = today;
          expect(today.backBefore + card + counter + backLater + keptNow).toBe(taken);
          expect(Math.min(today.backBefore, backLater, keptNow)).toBeGreaterThanOrEqual(0);
          expect(today.backBefore).toBeLessThanOrEqual(backBefore);
          // an additional refund never increases the kept amount
          const otherwise = money.otherwise + more;
          const after = cancellationToday({ ...parts, taken }, { ...money, otherwise });
          expect(after.kept).toBeLessThanOrEqual(keptNow);
          expect(after.backLater).toBeGreaterThanOrEqual(backLater);
        },
      ),
    );
  });
});
