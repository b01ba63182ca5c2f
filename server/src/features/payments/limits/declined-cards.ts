const HOUR_MS = 60 * 60_000;
export const DAY_MS = 24 * HOUR_MS;
/** The maximum number of declined cards per booking; no one needs that many to find the right card. */
const DECLINES_OF_A_BOOKING = 10;
const DECLINES_OF_A_PERSON = 20;

interface Declined {
  bookingId: string | null;
  declines: number;
  declinedAt: Date | null;
}

/**
 * The time until which a user may not pay because of too many declined cards: ten for one booking within an hour, or
 * twenty in total within a day. Null if there were fewer.
 */
export function cardTestingUntil(
  attempts: readonly Declined[],
  bookingId: string | null,
  now: Date,
): Date | null {
  const pause = (most: number, ms: number, of: readonly Declined[]) => {
    const since = now.getTime() - ms;
    const recent = of.filter(({ declinedAt }) => declinedAt !== null && +declinedAt > since);
    const declines = recent.reduce((sum, attempt) => sum + attempt.declines, 0);
    const last = Math.max(...recent.map(({ declinedAt }) => Number(declinedAt)));
    return declines < most ? 0 : last + ms;
  };
  const sameBooking = attempts.filter((attempt) => attempt.bookingId === bookingId);
  const until = Math.max(
    pause(DECLINES_OF_A_BOOKING, HOUR_MS, sameBooking),
    pause(DECLINES_OF_A_PERSON, DAY_MS, attempts),
  );
  return until === 0 ? null : new Date(until);
}
