import {
  costText,
  ONE_ADULT,
  type Booking,
  type createBooking as endpoint,
  type ParsedInputOf,
} from '@wayfarer/contract';
import { recordBookingEvent } from '../../booking-events.ts';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invalidInput, ProblemError } from '../../problem-error.ts';
import { timeZoneOf } from '../../lib/time-zones.ts';
import { findPolicyOfSpot } from '../policies/index.ts';
import { findDetails, findPrices } from '../spots/index.ts';
import { lockUserForShare } from '../users/index.ts';
import { agreePrice } from './prices/agree-price.ts';
import { mailBooked } from './mail-booked.ts';
import { insertNamedBooking } from './booking-references.ts';
import {
  agreedPrice,
  chooseSpot,
  inclusionsOf,
  isCostOf,
  mayBookAs,
  travelDateRefusal,
} from './policy.ts';
import { presentBooking } from './present.ts';
import {
  lockSpotForShare,
  lockSpotsByNameForShare,
  type BookedSpot,
} from './store/booked-spots.ts';
import type { BookingRow } from './store/bookings.ts';

type Input = ParsedInputOf<typeof endpoint>['body'];

/** A booking to which nothing has happened yet. */
const AT_FIRST = {
  revision: 1,
  state: 'booked',
  counter: 0,
  changeRefund: 0,
  cancelledAt: null,
  removedAt: null,
  attendance: 'none',
  attendanceAt: null,
  attendanceBy: null,
} as const;

/**
 * Books a trip for the caller. The spot is the one of `spotId`, else the one of that name and
 * country; its cost must be what the traveller was shown. Throws `forbidden`, `invalid_input`,
 * `not_signed_in`, `spot_unknown`, `price_changed`, `party_not_allowed`, `amount_too_large`.
 */
export async function createBooking(context: UserContext, input: Input): Promise<Booking> {
  const { actor, clock, config, db } = context;
  if (!mayBookAs(actor, input.travelEmail)) {
    throw new ProblemError('forbidden', 'You can book under your own email address only.');
  }
  const now = clock.now();
  const refusal = travelDateRefusal(input.travelDate, now);
  if (refusal !== null) throw invalidInput('travelDate', refusal);

  const remindBefore = await context.settings.read('mails.reminder.daysBefore');
  return db.orm.transaction(async (tx) => {
    // Otherwise a concurrent deletion of the account would miss the booking, and the person's name in it.
    if (!(await lockUserForShare(tx, actor.uid)))
      throw new ProblemError('not_signed_in', 'Please sign in.');
    const spot = await bookedSpot(tx, input);
    const { cost, currency } = spot;
    const { travelDuration: days, travellers: party = ONE_ADULT } = input;
    const { prices } = await findPrices(tx, spot.id);
    const price = agreePrice({ perDay: cost, currency, days, party }, prices, config.charge);
    const terms = await findPolicyOfSpot(tx, spot.id);
    const { details } = await findDetails(tx, spot.id);
    const booking = {
      id: context.createdId(),
      uid: actor.uid,
      spotId: spot.id,
      offerId: spot.id,
      contributed: spot.contributed,
      travelSpot: spot.spot,
      travelCountry: spot.country,
      travelSeason: input.travelSeason || spot.seasonality,
      travelName: input.travelName,
      travelEmail: actor.email,
      cost,
      currency,
      travelDate: input.travelDate,
      durationDays: days,
      ...price,
      ...AT_FIRST,
      timeZone: details.timeZone ?? timeZoneOf(spot.country),
      policyId: terms?.id ?? null,
      inclusions: inclusionsOf(details),
      createdAt: now,
      updatedAt: now,
    };
    refuseOtherTotal(booking, input.total);
    const row = await insertNamedBooking(tx, booking);
    const by = { kind: 'traveller', userId: actor.uid } as const;
    await recordBookingEvent(context, tx, { bookingId: row.id, kind: 'booked', by });
    await mailBooked(context, tx, { booking: row, terms, remindBefore });
    return presentBooking(row, { charge: config.charge, payment: null, terms });
  });
}

function refuseOtherTotal(booking: Omit<BookingRow, 'reference'>, shown: number | undefined): void {
  const { total, currency } = agreedPrice(booking).trip;
  if (shown === undefined || shown === total) return;
  const now = costText(total, currency);
  throw new ProblemError('price_changed', `The total is now ${now}.`, { field: 'total' });
}

async function bookedSpot(tx: Tx, input: Input): Promise<BookedSpot> {
  const found =
    input.spotId === undefined
      ? await lockSpotsByNameForShare(tx, input.travelSpot, input.travelCountry)
      : await lockSpotForShare(tx, input.spotId);
  const spot = chooseSpot(found, input.travelCost);
  if (!spot) {
    throw new ProblemError('spot_unknown', 'This destination is no longer offered.');
  }
  if (!isCostOf(input.travelCost, spot)) {
    const cost = costText(spot.cost, spot.currency);
    throw new ProblemError('price_changed', `The cost per day is now ${cost}.`, {
      field: 'travelCost',
    });
  }
  return spot;
}
