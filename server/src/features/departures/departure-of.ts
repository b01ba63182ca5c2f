import type { Departure } from './store.ts';

/** The departure that a call names. Without a start time, it is the departure of the day that has none. */
export const departureOf = ({
  params: { day, offerId },
  query: { startTime = '' },
}: {
  params: { offerId: string; day: string };
  query: { startTime?: string | undefined };
}): Departure => ({ offerId, day, startTime });

export const shownKey = ({ day, offerId, startTime }: Departure) => ({
  offerId,
  day,
  startTime: startTime === '' ? null : startTime,
});

export const actOn = ({ day, startTime }: Omit<Departure, 'offerId'>) => ({
  day,
  ...(startTime !== '' && { startTime }),
});
