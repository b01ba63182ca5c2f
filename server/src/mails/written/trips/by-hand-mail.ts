import type { BookingRow } from '../../../db/tables/bookings.ts';
import type { Mail } from '../../../mail-ports.ts';
import { tripUrl } from '../../trips/trip-facts.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { actions } from './parts/parts.texts.js';
import { tripLines } from './parts/trip-lines.ts';

export function byHandMail(
  publicUrl: string,
  booking: BookingRow,
  { body, subject, to }: { body: string; subject: string; to: string },
): Mail {
  const mail = composeMail(to, {
    subject,
    name: booking.travelName,
    paragraphs: body.split(/\n\s*\n/),
    lines: tripLines(booking),
    action: { label: actions.see, url: tripUrl(publicUrl, booking) },
  });
  return { ...mail, autoSubmitted: 'no' };
}
