import { firstTravelDay, leadTimeRefusal, type LeadTime } from '@wayfarer/contract';
import { localDay } from '../../lib/local-time.ts';
import { invalidInput, ProblemError } from '../../problem-error.ts';
import { travelDateRefusal } from './policy.ts';

/** Throws `invalid_input` if no trip to a destination in this time zone can begin that day. */
export function refuseTravelDate(travelDate: string, now: Date, zone: string): void {
  const refusal = travelDateRefusal(travelDate, now, zone);
  if (refusal !== null) throw invalidInput('travelDate', refusal);
}

/**
 * Like `refuseTravelDate`, and checks the destination's lead time, which travelers have to keep but the agency doesn't.
 * Throws `invalid_input`, `not_bookable_then`.
 */
export function refuseTooSoon(
  travelDate: string,
  { now, zone, ...lead }: LeadTime & { now: Date; zone: string },
): void {
  refuseTravelDate(travelDate, now, zone);
  const refusal = leadTimeRefusal(travelDate, localDay(now, zone), lead);
  if (refusal !== null) {
    const first = firstTravelDay(localDay(now, zone), lead.leadDays);
    throw new ProblemError('not_bookable_then', refusal, {
      field: 'travelDate',
      params: { days: lead.leadDays, first },
    });
  }
}
