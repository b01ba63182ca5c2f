import {
  type Availability,
  FEW_PLACES,
  formatLongDay,
  type ShownCalendar,
  type ShownFault,
  type ShownTrip,
} from '@wayfarer/contract';
import * as texts from './days.texts.js';

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
  { confirm, cost = '' }: { confirm: Availability['confirm']; cost: string | undefined },
): DayView {
  const day = formatLongDay(trip.day);
  const fault = faultOf(trip);
  const view = (state: string, mark = '') => ({
    fault,
    mark,
    name: texts.named({ day, state }),
  });
  const few = (left: number) => view(texts.few(left), texts.left(left));
  if (fault === null) {
    const left = leftOn(trip);
    if (left <= FEW_PLACES) return few(left);
    const state = confirm ? texts.onRequest : texts.room;
    // a longer cost doesn't fit the cell
    return view(cost ? texts.costs({ state, cost }) : state, cost.length > 6 ? '' : cost);
  }
  switch (fault.reason) {
    case 'room_for':
      return view(texts.short({ room: fault.days, days: trip.days }), texts.days(fault.days));
    case 'full':
      return fault.left === 0 ? view(texts.isFull, texts.full) : few(fault.left);
    case 'closed':
      return view(texts.isClosed, texts.closed);
    case 'past':
    case 'too_soon':
      return view(texts.isSoon);
    case 'too_far':
      return view(texts.isFar);
    default:
      return view(texts.isNone);
  }
}
