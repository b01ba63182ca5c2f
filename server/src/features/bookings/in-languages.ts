import type { Booking } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { withTranslations } from '../../db/records/translations.ts';

/** Bookings with the names that their destinations and countries have in the site's languages. */
export function bookingsInLanguages<T extends Booking>(
  { config }: Pick<AppContext, 'config'>,
  db: Executor,
  bookings: readonly T[],
): Promise<T[]> {
  return withTranslations(
    config,
    db,
    bookings,
    ({ offerId, spotId, travelCountry, travelSpot }) => ({
      placeId: offerId ?? spotId,
      country: travelCountry,
      texts: [travelSpot],
    }),
  );
}

export async function bookingInLanguages(
  context: Pick<AppContext, 'config'>,
  db: Executor,
  booking: Booking,
): Promise<Booking> {
  const [named = booking] = await bookingsInLanguages(context, db, [booking]);
  return named;
}
