import type { GoingBack } from '@wayfarer/contract';
import { consolePath } from '../../kit/address/paths.ts';

/** The path of the list of booked trips that begin between two days; `open`: those with a balance. */
export function listOf({ from, to, open }: { from: string; to: string; open?: boolean }): string {
  const query = new URLSearchParams({ state: 'booked', travelFrom: from, travelTo: to });
  if (open) query.set('balance', 'open');
  return `${consolePath('bookings')}?${query.toString()}`;
}

/** The path of the list of bookings whose money is returned in this way. */
export const goingBackPath = (way: GoingBack) => `bookings?goingBack=${way}`;
