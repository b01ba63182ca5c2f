import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FREE_DAY, tripPlan } from './trip-plan.ts';

const day = (number: number, title: string) => ({ day: number, title, text: `${title}.` });
const PLAN = [day(1, 'Arrival'), day(2, 'Museums'), day(3, 'Markets'), day(4, 'Home')];
const titles = (plan: ReturnType<typeof tripPlan>) => plan.map(({ title }) => title);

describe('a plan that fits the trip', () => {
  it.each([
    [1, ['Arrival']],
    [2, ['Arrival', 'Home']],
    [3, ['Arrival', 'Museums', 'Home']],
    [4, ['Arrival', 'Museums', 'Markets', 'Home']],
    [6, ['Arrival', 'Museums', 'Markets', FREE_DAY, FREE_DAY, 'Home']],
  ])('of %d days', (days, expected) => {
    expect(titles(tripPlan(PLAN, days))).toEqual(expected);
  });

  it('leaves days free that have no plan', () => {
    const gaps = [day(5, 'Home'), day(2, 'Museums')];
    expect(titles(tripPlan(gaps, 5))).toEqual([FREE_DAY, 'Museums', FREE_DAY, FREE_DAY, 'Home']);
  });

  it('is empty if nothing is planned, and begins with the only planned day', () => {
    expect(tripPlan([], 3)).toEqual([]);
    expect(titles(tripPlan([day(1, 'Arrival')], 3))).toEqual(['Arrival', FREE_DAY, FREE_DAY]);
  });

  it('has exactly one entry per day, in order, and always ends with the way home', () => {
    const itineraries = fc.uniqueArray(
      fc.integer({ min: 1, max: 30 }).map((number) => day(number, `Day ${number}`)),
      { selector: ({ day: number }) => number, minLength: 2, maxLength: 30 },
    );
    fc.assert(
      fc.property(itineraries, fc.integer({ min: 1, max: 30 }), (itinerary, days) => {
        const plan = tripPlan(itinerary, days);
        expect(plan.map((entry) => entry.day)).toEqual(
          Array.from({ length: days }, (_, at) => at + 1),
        );
        const planned = itinerary.toSorted((one, other) => one.day - other.day);
        const end = days === 1 ? planned[0] : planned.at(-1);
        expect(plan.at(-1)?.title).toBe(end?.title);
        // every other entry is a free day, or was planned for exactly that day
        for (const { day: number, title } of plan.slice(0, -1)) {
          const said = planned.slice(0, -1).find((entry) => entry.day === number);
          expect(title).toBe(said?.title ?? FREE_DAY);
        }
      }),
    );
  });
});
