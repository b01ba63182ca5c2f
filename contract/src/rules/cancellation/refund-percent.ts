import type { CancellationTerms } from './policy.ts';

/** An exception from the terms for travel dates at a place, for example after a storm. */
export interface PolicyException {
  refundPercent: number;
  /** The time when the exception was made, in milliseconds since 1970. */
  madeAt: number;
}

/**
 * The maximum refund percentage of a moved trip. It is the percentage of the previous date, because moving to a later
 * date doesn't reopen a missed deadline. Only an exception made after the move can increase it.
 */
export interface PercentCap {
  percent: number;
  /** The time of the move, in milliseconds since 1970. */
  since: number;
}

/** The instants on which a percentage depends, in milliseconds since 1970. */
export interface CancellationInstants {
  at: number;
  bookedAt: number;
  /** The start of the travel date in the destination's time zone. */
  firstMidnight: number;
  /** The instant this many hours before the travel date, in the destination's calendar. */
  deadline(hoursBefore: number): number;
}

const HOUR_MS = 3_600_000;

/** True during the cooling-off period, if the trip is far enough away. */
function isCoolingOff(
  terms: CancellationTerms,
  { at, bookedAt, firstMidnight }: Omit<CancellationInstants, 'deadline'>,
): boolean {
  const { coolingOffHours, coolingOffNotWithinHours } = terms;
  if (coolingOffHours === 0) return false;
  return (
    at - bookedAt <= coolingOffHours * HOUR_MS &&
    firstMidnight - at >= coolingOffNotWithinHours * HOUR_MS
  );
}

/** An exception's percentage, at most the cap if the trip was moved after the exception was made. */
export function exceptionPercent(
  { madeAt, refundPercent: percent }: PolicyException,
  cap: PercentCap | null,
): number {
  return cap === null || madeAt > cap.since ? percent : Math.min(percent, cap.percent);
}

/**
 * The percentage of the terms, or that of an exception if it is higher. Without new exceptions, it never increases with
 * time.
 */
export function refundPercent(
  terms: CancellationTerms,
  instants: CancellationInstants,
  {
    cap = null,
    exception = null,
  }: { exception?: PolicyException | null; cap?: PercentCap | null } = {},
): number {
  const window = terms.windows.find(
    ({ hoursBefore }) => instants.at <= instants.deadline(hoursBefore),
  );
  const usual = isCoolingOff(terms, instants) ? 100 : (window?.refundPercent ?? 0);
  const given = exception === null ? 0 : exceptionPercent(exception, cap);
  return Math.max(Math.min(usual, cap?.percent ?? 100), given);
}
