import {
  type ChosenOption,
  inclusionsOf,
  isWithinAgreed,
  isWithinOptions,
  type PromoTerms,
  type TripExtent,
  withKeptOptions,
} from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { localDay } from '../../../lib/local-time.ts';
import { zoneOfTrip } from '../../../lib/time-zones.ts';
import { ProblemError } from '../../../problem-error.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { findPolicyOfSpot } from '../../policies/index.ts';
import { findDetails, findPrices } from '../../spots/index.ts';
import { agreedPrice } from '../policy.ts';
import type { SaleSettings } from '../sale-settings.ts';
import { lockSpotForShare } from '../store/booked-spots.ts';
import { agreePrice, repricedBooking } from './agree-price.ts';
import { chooseOptions, optionsOf } from './choose-options.ts';

/**
 * The price columns of a changed, unpaid booking. A smaller trip keeps the agreed price; any other change gets the
 * current price and terms. Throws `spot_unknown`, `party_not_allowed`, `amount_too_large`.
 */
export async function priceChange(
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
  tx: Tx,
  before: BookingRow,
  {
    extent,
    options: wanted,
    promo,
    sale,
  }: {
    extent: TripExtent;
    /** The options after the change; left out, the booking keeps its own. */
    options: readonly ChosenOption[] | undefined;
    promo: PromoTerms | undefined;
    sale: SaleSettings;
  },
): Promise<Partial<BookingRow>> {
  const today = localDay(clock.now(), zoneOfTrip(before));
  const terms = { charge: config.charge, today };
  const { days, party, travelDate } = extent;
  const { durationDays, travelDate: day } = before;
  const agreed = { travelDate: day, days: durationDays, party: agreedPrice(before).party };
  const own = optionsOf(before);
  const isSmaller = wanted === undefined || isWithinOptions(own.chosen, wanted);
  if (isSmaller && isWithinAgreed(agreed, extent)) {
    return {
      travelDate,
      durationDays: days,
      ...repricedBooking(before, extent, { ...terms, isPaid: false, promo, options: wanted }),
    };
  }
  const [spot] = await lockSpotForShare(tx, before.offerId ?? before.spotId ?? '');
  if (!spot) {
    const text =
      "This destination is no longer offered. You can shorten the trip, but you can't move it.";
    throw new ProblemError('spot_unknown', text);
  }
  const { cost, currency } = spot;
  const { prices: offered } = await findPrices(tx, spot.id);
  const prices = withKeptOptions(offered, own.rules, own.chosen);
  const options = wanted === undefined ? own.chosen : chooseOptions(prices, wanted, party);
  const policy = await findPolicyOfSpot(tx, spot.id);
  const { details } = await findDetails(tx, spot.id);
  return {
    travelDate,
    durationDays: days,
    currency,
    ...agreePrice({ cost, currency, day: travelDate, days, party }, prices, {
      ...terms,
      plan: sale.plan,
      promo,
      options,
      revision: before.revision + 1,
    }),
    policyId: policy?.id ?? null,
    inclusions: inclusionsOf(details, sale.included),
  };
}
