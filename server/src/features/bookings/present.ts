import { costText, type Booking } from '@wayfarer/contract';
import { emailAsSeenBy, type Reader } from '../../present-email.ts';
import type { BookingRow } from './store.ts';

/** A booking as the API shows it; where a reader is given, to its traveller under the address of today. */
export function presentBooking(
  row: BookingRow,
  paid: boolean,
  reader: Reader | null = null,
): Booking {
  return {
    _id: row.id,
    spotId: row.spotId,
    offerId: row.offerId,
    ...(row.contributed !== null && { contributed: row.contributed }),
    travelSpot: row.travelSpot,
    travelCountry: row.travelCountry,
    travelCost: costText(row.cost, row.currency),
    travelSeason: row.travelSeason,
    travelName: row.travelName,
    travelEmail: emailAsSeenBy(reader, { uid: row.uid, address: row.travelEmail }),
    travelDate: row.travelDate,
    travelDuration: row.durationDays,
    paid,
    createdAt: row.createdAt.toISOString(),
  };
}
