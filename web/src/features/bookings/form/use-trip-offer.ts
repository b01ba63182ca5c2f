import { type CalendarDay, localToday, type TripOffer } from '@wayfarer/contract';
import { usePublicConfig } from '../../../api/public-config.ts';

/** A cost per day, and how this site charges it. */
export function useTripOffer(costPerDay: string): TripOffer {
  const { charge, currency } = usePublicConfig();
  return { costPerDay, charge, currency };
}

/** Asked each time: the day may change while a form is open. */
export const deviceToday = (): CalendarDay => localToday(new Date());
