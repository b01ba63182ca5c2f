import type { ReviewHideReason, ReviewReportReason, ReviewState, ReviewView } from '@wayfarer/contract'; // prettier-ignore

export const reviewsTexts = {
  title: 'Reviews',
  text: 'What travelers say about their trips. You can hide a review only for a listed reason, which its author sees.',
  views: 'Which reviews',
  viewNames: {
    reported: 'Reported',
    waiting: 'Waiting',
    published: 'Published',
    hidden: 'Hidden',
  } satisfies Record<ReviewView, string>,
  failed: 'The reviews could not be loaded',
  empty: {
    reported: 'No review was reported by three or more people.',
    waiting: 'No reviews are waiting.',
    published: 'No reviews yet.',
    hidden: 'No hidden reviews.',
  } satisfies Record<ReviewView, string>,
  booking: 'Booking',
  by: (name: string, place: string) => `${name} on ${place}`,
  reports: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
  pictures: 'Pictures',
  picture: (at: number) => `Picture ${at}`,
  answered: 'Our answer',
  publish: 'Publish',
  keep: 'Keep it online',
  show: 'Show it again',
  hide: 'Hide',
  reply: 'Answer',
  feature: 'Show on Home',
  unfeature: 'No longer on Home',
  featured: 'On Home',
  unverified: 'Not verified',
  done: 'Done',
  hideTitle: 'Hide this review',
  hideText:
    'It is no longer shown or counted, and its pictures are permanently deleted. Its author sees the reason. A low rating alone is not a reason.',
  reason: 'Reason',
  replyTitle: 'Answer this review',
  replyText: 'Everyone sees it below the review. You cannot change it later.',
  words: 'Your answer',
  needed: 'Write an answer first.',
  send: 'Publish the answer',
  cancel: 'Cancel',
} as const;

export const hideReasons: Readonly<Record<ReviewHideReason, string>> = {
  insult: 'It insults someone',
  personal_data: 'It shows personal data',
  advertising: 'It is advertising',
  not_about_trip: 'It is not about the trip',
  not_independent: 'It is not by an independent traveler',
  illegal: 'It is illegal',
};

export const reportReasons: Readonly<Record<ReviewReportReason, string>> = {
  ...hideReasons,
  not_true: 'It is not true',
};

export const stateNames: Readonly<Record<ReviewState, string>> = {
  waiting: 'Waiting',
  published: 'Published',
  hidden: 'Hidden',
  removed: 'Removed',
};
