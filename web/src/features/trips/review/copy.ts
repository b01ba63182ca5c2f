import {
  MONTH_NAMES,
  REVIEW_LIMITS,
  REVIEW_WITHIN_DAYS,
  type ReviewHideReason,
  type ReviewRefusal,
} from '@wayfarer/contract';

const month = (text: string) => {
  const [year = '', number = ''] = text.split('-');
  return `${MONTH_NAMES[Number(number) - 1] ?? ''} ${year}`.trim();
};

export const formTexts = {
  title: (spot: string) => `How was ${spot}?`,
  plainTitle: 'Your review',
  text: 'Your review helps the next traveler choose. We show low ratings just like high ones.',
  back: 'Your trip',
  loading: 'Loading your trip...',
  failed: 'We couldn’t load your trip',
  notFound: 'Trip not found',
  notFoundText: 'The link may be incomplete, or the trip may belong to another account.',
  trips: 'Your bookings',
  rating: 'Your rating',
  ratings: ['1, poor', '2, could be better', '3, all right', '4, very good', '5, wonderful'],
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  heading: 'Title',
  words: 'Your review',
  least: `At least ${REVIEW_LIMITS.minText} characters`,
  length: (count: number) => `${count} of 4,000`,
  pictures: 'Pictures (optional)',
  picturesHint: 'Show what you saw there. Ask people before you show them.',
  name: 'Name to show',
  publish: 'Publish review',
  save: 'Save changes',
  remove: 'Remove review',
  removed: 'Review removed',
  note: 'You can edit it for 30 days and remove it at any time.',
  published: 'Thank you. Your review is online.',
  waits: 'Thank you. Your review will appear once we’ve read it.',
  saved: 'Changes saved',
  sendFailed: 'Your review couldn’t be saved.',
  changed:
    'Your review was changed somewhere else. What you typed is still here. Save again to overwrite.',
  removeTitle: 'Remove your review?',
  removeText:
    'Its text is deleted right away and its pictures within a day. It no longer counts toward the destination’s rating.',
  keep: 'Keep it',
  removeFailed: 'Your review couldn’t be removed',
  verified: (text: string) => `Verified trip, ${month(text)}`,
  mark: 'This badge appears because you booked, paid for and took this trip.',
} as const;

export const stateTexts = {
  waiting: 'Your review will appear once we’ve read it.',
  published: 'Your review is online.',
  hidden: 'Your review was hidden',
  hiddenFor: {
    insult: 'because it insults someone',
    personal_data: 'because it shows personal data',
    advertising: 'because it is advertising',
    not_about_trip: 'because it isn’t about this trip',
    not_independent: 'because it isn’t by an independent traveler',
    illegal: 'because it is illegal',
  } satisfies Record<ReviewHideReason, string>,
  answered: 'Our reply',
  final: 'You can’t edit this review anymore, but you can remove it.',
} as const;

export const refusalTexts: Readonly<Record<ReviewRefusal, string>> = {
  not_booked: 'This booking was canceled or has expired, so you can’t review it.',
  own_place: 'You contributed this destination, so you can’t review it.',
  staff: 'People who work for the agency can’t review its trips.',
  booked_late: 'You can review only trips that were booked before they started.',
  not_paid: 'You can review only trips that were paid for.',
  not_over: 'You can review this trip once you’re back.',
  no_show: 'We recorded this trip as a no-show. If that’s wrong, please contact us.',
  too_late: `You can review a trip for up to ${REVIEW_WITHIN_DAYS} days after it ends.`,
  written: 'You’ve already reviewed this trip.',
  was_hidden: 'Your review of this trip was hidden, so you can’t write another one.',
};

export const promptTexts = {
  title: 'How was it?',
  text: 'Your review helps the next traveler choose.',
  write: 'Write a review',
  ownTitle: 'Your review',
  see: 'See or edit your review',
} as const;
