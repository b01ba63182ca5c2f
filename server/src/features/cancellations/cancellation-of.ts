import type { Booking, Cancellation } from '@wayfarer/contract';
import { notFound } from '../../problem-error.ts';

/** The cancellation of a booking that stands. Throws `not_found`. */
export function cancellationOf({ cancellation }: Booking): Cancellation {
  if (cancellation === undefined) throw notFound('cancellation');
  return cancellation;
}
