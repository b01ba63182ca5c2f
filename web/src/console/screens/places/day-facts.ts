import {
  type DayRecord,
  formatDay,
  formatLongDay,
  type SpotAvailability,
} from '@wayfarer/contract';
import { calendarTexts as texts } from './copy.texts.js';

/** The maximum number of digits of typed numbers of people and days. */
export const MOST_DIGITS = 6;

/** A day as the agency's calendar shows it. */
export interface DayFacts {
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

/** Returns a function that gives the facts of each day of a destination. */
export function factsOf({ days, limits, waiting }: SpotAvailability): (day: string) => DayFacts {
  const known = new Map(days.map((record) => [record.day, record]));
  const waitedFor = new Map(waiting.map(({ day, parties }) => [day, parties]));
  return (day) => {
    const own = known.get(day);
    const isTour = limits.mode === 'departures';
    const isScheduled = own?.scheduled === true;
    return {
      places: limits.mode === 'open' ? null : (own?.capacity ?? limits.capacity),
      taken: own?.taken ?? 0,
      closed: own?.closed === true,
      isNone: isTour && !isScheduled,
      isScheduled,
      note: own?.note ?? '',
      going: goingText(own),
      waiting: waitedFor.get(day) ?? 0,
      own,
    };
  };
}

function goingText(own: DayRecord | undefined): string {
  if (own?.guaranteed) return texts.guaranteed;
  return own?.minimum ? texts.goesFrom(own.minimum.people) : '';
}

export const isOversold = ({ places, taken }: DayFacts) => places !== null && taken > places;

/** A day's name for assistive technology. */
export function dayName(day: string, facts: DayFacts): string {
  const { waiting } = facts;
  const name = stateName(day, facts);
  return waiting === 0 ? name : texts.nameWaiting({ name, parties: waiting });
}

function stateName(day: string, { closed, isNone, places, taken }: DayFacts): string {
  const name = formatLongDay(day);
  if (closed) return texts.nameClosed(name);
  if (isNone && taken === 0) return texts.nameNone(name);
  return places === null ? texts.nameOpen(name) : texts.nameTaken({ day: name, taken, places });
}

/** The sentence about a day on which more people have booked than there are places. */
export const oversoldText = (day: string, { places, taken }: DayFacts) =>
  texts.oversold({ day: formatDay(day), taken, places: places ?? 0 });
