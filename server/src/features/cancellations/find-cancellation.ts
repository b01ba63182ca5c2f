import type { Cancellation } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { getBooking } from '../bookings/index.ts';
import { notFound } from '../../problem-error.ts';

/** The cancellation of a booking that stands. Throws `not_found`. */
export async function findCancellation(context: UserContext, id: string): Promise<Cancellation> {
  const { cancellation } = await getBooking(context, id);
  if (cancellation === undefined) throw notFound('cancellation');
  return cancellation;
}
