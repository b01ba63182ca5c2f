import {
  costText,
  inclusionsOf,
  normalPhone,
  firstTravelDay,
  localClock,
  ONE_ADULT,
  perDayOn,
  placesOf,
  type CancellationTerms,
  type PriceRules,
  type BodyOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { ProblemError } from '../../../problem-error.ts';
import { localDay } from '../../../lib/local-time.ts';
import { zoneOfPlace } from '../../../lib/time-zones.ts';
import { assertOnSale, holdPlaces, nowOf, startTimeOf } from '../../places/index.ts';
import {
  recordBookingEvent,
  type BookingEvent,
  heldState,
  type HoldRules,
  insertNamedBooking,
  NEW_BOOKING,
  REQUESTED,
  type BookingRow,
} from '../../booking-records/index.ts';
import { languageToKeep } from '../../../mails/words-in.ts';
import { assertCodeFits, findUsableCode, termsOfCode, useCode } from '../../promo-codes/index.ts';
import { findPolicyOfSpot } from '../../policies/index.ts';
import { findDetails, findPrices } from '../../spots/index.ts';
import { agreePrice, refuseOtherTotal } from '../prices/agree-price.ts';
import { chooseOptions } from '../prices/choose-options.ts';
import { agreedPrice, chooseSpot, isCostOf } from '../policy.ts';
import { refuseTooSoon } from '../refuse-travel-date.ts';
import type { SaleSettings } from '../sale-settings.ts';
import {
  lockSpotForShare,
  lockSpotsByNameForShare,
  type BookedSpot,
} from '../store/booked-spots.ts';

type Input = Omit<BodyOf<'createBooking'>, 'travelEmail'>;

export interface NewBooking {
  input: Input;
  /** The owner; without a `uid`, the booking waits for an account with this address. */
  owner: { uid: string | null; email: string; guestId?: string };
  by: BookingEvent['by'];
  /** Used where the destination has nothing of its own. */
  sale: SaleSettings;
  /**
   * How long a traveler's unpaid booking keeps its places; left out for staff, whose bookings always keep their
   * places.
   */
  holds?: HoldRules;
  /** Set for places offered to someone from the waiting list: the booking is held until this time. */
  offeredUntil?: Date;
}

/**
 * Inserts a trip at the current price and under the current terms. The destination is found by `spotId`, or else by
 * name and country; its cost must match the cost that was shown. Throws `invalid_input`, `spot_unknown`,
 * `not_bookable_then`, `sold_out`, `price_changed`, `party_not_allowed`, `amount_too_large`, `code_not_valid`.
 */
export async function writeBooking(
  context: Pick<UserContext, 'clock' | 'config' | 'createdId'>,
  tx: Tx,
  { by, holds, input, offeredUntil, owner, sale }: NewBooking,
): Promise<{ booking: BookingRow; terms: CancellationTerms | null }> {
  const { prices, spot } = await bookedSpot(tx, input);
  const departure = { offerId: spot.id, day: input.travelDate };
  const limits = await assertOnSale(tx, departure);
  const { details } = await findDetails(tx, spot.id);
  const timeZone = zoneOfPlace({ ...details, country: spot.country });
  const now = context.clock.now();
  const leadDays = by.kind === 'traveller' ? details.leadDays : 0;
  refuseTooSoon(input.travelDate, { now, zone: timeZone, leadDays });
  const { travelDuration: days, travellers: party = ONE_ADULT } = input;
  const { cost, currency } = spot;
  const trip = { cost, currency, day: input.travelDate, days, party };
  const today = localDay(now, timeZone);
  const { charge } = context.config;
  const code =
    input.code === undefined ? null : await findUsableCode(tx, input.code, sale.agencyToday);
  const promo = code === null ? undefined : termsOfCode(code);
  const options = chooseOptions(prices, input.options, party);
  const agreed = { charge, options, plan: sale.plan, promo, today, revision: 1 };
  const price = agreePrice(trip, prices, agreed);
  const terms = await findPolicyOfSpot(tx, spot.id);
  const clock = by.kind === 'traveller' ? { clock: localClock(now, timeZone) } : {};
  const startTime = await startTimeOf(tx, limits, {
    ...departure,
    startTime: input.startTime,
    now: nowOf({ today, ...clock }),
  });
  const booking = {
    id: context.createdId(),
    ...columnsOfSpot(spot),
    ...columnsOfTraveler(owner, input),
    travelSeason: input.travelSeason || spot.seasonality,
    language: languageToKeep(context.config, input.language),
    travelDate: input.travelDate,
    durationDays: days,
    ...price,
    ...NEW_BOOKING,
    startTime,
    ...(holds && stateOfNew({ ...input, timeZone, limits, price }, holds, now)),
    ...(offeredUntil && { state: 'held' as const, heldUntil: offeredUntil }),
    timeZone,
    taxTerms: sale.taxTerms,
    policyId: terms?.id ?? null,
    inclusions: inclusionsOf(details, sale.included),
    createdAt: now,
    updatedAt: now,
  };
  if (code !== null) {
    const { lines } = agreedPrice(booking);
    assertCodeFits(code, { ...departure, travelDate: input.travelDate, currency, lines });
  }
  refuseOtherTotal(booking, input.total);
  const wanted = { ...departure, startTime, days, people: placesOf(party) };
  const calendar = { at: now, today, first: firstTravelDay(today, leadDays), ...clock };
  const how = { byStaff: by.kind === 'staff', fromKept: offeredUntil !== undefined };
  await holdPlaces(tx, limits, { ...wanted, ...calendar }, how);
  const row = await insertNamedBooking(tx, booking);
  if (code !== null)
    await useCode(tx, code, {
      bookingId: row.id,
      uid: row.uid,
      at: now,
      lines: agreedPrice(row).lines,
    });
  const kind = row.awaitsAgency ? 'requested' : 'booked';
  await recordBookingEvent(context, tx, { bookingId: row.id, kind, by });
  return { booking: row, terms };
}

const columnsOfSpot = ({ contributed, country, currency, id, spot }: BookedSpot) => ({
  spotId: id,
  offerId: id,
  contributed,
  travelSpot: spot,
  travelCountry: country,
  currency,
});

const columnsOfTraveler = ({ email, guestId, uid }: NewBooking['owner'], input: Input) => ({
  uid,
  guestId: guestId ?? null,
  travelName: input.travelName,
  travelEmail: email,
  travelPhone: normalPhone(input.travelPhone ?? ''),
  wishes: input.wishes ?? '',
  companionNames: input.companionNames ?? '',
});

/** The destination and its price rules. Its cost per day on the day of travel must be the cost that was shown. */
async function bookedSpot(tx: Tx, input: Input): Promise<{ spot: BookedSpot; prices: PriceRules }> {
  const found =
    input.spotId === undefined
      ? await lockSpotsByNameForShare(tx, input.travelSpot, input.travelCountry)
      : await lockSpotForShare(tx, input.spotId);
  const spot = chooseSpot(found, input.travelCost);
  if (!spot) {
    throw new ProblemError('spot_unknown', 'This destination is no longer offered.');
  }
  const { prices } = await findPrices(tx, spot.id);
  const { currency } = spot;
  const cost = perDayOn(prices, spot, input.travelDate);
  if (!isCostOf(input.travelCost, { cost, currency })) {
    throw new ProblemError(
      'price_changed',
      `The cost per day is now ${costText(cost, currency)}.`,
      { field: 'travelCost' },
    );
  }
  return { spot, prices };
}

/** The state of a traveler's new booking: a request, a held booking, or a booked one. */
function stateOfNew(
  {
    limits,
    price,
    timeZone,
    travelDate,
  }: {
    travelDate: string;
    timeZone: string;
    limits: Awaited<ReturnType<typeof assertOnSale>>;
    price: Pick<BookingRow, 'total'>;
  },
  holds: HoldRules,
  now: Date,
) {
  if (limits?.confirm === 'on_request') return REQUESTED;
  return heldState({ travelDate, timeZone, limits, isFree: price.total === 0 }, holds, now);
}
