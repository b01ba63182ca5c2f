import {
  type AvailabilityMode,
  type BookingLimits,
  type Confirmation,
  type DayRecord,
  type DayState,
  PARTY_LIMIT,
} from '@wayfarer/contract';

/** The limits as they are stored: days of the week are bits, of which bit 0 is Monday. */
interface LimitsRow {
  mode: AvailabilityMode;
  confirm: Confirmation;
  capacity: number | null;
  aheadDays: number | null;
  minDays: number;
  maxDays: number;
  weekdays: number;
  revision: number;
}

export interface StoredLimits extends BookingLimits {
  revision: number;
  weekdays: number[];
}

export function limitsOf(row: LimitsRow): StoredLimits {
  const { aheadDays, capacity, confirm, maxDays, minDays, mode, revision } = row;
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => (row.weekdays >> (day - 1)) & 1);
  return { mode, confirm, capacity, aheadDays, minDays, maxDays, weekdays, revision };
}

/** The state of a day by its places. Places that are kept for the waiting list aren't free for others. */
export function stateOf(
  { capacity, closed, kept, scheduled, taken }: DayRecord,
  limits: Pick<BookingLimits, 'capacity' | 'mode'>,
): DayState {
  const places = limits.mode === 'open' ? null : (capacity ?? limits.capacity);
  return { left: places === null ? null : places - taken - kept, closed, scheduled };
}

/** Like `stateOf`, for people on the waiting list, who can get the kept places. */
export const stateForWaiting = (row: DayRecord, limits: Parameters<typeof stateOf>[1]): DayState =>
  stateOf({ ...row, kept: 0 }, limits);

/** Free places as shown to travelers: at most the size of the largest party. */
export function shownPlaces(left: number | null): number | null {
  return left === null ? null : Math.min(Math.max(left, 0), PARTY_LIMIT);
}
