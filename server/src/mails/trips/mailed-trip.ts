import type { PriceBreakdown } from '@wayfarer/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { spotDetails } from '../../db/tables/spots.ts';
import { NO_FACTS, type BookedTrip, type PlaceFacts } from './trip-parts.ts';

/** What is known of a trip when a mail about it is written. */
export interface MailedTrip {
  publicUrl: string;
  booking: BookedTrip;
  breakdown: PriceBreakdown;
  place: PlaceFacts;
}

/** A trip with what its destination says today. */
export async function mailedTrip(
  db: Executor,
  { booking, ...trip }: Omit<MailedTrip, 'place'>,
): Promise<MailedTrip> {
  return { ...trip, booking, place: await placeOf(db, booking) };
}

async function placeOf(db: Executor, { offerId, spotId }: BookedTrip): Promise<PlaceFacts> {
  const id = offerId ?? spotId ?? '';
  const [row] = await db.select().from(spotDetails).where(eq(spotDetails.spotId, id));
  if (!row) return NO_FACTS;
  const { directions, lat, lon, meetingPoint, phone } = row;
  return {
    directions,
    meetingPoint,
    phone,
    geo: lat === null || lon === null ? null : { lat, lon },
  };
}
