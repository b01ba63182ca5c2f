import type { Booking, Cancellation } from '@wayfarer/contract';
import { notFound } from '../../problem-error.ts';

export function cancellationOf({ cancellation }: Booking): Cancellation {
  if (cancellation === undefined) throw notFound('cancellation');
  return cancellation;
}
