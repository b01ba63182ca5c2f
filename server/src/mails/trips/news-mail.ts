import { partyText } from '@wayfarer/contract';
import type { Mail } from '../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { travelDateText } from '../trip-lines.ts';
import type { MailedTrip } from './mailed-trip.ts';
import { payingText } from './trip-parts.ts';

interface News {
  /** The trips with news that the email describes; at least one. */
  trips: readonly [MailedTrip, ...MailedTrip[]];
  /** The number of further trips with news. */
  more: number;
  isProved: boolean;
}

/** Tells a traveler about trips whose emails were held back because their address was not verified. */
export function newsMail(to: string, { isProved, more, trips }: News): Mail {
  const [{ booking, publicUrl }] = trips;
  const isOne = trips.length === 1;
  return composeMail(to, {
    subject: isOne ? `News about your trip: ${booking.travelSpot}` : 'News about your trips',
    name: booking.travelName,
    paragraphs: [isOne ? 'Here’s the latest on your trip.' : 'Here’s the latest on your trips.'],
    sections: [
      ...trips.map(sectionOf),
      ...(more > 0 ? [{ title: `And ${more} more`, texts: ['See them all on our site.'] }] : []),
    ],
    action: { label: 'See your bookings', url: `${publicUrl}/bookings` },
    ...(!isProved && {
      more: { label: 'Confirm your email address', url: `${publicUrl}/account` },
      note: 'Until you confirm this address, we send news about your trips at most once a day. If you didn’t book with us, someone may have entered your address by mistake, and you can ignore this email.',
    }),
  });
}

function sectionOf({ booking, breakdown, payOnArrival }: MailedTrip) {
  const { reference, state, travelCountry, travelSpot } = booking;
  const facts = [travelDateText(booking), partyText(booking), reference ?? ''];
  return {
    title: `${travelSpot}, ${travelCountry}`,
    texts:
      state === 'booked' || state === 'held'
        ? [
            `Booked: ${listed(facts)}`,
            ...listedTexts(payingText({ booking, breakdown, payOnArrival })),
          ]
        : [`Canceled: ${listed(facts)}`],
  };
}

const listed = (facts: readonly string[]) => facts.filter((fact) => fact !== '').join(', ');
const listedTexts = (text: string) => (text === '' ? [] : [text]);
