import { describe, expect, it } from 'vitest';
import { matching, orderOf, periodOf, sorted, summarise, ofPeriod } from './booking-list.ts';
import { aBooking } from '../test/bookings.ts';

const TODAY = '2026-06-15';
const SITE = { currency: 'usd', today: TODAY };

const trips = [
  aBooking({
    _id: 'a',
    travelSpot: 'Uluwatu',
    travelCountry: 'Indonesia',
    travelDate: '2026-06-15',
  }),
  aBooking({ _id: 'b', travelSpot: 'Angkor', travelCost: '$1,000', travelDate: '2026-06-14' }),
  aBooking({ _id: 'c', travelSpot: 'São Miguel', travelName: 'Zoë', travelDate: '2027-01-01' }),
];
const ids = (bookings: { _id: string }[]) => bookings.map(({ _id }) => _id).join('');

describe('the figures', () => {
  it('[spec §9 My bookings: total spent formula] sums cost per day times days, in minor units', () => {
    expect(summarise(trips, TODAY, 'usd').spent).toBe(600_00 + 3000_00 + 600_00);
  });

  it('counts a trip today as upcoming, and each country once', () => {
    expect(summarise(trips, TODAY, 'usd')).toMatchObject({ upcoming: 2, countries: 2 });
    const spellings = [aBooking({ travelCountry: 'Japan' }), aBooking({ travelCountry: 'JAPAN ' })];
    expect(summarise(spellings, TODAY, 'usd').countries).toBe(1);
  });

  it('ignores costs in another currency', () => {
    const odd = [aBooking({ travelCost: '€90' }), aBooking({ travelDuration: 1 })];
    expect(summarise(odd, TODAY, 'usd').spent).toBe(200_00);
  });

  it('adds up payments only in the total’s currency', () => {
    const inDollars = aBooking();
    const inEuros = aBooking({ travelCost: '€200' });
    inDollars.breakdown.paid = 200_00;
    Object.assign(inEuros.breakdown, { currency: 'eur', paid: 200_00 });
    expect(summarise([inDollars, inEuros], TODAY, 'usd')).toMatchObject({
      spent: 600_00,
      paid: 200_00,
    });
  });
});

describe('the search', () => {
  it.each([
    ['', 'abc'],
    ['ulu', 'a'],
    ['sao', 'c'],
    ['JAPAN', 'bc'],
    ['zoe japan', 'c'],
    ['zoe indonesia', ''],
  ])('%j finds %j', (search, found) => {
    expect(ids(matching(trips, search))).toBe(found);
  });
});

describe('the period', () => {
  it('is all trips, those of today or later, or earlier ones', () => {
    const of = (text: string | null) => ids(ofPeriod(trips, periodOf(text), TODAY));
    expect([of(null), of('upcoming'), of('Past'), of('someday')]).toEqual([
      'abc',
      'ac',
      'b',
      'abc',
    ]);
  });
});

describe('the order', () => {
  it('[spec §9 My bookings: sort by date] newest first', () => {
    expect(ids(sorted(trips, 'date', SITE))).toBe('cab');
  });
  it("[spec §9 My bookings: sort by name] by the traveller's name", () => {
    expect(ids(sorted(trips, 'name', SITE))).toBe('abc');
  });
  it("[spec §9 My bookings: sort by spot] by the destination's name", () => {
    expect(ids(sorted(trips, 'spot', SITE))).toBe('bca');
  });
  it('[spec §9 My bookings: sort by cost] highest first', () => {
    expect(ids(sorted(trips, 'cost', SITE))).toBe('bca');
  });
  it('soonest first: upcoming trips by date, then past ones', () => {
    expect(ids(sorted(trips, 'soonest', SITE))).toBe('acb');
  });
  it('does not change the given list', () => {
    sorted(trips, 'spot', SITE);
    expect(ids(trips)).toBe('abc');
  });
  it('reads the order from an address, and uses the date without one', () => {
    expect([orderOf('Cost'), orderOf('price'), orderOf(null)]).toEqual(['cost', 'date', 'date']);
  });
});
