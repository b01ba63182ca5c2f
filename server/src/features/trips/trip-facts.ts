import { lastTripDay, tripPhase, type SharedTrip, type SpotDetails } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { localDay } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { promisedInclusions } from '../bookings/index.ts';
import { findArchived, findKeptDetails, findSpot } from '../spots/index.ts';
import { agencyContact } from './agency-contact.ts';

type Facts = Omit<NonNullable<SharedTrip['trip']>, 'firstDay' | 'travellers' | 'calendar'>;

/** What the traveler and companions alike see of a trip: when, where, what is included, whom to ask. */
export async function tripFacts(context: AppContext, row: BookingRow): Promise<Facts> {
  const { durationDays: days, travelDate } = row;
  const localToday = localDay(context.clock.now(), zoneOfTrip(row));
  const { details, place } = await placeOf(context, row);
  return {
    phase: tripPhase({ travelDate, days }, localToday),
    localToday,
    lastDay: lastTripDay(travelDate, days),
    place,
    ...promisedInclusions(row),
    itinerary: details.itinerary
      .filter(({ day }) => day <= days)
      .toSorted((one, other) => one.day - other.day),
    agency: await agencyContact(context),
  };
}

/** Where it goes, as the destination says today; its name stays the one that was booked. */
async function placeOf(
  { db: { orm } }: AppContext,
  { offerId, spotId, travelCountry, travelSpot }: BookingRow,
): Promise<{ details: SpotDetails; place: Facts['place'] }> {
  const id = offerId ?? spotId ?? '';
  const spot = (await findSpot(orm, id)) ?? (await findArchived(orm, id));
  const details = await findKeptDetails(orm, id);
  const { directions, lat, lon, meetingPoint, phone } = details;
  const picture = spot && { image: spot.image, placeholder: spot.imagePlaceholder };
  const named = { name: travelSpot, country: travelCountry, location: spot?.location ?? '' };
  return { details, place: { ...named, picture, lat, lon, meetingPoint, directions, phone } };
}
