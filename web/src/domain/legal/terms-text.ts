import { confirmationText, inSentence, type SiteContent } from '@wayfarer/contract';
import type { LegalText } from './legal-text.ts';

/** The terms as the product enforces them (spec §2, Booking form; §5; §9). */
export const termsHead = {
  title: 'Terms',
  text: 'What you can expect from us, and what we expect from you, in plain words.',
} as const;

const sectionsOf = ({
  confirmHours,
  included,
}: Pick<SiteContent, 'confirmHours' | 'included'>): LegalText['sections'] => [
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
      'A trip lasts from 1 to 30 days and starts today or later. Some destinations must be booked some days ahead; their pages say so.',
      'The total is the cost per day, times the number of days, times the travelers, at the prices for adults, children and infants shown when you book. Where a price is for the whole party, the number of travelers doesn’t change it. If a price has changed in the meantime, we show you the new one and ask again.',
      ...(included.length > 0 ? [`A package includes ${inSentence(included)}.`] : []),
      ...(confirmHours > 0 ? [confirmationText(confirmHours)] : []),
      'You need a valid ID or passport.',
    ],
  },
  {
    title: 'Paying',
    points: [
      'The payment page shows what’s due now and what’s due on arrival. We charge only the amount due now.',
      'You pay for a booking only once. It counts as paid when the payment provider confirms it.',
      'You can find the receipt in your payment history.',
    ],
  },
  {
    title: 'Changing and canceling',
    points: [
      'You can change or delete a booking yourself until you pay for it.',
      'You can’t change a paid booking online. Until the trip starts, you can cancel it in My bookings. Before you confirm, you’ll see how much you’d get back and until when.',
      'Each destination has its own cancellation terms, shown on its page and in the booking form. The terms you booked under stay in force.',
      'Refunds go back to the card you paid with.',
    ],
  },
  {
    title: 'Destinations you add',
    points: [
      'A destination added by a traveler is marked as contributed, on its page and in every booking.',
      'Describe what’s really there. Use only pictures you have the right to use.',
      'You can change or delete your destinations at any time. Existing bookings aren’t affected.',
      'We may review a destination, or a change to it, before others can see and book it. It must not pass for one of our own.',
      'We remove content that is false, hurtful or not yours.',
    ],
  },
];

/** A section only for a demonstration, whose figures are made up. */
const figures: LegalText['sections'][number] = {
  title: 'Figures and reviews',
  paragraphs: [
    'Figures on the home page and in the footer are advertising, not measurements. Pictures are drawings. Ratings marked “est.” and visitor numbers are our estimates.',
  ],
};

/** The terms; with `isDemo`, including the section about made-up figures. */
export const termsText = (
  site: Pick<SiteContent, 'confirmHours' | 'included'>,
  isDemo: boolean,
): LegalText => ({
  ...termsHead,
  sections: isDemo ? [...sectionsOf(site), figures] : sectionsOf(site),
});
