import { confirmationText, type SiteContent } from '@wayfarer/contract';
import type { PublicConfig } from '../../../api/public-config.ts';

interface Question {
  question: string;
  answer: string;
}

export interface QuestionGroup {
  title: string;
  questions: readonly Question[];
}

type Known = Pick<PublicConfig, 'accountMails' | 'contributions'> & {
  site: Pick<SiteContent, 'confirmHours' | 'included'>;
};

const WHO_ADDS: Readonly<Record<PublicConfig['contributions'], string>> = {
  open: 'Anyone who is signed in, with Add-Spots in the menu. It needs a name, a country, a cost per day and a picture, and appears right away.',
  review:
    'Anyone who is signed in, with Add-Spots in the menu. It needs a name, a country, a cost per day and a picture, and appears once we have approved it.',
  closed: 'Right now, only we can. Tell us about the destination and we may add it.',
};

const finding = ({ site: { confirmHours, included } }: Known): QuestionGroup => ({
  title: 'Finding and booking',
  questions: [
    {
      question: 'Do I need an account to browse?',
      answer:
        'No. Destinations, popular spots, the team and the reviews are open to everyone. You need an account to book, to pay and to add your own destinations.',
    },
    {
      question: 'How is the price of a trip calculated?',
      answer:
        'It’s the destination’s cost per day, times the number of days, times the travelers. Some destinations have lower prices for children or groups, or one price for the whole party. You’ll see each line and the total before you book.',
    },
    {
      question: 'What’s included?',
      answer:
        included.length > 0
          ? `${included.join(', ')}. The destination’s description lists anything else.`
          : 'The destination’s description says what’s included.',
    },
    {
      question: 'How long can a trip be?',
      answer: 'From 1 to 30 days. For longer, book a second trip or contact us.',
    },
    {
      question: 'When do I hear from you after booking?',
      answer: `${confirmHours > 0 ? `${confirmationText(confirmHours)} ` : ''}Your booking is in My bookings as soon as you make it.`,
    },
  ],
});

const CHANGING: QuestionGroup = {
  title: 'Changing and canceling',
  questions: [
    {
      question: 'Can I change the date or the length?',
      answer:
        'Yes, until you pay: open My bookings and choose Update. The form shows the new total and the difference.',
    },
    {
      question: 'Can I change a trip I’ve paid for?',
      answer:
        'Not online. Contact us with your booking and what you want to change, and we’ll try to help.',
    },
    {
      question: 'How do I cancel?',
      answer:
        'In My bookings. You can simply delete an unpaid booking. For a paid one, choose Cancel: before you confirm, you’ll see how much you’d get back and until when.',
    },
    {
      question: 'What do I need to travel?',
      answer:
        'A valid ID or passport. Some countries require a visa; please check with their embassy well ahead of your trip.',
    },
  ],
};

const PAYING: QuestionGroup = {
  title: 'Paying',
  questions: [
    {
      question: 'How can I pay?',
      answer:
        'By card, on your booking’s payment page. It shows what’s due now and what’s due on arrival before you press Pay.',
    },
    {
      question: 'Do you see my card?',
      answer:
        'No. The card field belongs to the payment provider. We store the brand, the last four digits, the amount and the provider’s payment ID.',
    },
    {
      question: 'I pressed Pay and lost the connection. Was I charged twice?',
      answer:
        'No. A booking can be paid only once, no matter how often you press the button. Open My bookings: it shows Paid as soon as the provider confirms.',
    },
    {
      question: 'I removed a payment from my history. Is the booking unpaid now?',
      answer:
        'No. Removing a payment only hides it from your list. The payment stays in our records and the booking stays paid.',
    },
  ],
};

const account = ({ accountMails }: Known): QuestionGroup => ({
  title: 'Your account',
  questions: [
    {
      question: 'What if I forget my password?',
      answer:
        accountMails === 'none'
          ? 'Contact us: this site can’t send email right now, so there’s no link to set a new one.'
          : 'Choose “Forgot your password?” on the sign-in page. We’ll send you a link to set a new one.',
    },
    {
      question: 'How do I sign out everywhere?',
      answer:
        'Your account page lists your signed-in devices. You can sign out each of them, or all at once.',
    },
    {
      question: 'Can I get a copy of my data?',
      answer:
        'Yes, as a file, with “Download my data” on your account page. It includes your profile, devices, destinations, bookings, payments, messages and more.',
    },
    {
      question: 'How do I delete my account?',
      answer:
        'On your account page. Your profile and password are erased; payments stay in our records with your name for as long as the law requires. If you have an upcoming paid trip, cancel it or contact us first.',
    },
  ],
});

const ownDestinations = ({ contributions }: Known): QuestionGroup => ({
  title: 'Your own destinations',
  questions: [
    {
      question: 'Who can add a destination?',
      answer: WHO_ADDS[contributions],
    },
    {
      question: 'Who can change what I added?',
      answer:
        'Only you, in My-TouristSpots, and our administrators. Others never see your email address.',
    },
    {
      question: 'What does “Contributed by a traveler” mean?',
      answer:
        'The destination isn’t one of our own: another traveler added it and set its cost. Your booking says so too.',
    },
  ],
});

/** Common questions, with answers that are true of this product and of the agency's settings. */
export const questionsOf = (known: Known): readonly QuestionGroup[] => [
  finding(known),
  CHANGING,
  PAYING,
  account(known),
  ownDestinations(known),
];
