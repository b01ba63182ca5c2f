import type { CancellationTerms } from './policy.ts';

/** What the agency decided for days of a place, such as after a storm. */
export interface PolicyException {
  refundPercent: number;
  /** When it was decided, in ms since 1970. */
  madeAt: number;
}

/**
 * What a moved trip keeps of the date before: a later date does not bring back what a deadline had ended. Only an
 * exception that was decided since gives more.
 */
export interface PercentCap {
  percent: number;
  /** When it was moved, in ms since 1970. */
  since: number;
}

/** The instants, in ms since 1970, that a percent depends on. */
export interface CancellationInstants {
  at: number;
  bookedAt: number;
  /** The start of the travel date at the destination. */
  firstMidnight: number;
  /** The end of a window of so many hours, in the destination's calendar. */
  deadline(hoursBefore: number): number;
}

const HOUR_MS = 3_600_000;

/** Full refund shortly after booking, as long as the trip is far enough away. */
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

/** What an exception gives to a trip with such a cap. */
export function exceptionPercent(
  { madeAt, refundPercent: percent }: PolicyException,
  cap: PercentCap | null,
): number {
  return cap === null || madeAt > cap.since ? percent : Math.min(percent, cap.percent);
}

/** The percent that comes back: of the terms, or of an exception where that is more. Never rises with time. */
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
