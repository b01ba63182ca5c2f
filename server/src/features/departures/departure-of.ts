import type { Departure } from './store.ts';

/** The departure that a call names. Without a start time, it is the departure of the day that has none. */
export const departureOf = ({
  params: { day, offerId },
  query: { startTime = '' },
}: {
  params: { offerId: string; day: string };
  query: { startTime?: string | undefined };
}): Departure => ({ offerId, day, startTime });

/** The departure as the answer of a call names it. */
export const shownKey = ({ day, offerId, startTime }: Departure) => ({
  offerId,
  day,
  startTime: startTime === '' ? null : startTime,
});

/** The departure in the audit log, below its destination. */
export const actOn = ({ day, startTime }: Omit<Departure, 'offerId'>) => ({
  day,
  ...(startTime !== '' && { startTime }),
});
