import { refundPercent, type CancellationTerms } from '@wayfarer/contract';
import { localDeadline, localMidnight } from '../../lib/local-time.ts';

const HOUR_MS = 3_600_000;

/**
 * The limit for refunds of a trip that was moved after a deadline: the highest percentage, and the time of the move.
 */
export interface RefundCap {
  percent: number;
  since: Date;
}

export function capOf({
  refundCapPercent: percent,
  refundCapSince: since,
}: {
  refundCapPercent: number | null;
  refundCapSince: Date | null;
}): RefundCap | null {
  return percent === null || since === null ? null : { percent, since };
}

export interface TripTerms {
  terms: CancellationTerms;
  exception: { refundPercent: number; createdAt: Date } | null;
  cap: RefundCap | null;
  bookedAt: Date;
  travelDate: string;
  zone: string;
}

export function percentAt(trip: TripTerms, at: Date): number {
  const { bookedAt, cap, exception, terms, travelDate, zone } = trip;
  return refundPercent(
    terms,
    {
      at: at.getTime(),
      bookedAt: bookedAt.getTime(),
      firstMidnight: localMidnight(travelDate, zone).getTime(),
      deadline: (hours) => localDeadline(travelDate, hours, zone).getTime(),
    },
    {
      exception: exception && {
        refundPercent: exception.refundPercent,
        madeAt: exception.createdAt.getTime(),
      },
      cap: cap && { percent: cap.percent, since: cap.since.getTime() },
    },
  );
}

/** A percentage, and the time until which it is refunded. */
export interface TermStep {
  until: Date;
  percent: number;
}

/** The steps from booking until the trip begins, earliest first. */
export function termSteps(trip: TripTerms): TermStep[] {
  const steps: TermStep[] = [];
  for (const until of ends(trip)) {
    const percent = percentAt(trip, until);
    if (steps.at(-1)?.percent === percent) steps.pop();
    steps.push({ until, percent });
  }
  return steps;
}

/** The times after which another percentage may apply; the last is the beginning of the trip. */
function ends({ bookedAt, terms, travelDate, zone }: TripTerms): Date[] {
  const booked = bookedAt.getTime();
  const begins = localMidnight(travelDate, zone).getTime();
  const deadlines = terms.windows.map(({ hoursBefore }) =>
    localDeadline(travelDate, hoursBefore, zone).getTime(),
  );
  const coolingOff = Math.min(
    booked + terms.coolingOffHours * HOUR_MS,
    begins - terms.coolingOffNotWithinHours * HOUR_MS,
  );
  return [...deadlines, ...(terms.coolingOffHours > 0 ? [coolingOff] : []), begins]
    .filter((at) => at >= booked && at <= begins)
    .toSorted((a, b) => a - b)
    .map((at) => new Date(at));
}

/** The local time at the destination: '2027-04-10T00:00'. */
export function localMinute(at: Date, zone: string): string {
  // Swedish dates have the order of ISO 8601
  const form = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return form.format(at).replace(' ', 'T');
}
