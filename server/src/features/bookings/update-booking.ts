import {
  firstTravelDay,
  localNow,
  partySize,
  placesOf,
  travelerChangeRefusal,
  tripPhase,
  type Booking,
  type BodyOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { localDay } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { findLimits, movePlaces, startAfterChange, tripPlaces } from '../places/index.ts';
import { againWithoutLapsed } from '../holds/index.ts';
import {
  recordBookingEvent,
  assertStands,
  daysAfterMove,
  findBooking,
  updateBookingRow,
  type BookingRow,
} from '../booking-records/index.ts';
import {
  bookingMoney,
  bookingPaid,
  findPayerEmail,
  mailTrip,
  withoutOpenPayment,
} from '../payments/index.ts';
import { findTerms } from '../policies/index.ts';
import { findDetails } from '../spots/index.ts';
import { refuseOtherTotal } from './prices/agree-price.ts';
import { codeAfterChange, countNewCode, refuseCode } from './prices/change-code.ts';
import { priceChange } from './prices/price-change.ts';
import { agreedPrice } from './policy.ts';
import { bookingInLanguages } from './in-languages.ts';
import { presentBooking } from './present.ts';
import { refuseTooSoon } from './refuse-travel-date.ts';
import { readSaleSettings, type SaleSettings } from './sale-settings.ts';

/**
 * Changes the date, duration, travelers and promo code of the caller's own booking if nothing was paid and the trip
 * hasn't begun. A smaller trip keeps the agreed price; any other change gets the current price. An open payment is
 * canceled first, so that no one can pay the old price. Throws `not_found`, `booking_paid`, `booking_cancelled`,
 * `booking_expired`, `trip_started`, `ask_agency`, `price_changed`, `spot_unknown`, `payment_in_progress`,
 * `provider_unavailable`, `invalid_input`, `not_bookable_then`, `sold_out`, `party_not_allowed`, `amount_too_large`,
 * `code_not_valid`.
 */
export async function updateBooking(
  context: UserContext,
  id: string,
  input: BodyOf<'updateBooking'>,
): Promise<Booking> {
  // checked before the open payment is canceled; needs no lock, because a booking's zone never changes
  const own = await findBooking(context.db.orm, id);
  if (own?.uid !== context.actor.uid) throw notFound('booking');
  const { leadDays } = own.spotId === null ? NO_LEAD : await leadOf(context, own.spotId);
  const when = { now: context.clock.now(), zone: zoneOfTrip(own) };
  refuseTooSoon(input.travelDate, { ...when, leadDays, agreed: own.travelDate });
  const sale = await readSaleSettings(context);
  const during = { day: input.travelDate, days: input.travelDuration };
  return againWithoutLapsed(context, during, () =>
    withoutOpenPayment(context, id, {
      check: (tx, booking) => refuse(context, tx, booking),
      work: (tx, booking) => change(context, tx, booking, { ...input, sale, leadDays }),
    }),
  );
}

const NO_LEAD = { leadDays: 0 };
const leadOf = async ({ db }: UserContext, spotId: string) =>
  (await findDetails(db.orm, spotId)).details;

/** Refuses changes that only the agency may make. */
async function refuse(context: UserContext, tx: Tx, booking: BookingRow): Promise<void> {
  if (booking.uid !== context.actor.uid) throw notFound('booking');
  assertStands(booking);
  const { breakdown, isPaid } = await bookingMoney(context, tx, booking);
  const { attendance, durationDays: days, travelDate } = booking;
  const today = localDay(context.clock.now(), zoneOfTrip(booking));
  const phase = tripPhase({ travelDate, days }, today);
  const code = travelerChangeRefusal({ isPaid, paid: breakdown.paid, attendance, phase });
  if (code === null) return;
  if (code === 'booking_paid') throw bookingPaid();
  const why = {
    trip_started: 'This trip has begun.',
    ask_agency:
      breakdown.paid > 0 ? 'A payment was made for this trip.' : 'This trip was checked in.',
  };
  throw new ProblemError(code, `${why[code]} Please ask the agency to change it.`);
}

async function change(
  context: UserContext,
  tx: Tx,
  before: BookingRow,
  input: BodyOf<'updateBooking'> & { sale: SaleSettings; leadDays: number },
): Promise<Booking> {
  const { party: same } = agreedPrice(before);
  const { total: shown, travelDate, travelDuration: days, travellers: party = same, sale } = input;
  const extent = { travelDate, days, party };
  const updatedAt = context.clock.now();
  const code = await codeAfterChange(tx, before, { ...sale, typed: input.code });
  const { options } = input;
  const price = await priceChange(context, tx, before, {
    extent,
    options,
    promo: code.promo,
    sale,
  });
  const now = localNow(updatedAt, zoneOfTrip(before));
  const limits = await findLimits(tx, before.offerId);
  const startTime = await startAfterChange(tx, limits, before, { ...input, now });
  const trip = {
    offerId: before.offerId,
    day: travelDate,
    startTime,
    days,
    people: placesOf(party),
    at: updatedAt,
    ...now,
    first: firstTravelDay(now.today, input.leadDays),
  };
  await movePlaces(tx, limits, { before: tripPlaces(before), trip }, { byStaff: false });
  const row = await updateBookingRow(tx, before.id, {
    ...price,
    startTime,
    ...daysAfterMove(before, travelDate, updatedAt),
    revision: before.revision + 1,
    updatedAt,
  });
  if (!row) throw notFound('booking');
  const { lines, trip: agreed } = agreedPrice(row);
  refuseCode(code, { ...row, lines });
  refuseOtherTotal(row, shown);
  const { total } = agreed;
  const by = { kind: 'traveller', userId: context.actor.uid } as const;
  const start = startTime !== '' && { startTime };
  const detail = { travelDate, ...start, days, travelers: partySize(party), total };
  await recordBookingEvent(context, tx, { bookingId: row.id, kind: 'changed', by, detail });
  await tell(context, tx, { before, row });
  await countNewCode(tx, code, row);
  const { charge } = context.config;
  const terms = await findTerms(tx, row.policyId);
  const booking = presentBooking(row, { charge, payments: [], terms, reader: context.actor });
  return bookingInLanguages(context, tx, booking);
}

async function tell(
  context: UserContext,
  tx: Tx,
  { before, row }: { before: BookingRow; row: BookingRow },
): Promise<void> {
  const about = { booking: row, to: await findPayerEmail(tx, row.uid) };
  await mailTrip(context, tx, about, (write, to, trip) =>
    write.changedMail(to, trip, { before, reason: null, back: [] }),
  );
}
