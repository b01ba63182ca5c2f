import {
  addDays,
  costText,
  isBookedInTime,
  LAST_TRAVEL_DAY,
  localDay,
  minorStep,
  tripPhase,
} from '@wayfarer/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseSpot, isCostOf, mayBookAs, mayRead, travelDateRefusal } from './policy.ts';

const currency = fc.constantFrom('usd', 'jpy', 'kwd', 'eur');
const minor = fc.integer({ min: 1000, max: 99_999_999 });
const payable = (cost: number, code: string) => cost - (cost % minorStep(code));
const spot = fc
  .record({ cost: minor, currency })
  .map(({ cost, currency: code }) => ({ cost: payable(cost, code), currency: code }));

describe('the shown cost', () => {
  it('matches a spot exactly if its text has the same amount', () => {
    fc.assert(
      fc.property(spot, minor, (shown, any) => {
        const other = payable(any, shown.currency);
        expect(isCostOf(costText(shown.cost, shown.currency), shown)).toBe(true);
        expect(isCostOf(costText(other, shown.currency), shown)).toBe(other === shown.cost);
      }),
    );
  });

  it('selects among spots with the same name the one at that price, otherwise the first', () => {
    const spots = fc.array(fc.record({ cost: minor, currency: fc.constant('usd') }));
    fc.assert(
      fc.property(spots, minor, (namesakes, cost) => {
        const chosen = chooseSpot(namesakes, costText(cost, 'usd'));
        const match = namesakes.find((one) => one.cost === cost);
        expect(chosen).toBe(match ?? namesakes[0]);
      }),
    );
  });
});

describe('travel dates', () => {
  const zones = fc.constantFrom('Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Honolulu', 'Etc/GMT+12', 'Asia/Kathmandu'); // prettier-ignore
  const instants = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2090-01-01'),
    noInvalidDate: true,
  });

  it('are accepted from today at the destination to the last day, and no others', () => {
    fc.assert(
      fc.property(instants, zones, fc.integer({ min: -3, max: 60_000 }), (now, zone, days) => {
        const date = addDays(localDay(now, zone), days);
        const fits = days >= 0 && date <= LAST_TRAVEL_DAY;
        expect(travelDateRefusal(date, now, zone) === null).toBe(fits);
      }),
    );
  });

  it('never belong to a trip that is already over at its destination when it is booked', () => {
    fc.assert(
      fc.property(instants, zones, fc.integer({ min: -3, max: 3 }), (now, zone, days) => {
        const travelDate = addDays(now.toISOString().slice(0, 10), days);
        if (travelDateRefusal(travelDate, now, zone) !== null) return;
        const today = localDay(now, zone);
        expect(tripPhase({ travelDate, days: 1 }, today)).not.toBe('over');
        expect(isBookedInTime({ bookedOn: today, travelDate })).toBe(true);
      }),
    );
  });
});

describe('permissions', () => {
  const ada = { uid: 'a', email: 'Ada@Example.com', role: 'traveller' } as const;
  const admin = { uid: 'x', email: 'x@example.com', role: 'administrator' } as const;

  it('to read: the traveler and administrators', () => {
    expect(mayRead(ada, { uid: 'a' })).toBe(true);
    expect(mayRead(ada, { uid: 'b' })).toBe(false);
    expect(mayRead(ada, { uid: null })).toBe(false);
    expect(mayRead(admin, { uid: 'b' })).toBe(true);
  });

  it('to book: under one’s own address in any letter case, or none', () => {
    expect(mayBookAs(ada, undefined)).toBe(true);
    expect(mayBookAs(ada, 'ada@example.COM')).toBe(true);
    expect(mayBookAs(ada, 'ben@example.com')).toBe(false);
  });
});
