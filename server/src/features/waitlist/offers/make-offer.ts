import { costText, perDayOn } from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { WaitingRow } from '../../../db/tables/waitlist.ts';
import { ProblemError } from '../../../problem-error.ts';
import { findBookingEmail } from '../../booking-claims/index.ts';
import type { BookingEvent, BookingRow } from '../../booking-records/index.ts';
import { writeBooking, type SaleSettings } from '../../bookings/index.ts';
import { mailTrip } from '../../payments/index.ts';
import { findLimits } from '../../places/index.ts';
import { findPrices, findSpot } from '../../spots/index.ts';
import { findUser } from '../../users/index.ts';
import { markOffered } from '../store/waiting.ts';

type Context = Pick<AppContext, 'clock' | 'config' | 'mail' | 'payments'> &
  Pick<UserContext, 'createdId'>;

interface Offer {
  until: Date;
  by: BookingEvent['by'];
  /** The inclusions from the setting `booking.included`. */
  sale: SaleSettings;
}

/**
 * Holds places for a waiting party as a booking at today's price, and emails the offer. The caller has locked the
 * traveler, the destination's queue and the entry. Throws like `writeBooking`.
 */
export async function makeOffer(
  context: Context,
  tx: Tx,
  entry: WaitingRow,
  { by, sale, until }: Offer,
): Promise<BookingRow> {
  const { adults, children, day, days, infants, language, offerId, startTime, uid } = entry;
  const [user, spot] = [await findUser(tx, uid), await findSpot(tx, offerId)];
  if (user === null || spot === null) {
    throw new ProblemError('spot_unknown', 'This destination is no longer offered.');
  }
  const limits = await findLimits(tx, offerId);
  const { prices } = await findPrices(tx, offerId);
  const { booking } = await writeBooking(context, tx, {
    input: {
      spotId: offerId,
      travelSpot: spot.spot,
      travelCountry: spot.country,
      travelCost: costText(perDayOn(prices, spot, day), spot.currency),
      travelSeason: '',
      travelName: user.name,
      travelDate: day,
      // other destinations have no start times, even if this one had them when the party joined
      ...(startTime !== '' && limits?.mode === 'departures' && { startTime }),
      travelDuration: days,
      travellers: { adults, children, infants },
      ...(language !== null && { language }),
    },
    owner: { uid, email: user.email },
    by,
    sale,
    offeredUntil: until,
  });
  const at = context.clock.now();
  await markOffered(tx, entry.id, { bookingId: booking.id, offeredUntil: until, at });
  const about = { booking, to: await findBookingEmail(tx, booking) };
  await mailTrip(context, tx, about, (write, to, trip) => write.offerMail(to, trip));
  return booking;
}
