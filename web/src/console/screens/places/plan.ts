import {
  CHANGED_DAYS_MAX,
  type DayRecord,
  type DaySpan,
  isCalendarDay,
  repeatedDays,
} from '@wayfarer/contract';
import type { DayKind } from './month-preview.tsx';
import { departuresOf, type SameDepartures } from './put-departures.ts';

/** A rule for departures that repeat. */
export interface Rule extends DaySpan {
  weekdays: readonly number[];
  except: readonly Exception[];
  /** The start times on each day; empty for one departure without a time. */
  times: readonly string[];
}

/** A span of days without departures. The id distinguishes spans that haven't been filled in yet. */
export interface Exception extends DaySpan {
  id: number;
}

export interface Plan {
  /** The new departures, in as few calls as possible. */
  fresh: readonly SameDepartures[];
  /** The number of new departures, and of all that the rule names. */
  added: number;
  all: number;
  /**
   * The number of days on which departures without a time replace those with times, or the other way round, because no
   * one has booked them.
   */
  replaced: number;
  isCut: boolean;
  kinds: ReadonlyMap<string, DayKind>;
}

const isSpan = ({ from, to }: DaySpan) => isCalendarDay(from) && isCalendarDay(to) && from <= to;

const NO_TIME = [''];

/** The departures that a rule would create, next to the known ones. */
export function planOf(
  { except, from, times, to, weekdays }: Rule,
  known: readonly DayRecord[],
): Plan {
  const rule = { from, to, weekdays, except: except.filter(isSpan) };
  const { days, isCut, left } = isSpan({ from, to })
    ? repeatedDays(rule, CHANGED_DAYS_MAX)
    : { days: [], left: [], isCut: false };
  const wanted = times.length === 0 ? NO_TIME : [...new Set(times)].sort();
  const kinds = new Map<string, DayKind>(left.map((day) => [day, 'skipped']));
  const added: { day: string; startTime: string }[] = [];
  let replaced = 0;
  let kept = 0;
  for (const day of days) {
    const there = known.filter((one) => one.scheduled && one.day === day);
    const other = there.filter(({ startTime }) => (startTime === null) !== (wanted[0] === ''));
    if (other.some(({ taken }) => taken > 0)) {
      kinds.set(day, 'kept');
      kept += 1;
      continue;
    }
    const missing = wanted.filter((time) => !there.some(({ startTime }) => (startTime ?? '') === time)); // prettier-ignore
    kinds.set(day, missing.length > 0 ? 'new' : 'there');
    if (missing.length === 0) continue;
    if (other.length > 0) replaced += 1;
    added.push(...missing.map((startTime) => ({ day, startTime })));
  }
  const all = (days.length - kept) * wanted.length;
  return { fresh: departuresOf(added), added: added.length, all, replaced, isCut, kinds };
}
