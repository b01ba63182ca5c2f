import { formatDay, type TripFault } from '@wayfarer/contract';
import { ProblemError } from '../../problem-error.ts';

export function notSoldOn(day: string): ProblemError {
  const text = `This trip isn't offered on ${formatDay(day)}. Please choose another day.`;
  return new ProblemError('not_bookable_then', text, { field: 'travelDate' });
}

/**
 * The refusal of a trip outside the limits of its destination: `sold_out`, or `not_bookable_then` with the reason.
 * @param nearest The nearest days with room, for a trip without places
 */
export function refusalOf(fault: TripFault, nearest: readonly string[] = []): ProblemError {
  const { reason } = fault;
  switch (reason) {
    case 'full': {
      const { day, left } = fault;
      const room = left === 0 ? 'no places are left' : `only ${placesText(left)} left`;
      return new ProblemError(
        'sold_out',
        `On ${formatDay(day)}, ${room}. Please choose another day.`,
        { field: 'travelDate', params: { day, left }, nearest },
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

const notThen = (text: string, field: string, params: Record<string, string | number>) =>
  new ProblemError('not_bookable_then', text, { field, params });

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`);
const placesText = (left: number) => (left === 1 ? '1 place is' : `${left} places are`);
