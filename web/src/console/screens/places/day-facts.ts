import {
  type DayRecord,
  formatDay,
  formatLongDay,
  timeText,
  type SpotAvailability,
} from '@wayfarer/contract';
import { calendarTexts as texts } from './copy.texts.js';

/** The maximum number of digits of typed numbers of people and days. */
export const MOST_DIGITS = 6;

/** A day, or one of its departures, as the agency's calendar shows it. */
export interface DayFacts {
  day: string;
  /** The start time of the departure; null for a day or departure without one. */
  startTime: string | null;
  /** The number of places; null for no limit. */
  places: number | null;
  taken: number;
  closed: boolean;
  /** True if no trip can begin on the day, because there is no departure. */
  isNone: boolean;
  isScheduled: boolean;
  note: string;
  /** Says that a departure is guaranteed, or how many people it needs; empty for other days. */
  going: string;
  /** The number of parties that wait for trips that begin on this day. */
  waiting: number;
  own: DayRecord | undefined;
}

const isThere = ({ scheduled, taken }: DayRecord) => scheduled || taken > 0;

/**
 * Returns a function that gives the facts of each day of a destination: of its departures by start time, or of the day
 * itself.
 */
export function factsOf(places: SpotAvailability): (day: string) => readonly DayFacts[] {
  const known = new Map<string, DayRecord[]>();
  for (const record of places.days) {
    known.set(record.day, [...(known.get(record.day) ?? []), record]);
  }
  return (day) => {
    const own = known.get(day) ?? [];
    const timed = own.filter((one) => one.startTime !== null && isThere(one));
    const untimed = own.find(({ startTime }) => startTime === null);
    if (timed.length === 0) return [factOf(places, day, untimed)];
    const all = untimed && isThere(untimed) ? [untimed, ...timed] : timed;
    return all.map((record) => factOf(places, day, record));
  };
}

function factOf(
  { limits, waiting }: SpotAvailability,
  day: string,
  own: DayRecord | undefined,
): DayFacts {
  const startTime = own?.startTime ?? null;
  const isScheduled = own?.scheduled === true;
  const waited = waiting.find((one) => one.day === day && one.startTime === startTime);
  return {
    day,
    startTime,
    places: limits.mode === 'open' ? null : (own?.capacity ?? limits.capacity),
    taken: own?.taken ?? 0,
    closed: own?.closed === true,
    isNone: limits.mode === 'departures' && !isScheduled,
    isScheduled,
    note: own?.note ?? '',
    going: goingText(own),
    waiting: waited?.parties ?? 0,
    own,
  };
}

function goingText(own: DayRecord | undefined): string {
  if (own?.guaranteed) return texts.guaranteed;
  return own?.minimum ? texts.goesFrom(own.minimum.people) : '';
}

export const isOversold = ({ places, taken }: DayFacts) => places !== null && taken > places;

/** A day's name for assistive technology. */
export function dayName(day: string, facts: readonly DayFacts[]): string {
  const name = formatLongDay(day);
  const [only, ...others] = facts;
  if (only === undefined || others.length === 0) return factName(name, only);
  const departures = facts.map((fact) => factName(timeOf(fact), fact)).join('; ');
  return texts.nameTimes({ day: name, departures });
}

/** The start time of a departure as a text; empty if it has none. */
export const timeOf = ({ startTime }: DayFacts) => (startTime === null ? '' : timeText(startTime));

function factName(name: string, facts: DayFacts | undefined): string {
  if (facts === undefined) return name;
  const state = stateName(name, facts);
  return facts.waiting === 0 ? state : texts.nameWaiting({ name: state, parties: facts.waiting });
}

function stateName(name: string, { closed, isNone, places, taken }: DayFacts): string {
  if (closed) return texts.nameClosed(name);
  if (isNone && taken === 0) return texts.nameNone(name);
  return places === null ? texts.nameOpen(name) : texts.nameTaken({ day: name, taken, places });
}

/** The sentence about a day on which more people have booked than there are places. */
export const oversoldText = ({ day, places, startTime, taken }: DayFacts) => {
  const when = startTime === null ? formatDay(day) : `${formatDay(day)}, ${timeText(startTime)}`;
  return texts.oversold({ day: when, taken, places: places ?? 0 });
};
