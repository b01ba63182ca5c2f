import { hasEnded, type BodyOf, type LinkedPayment } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { type BookingRow, findBooking } from '../booking-records/index.ts';
import { bookingMoney, isPaymentUnderWay, isTripOver } from '../payments/index.ts';
import { tripFacts } from '../trips/index.ts';
import { linkAmount } from './link-amount.ts';
import { findLinkByCode, findPaidWith, type LinkRow } from './store.ts';

/**
 * The trip and amount of a payment link, without anything about the person who travels. If a payment is open, asks the provider and settles the result. Throws `not_found`, `provider_unavailable`.
 */
export async function lookUpPaymentLink(
  context: AppContext,
  { code }: BodyOf<'lookUpPaymentLink'>,
): Promise<LinkedPayment> {
  const { clock, db } = context;
  const link = await findLinkByCode(db.orm, code);
  if (link === null) throw notFound('payment link');
  const isUnderWay = await isPaymentUnderWay(context, link.bookingId);
  const booking = await findBooking(db.orm, link.bookingId);
  if (booking === null) throw notFound('payment link');
  const { agency, ...facts } = await tripFacts(context, booking);
  const paid = await findPaidWith(db.orm, link.id);
  const nothing = { agency, trip: null, payment: null };
  if (hasEnded(booking)) return { state: 'canceled', ...nothing };
  const isOver = link.endedAt !== null || isTripOver(booking, clock.now());
  if (paid === null && isOver) return { state: 'ended', ...nothing };
  const payment = await paymentOf(context, { booking, link, paid });
  const state = payment.isPaid ? 'paid' : isUnderWay ? 'checking' : 'open';
  return { state, agency, trip: tripOf(booking, facts), payment: payment.shown };
}

async function paymentOf(
  context: AppContext,
  { booking, link, paid }: { booking: BookingRow; link: LinkRow; paid: number | null },
) {
  const money = await bookingMoney(context, context.db.orm, booking);
  const { balanceDueOn = null, currency, paid: paidInAll, total } = money.breakdown;
  const asked = linkAmount(link, money);
  return {
    isPaid: paid !== null || asked === 0,
    shown: {
      asks: link.asks,
      amount: paid ?? (asked === 0 ? paidInAll : asked),
      currency,
      total,
      paid: paidInAll,
      balanceDueOn: link.asks === 'first' ? null : balanceDueOn,
      message: link.message,
    },
  };
}

function tripOf(
  { adults, children, infants, reference, travelDate }: BookingRow,
  { lastDay, place, translations }: Omit<Awaited<ReturnType<typeof tripFacts>>, 'agency'>,
): NonNullable<LinkedPayment['trip']> {
  return {
    reference,
    name: place.name,
    country: place.country,
    ...(translations && { translations }),
    picture: place.picture,
    firstDay: travelDate,
    lastDay,
    travellers: { adults, children, infants },
  };
}
