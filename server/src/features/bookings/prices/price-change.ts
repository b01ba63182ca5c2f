import { inclusionsOf, isWithinAgreed, type TripExtent } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { ProblemError } from '../../../problem-error.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { findPolicyOfSpot } from '../../policies/index.ts';
import { findDetails, findPrices } from '../../spots/index.ts';
import { agreedPrice } from '../policy.ts';
import { lockSpotForShare } from '../store/booked-spots.ts';
import { agreePrice, repricedBooking } from './agree-price.ts';

/**
 * The price columns of a changed, unpaid booking. A smaller trip keeps the agreed price; any other change gets the
 * current price and terms. Throws `spot_unknown`, `party_not_allowed`, `amount_too_large`.
 * @param usual The inclusions from the setting `booking.included`, used if the destination doesn't list any
 */
export async function priceChange(
  { config }: Pick<AppContext, 'config'>,
  tx: Tx,
  before: BookingRow,
  { extent, usual }: { extent: TripExtent; usual: readonly string[] },
): Promise<Partial<BookingRow>> {
  const { charge } = config;
  const { days, party, travelDate } = extent;
  const { durationDays, travelDate: day } = before;
  const agreed = { travelDate: day, days: durationDays, party: agreedPrice(before).party };
  if (isWithinAgreed(agreed, extent)) {
    return { travelDate, durationDays: days, ...repricedBooking(before, extent, charge) };
  }
  const [spot] = await lockSpotForShare(tx, before.offerId ?? before.spotId ?? '');
  if (!spot) {
    const text =
      "This destination is no longer offered. You can shorten the trip, but you can't move it.";
    throw new ProblemError('spot_unknown', text);
  }
  const { cost, currency } = spot;
  const { prices } = await findPrices(tx, spot.id);
  const terms = await findPolicyOfSpot(tx, spot.id);
  const { details } = await findDetails(tx, spot.id);
  return {
    travelDate,
    durationDays: days,
    currency,
    ...agreePrice({ cost, currency, day: travelDate, days, party }, prices, charge),
    policyId: terms?.id ?? null,
    inclusions: inclusionsOf(details, usual),
  };
}
