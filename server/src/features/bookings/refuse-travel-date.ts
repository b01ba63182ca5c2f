import { invalidInput } from '../../problem-error.ts';
import { travelDateRefusal } from './policy.ts';

/** Throws `invalid_input` if no trip to a destination in this time zone can begin that day. */
export function refuseTravelDate(travelDate: string, now: Date, zone: string): void {
  const refusal = travelDateRefusal(travelDate, now, zone);
  if (refusal !== null) throw invalidInput('travelDate', refusal);
}
