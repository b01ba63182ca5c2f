import { costText, type Booking } from '@wayfarer/contract';
import type { BookingRow } from './store.ts';

/** A booking as the API shows it. */
export function presentBooking(row: BookingRow, paid: boolean): Booking {
  return {
    _id: row.id,
    spotId: row.spotId,
    travelSpot: row.travelSpot,
    travelCountry: row.travelCountry,
    travelCost: costText(row.cost, row.currency),
    travelSeason: row.travelSeason,
    travelName: row.travelName,
    travelEmail: row.travelEmail,
    travelDate: row.travelDate,
    travelDuration: row.durationDays,
    paid,
    createdAt: row.createdAt.toISOString(),
  };
}
