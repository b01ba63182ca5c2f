import { awaitsAnswer, leftToRight, partyText } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { travelDateText } from './parts/trip-lines.ts';
import type { MailedTrip } from '../../trips/trip-facts.ts';
import { listed, listedTexts } from './parts/listed.ts';
import { news as texts } from './mails.texts.js';
import { actions } from './parts/parts.texts.js';
import { payingText } from './parts/money-parts.ts';
import { namesOf } from './parts/trip-parts.ts';

interface News {
  /** The trips that the email describes. */
  trips: readonly [MailedTrip, ...MailedTrip[]];
  /** The number of further trips with news. */
  more: number;
  isProved: boolean;
}

/** The email in place of those that were held back because the address wasn't verified. */
export function newsMail(to: string, { isProved, more, trips }: News): Mail {
  const [{ booking, publicUrl }] = trips;
  const isOne = trips.length === 1;
  return composeMail(to, {
    subject: isOne ? texts.subject(namesOf(booking).spot) : texts.subjectSeveral,
    name: booking.travelName,
    paragraphs: [isOne ? texts.text : texts.textSeveral],
    sections: [
      ...trips.map(sectionOf),
      ...(more > 0 ? [{ title: texts.more(more), texts: [texts.seeAll] }] : []),
    ],
    action: { label: actions.bookings, url: `${publicUrl}/bookings` },
    ...(!isProved && {
      more: { label: texts.confirm, url: `${publicUrl}/account` },
      note: texts.note,
    }),
  });
}

function sectionOf({ booking, breakdown, payOnArrival, today }: MailedTrip) {
  const { reference, state } = booking;
  const facts = listed([travelDateText(booking), partyText(booking), leftToRight(reference ?? '')]);
  return {
    title: namesOf(booking).where,
    texts:
      state === 'booked' || state === 'held'
        ? [
            awaitsAnswer(booking) ? texts.requested(facts) : texts.booked(facts),
            ...listedTexts(payingText({ booking, breakdown, payOnArrival, today })),
          ]
        : [texts.canceled(facts)],
  };
}
