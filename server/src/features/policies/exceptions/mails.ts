import { formatDay, shareText, type RefundBasis } from '@wayfarer/contract';
import type { Config } from '../../../config/config.ts';
import { composeMail } from '../../../mails/layout/mail-layout.ts';
import type { AgencyNotice } from '../../../mails/layout/mail-parts.ts';
import { tripWords } from '../../../mails/trip-lines.ts';
import { tripUrl } from '../../../mails/trips/trip-parts.ts';
import type { Mail } from '../../../mail-ports.ts';
import type { ToldBooking } from './store-covered.ts';
import type { ExceptionRow } from './store-exceptions.ts';

/** Tells a traveler that they can cancel on better terms than those of their booking. */
export function exceptionMail(
  { http }: Pick<Config, 'http'>,
  booking: ToldBooking,
  { reason, refundPercent }: ExceptionRow,
  /** The basis of the booking's terms. */
  basis: RefundBasis,
): Mail {
  const { email, id, reference, travelCountry, travelDate, travelName, travelSpot } = booking;
  const share = shareText(refundPercent, basis);
  const more = refundPercent < 100 ? ', or more if your terms allow it' : '';
  const mail = composeMail(email, {
    subject: `You can cancel your trip to ${travelSpot}`,
    title: 'You can cancel this trip',
    name: travelName,
    words: tripWords(booking),
    paragraphs: [
      `If you would rather not travel now, cancel any time before the trip begins, and ${share}${more}.`,
      "If you still want to go, you don't need to do anything. Your booking is unchanged.",
    ],
    quote: reason,
    lines: [
      ...(reference === null ? [] : [['Reference', reference] as const]),
      ['Trip', `${travelSpot}, ${travelCountry}`],
      ['Travel date', formatDay(travelDate)],
    ],
    action: { label: 'See your bookings', url: `${http.publicUrl}/bookings` },
    more: { label: 'See this trip', url: tripUrl(http.publicUrl, { id }) },
  });
  return { ...mail, about: { kind: 'exception', bookingId: id } };
}

/** Notifies the agency of travelers who couldn't be emailed about an exception. */
export function untoldNotice(
  count: number,
  { fromDay, reason, toDay }: ExceptionRow,
): AgencyNotice {
  const travelers = count === 1 ? '1 traveler' : `${count} travelers`;
  return {
    subject: 'Travelers not notified of an exception',
    paragraphs: [
      `${travelers} couldn't be notified of an exception to your cancellation terms. It applies to them anyway. Please contact them yourself: search for bookings on these days.`,
    ],
    lines: [['Days', `${formatDay(fromDay)} to ${formatDay(toDay)}`]],
    quote: reason,
  };
}
