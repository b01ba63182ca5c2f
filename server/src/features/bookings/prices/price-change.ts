import { isWithinAgreed, type TripExtent } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { ProblemError } from '../../../problem-error.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { findPolicyOfSpot } from '../../policies/index.ts';
import { findDetails, findPrices } from '../../spots/index.ts';
import { agreedPrice, inclusionsOf } from '../policy.ts';
import { lockSpotForShare } from '../store/booked-spots.ts';
import { agreePrice, repricedBooking } from './agree-price.ts';

/**
 * The columns of a changed, unpaid booking that say what was agreed. No more than before keeps the agreed price;
 * anything else is agreed anew, at the price and under the terms of today.
 * @param usual what trips include where the destination says nothing: `booking.included`
 * Throws `spot_unknown`, `party_not_allowed`, `amount_too_large`.
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
    return { travelDate, durationDays: days, ...repricedBooking(before, { days, party }, charge) };
  }
  const [spot] = await lockSpotForShare(tx, before.offerId ?? before.spotId ?? '');
  if (!spot) {
    const text =
      'This destination is no longer offered: the trip can be made shorter, but not moved.';
    throw new ProblemError('spot_unknown', text);
  }
  const { cost, currency } = spot;
  const { prices } = await findPrices(tx, spot.id);
  const terms = await findPolicyOfSpot(tx, spot.id);
  const { details } = await findDetails(tx, spot.id);
  return {
    travelDate,
    durationDays: days,
    cost,
    currency,
    ...agreePrice({ perDay: cost, currency, days, party }, prices, charge),
    policyId: terms?.id ?? null,
    inclusions: inclusionsOf(details, usual),
  };
}
