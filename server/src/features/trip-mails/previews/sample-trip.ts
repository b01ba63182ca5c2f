import {
  addDays,
  agreedTotal,
  agreePlan,
  localDay,
  type PaymentPlan,
  priceBreakdown,
  tripPrice,
  USUAL_PRICE_RULES,
} from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import { NO_FACTS, type MailedTrip } from '../../../mails/trips/trip-facts.ts';
import { NEW_BOOKING, type BookingRow, type CancellationRow } from '../../booking-records/index.ts';
import type { ExceptionRow } from '../../policies/index.ts';

const DAYS_AHEAD = 40;
const DAYS = 3;
const COST_MINOR = 9000;
const PARTY = { adults: 2, children: 0, infants: 0 };
const ID = 'sample';

function sampleBooking(
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
  plan: PaymentPlan | null,
): BookingRow {
  const now = clock.now();
  const today = localDay(now, 'Etc/UTC');
  const travelDate = addDays(today, DAYS_AHEAD);
  const { currency } = config;
  const priced = { perDay: COST_MINOR, days: DAYS, party: PARTY, currency };
  const { lines: priceLines, total } = tripPrice(priced, USUAL_PRICE_RULES);
  return {
    id: ID,
    reference: 'WF-7K3M9Q',
    uid: ID,
    spotId: null,
    offerId: null,
    contributed: false,
    travelSpot: 'Quiet Bay',
    travelCountry: 'Portugal',
    travelSeason: 'Year Round',
    travelName: 'Ada Lovelace',
    travelEmail: 'ada@example.com',
    travelPhone: '',
    guestId: null,
    wishes: '',
    companionNames: '',
    language: null,
    cost: COST_MINOR,
    currency,
    travelDate,
    durationDays: DAYS,
    ...PARTY,
    total,
    priceLines,
    priceExtras: null,
    priceRules: USUAL_PRICE_RULES,
    ...(plan === null
      ? { first: null, balanceDueOn: null }
      : agreePlan({ total, days: DAYS, currency }, plan, { today, travelDate })),
    plan,
    taxTerms: null,
    ...NEW_BOOKING,
    timeZone: null,
    policyId: null,
    inclusions: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** A made-up trip in the site's currency; if `isPaid`, with the first payment. */
export function sampleTrip(
  context: Pick<AppContext, 'clock' | 'config'>,
  { payOnArrival, plan }: Pick<MailedTrip, 'payOnArrival'> & { plan: PaymentPlan | null },
  isPaid: (booking: BookingRow) => boolean,
): MailedTrip {
  const booking = sampleBooking(context, plan);
  const { charge, http } = context.config;
  const trip = agreedTotal(booking);
  const due = priceBreakdown(trip, charge);
  const payment = { amount: due.dueNow, repriced: 0, refunded: 0, pending: 0, lost: 0 };
  return {
    payOnArrival,
    today: localDay(context.clock.now(), 'Etc/UTC'),
    booking,
    breakdown: isPaid(booking) ? priceBreakdown(trip, charge, [payment]) : due,
    place: { ...NO_FACTS, meetingPoint: 'Pier 7, next to the lighthouse', meetingTime: '09:00' },
    publicUrl: http.publicUrl,
  };
}

/** The cancellation of a sample trip by its traveler, with everything refunded. */
export function sampleCancellation({ booking, breakdown }: MailedTrip): CancellationRow {
  const { createdAt: at, currency } = booking;
  return {
    id: ID,
    bookingId: booking.id,
    at,
    reinstatedAt: null,
    byKind: 'traveller',
    byUserId: null,
    byName: null,
    reasonCode: 'other',
    reasonText: '',
    policyId: null,
    exceptionId: null,
    refundPercent: 100,
    basis: 'paid',
    evaluatedAt: at,
    currency,
    total: breakdown.total,
    taken: breakdown.paid,
    backBefore: 0,
    refundCard: breakdown.paid,
    refundCounter: 0,
    kept: 0,
    lapsed: breakdown.total - breakdown.paid,
    refundState: 'decided',
  };
}

export function sampleException({ booking }: MailedTrip): ExceptionRow {
  const { createdAt, travelDate: fromDay } = booking;
  return {
    id: ID,
    offerId: null,
    countryKey: null,
    fromDay,
    toDay: fromDay,
    refundPercent: 100,
    reason: 'A storm is expected.',
    createdAt,
    byUserId: null,
    endedAt: null,
  };
}
