import { formatDay, timeText, type TripFault, type TripStart } from '@wayfarer/contract';
import { ProblemError } from '../../problem-error.ts';
import type { DayKey } from './day-keys.ts';

export function notSoldOn(day: string): ProblemError {
  const text = `This trip isn't offered on ${formatDay(day)}. Please choose another day.`;
  return notThen(text, 'travelDate', { reason: 'closed', day });
}

/** The refusal of a trip that could take several departures of its day. */
export function chooseStart(day: string, times: readonly string[]): ProblemError {
  const listed = times.map(timeText).join(', ');
  const text = `On ${formatDay(day)}, this trip starts at ${listed}. Please choose a start time.`;
  return notThen(text, 'startTime', { reason: 'start_time', day, times: times.join(', ') });
}

export function notStartingAt({ day, startTime }: DayKey): ProblemError {
  const text = `On ${formatDay(day)}, this trip doesn't start at ${timeText(startTime)}. Please choose another time.`;
  return notThen(text, 'startTime', { reason: 'no_start', day, time: startTime });
}

export function leftAlready({ day, startTime }: DayKey): ProblemError {
  const text = `On ${formatDay(day)}, this trip left at ${timeText(startTime)}. Please choose another time.`;
  return notThen(text, 'startTime', { reason: 'has_left', day, time: startTime });
}

/**
 * The refusal of a trip outside the limits of its destination: `sold_out`, or `not_bookable_then` with the reason.
 * @param nearest The nearest departures with room, for a trip without places
 */
export function refusalOf(fault: TripFault, nearest: readonly TripStart[] = []): ProblemError {
  const { reason } = fault;
  switch (reason) {
    case 'full': {
      const { day, left } = fault;
      const room = left === 0 ? 'no places are left' : `only ${placesText(left)} left`;
      return new ProblemError(
        'sold_out',
        `On ${formatDay(day)}, ${room}. Please choose another day.`,
        { field: 'travelDate', params: { day, left }, ...nearestOf(nearest, day) },
      );
    }
    case 'too_far': {
      const text = `This trip can be booked until ${formatDay(fault.last)}.`;
      return notThen(text, 'travelDate', { reason, last: fault.last });
    }
    case 'too_short':
      return notThen(`This trip takes at least ${daysText(fault.days)}.`, 'travelDuration', {
        reason,
        days: fault.days,
      });
    case 'too_long':
      return notThen(`This trip takes at most ${daysText(fault.days)}.`, 'travelDuration', {
        reason,
        days: fault.days,
      });
    default: {
      const text = `This trip isn't offered on ${formatDay(fault.day)}. Please choose another day.`;
      return notThen(text, 'travelDate', { reason, day: fault.day });
    }
  }
}

/** The nearest days, for clients that don't know start times, and the departures if they have such times. */
function nearestOf(starts: readonly TripStart[], wanted: string) {
  const days = new Set(starts.map(({ day }) => day));
  days.delete(wanted);
  const isTimed = starts.some(({ startTime }) => startTime !== null);
  return { nearest: [...days], ...(isTimed && { nearestStarts: starts }) };
}

const notThen = (text: string, field: string, params: Record<string, string | number>) =>
  new ProblemError('not_bookable_then', text, { field, params });

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`);
const placesText = (left: number) => (left === 1 ? '1 place is' : `${left} places are`);
