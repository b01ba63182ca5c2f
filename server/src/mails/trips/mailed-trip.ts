import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { findGoing } from '../../db/records/departure-minimum.ts';
import type { BookingRow } from '../../db/tables/bookings.ts';
import { spotBelongings, spotDetails } from '../../db/tables/spots.ts';
import { localDay } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import { readMailSettings } from '../mail-settings.ts';
import type { WordsInLanguage } from '../words-in.ts';
import { tripInItsLanguage } from './in-its-language.ts';
import { NO_FACTS, type MailedTrip, type PlaceFacts } from './trip-facts.ts';

/** A trip with its destination's current details, in the language of its emails. */
export async function mailedTrip(
  db: Executor,
  words: Pick<WordsInLanguage, 'language' | 'publicUrl'>,
  { booking, breakdown }: Pick<MailedTrip, 'booking' | 'breakdown'>,
  now: Date,
): Promise<MailedTrip> {
  const settings = await readMailSettings(db);
  const place = await placeOf(db, booking);
  return {
    publicUrl: words.publicUrl,
    breakdown,
    payOnArrival: settings('booking.payOnArrival'),
    transfer: settings('money.transfer'),
    today: localDay(now, zoneOfTrip(booking)),
    departure: await findGoing(db, booking),
    ...(await tripInItsLanguage(db, words, { booking, place })),
  };
}

/** The place, without the meeting time if the departure has a start time of its own. */
async function placeOf(
  db: Executor,
  { offerId, spotId, startTime }: BookingRow,
): Promise<PlaceFacts> {
  const id = offerId ?? spotId ?? '';
  const { directions, itinerary, lat, lon, meetingPoint, meetingTime, phone } = spotDetails;
  const [row] = await db
    .select({ directions, itinerary, lat, lon, meetingPoint, meetingTime, phone })
    .from(spotDetails)
    .where(eq(spotDetails.spotId, id));
  const said = row ?? (await keptOf(db, id));
  if (!said) return NO_FACTS;
  const { lat: north, lon: east, ...texts } = said;
  const geo = north === null || east === null ? null : { lat: north, lon: east };
  return { ...texts, ...(startTime !== '' && { meetingTime: null }), geo };
}

type Said = Pick<
  typeof spotDetails.$inferSelect,
  'directions' | 'itinerary' | 'lat' | 'lon' | 'meetingPoint' | 'meetingTime' | 'phone'
>;

/** The details that were saved when the destination was taken off the site. */
async function keptOf(db: Executor, id: string): Promise<Said | null> {
  const { content, of, spotId } = spotBelongings;
  const [row] = await db
    .select({ content })
    .from(spotBelongings)
    .where(and(eq(spotId, id), eq(of, 'spot_details')));
  if (!row) return null;
  const { directions, itinerary, lat, lon, meeting_point: meetingPoint, phone } = row.content;
  const meetingTime = row.content['meeting_time'] ?? null;
  return { directions, itinerary, lat, lon, meetingPoint, meetingTime, phone } as Said; // the row has the columns of that table
}
