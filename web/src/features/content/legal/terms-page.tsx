import { inSentence, type SiteContent } from '@wayfarer/contract';
import { definePage } from '../../../api/page.ts';
import { usePublicConfig } from '../../../api/public-config.ts';
import { LegalPage } from './legal-page.tsx';
import type { LegalText } from './legal-text.ts';

/** The terms as the product enforces them (spec §2, Booking form; §5; §9). */
const terms = {
  title: 'Terms',
  text: 'What you can expect from us, and we from you, in plain words.',
} as const;

const sectionsOf = ({ confirmHours, included }: SiteContent): LegalText['sections'] => [
  {
    title: 'Your account',
    points: [
      'Use your own name and an email address that reaches you.',
      'Keep your password to yourself. If a device is lost, sign it out on your account page.',
    ],
  },
  {
    title: 'Booking',
    points: [
      'A trip lasts from 1 to 30 days and starts today or later.',
      'The total is the cost per day times the number of days, at the price shown when you book. If a price has changed in the meantime, we show you the new one and ask again.',
      ...(included.length > 0 ? [`A package includes ${inSentence(included)}.`] : []),
      ...(confirmHours > 0 ? [`We confirm within ${confirmHours} hours.`] : []),
      'You need a valid ID or passport.',
    ],
  },
  {
    title: 'Paying',
    points: [
      'The payment page says what is due now and what is due on arrival. Only the amount due now is charged.',
      'A booking is paid once. What counts is the payment provider’s confirmation.',
      'You find the receipt in your payment history.',
    ],
  },
  {
    title: 'Changing and canceling',
    points: [
      'Until it is paid, you can change or delete a booking yourself.',
      'A paid booking can no longer be changed online. Until the trip begins, you can cancel it in My bookings; before you confirm, it says how much you get back and until when.',
      'Each destination has its cancellation terms: you find them on its page and in the booking form. The terms you booked under stay in force.',
      'A refund goes back to the card that paid.',
    ],
  },
  {
    title: 'Places that you add',
    points: [
      'A place that a traveler added is marked as contributed, here and in every booking of it.',
      'Describe what is there. Use only pictures that you have the right to use.',
      'You can change or delete your places at any time. Bookings that others made keep what they booked.',
      'We may review a place, or a change to it, before others can see and book it. It must not pass for one of our own destinations.',
      'We remove content that is false, hurtful or not yours.',
    ],
  },
];

/** Of a demonstration, whose figures are made up. */
const figures: LegalText['sections'][number] = {
  title: 'Figures and reviews',
  paragraphs: [
    'Figures on the home page and in the footer are advertising, not measurements. Pictures are drawings. Ratings and visitor numbers are stored values.',
  ],
};

function Terms() {
  const { mode, site } = usePublicConfig();
  const sections = sectionsOf(site);
  const shown = mode === 'demo' ? [...sections, figures] : sections;
  return <LegalPage content={{ ...terms, sections: shown }} />;
}

export const page = definePage(Terms, {
  meta: () => ({ title: terms.title, description: terms.text }),
});
