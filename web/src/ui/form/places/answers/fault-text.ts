import {
  formatDay,
  type Problem,
  type ShownFault,
  timeText,
  withStartTime,
} from '@wayfarer/contract';
import * as texts from './faults.texts.js';

/** Why a trip can't be booked, for the traveler who chose it. */
export function faultText(fault: ShownFault, startTime: string | null = null): string {
  switch (fault.reason) {
    case 'past':
      return texts.past;
    case 'too_soon':
      return texts.tooSoon(formatDay(fault.first));
    case 'too_far':
      return texts.tooFar(formatDay(fault.last));
    case 'too_short':
      return texts.tooShort(fault.days);
    case 'too_long':
      return texts.tooLong(fault.days);
    case 'full': {
      const day = withStartTime(formatDay(fault.day), startTime);
      return fault.left === 0 ? texts.full(day) : texts.fewLeft({ day, left: fault.left });
    }
    case 'start_time':
      return texts.startTime(formatDay(fault.day));
    case 'room_for':
      return texts.roomFor(fault.days);
    default:
      return texts.notThen(formatDay(fault.day));
  }
}

/** Why the server refused a trip, if its days or places were the reason. */
export function refusalText({ code, params = {} }: Problem): string | undefined {
  const { day, days, last, left, reason, time } = params;
  if (code === 'sold_out' && typeof day === 'string' && typeof left === 'number')
    return faultText({ reason: 'full', day, left });
  if (code === 'sold_out') return texts.soldOut;
  if (code !== 'not_bookable_then') return undefined;
  if (reason === 'too_far' && typeof last === 'string') return faultText({ reason, last });
  if ((reason === 'too_short' || reason === 'too_long') && typeof days === 'number')
    return faultText({ reason, days });
  if (reason === undefined || typeof day !== 'string') return undefined;
  if (reason === 'start_time') return faultText({ reason, day });
  if (reason === 'no_start' && typeof time === 'string')
    return texts.noStart({ day: formatDay(day), time: timeText(time) });
  if (reason === 'has_left' && typeof time === 'string')
    return texts.hasLeft({ day: formatDay(day), time: timeText(time) });
  return faultText({ reason: 'closed', day });
}
