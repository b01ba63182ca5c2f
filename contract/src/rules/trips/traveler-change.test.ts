import { describe, expect, it } from 'vitest';
import { isWithinAgreed, travelerChangeRefusal } from './traveler-change.ts';

describe('a traveler changes a booking', () => {
  it.each([
    ['while nothing is paid', {}, null],
    ['not once it is paid', { isPaid: true, paid: 50_000 }, 'booking_paid'],
    ['nor with a deposit', { paid: 1 }, 'ask_agency'],
    ['nor once they have come', { attendance: 'checked_in' }, 'ask_agency'],
    ['nor once it is known that they have not', { attendance: 'no_show' }, 'ask_agency'],
    ['nor from its first day on', { phase: 'under_way' }, 'trip_started'],
    ['nor afterwards', { phase: 'over', paid: 1 }, 'trip_started'],
  ] as const)('%s', (_, some, refusal) => {
    const booking = { isPaid: false, paid: 0, attendance: 'none', phase: 'upcoming' } as const;
    expect(travelerChangeRefusal({ ...booking, ...some })).toBe(refusal);
  });
});

it.each([
  ['the same', {}, true],
  ['fewer days', { days: 2 }, true],
  ['fewer people', { party: { adults: 1, children: 1, infants: 0 } }, true],
  ['more days', { days: 4 }, false],
  ['a later day', { travelDate: '2027-04-13' }, false],
  ['an earlier day', { travelDate: '2027-04-11' }, false],
  ['an adult more for a child less', { party: { adults: 3, children: 0, infants: 0 } }, false],
] as const)('what was agreed covers %s: %s', (_, some, within) => {
  const party = { adults: 2, children: 1, infants: 0 };
  const agreed = { travelDate: '2027-04-12', days: 3, party };
  expect(isWithinAgreed(agreed, { ...agreed, ...some })).toBe(within);
});
