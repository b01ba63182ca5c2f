import {
  firstTravelDay,
  ONE_ADULT,
  placesOf,
  WAITING_MAX,
  type BodyOf,
  type WaitingParty,
  NO_BOOKING_LIMITS,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { localDay } from '../../lib/local-time.ts';
import { zoneOfPlace } from '../../lib/time-zones.ts';
import { languageToKeep } from '../../mails/words-in.ts';
import { ProblemError } from '../../problem-error.ts';
import {
  priceTrip,
  readSaleSettings,
  refuseTooSoon,
  type SaleSettings,
} from '../bookings/index.ts';
import { againWithoutLapsed } from '../holds/index.ts';
import { assertFull, findLimits, lockSaleForShare, startTimeOf } from '../places/index.ts';
import { findDetails, findPrices, findSpot } from '../spots/index.ts';
import { lockUserForUpdate } from '../users/index.ts';
import { getOwnWaiting } from './list-own.ts';
import { offerEnd } from './offers/offer-rules.ts';
import { countWaitingOf, insertWaiting } from './store/waiting.ts';

type Input = BodyOf<'joinWaitlist'>;

/**
 * Puts the caller's party on the waiting list of a full day. Throws `not_signed_in`, `spot_unknown`, `invalid_input`,
 * `not_bookable_then`, `sold_out` if the day has fewer places than the party, `not_full`, `party_not_allowed`,
 * `amount_too_large`, `too_many_waiting`, `conflict`.
 */
export async function joinWaitlist(context: UserContext, input: Input): Promise<WaitingParty> {
  const id = context.createdId();
  const sale = await readSaleSettings(context);
  const during = { day: input.travelDate, days: input.travelDuration };
  await againWithoutLapsed(context, during, () =>
    context.db.orm.transaction((tx) => join(context, tx, id, { ...input, sale })),
  );
  return getOwnWaiting(context, id);
}

async function join(
  context: UserContext,
  tx: Tx,
  id: string,
  input: Input & { sale: SaleSettings },
): Promise<void> {
  const { actor, clock, config } = context;
  const { language, spotId, travelDate: day, travelDuration: days } = input;
  const party = input.travellers ?? ONE_ADULT;
  const at = clock.now();
  if (!(await lockUserForUpdate(tx, actor.uid))) {
    throw new ProblemError('not_signed_in', 'Please sign in.');
  }
  const spot = (await lockSaleForShare(tx, spotId)) ? await findSpot(tx, spotId) : null;
  if (spot === null) {
    throw new ProblemError('spot_unknown', 'This destination is no longer offered.');
  }
  const { details } = await findDetails(tx, spotId);
  const zone = zoneOfPlace({ ...details, country: spot.country });
  const { leadDays } = details;
  refuseTooSoon(day, { now: at, zone, leadDays });
  if (offerEnd(day, { now: at, zone, leadDays }, { hours: 1 }) === null) {
    throw new ProblemError('not_bookable_then', 'It’s too late to wait for this day.', {
      field: 'travelDate',
    });
  }
  const { prices } = await findPrices(tx, spotId);
  const { cost, currency } = spot;
  const today = localDay(at, zone);
  const { charge } = config;
  const trip = { cost, currency, day, days, party };
  priceTrip(trip, prices, { charge, plan: input.sale.plan, today });
  await refuseTooMany(tx, actor.uid);
  const first = firstTravelDay(today, leadDays);
  const departure = { offerId: spotId, day };
  const limits = (await findLimits(tx, spotId)) ?? NO_BOOKING_LIMITS;
  const startTime = await startTimeOf(tx, limits, { ...departure, startTime: input.startTime });
  const people = placesOf(party);
  await assertFull(tx, limits, { ...departure, startTime, days, people, at, today, first });
  const entry = {
    id,
    ...departure,
    startTime,
    uid: actor.uid,
    days,
    ...party,
    language: languageToKeep(config, language),
    state: 'waiting',
    bookingId: null,
    offeredUntil: null,
    createdAt: at,
    updatedAt: at,
  } as const;
  if (await insertWaiting(tx, entry)) return;
  throw new ProblemError('conflict', 'You’re already waiting for this day.', {
    field: 'travelDate',
  });
}

async function refuseTooMany(tx: Tx, uid: string): Promise<void> {
  if ((await countWaitingOf(tx, uid)) < WAITING_MAX) return;
  throw new ProblemError(
    'too_many_waiting',
    `You’re already waiting for ${WAITING_MAX} days. Leave one of them first.`,
  );
}
