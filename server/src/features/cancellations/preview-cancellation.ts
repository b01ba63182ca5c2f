import { plainTerms, policySentences, type CancellationPreview } from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { findBooking, type BookingRow } from '../booking-records/index.ts';
import { figuresAt, hasStarted, readSituation, type Situation } from './situation.ts';
import { stepsOf } from './steps.ts';

export async function previewCancellation(
  context: UserContext,
  id: string,
): Promise<CancellationPreview> {
  const booking = await findBooking(context.db.orm, id);
  if (booking === null || booking.uid !== context.actor.uid) throw notFound('booking');
  return previewOf(context, booking);
}

/** The amounts if any booking were canceled now, for staff; the endpoint checks the permission. Throws `not_found`. */
export async function previewCancellationAsOperator(
  context: UserContext,
  id: string,
): Promise<CancellationPreview> {
  const booking = await findBooking(context.db.orm, id);
  if (booking === null) throw notFound('booking');
  return previewOf(context, booking);
}

export async function previewOf(
  context: AppContext,
  booking: BookingRow,
): Promise<CancellationPreview> {
  return presentPreview(await readSituation(context, booking), context.clock.now());
}

export function presentPreview(of: Situation, now: Date): CancellationPreview {
  const { booking, card, exception, money, terms, zone } = of;
  const { amounts, byException, percent } = figuresAt(of, now);
  const gift = Math.min(of.gifts, amounts.toCounter);
  const steps = stepsOf(of);
  const current = steps.findIndex(({ until }) => now.getTime() <= Date.parse(until));
  return {
    refusal: refusalOf(of, now),
    revision: booking.revision,
    evaluatedAt: now.toISOString(),
    timeZone: zone,
    currency: booking.currency,
    total: money.total,
    taken: money.taken,
    back: money.back,
    refund: {
      card: amounts.toCard,
      counter: amounts.toCounter,
      ...(gift > 0 && { gift }),
    },
    kept: amounts.kept,
    lapsed: amounts.lapsed,
    percent,
    exception: byException ? (exception?.reason ?? null) : null,
    disputed: card.disputed,
    steps,
    current: current === -1 ? steps.length : current,
    sentences: policySentences(terms, booking.refundCapPercent),
    ...(booking.refundCapPercent === null
      ? { terms: plainTerms(terms) }
      : { moved: { terms: plainTerms(terms), percent: booking.refundCapPercent } }),
    refundWithinDays: of.refundWithinDays,
  };
}

function refusalOf(of: Situation, now: Date): CancellationPreview['refusal'] {
  switch (of.booking.state) {
    case 'cancelled':
      return 'booking_cancelled';
    case 'expired':
      return 'booking_expired';
    default:
      return hasStarted(of, now) ? 'trip_started' : null;
  }
}
