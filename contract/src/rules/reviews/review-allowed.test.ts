import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, lastTripDay } from '../trips/dates/travel-dates.ts';
import { lastReviewDay, reviewRefusal, type ReviewedTrip } from './review-allowed.ts';

const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2027-01-01', days));
const trips: fc.Arbitrary<ReviewedTrip> = fc.record({
  state: fc.constantFrom('held', 'booked', 'expired', 'cancelled'),
  reviewer: fc.constantFrom('traveler', 'contributor', 'staff'),
  bookedOn: day,
  paid: fc.boolean(),
  travelDate: day,
  days: fc.integer({ min: 1, max: 30 }),
  attendance: fc.constantFrom('none', 'checked_in', 'no_show'),
  today: day,
  written: fc.constantFrom(
    null,
    { state: 'published', wasHidden: false } as const,
    { state: 'removed', wasHidden: false } as const,
    { state: 'hidden', wasHidden: true } as const,
  ),
});

describe('a review', () => {
  it('is of a trip that was booked before it was over, paid, made, and by someone without a part in it', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const { attendance, bookedOn, days, paid, reviewer, state, today, travelDate } = trip;
        if (reviewRefusal(trip) !== null) return;
        expect({ reviewer, paid, state }).toEqual({ reviewer: 'traveler', paid: true, state: 'booked' }); // prettier-ignore
        expect(attendance).not.toBe('no_show');
        expect(bookedOn <= travelDate).toBe(true);
        expect(lastTripDay(travelDate, days) < today).toBe(true);
        expect(today <= lastReviewDay(travelDate, days)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [{}, null],
    [{ bookedOn: '2027-04-12' }, null],
    [{ bookedOn: '2027-04-13' }, 'booked_late'],
    [{ reviewer: 'contributor' }, 'own_place'],
    [{ reviewer: 'staff' }, 'staff'],
    [{ paid: false }, 'not_paid'],
    [{ today: '2027-04-14' }, 'not_over'],
  ] as const)('with %j is refused for %s', (part, refusal) => {
    const trip: ReviewedTrip = {
      state: 'booked',
      reviewer: 'traveler',
      bookedOn: '2027-01-01',
      paid: true,
      travelDate: '2027-04-12',
      days: 3,
      attendance: 'none',
      today: '2027-04-15',
      written: null,
      ...part,
    };
    expect(reviewRefusal(trip)).toBe(refusal);
  });
});
