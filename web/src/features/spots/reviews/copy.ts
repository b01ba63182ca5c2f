import {
  grouped,
  MONTH_NAMES,
  RATED_FROM,
  type ReviewReportReason,
  type ReviewSort,
} from '@wayfarer/contract';

const counted = (count: number) =>
  count === 1 ? '1 verified review' : `${grouped(count)} verified reviews`;

/** 'April 2027' of '2027-04'. */
export function monthText(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTH_NAMES[Number(number) - 1] ?? ''} ${year}`.trim();
}

export const reviewTexts = {
  title: 'What travelers say',
  failed: 'The reviews could not be loaded',
  moreFailed: 'More reviews could not be loaded. Please try again.',
  count: counted,
  none: 'No reviews yet',
  noneText: 'Book and take this trip, and you can write the first one.',
  noneOf: (stars: number) => `No reviews with ${stars} ${stars === 1 ? 'star' : 'stars'}`,
  estimate: 'our own estimate',
  estimateText: `Rated by our own estimate until there are ${RATED_FROM} reviews.`,
  distribution: 'How the ratings are distributed',
  bar: (stars: number, count: number) =>
    `${stars} ${stars === 1 ? 'star' : 'stars'}: ${grouped(count)}`,
  filter: 'Filter by stars',
  all: 'All',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  sort: 'Sort',
  sorts: {
    newest: 'Newest',
    helpful: 'Most helpful',
    highest: 'Highest rated',
    lowest: 'Lowest rated',
  } satisfies Record<ReviewSort, string>,
  how: 'How this works',
  howText: (count: number) =>
    `Only people who booked, paid and finished this trip can write, once for each booking. All reviews are shown, low and high alike; we hide one only for an insult, personal data, advertising, what is not about the trip or what is illegal. The score is the plain mean of all${count > 1 ? ` ${grouped(count)}` : ''}.`,
  verified: (month: string) => `Verified trip, ${month}`,
  trip: (month: string) => `Trip of ${month}`,
  edited: 'edited',
  picturesBy: (name: string) => `Pictures by ${name}`,
  enlarge: (index: number, count: number, name: string) =>
    `Enlarge picture ${index} of ${count} by ${name}`,
  answered: 'The agency answered',
  helpful: (name: string) => `The review by ${name} is helpful`,
  helpfulLabel: 'Helpful',
  report: (name: string) => `Report the review by ${name}`,
  signIn: 'Please sign in first',
  failedToMark: 'That could not be saved',
  more: 'Show more reviews',
} as const;

export const reportTexts = {
  title: 'Report this review',
  text: 'Tell us what is wrong with it. It stays until we have read it; a low rating alone is no reason.',
  reason: 'Reason',
  detail: 'More about it (optional)',
  submit: 'Report',
  cancel: 'Cancel',
  done: 'Thank you. We will look at it.',
  failed: 'The report could not be sent.',
  reasons: {
    insult: 'It insults someone',
    personal_data: 'It shows personal data',
    advertising: 'It is advertising',
    not_about_trip: 'It is not about this trip',
    not_independent: 'It is not by an independent traveler',
    illegal: 'It is illegal',
    not_true: 'It is not true',
  } satisfies Record<ReviewReportReason, string>,
} as const;
