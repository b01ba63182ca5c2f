import { freeDay as freeDayTitle } from '../../words/trips/plan.texts.js';

/** Day 1 is the first day of the trip. */
export interface PlannedDay {
  day: number;
  title: string;
  text: string;
}

export { freeDay as FREE_DAY } from '../../words/trips/plan.texts.js';

/** The title of a free day in the API's responses, always in English. */
const SENT_FREE_DAY = 'Free day';

/** The API's plan, with free days in the page's language. */
export function shownPlan(itinerary: readonly PlannedDay[]): PlannedDay[] {
  return itinerary.map((sent) =>
    sent.title === SENT_FREE_DAY && sent.text === '' ? freeDay(sent.day) : sent,
  );
}

const freeDay = (day: number): PlannedDay => ({ day, title: freeDayTitle, text: '' });

/**
 * A destination's plan for a trip of `days` days. The last planned day is the way home, so it is always the last day of
 * the trip. A longer trip has free days before it, and a shorter one leaves out planned days. The plan of a one-day
 * trip is the first planned day. Empty if nothing is planned.
 */
export function tripPlan(itinerary: readonly PlannedDay[], days: number): PlannedDay[] {
  const planned = itinerary.toSorted((one, other) => one.day - other.day);
  const [first, home] = [planned[0], planned.at(-1)];
  if (first === undefined || home === undefined) return [];
  if (days === 1) return [{ ...first, day: 1 }];
  const earlier = new Map(planned.slice(0, -1).map((entry) => [entry.day, entry]));
  // the only day of a plan is the arrival, not the way home
  if (planned.length === 1) return daysOf(days, new Map([[home.day, home]]));
  return [...daysOf(days - 1, earlier), { ...home, day: days }];
}

function daysOf(count: number, planned: ReadonlyMap<number, PlannedDay>): PlannedDay[] {
  return Array.from({ length: count }, (_, at) => planned.get(at + 1) ?? freeDay(at + 1));
}
