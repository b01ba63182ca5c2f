import {
  grouped,
  MONTH_NAMES,
  RATED_FROM,
  type ReviewReportReason,
  type ReviewSort,
} from '@wayfarer/contract';

const counted = (count: number) =>
  count === 1 ? '1 verified review' : `${grouped(count)} verified reviews`;

/** 'April 2027' for '2027-04'. */
export function monthText(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTH_NAMES[Number(number) - 1] ?? ''} ${year}`.trim();
}

export const reviewTexts = {
  title: 'What travelers say',
  failed: 'We couldn’t load the reviews',
  moreFailed: 'We couldn’t load more reviews. Please try again.',
  count: counted,
  none: 'No reviews yet',
  noneText: 'Book and take this trip, and you can write the first one.',
  samples: 'Sample reviews',
  sample: 'Sample, not a real review',
  samplesText: 'Samples are shown only in this demo. They don’t count toward the rating.',
  noneOf: (stars: number) => `No reviews with ${stars} ${stars === 1 ? 'star' : 'stars'}`,
  estimate: 'our own estimate',
  estimateText: `This is our own estimate until there are ${RATED_FROM} reviews.`,
  distribution: 'Rating distribution',
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
  how: 'How reviews work',
  howText: (count: number) =>
    `Only people who booked, paid for and finished this trip can review it, once per booking. We show all reviews, low and high alike. We hide one only if it insults someone, shows personal data, advertises, isn’t about the trip or is illegal. The score is the simple average of all${count > 1 ? ` ${grouped(count)}` : ''}.`,
  verified: (month: string) => `Verified trip, ${month}`,
  trip: (month: string) => `Trip in ${month}`,
  edited: 'edited',
  picturesBy: (name: string) => `Pictures by ${name}`,
  enlarge: (index: number, count: number, name: string) =>
    `Enlarge picture ${index} of ${count} by ${name}`,
  answered: 'Reply from the agency',
  helpful: (name: string) => `The review by ${name} is helpful`,
  helpfulLabel: 'Helpful',
  report: (name: string) => `Report the review by ${name}`,
  signIn: 'Please sign in first',
  failedToMark: 'That couldn’t be saved',
  more: 'Show more reviews',
} as const;

export const reportTexts = {
  title: 'Report this review',
  text: 'Tell us what’s wrong with it. It stays up until we’ve read it. A low rating alone isn’t a reason.',
  reason: 'Reason',
  detail: 'Details (optional)',
  submit: 'Report',
  cancel: 'Cancel',
  done: 'Thank you. We’ll look at it.',
  failed: 'The report couldn’t be sent.',
  reasons: {
    insult: 'It insults someone',
    personal_data: 'It shows personal data',
    advertising: 'It’s advertising',
    not_about_trip: 'It isn’t about this trip',
    not_independent: 'It isn’t by an independent traveler',
    illegal: 'It’s illegal',
    not_true: 'It isn’t true',
  } satisfies Record<ReviewReportReason, string>,
} as const;
