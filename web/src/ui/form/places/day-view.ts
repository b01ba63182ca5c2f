import {
  type Availability,
  FEW_PLACES,
  formatLongDay,
  type ShownCalendar,
  type ShownFault,
  type ShownTrip,
} from '@wayfarer/contract';
import { dayTexts as texts } from './places.texts.js';

/** A day of the calendar as a possible first day of the trip. */
export interface DayView {
  fault: ShownFault | null;
  /** The second line of the cell; may be empty. */
  mark: string;
  /** The cell's name for assistive technology. */
  name: string;
}

/** A day as the calendar shows it, for a trip that would begin on it. */
export function dayView(
  trip: ShownTrip,
  { faultOf, leftOn }: ShownCalendar,
  confirm?: Availability['confirm'],
): DayView {
  const day = formatLongDay(trip.day);
  const fault = faultOf(trip);
  if (fault === null) {
    const left = leftOn(trip);
    if (left === null || left > FEW_PLACES) {
      const name = confirm === 'on_request' ? texts.onRequest(day) : texts.room(day);
      return { fault, mark: '', name };
    }
    return { fault, mark: texts.left(left), name: texts.few({ day, left }) };
  }
  switch (fault.reason) {
    case 'room_for':
      return {
        fault,
        mark: texts.days(fault.days),
        name: texts.short({ day, room: fault.days, days: trip.days }),
      };
    case 'full':
      return fault.left === 0
        ? { fault, mark: texts.full, name: texts.isFull(day) }
        : { fault, mark: texts.left(fault.left), name: texts.few({ day, left: fault.left }) };
    case 'closed':
      return { fault, mark: texts.closed, name: texts.isClosed(day) };
    case 'too_soon':
    case 'past':
      return { fault, mark: '', name: texts.isSoon(day) };
    case 'too_far':
      return { fault, mark: '', name: texts.isFar(day) };
    default:
      return { fault, mark: '', name: texts.isNone(day) };
  }
}
