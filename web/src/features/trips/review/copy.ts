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
  text: 'Your words help the next traveler choose. Low ratings are shown like high ones.',
  back: 'Your trip',
  loading: 'Loading your trip...',
  failed: 'Your trip could not be loaded',
  notFound: 'Trip not found',
  notFoundText: 'It may be of another account, or the link is incomplete.',
  trips: 'Your bookings',
  rating: 'Your rating',
  ratings: ['1, poor', '2, could be better', '3, all right', '4, very good', '5, wonderful'],
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  heading: 'Title',
  words: 'Your review',
  least: `At least ${REVIEW_LIMITS.minText} characters`,
  length: (count: number) => `${count} of 4,000`,
  pictures: 'Pictures (optional)',
  picturesHint: 'What you saw there. Ask people before you show them.',
  name: 'Name shown',
  publish: 'Publish review',
  save: 'Save changes',
  remove: 'Remove review',
  removed: 'Your review was removed',
  note: 'You can edit it for 30 days and remove it at any time.',
  published: 'Thank you. Your review is online.',
  waits: 'Thank you. Your review appears once we have read it.',
  saved: 'Your changes are saved',
  sendFailed: 'Your review could not be saved.',
  meanwhile:
    'Your review was changed meanwhile. What you typed is still here: save again to replace it.',
  removeTitle: 'Remove your review?',
  removeText:
    'Its words are deleted at once, its pictures within a day, and the rating of the destination no longer counts it.',
  keep: 'Keep it',
  removeFailed: 'Your review could not be removed',
  verified: (text: string) => `Verified trip, ${month(text)}`,
  mark: 'This mark stands beside your review, because you booked, paid and went.',
} as const;

export const stateTexts = {
  waiting: 'It appears once we have read it.',
  published: 'It is online.',
  hidden: 'It was hidden',
  hiddenFor: {
    insult: 'because it insults someone',
    personal_data: 'because it shows personal data',
    advertising: 'because it is advertising',
    not_about_trip: 'because it is not about this trip',
    not_independent: 'because it is not by an independent traveler',
    illegal: 'because it is illegal',
  } satisfies Record<ReviewHideReason, string>,
  answered: 'Our answer',
  final: 'It can no longer be edited, but removed.',
} as const;

export const refusalTexts: Readonly<Record<ReviewRefusal, string>> = {
  not_booked: 'This booking no longer stands, so it cannot be reviewed.',
  own_place: 'You contributed this destination, so you cannot review it.',
  staff: 'People who work for the agency cannot review its trips.',
  booked_late: 'Only trips that were booked before they began can be reviewed.',
  not_paid: 'Only trips that were paid can be reviewed.',
  not_over: 'You can review this trip once you are back.',
  no_show: 'We noted that no one came on this trip. If that is wrong, please write to us.',
  too_late: `A trip can be reviewed until ${REVIEW_WITHIN_DAYS} days after it.`,
  written: 'You have reviewed this trip.',
  was_hidden: 'The review of this trip was hidden, and cannot be written again.',
};

export const promptTexts = {
  title: 'How was it?',
  text: 'Your words help the next traveler choose.',
  write: 'Write a review',
  ownTitle: 'Your review',
  see: 'See or edit your review',
} as const;
