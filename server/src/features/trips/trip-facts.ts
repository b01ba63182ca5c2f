import {
  lastTripDay,
  tripPhase,
  tripPlan,
  type SharedTrip,
  type SpotDetails,
  type AgencyContact,
} from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { type KeptTexts, translationsOf } from '../../db/records/translations.ts';
import { localDay } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { promisedInclusions } from '../bookings/index.ts';
import { findArchived, findKeptDetails, findSpot } from '../spots/index.ts';

type Facts = Omit<
  NonNullable<SharedTrip['trip']>,
  'firstDay' | 'startTime' | 'timeZone' | 'travellers' | 'calendar'
>;

/**
 * The agency's contact details: from its settings, or else from the environment. Don't call it within a transaction.
 */
async function agencyContact({
  config: { contact },
  settings,
}: Pick<AppContext, 'config' | 'settings'>): Promise<AgencyContact> {
  return {
    name: await settings.read('agency.name'),
    legalName: await settings.read('agency.legalName'),
    address: await settings.read('agency.address'),
    phone: (await settings.read('agency.phone')) || (contact.phone ?? ''),
    email: (await settings.read('agency.email')) || (contact.email ?? ''),
    openingHours: await settings.read('agency.openingHours'),
    emergencyPhone: await settings.read('agency.emergencyPhone'),
  };
}

/** The details of a trip for the traveler and companions: when, where, what is included, and the agency's contact. */
export async function tripFacts(context: AppContext, row: BookingRow): Promise<Facts> {
  const { durationDays: days, travelDate } = row;
  const localToday = localDay(context.clock.now(), zoneOfTrip(row));
  const { details, place } = await placeOf(context, row);
  const { accessibility, goodToKnow, notAllowed } = details;
  const facts = {
    phase: tripPhase({ travelDate, days }, localToday),
    localToday,
    lastDay: lastTripDay(travelDate, days),
    place,
    ...promisedInclusions(row),
    notAllowed,
    accessibility,
    goodToKnow,
    itinerary: tripPlan(details.itinerary, days),
    agency: await agencyContact(context),
  };
  const [translations] = await translationsOf(context.config, context.db.orm, [
    keptTexts(row, facts),
  ]);
  return { ...facts, ...(translations && { translations }) };
}

function keptTexts({ offerId, spotId }: BookingRow, facts: Facts): KeptTexts {
  const { accessibility, bring, goodToKnow, included, itinerary, notAllowed, notIncluded } = facts;
  const { country, directions, endPoint, location, meetingPoint, name } = facts.place;
  return {
    placeId: offerId ?? spotId,
    country,
    texts: [
      name,
      location,
      meetingPoint,
      directions,
      endPoint,
      ...[included, notIncluded, bring, notAllowed, accessibility, goodToKnow].flat(),
      ...itinerary.flatMap(({ text, title }) => [title, text]),
    ],
  };
}

/** The place with the destination's current details, but under the name that was booked. */
async function placeOf(
  { db: { orm } }: AppContext,
  { offerId, spotId, startTime, travelCountry, travelSpot }: BookingRow,
): Promise<{ details: SpotDetails; place: Facts['place'] }> {
  const id = offerId ?? spotId ?? '';
  const spot = (await findSpot(orm, id)) ?? (await findArchived(orm, id));
  const details = await findKeptDetails(orm, id);
  const { directions, endPoint, lat, lon, meetingPoint, phone } = details;
  // the destination's time is that of departures without one of their own
  const meetingTime = startTime === '' ? details.meetingTime : null;
  const picture = spot && { image: spot.image, placeholder: spot.imagePlaceholder };
  const named = { name: travelSpot, country: travelCountry, location: spot?.location ?? '' };
  const where = { lat, lon, meetingPoint, meetingTime, directions, endPoint };
  return { details, place: { ...named, picture, ...where, phone } };
}
