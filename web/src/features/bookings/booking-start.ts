import { clampDays, isCalendarDay, Spot } from '@wayfarer/contract';
import type { TripValues } from './trip-values.ts';

/** The destination that Book Now carried in the navigation's state, if it is one. */
export function carriedSpot(state: unknown): Spot | undefined {
  if (typeof state !== 'object' || state === null || !('spot' in state)) return undefined;
  const { success, data } = Spot.safeParse(state.spot);
  return success ? data : undefined;
}

/** The destination that the address names, after a reload or by a shared link. */
export function namedSpot(params: URLSearchParams): string {
  return (params.get('spot') ?? '').trim();
}

/** Date and days that the address proposes; what is not usable is left out. */
export function proposedTrip(params: URLSearchParams): TripValues {
  const date = params.get('date') ?? '';
  return {
    travelDate: isCalendarDay(date) ? date : '',
    travelDuration: String(clampDays(Number(params.get('days')))),
  };
}
