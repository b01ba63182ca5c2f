import { formatDay, formatMoney } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { tripWords } from './parts/trip-lines.ts';
import { balanceKey } from '../../trips/due.ts';
import { openOf, type MailedTrip } from '../../trips/trip-facts.ts';
import { weekdayText } from './parts/days.ts';
import { balance as texts } from './mails.texts.js';
import { balanceActions, isBalanceOverdue, payingText, priceTable } from './parts/money-parts.ts';
import { transferSections } from './parts/transfer-section.ts';
import { namesOf, tripFacts } from './parts/trip-parts.ts';

/** Asks for what is left to pay: before the trip or, if the balance has its own day, before and after that day. */
export function balanceMail(to: string, trip: MailedTrip): Mail {
  const { booking, breakdown, publicUrl, today } = trip;
  const { id, travelDate, travelName } = booking;
  const { spot } = namesOf(booking);
  const mail = composeMail(to, {
    ...headings(trip),
    name: travelName,
    words: tripWords(booking),
    paragraphs: [`${texts.text({ spot, day: weekdayText(travelDate) })} ${payingText(trip)}`],
    facts: tripFacts(booking),
    lines: priceTable(booking, breakdown),
    ...balanceActions(publicUrl, booking, breakdown),
    // what is due on arrival is paid there
    ...(breakdown.balanceDueOn !== undefined && {
      sections: transferSections(trip, openOf(breakdown)),
    }),
    note: isBalanceOverdue(trip) ? texts.noteOverdue : texts.note,
  });
  return { ...mail, about: { kind: 'balance', bookingId: id, key: balanceKey(booking, today) } };
}

function headings(trip: MailedTrip): { subject: string; title: string } {
  const { booking, breakdown } = trip;
  const { balanceDueOn, dueNow } = breakdown;
  const { spot } = namesOf(booking);
  const amount = formatMoney(openOf(breakdown), booking.currency);
  if (isBalanceOverdue(trip)) {
    return { subject: texts.subjectOverdue({ spot, amount }), title: texts.titleOverdue(amount) };
  }
  if (balanceDueOn === undefined || dueNow > 0) {
    return { subject: texts.subject({ spot, amount }), title: texts.title(amount) };
  }
  const day = formatDay(balanceDueOn);
  return { subject: texts.subjectBy({ spot, amount, day }), title: texts.titleBy({ amount, day }) };
}
