import { BOOKING_STATES, toMajorUnits } from '@wayfarer/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountDue,
  furthestDispute,
  isLive,
  isPrice,
  isTripOver,
  judgeCharge,
  refundPause,
  type ChargeFacts,
} from './policy.ts';

const minor = fc.integer({ min: 1, max: 99_999_999 });
const currency = fc.constantFrom('usd', 'jpy', 'kwd');

describe('prices', () => {
  it('sent in major units match exactly the same amount', () => {
    fc.assert(
      fc.property(minor, minor, currency, (amount, other, code) => {
        expect(isPrice(toMajorUnits(amount, code), amount, code)).toBe(true);
        expect(isPrice(toMajorUnits(other, code), amount, code)).toBe(other === amount);
      }),
    );
  });

  it('never match what isn’t an amount', () => {
    const odd = fc.constantFrom(NaN, Infinity, -Infinity, -0, 0.001, 1e308, Number.MIN_VALUE);
    fc.assert(
      fc.property(odd, minor, (price, amount) => {
        expect(isPrice(price, amount, 'usd')).toBe(false);
        expect(isPrice(-toMajorUnits(amount, 'usd'), amount, 'usd')).toBe(false);
      }),
    );
  });

  it('are one day or the whole trip', () => {
    const booking = {
      cost: 12_345,
      currency: 'usd',
      durationDays: 4,
      total: null,
      priceLines: null,
      priceExtras: null,
      first: null,
      balanceDueOn: null,
      counter: 0,
    };
    expect(amountDue(booking, 'day')).toBe(12_345);
    expect(amountDue(booking, 'total')).toBe(49_380);
    // of an agreed total, a day's share is rounded up
    expect(amountDue({ ...booking, total: 49_381 }, 'day')).toBe(12_346);
    expect(amountDue({ ...booking, total: 49_381 }, 'total')).toBe(49_381);
    // minus the sum received at the counter
    expect(amountDue({ ...booking, counter: 345 }, 'day')).toBe(12_000);
    expect(amountDue({ ...booking, counter: 50_000 }, 'total')).toBe(0);
  });
});

describe('a trip', () => {
  it('is over when its day has passed everywhere on earth', () => {
    const booking = { cost: 1, currency: 'usd', durationDays: 1, travelDate: '2030-05-10' };
    expect(isTripOver(booking, new Date('2030-05-11T11:59:59Z'))).toBe(false);
    expect(isTripOver(booking, new Date('2030-05-11T12:00:00Z'))).toBe(true);
  });
});

describe('a charge', () => {
  const good: ChargeFacts = {
    agreed: { amount: 500, currency: 'usd', uid: 'ada', linkId: null },
    taken: { amountReceived: 500, currency: 'usd', user: 'ada' },
    booking: { uid: 'ada', state: 'booked' },
    paid: false,
    hasRoom: true,
  };
  const facts = fc.record({
    agreed: fc.record({
      amount: fc.constantFrom(500, 501),
      currency: fc.constantFrom('usd', 'eur'),
      uid: fc.constantFrom('ada', 'eve', null),
      linkId: fc.constantFrom(null, 'link'),
    }),
    taken: fc.record({
      amountReceived: fc.constantFrom(500, 501),
      currency: fc.constantFrom('usd', 'eur'),
      user: fc.constantFrom('ada', 'eve', undefined),
    }),
    booking: fc.option(
      fc.record({
        uid: fc.constantFrom('ada', 'eve', null),
        state: fc.constantFrom(...BOOKING_STATES),
      }),
    ),
    paid: fc.boolean(),
    hasRoom: fc.boolean(),
  });

  it('is recorded only if everything agrees', () => {
    fc.assert(
      fc.property(facts, ({ agreed, taken, booking, paid, hasRoom }) => {
        if (judgeCharge({ agreed, taken, booking, paid, hasRoom }) !== 'record') return;
        expect(taken.amountReceived).toBe(agreed.amount);
        expect(taken.currency).toBe(agreed.currency);
        const anyonePays = agreed.linkId !== null;
        expect(anyonePays || booking?.uid === agreed.uid).toBe(true);
        expect(hasRoom ? ['held', 'booked', 'expired'] : ['held', 'booked']).toContain(
          booking?.state,
        );
        expect(paid).toBe(false);
        expect(anyonePays || [null, taken.user].includes(agreed.uid)).toBe(true);
      }),
    );
  });

  it.each([
    ['record', good],
    ['wrong_amount', { ...good, taken: { ...good.taken, amountReceived: 499 } }],
    ['wrong_amount', { ...good, taken: { ...good.taken, currency: 'eur' } }],
    ['booking_gone', { ...good, booking: null }],
    ['wrong_traveller', { ...good, booking: { uid: 'eve', state: 'booked' } }],
    ['booking_cancelled', { ...good, booking: { uid: 'ada', state: 'cancelled' } }],
    ['sold_out', { ...good, booking: { uid: 'ada', state: 'expired' }, hasRoom: false }],
    ['record', { ...good, booking: { uid: 'ada', state: 'expired' } }],
    ['wrong_traveller', { ...good, taken: { ...good.taken, user: 'eve' } }],
    [
      'record',
      {
        ...good,
        agreed: { ...good.agreed, linkId: 'link' },
        booking: { uid: 'eve', state: 'booked' },
        taken: { ...good.taken, user: undefined },
      },
    ],
    ['second_charge', { ...good, paid: true }],
    [
      'record',
      { ...good, agreed: { ...good.agreed, uid: null }, booking: { uid: null, state: 'held' } },
    ],
  ] as const)('gets the verdict %s', (verdict, charge) => {
    expect(judgeCharge(charge)).toBe(verdict);
  });
});

describe('a payment', () => {
  const whole = { amount: 500, amountRefunded: 0, amountLost: 0, duplicate: false };

  it('makes its booking paid until it is returned in full, or another one counts', () => {
    expect(isLive(whole)).toBe(true);
    expect(isLive({ ...whole, amountRefunded: 300, amountLost: 199 })).toBe(true);
    expect(isLive({ ...whole, amountRefunded: 300, amountLost: 200 })).toBe(false);
    expect(isLive({ ...whole, amountRefunded: 500 })).toBe(false);
    expect(isLive({ ...whole, duplicate: true })).toBe(false);
  });

  it('is shown with its most serious dispute', () => {
    const of = (...states: ('open' | 'won' | 'lost')[]) =>
      furthestDispute(states.map((state) => ({ state })));
    expect(of()).toBeNull();
    expect(of('won')).toBe('won');
    expect(of('won', 'open')).toBe('open');
    expect(of('open', 'lost', 'won')).toBe('lost');
  });
});

describe('a refund that waits', () => {
  it('is tried after 5 seconds, then less and less often, but at least every hour', () => {
    const pauses = Array.from({ length: 14 }, (_, tries) => refundPause(tries + 1));
    expect(pauses.slice(0, 4)).toEqual([5, 10, 20, 40]);
    expect(Math.max(...pauses)).toBe(3600);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  });
});
